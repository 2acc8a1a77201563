import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { newFolder } from './dialects.ts'

/** A disk of its own, of so many bytes; undefined where the test may not make one. */
export function smallDisk(bytes: number): string | undefined {
  const folder = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from './testing/dialects.ts'

const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Encodes a picture for so long that nobody would wait for it; tells its encoder's process in the middle of that. */
const encoding = `
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { createEncoder } from ${address('./media/encoder.ts')}
const side = 3000
const noise = { type: 'gaussian', mean: 128, sigma: 60 }
const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } }).jpeg().toBuffer()
const area = { left: 0, top: 0, width: side, height: side }
const cuts = Array.from({ length: 60 }, () => ({ shape: 'full', rotation: 0, widths: [side], area }))
createEncoder({ atOnce: 1 }).run('endless.jpg', { bytes, types: ['image/avif'], cuts }).catch(() => {})
const children = () => readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ').filter(Boolean)
const ticks = (pid) => Number(readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1].split(' ')[11])
const looking = setInterval(() => {
  const [child] = children()
  if (child === undefined || ticks(child) < 150) return
  clearInterval(looking)
  process.stdout.write(child + '\\n')
}, 50)
setInterval(() => {}, 1000)
`

/** Has the example site prepared; tells the process that does it once it says that it is at work. */
const preparing = `
import { fork } from 'node:child_process'
const child = fork(${address('./prepare.child.ts')}.slice(7), { env: { ...process.env, DATA_DIR: process.argv[1] }, stdio: 'ignore', execArgv: [] })
child.once('message', () => process.stdout.write(child.pid + '\\n'))
child.once('exit', (code) => process.exit(code ?? 1))
setInterval(() => {}, 1000)
`

/** Whether that process still runs; one that ended and waits to be noticed does not. */
function runs(pid: number): boolean {
  const path = `/proc/${pid}/stat`
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'))
}

describe.runIf(existsSync('/proc/self/stat'))('also after kill -9 of their server', () => {
  test.each([
    ['the encoder, in the middle of a picture', encoding],
    ['what prepares the example', preparing],
  ])('%s: it ends', { timeout: 60_000 }, async (_, program) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program, newFolder()], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const child = Number(
      await new Promise((resolve, reject) => {
        parent.stdout.once('data', resolve)
        parent.once('exit', (code) =>
          reject(new Error(`What should begin a process stopped itself, with code ${code}.`)),
        )
      }),
    )
    onTestFinished(() => {
      if (runs(child)) process.kill(child, 'SIGKILL')
    })
    expect(runs(child)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => runs(child), { timeout: 5_000 }).toBe(false)
  })
})

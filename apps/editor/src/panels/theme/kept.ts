import type { ContrastFault } from '@mimar/render'
import { deviceStorage } from '../../state/storage.ts'

/** Warnings that somebody has read and kept stay away, until the colour is another. */
export function isKept(site: string, hex: string, fault: ContrastFault): boolean {
  return readKept(site).includes(nameOf(hex, fault))
}

export function keepAnyway(site: string, hex: string, fault: ContrastFault): void {
  const kept = [...readKept(site), nameOf(hex, fault)].slice(-MOST)
  try {
    deviceStorage.setItem(keyOf(site), JSON.stringify(kept))
  } catch {
    // Full or forbidden: the warning comes again, which harms nobody.
  }
}

const MOST = 40
const keyOf = (site: string) => `mimar:kept-colours:${site}`
const nameOf = (hex: string, { token, trouble, ratio }: ContrastFault) =>
  `${token} ${hex} ${trouble} ${ratio.toFixed(1)}`

function readKept(site: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(deviceStorage.getItem(keyOf(site)) ?? '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

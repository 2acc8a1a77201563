/**
 * Capability addresses: an <img> can send no token, so the address of a draft's picture itself is the permission. It opens the
 * pictures of one site, is handed out with that site's draft, and ends by itself.
 */

import { createHmac } from 'node:crypto'
import { clock } from '../clock.ts'
import { isSameSecret } from '../same-secret.ts'

/** A key opens for one to two of these: addresses stay the same for as long, so that browsers keep what they have. */
const PERIOD_MS = 3 * 86_400_000
const KEYED = /^\/media\/([^/]{1,200})\/([\w-]{22})\/([^/]+)$/

export interface PictureKeys {
  /** The address of a draft's picture for who may see that draft; `address` is as pages name it, /media/… */
  keyed(draft: string, address: string): string
  /** What a keyed address opens; undefined for any other, and when its time is over. */
  read(address: string): { readonly draft: string; readonly address: string } | undefined
}

export function createPictureKeys(secret: string, now: () => number = clock.now): PictureKeys {
  const keyOf = (draft: string, period: number) =>
    createHmac('sha256', secret).update(`pictures ${period} ${draft}`).digest('base64url').slice(0, 22)
  const period = () => Math.floor(now() / PERIOD_MS)
  return {
    keyed: (draft, address) =>
      address.replace(/^\/media\//, `/media/${encodeURIComponent(draft)}/${keyOf(draft, period())}/`),
    read(keyed) {
      const [, name = '', key, file] = KEYED.exec(keyed) ?? []
      const draft = decoded(name)
      if (key === undefined || draft === undefined) return undefined
      const isRight = [period(), period() - 1].some((one) => isSameSecret(key, keyOf(draft, one)))
      return isRight ? { draft, address: `/media/${file}` } : undefined
    },
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

import { encodeAddress } from '@mimar/fields'

/** What a request asks for: the decoded path, and the query as it was written (with its '?'). */
interface Target {
  readonly address: string
  readonly query: string
}

/** Reads a request target; undefined when it is none that a browser would send. */
export function readTarget(url: string): Target | undefined {
  if (url.charCodeAt(0) !== SLASH) return undefined
  const end = url.indexOf('?')
  const raw = end < 0 ? url : url.slice(0, end)
  const address = raw.includes('%') ? decode(raw) : raw
  if (address === undefined || FORBIDDEN.test(address)) return undefined
  return { address, query: end < 0 ? '' : url.slice(end) }
}

/** A target as it is written in a header. */
export function encodeTarget({ address, query }: Target): string {
  const safeQuery = query.replace(/[^\x21-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return encodeAddress(address) + safeQuery
}

const SLASH = 47
/** Control characters, backslashes, and steps out of the folder. */
const FORBIDDEN = /[\0-\x1f\x7f\\]|\/\.\.?(?:\/|$)/

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

import { once } from 'node:events'
import type { FastifyRequest } from 'fastify'

const LONGEST_PASSING_MS = 10_000

/**
 * Who goes on sending does not hear a refusal when the connection ends with it. Where it stays, Node lets pass what is
 * still sent. Where the other side wants it ended, as some proxies do, the answer waits.
 */
export async function letPass({ raw, headers }: FastifyRequest): Promise<void> {
  if (raw.complete || !/\bclose\b/i.test(headers.connection ?? '')) return
  raw.resume()
  // Who goes on for longer than that, or has gone, is answered at once.
  await once(raw, 'end', { signal: AbortSignal.timeout(LONGEST_PASSING_MS) }).catch(() => {})
}

const LONGEST_NAME = 120

/** What the file is called where it comes from: its last part, without what no file name holds. */
export function sentName({ headers }: FastifyRequest, otherwise: string): string {
  const given = decoded(String(headers['x-file-name'] ?? ''))
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}:?#<>"|*]/gu, '')
    .trim()
  return name === '' || /^\.+$/.test(name) ? otherwise : name.slice(-LONGEST_NAME).toWellFormed()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

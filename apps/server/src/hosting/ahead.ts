// Speculation rules (prefetch): a browser that fetched a page ahead says by itself when it shows it, so that it is counted once.
import type { IncomingMessage } from 'node:http'
import type { Mark } from './mark.ts'

/** A copy that came ahead has a name of its own: whoever asks with it is told to say nothing of it again. */
const AHEAD = '-ahead"'
/** The header names addresses of rules; browsers fetch them when they show the page, and keep the header with their copy of it. */
const RULES = 'speculation-rules'

/** The name of the same copy, as it came ahead. */
export const etagAhead = (etag: string): string => etag.replace(/"$/, AHEAD)

/**
 * What is added to the headers of a page: of one that is fetched ahead, where its showing is told; of one that was, and is asked for
 * by somebody now, that it is not to be told again. Undefined for all others.
 */
export function headersAhead(
  { method, headers: { 'sec-purpose': purpose, 'if-none-match': known } }: IncomingMessage,
  shownAt: string,
): Mark | undefined {
  if (method !== 'GET') return undefined
  if (purpose === 'prefetch') return { key: 'ahead', on: (headers) => [...named(headers), RULES, `"${shownAt}"`] }
  const cameAhead = purpose === undefined && known?.includes(AHEAD) === true
  return cameAhead ? { key: 'came ahead', on: (headers) => [...named(headers), RULES, ''] } : undefined
}

const named = (headers: readonly string[]) =>
  headers.map((text, at) => (headers[at - 1] === 'etag' ? etagAhead(text) : text))

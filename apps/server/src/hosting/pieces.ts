// Files that are kept in pieces (videos, captions, documents): sent one piece after another, as whoever reads them takes it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { bytesOf, readPieces } from '../blobs/pieces.ts'
import { etagOf, fileHeaders, validators } from './headers.ts'
import { readRange } from './range.ts'

interface Sending {
  readonly blobs: Pick<Blobs, 'read'>
  /** All headers of the answer, from those of the file. */
  readonly headed: (headers: readonly string[]) => readonly string[]
}

/** Whether somebody has this file, by what they say they know. */
export const isKnown = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)

/** Answers with all of a file, or the part that is asked for; false where its bytes are lost, and nothing was said. */
export async function sendPieces(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReleaseFile,
  { blobs, headed }: Sending,
): Promise<boolean> {
  const { headers, method } = request
  const etag = etagOf(file, 'plain', false)
  const known = headers['if-none-match']
  if (known !== undefined && isKnown(known, etag)) {
    response.writeHead(304, headed(validators(file, etag)) as string[]).end()
    return true
  }
  const pieces = await readPieces(file.hash, blobs)
  if (!pieces) return false
  const part = partOf(headers, file.size, etag)
  if (part === 'unsatisfiable') {
    response.writeHead(416, ['content-range', `bytes */${file.size}`, 'content-length', '0']).end()
    return true
  }
  const { start, end } = part ?? { start: 0, end: file.size - 1 }
  const told = [
    ...fileHeaders(file, 'plain', etag),
    ...(part ? ['content-range', `bytes ${start}-${end}/${file.size}`] : []),
    ...['content-length', String(end - start + 1)],
  ]
  response.writeHead(part ? 206 : 200, headed(told) as string[])
  if (method === 'HEAD') response.end()
  // Who goes away in the middle is no failure of ours.
  else await pipeline(Readable.from(bytesOf(pieces, blobs, { start, end })), response).catch(unlessGone(response))
  return true
}

function partOf(headers: IncomingMessage['headers'], size: number, etag: string) {
  const { range, 'if-range': condition } = headers
  return range !== undefined && (condition === undefined || condition === etag) ? readRange(range, size) : undefined
}

function unlessGone(response: ServerResponse) {
  return (failure: unknown) => {
    if (!response.destroyed || (failure as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure
  }
}

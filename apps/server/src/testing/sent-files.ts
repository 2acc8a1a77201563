import { Readable } from 'node:stream'
import { hashOf } from '../blobs/blobs.ts'
import type { Installation } from '../installation.ts'

/** Small files as people send them, whole. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  // A small picture within its head has an end of its own.
  Buffer.from('ffe10008ffd8ffd90000', 'hex'),
  Buffer.from('ffda0008010100003f00', 'hex'),
  Buffer.alloc(80, 0x5a),
  Buffer.from('ffd9', 'hex'),
])
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([92, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.alloc(84, 1),
])
const HEIC = Buffer.concat([
  Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
  Buffer.from('000000106d657461', 'hex'),
  Buffer.alloc(8),
  Buffer.from('000000406d646174', 'hex'),
  Buffer.alloc(56),
])

/** A document of that many bytes, where that is enough for it. */
export function somePdf(text = 'A referral', size = 0): Buffer {
  const [start, end] = [Buffer.from(`%PDF-1.7\n% ${text}\n`), Buffer.from('\nstartxref\n0\n%%EOF\n')]
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length - end.length), 'x'), end])
}

export const SENT = {
  png: PNG,
  jpeg: JPEG,
  webp: WEBP,
  heic: HEIC,
  pdf: somePdf(),
  zip: Buffer.from('PK\x03\x04'.padEnd(200, 'x')),
}

/** A part of a form: a text, or a file. */
type Part = readonly [name: string, value: string] | readonly [name: string, filename: string, bytes: Buffer]

const BOUNDARY = '----aBoundary7'

/** A form as browsers post it where it has files. */
export function multipart(parts: readonly Part[]) {
  const bytes = parts.flatMap(([name, text, file]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(file ? `; filename="${text}"\r\nContent-Type: application/octet-stream\r\n\r\n` : `\r\n\r\n${text}`),
    file ?? Buffer.alloc(0),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

/** A message with a file, as if it had come by a form. */
export async function writeWithFile(
  { messages, sentFiles }: Pick<Installation, 'messages' | 'sentFiles'>,
  bytes: Buffer,
) {
  const [hash, size] = [hashOf(bytes), bytes.length]
  const form = {
    name: 'Layla',
    email: 'layla@example.com',
    message: '',
    siteHash: 'hash',
    website: '',
    formTime: '',
    isCookieAccepted: false,
  }
  const file = { number: 1, name: 'إحالة.pdf', type: 'application/pdf', size } as const
  const receipt = await messages.contact({ site: 'hotel', language: 'ar', address: '127.0.0.1', key: null }, form, {
    ...{ text: 'Referral: إحالة.pdf', typed: 'إحالة.pdf', files: [{ number: 1, hash, size }] },
    answers: [{ question: 'cv', label: 'Referral', kind: 'FILE', files: [file] }],
    keep: () => sentFiles.take(hash, Readable.from([bytes])),
  })
  if (receipt !== 'stored') throw new Error(receipt)
}

/** The file of the newest message of a site. */
export async function fileIn({ messages, sentFiles }: Installation, site = 'hotel') {
  const [message] = await messages.store.list({ site, folder: 'inbox', search: '' }, 1)
  const kept = await sentFiles.store.find(message?.id ?? '', 1)
  return kept && Buffer.concat(await all(sentFiles.read(kept)))
}

/** What comes one after another, together. */
export async function all<One>(some: AsyncIterable<One>): Promise<One[]> {
  const found: One[] = []
  for await (const one of some) found.push(one)
  return found
}

// Multipart uploads: an object that is sent bit by bit, and is there as a whole once the last of it was.
import type { Bucket } from './bucket.ts'
import { StoreRefusal } from './faults.ts'
import { textIn } from './listing.ts'

/** Stores take parts from 5 MiB on. */
const PART_BYTES = 8 * 1024 * 1024
const A_DAY = 86_400_000

/** Sends an object while it is being made, with no more of it in memory than a part. */
export class Upload {
  readonly #bucket: Bucket
  readonly #key: string
  readonly #etags: string[] = []
  #id: string | undefined
  #waiting: Uint8Array[] = []
  #waitingBytes = 0

  constructor(bucket: Bucket, key: string) {
    this.#bucket = bucket
    this.#key = key
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    if (this.#waitingBytes >= PART_BYTES) await this.#sendPart()
  }

  /** It is there, and to stay. What is small is sent at once. */
  async finish(): Promise<void> {
    if (this.#id === undefined) return this.#bucket.write(this.#key, this.#taken())
    if (this.#waitingBytes > 0) await this.#sendPart()
    await this.#complete(this.#id)
  }

  /** Nothing of it is kept; what cannot be taken back now is taken back a day later. */
  async giveUp(): Promise<void> {
    if (this.#id !== undefined) await abort(this.#bucket, this.#key, this.#id).catch(() => {})
  }

  async #sendPart(): Promise<void> {
    const body = this.#taken()
    this.#id ??= await this.#begin()
    const query = { partNumber: String(this.#etags.length + 1), uploadId: this.#id }
    const { headers } = await this.#bucket.ask({ method: 'PUT', key: this.#key, query, body })
    this.#etags.push(headers.get('etag') ?? '')
  }

  #taken(): Buffer {
    const bytes = Buffer.concat(this.#waiting, this.#waitingBytes)
    this.#waiting = []
    this.#waitingBytes = 0
    return bytes
  }

  async #begin(): Promise<string> {
    const { bytes } = await this.#bucket.ask({ method: 'POST', key: this.#key, query: { uploads: '' } })
    const id = textIn(bytes.toString(), 'UploadId')
    if (id !== '') return id
    throw new StoreRefusal(`${this.#bucket.name} cannot be used: it takes no object in parts (multipart uploads).`)
  }

  async #complete(uploadId: string): Promise<void> {
    const parts = this.#etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    )
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    try {
      const { bytes } = await this.#bucket.ask({ method: 'POST', key: this.#key, query: { uploadId }, body })
      // It may answer that all goes well, and say only then that it does not.
      const code = textIn(bytes.toString(), 'Code')
      if (code !== '') throw new StoreRefusal(`${this.#bucket.name} cannot be used: it answers ${code}.`)
    } catch (failure) {
      // Of one that was asked twice the second answer is that there is no such upload any more.
      if (!(failure instanceof StoreRefusal) || !(await this.#bucket.read(this.#key, { last: 1 }))) throw failure
    }
  }
}

const abort = (bucket: Bucket, key: string, uploadId: string) =>
  bucket.ask({ method: 'DELETE', key, query: { uploadId } })

/** Takes back what was begun more than a day ago by processes that have ended. */
export async function abortUnfinished(bucket: Bucket, folder: string): Promise<void> {
  const query = { uploads: '', prefix: `${bucket.prefix}${folder}/` }
  const { bytes, headers } = await bucket.ask({ method: 'GET', query })
  const now = Date.parse(headers.get('date') ?? '')
  for (const [, entry = ''] of bytes.toString().matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const [key, id] = [textIn(entry, 'Key').slice(bucket.prefix.length), textIn(entry, 'UploadId')]
    if (now - Date.parse(textIn(entry, 'Initiated')) > A_DAY) await abort(bucket, key, id)
  }
}

// Streaming upload of a form: files go to the disk and are judged by their bytes, whatever their names say.
import { createHash, type Hash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_FORM } from '@mimar/contract'
import { MAX_SENT, MAX_SENT_FILE, type SentType } from '@mimar/fields'
import type { SentFault } from '@mimar/sections/questions'
import { clock } from '../../clock.ts'
import { sourceOf } from '../../media/files/file-source.ts'
import { NotMultipart, type PartHead, type PartsTaker, readMultipart } from './multipart.ts'
import { isWhole, SENT_START, sentTypeOf } from './sent-type.ts'

/** A file that came with a form. */
export interface ArrivedFile {
  /** What it was called where it came from. */
  readonly given: string
  readonly size: number
  /** What is wrong with it; then its bytes are not here. */
  readonly fault?: SentFault
  /** The bytes, where nothing is wrong. */
  readonly kept?: { readonly path: string; readonly hash: string; readonly type: SentType }
}

/** The files of each question, by the name of its input. */
export type ArrivedFiles = ReadonlyMap<string, readonly ArrivedFile[]>

export interface ArrivedForm {
  readonly fields: { readonly [name: string]: string }
  readonly files: ArrivedFiles
  /** False where it ended in the middle. */
  readonly isWhole: boolean
  /** Removes what stands on the disk. */
  clear(): Promise<void>
}

/** A body beyond all bounds: who sends it has been heard long enough. */
export class FormTooLarge extends Error {}

/** What nobody wants is let pass, so that what was typed behind it is not lost; no further than that. */
const MOST_PASSING = 8 * MAX_SENT
/** With the heads of parts, and whatever stands before the first and behind the last. */
const MOST_BODY = MOST_PASSING + 5_000_000
/** A form with files keeps a place from others while it comes, so it is heard no longer than that: the largest by 14 kB a second. */
export const LONGEST_MS = 30 * 60_000
const MOST_FILES = 50
const LONGEST_NAME = 200

interface Wish {
  /** Where bytes stand while they come. */
  readonly folder: string
  readonly boundary: string
  /** Whether files are taken just now; those that are not are let pass. */
  readonly takesFiles: boolean
}

/** Reads a form with files. Throws `NotMultipart` or `FormTooLarge`, after which nothing of it is left. */
export async function arriveForm(stream: Readable, { folder, boundary, takesFiles }: Wish): Promise<ArrivedForm> {
  const arriving = new ArrivingForm(folder, takesFiles)
  try {
    await mkdir(folder, { recursive: true })
    const isEnded = await readMultipart(bounded(stream), boundary, arriving)
    if (!isEnded) await arriving.breakOff()
    return {
      isWhole: isEnded,
      fields: Object.fromEntries(arriving.fields),
      files: arriving.files,
      clear: () => arriving.clear(),
    }
  } catch (failure) {
    await arriving.breakOff()
    await arriving.clear()
    throw stream.errored ? new NotMultipart() : failure
  }
}

/** What comes too late is as if it had not come. */
async function* bounded(stream: Readable): AsyncGenerator<Buffer> {
  const began = clock.now()
  let read = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    if (clock.now() - began > LONGEST_MS) return
    read += chunk.length
    if (read > MOST_BODY) throw new FormTooLarge()
    yield chunk
  }
}

interface Open {
  readonly path: string
  readonly file: FileHandle
  readonly hash: Hash
}

class ArrivingForm implements PartsTaker {
  readonly fields = new Map<string, string>()
  readonly files = new Map<string, ArrivedFile[]>()
  readonly #folder: string
  readonly #takesFiles: boolean
  readonly #paths: string[] = []
  #head: PartHead | undefined
  #text: Buffer[] = []
  #open: Open | undefined
  #start: Buffer = Buffer.alloc(0)
  #size = 0
  #fault: SentFault | undefined
  #texts = 0
  #sent = 0
  #read = 0
  #count = 0

  constructor(folder: string, takesFiles: boolean) {
    this.#folder = folder
    this.#takesFiles = takesFiles
  }

  async begin(head: PartHead): Promise<void> {
    if (head.name.length > LONGEST_NAME) throw new NotMultipart()
    this.#head = head
    this.#text = []
    this.#start = Buffer.alloc(0)
    this.#size = 0
    this.#fault = undefined
    if (!head.filename) return
    this.#count += 1
    if (this.#count > MOST_FILES) throw new FormTooLarge()
    if (!this.#takesFiles) this.#fault = 'full'
  }

  async data(bytes: Buffer): Promise<void> {
    this.#read += bytes.length
    if (this.#read > MOST_PASSING) throw new FormTooLarge()
    if (this.#head?.filename === undefined) this.#takeText(bytes)
    else if (this.#head.filename !== '') await this.#takeBytes(bytes)
  }

  async end(): Promise<void> {
    const { name, filename } = this.#head as PartHead
    this.#head = undefined
    if (filename === undefined) {
      // The first of a name is meant, as by all who read forms.
      if (!this.fields.has(name)) this.fields.set(name, Buffer.concat(this.#text).toString('utf8'))
      return
    }
    if (filename === '') return
    const file = await this.#closed(filename)
    this.files.set(name, [...(this.files.get(name) ?? []), file])
  }

  /** What was just coming did not come whole. */
  async breakOff(): Promise<void> {
    const isFile = Boolean(this.#head?.filename)
    if (isFile) this.#fault ??= 'damaged'
    if (this.#head && isFile) await this.end()
    this.#head = undefined
  }

  async clear(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })))
  }

  #takeText(bytes: Buffer): void {
    this.#texts += bytes.length
    if (this.#texts > MAX_FORM) throw new FormTooLarge()
    this.#text.push(Buffer.from(bytes))
  }

  async #takeBytes(bytes: Buffer): Promise<void> {
    this.#size += bytes.length
    this.#sent += bytes.length
    if (this.#start.length < SENT_START) this.#start = Buffer.concat([this.#start, bytes.subarray(0, SENT_START)])
    if (this.#size > MAX_SENT_FILE) this.#fault ??= 'tooLarge'
    else if (this.#sent > MAX_SENT) this.#fault ??= 'tooMuch'
    // Who sends something else is told so, and it never stands on the disk.
    else if (this.#start.length >= SENT_START && !sentTypeOf(this.#start)) this.#fault ??= 'kind'
    if (this.#fault) return
    this.#open ??= await this.#opened()
    this.#open.hash.update(bytes)
    await this.#open.file.write(bytes)
  }

  async #opened(): Promise<Open> {
    const path = join(this.#folder, randomUUID())
    this.#paths.push(path)
    const file = await open(path, 'wx+', 0o600)
    return { path, file, hash: createHash('sha256') }
  }

  async #closed(given: string): Promise<ArrivedFile> {
    const size = this.#size
    const opened = this.#open
    this.#open = undefined
    try {
      if (size === 0) return { given, size, fault: this.#fault ?? 'empty' }
      const type = sentTypeOf(this.#start)
      if (this.#fault || !opened || !type) return { given, size, fault: this.#fault ?? 'kind' }
      if (!(await isWhole(sourceOf(opened.file, size), type))) return { given, size, fault: 'damaged' }
      return { given, size, kept: { path: opened.path, hash: opened.hash.digest('hex'), type } }
    } finally {
      await opened?.file.close()
    }
  }
}

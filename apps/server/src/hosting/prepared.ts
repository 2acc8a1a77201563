import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Blobs, Form } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { Recent } from '../recent.ts'
import type { HandedFiles } from './handed-files.ts'
import { etagOf, fileHeaders, isCompressible } from './headers.ts'
import { once } from './once.ts'
import { SeenBefore } from './seen-before.ts'
import { WholeAnswer } from './whole-answer.ts'

/** A file in one form, with all that is sent around it worked out once. */
export interface Prepared {
  readonly whole: WholeAnswer
  readonly etag: string
  readonly headers: readonly string[]
  readonly isQuick: boolean
  /** When it may be looked up again (ms of `performance.now`): a smaller form may have been stored meanwhile. */
  readonly until: number
}

export interface PreparedFiles {
  /** What is in memory; undefined when it must be loaded. */
  find(file: ReleaseFile, forms: readonly Form[]): Prepared | undefined
  load(file: ReleaseFile, forms: readonly Form[]): Promise<Prepared>
  /** Makes the quick forms of a file that visitors are about to ask for. */
  ready(file: ReleaseFile): Promise<void>
  /** Bytes of memory that all of them take. */
  bytes(): number
}

interface PreparedOptions {
  readonly blobs: Pick<Blobs, 'read'>
  /** So many bytes are kept in memory. */
  readonly mostBytes: number
  /** What stands on every answer before the headers of the file, and is set by who calls. */
  readonly first: readonly string[]
  /** How long the server keeps a connection without a request, in milliseconds. */
  readonly connectionKept: number
  /** Told of those that no smaller form is stored of yet. */
  readonly onQuick: ((file: ReleaseFile) => void) | undefined
  /** A web server in front sends the bytes from there, told so by answers without any. */
  readonly handed?: HandedFiles
}

const QUICK_FOR_MS = 30_000
/** What lies in the folder of another program may be gone after so long. */
const HANDED_FOR_MS = 30_000
/** Larger ones are read each time, so that one film does not push out all pages. */
const KEPT_LARGEST_SHARE = 8
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What an answer takes beside its bytes: names, headers, its places in lists. */
const BESIDE_BYTES = 1_000

/** Keeps the files asked for most recently in memory. Once it is full, none gives way to what nobody else asks for. */
export function createPreparedFiles(options: PreparedOptions): PreparedFiles {
  const { mostBytes, onQuick } = options
  const kept = new Recent<ReleaseFile, PreparedForms>(mostBytes, bytesOf)
  const seen = new SeenBefore()

  function keep(file: ReleaseFile, form: Form, prepared: Prepared) {
    if (prepared.whole.length > mostBytes / KEPT_LARGEST_SHARE) return
    // What had to be made is kept; what was read is read again, until somebody asks for it once more.
    const isWished = seen.note(file.hash) || prepared.isQuick
    if (!isWished && kept.weight + prepared.whole.length > mostBytes) return
    kept.set(file, { ...kept.get(file), [form]: prepared })
  }

  const loadOnce = once(async (file, form: Form) => {
    const prepared = await prepare(options, file, form)
    keep(file, form, prepared)
    return prepared
  })

  return {
    bytes: () => kept.weight,
    find(file, forms) {
      const form = formFor(file, forms)
      const prepared = kept.get(file)?.[form]
      return prepared && prepared.until >= performance.now() ? prepared : undefined
    },
    async load(file, forms) {
      const prepared = await loadOnce(file, formFor(file, forms))
      if (prepared.isQuick) onQuick?.(file)
      return prepared
    },
    async ready(file) {
      if (isCompressible(file.type)) await Promise.all(SMALLER.map((form) => loadOnce(file, form)))
    },
  }
}

const SMALLER = ['br', 'gzip'] as const

type PreparedForms = { readonly [form in Form]?: Prepared }

const bytesOf = (forms: PreparedForms) =>
  Object.values(forms).reduce((sum, { whole }) => sum + whole.length + BESIDE_BYTES, 0)

function formFor(file: ReleaseFile, forms: readonly Form[]): Form {
  return isCompressible(file.type) ? forms[0]! : 'plain'
}

async function prepare(options: PreparedOptions, file: ReleaseFile, form: Form): Promise<Prepared> {
  const { blobs, first, connectionKept, handed } = options
  const stored = await blobs.read(file.hash, form)
  const bytes = stored ?? (await squeezed(await plainBytes(blobs, file), form))
  const isQuick = stored === undefined
  const etag = etagOf(file, form, isQuick)
  const address = await handed?.addressOf({ hash: file.hash, form, isQuick }, bytes)
  const body = address === undefined ? bytes : NOTHING
  const leading = address === undefined ? [] : ['x-accel-redirect', address]
  const headers = [...fileHeaders(file, form, etag), ...leading, 'content-length', String(body.length)]
  const keptFor = isQuick ? QUICK_FOR_MS : handed ? HANDED_FOR_MS : Number.POSITIVE_INFINITY
  return {
    whole: new WholeAnswer(headers, body, connectionKept, first),
    etag,
    headers,
    isQuick,
    until: performance.now() + keptFor,
  }
}

const NOTHING = Buffer.alloc(0)

async function plainBytes(blobs: Pick<Blobs, 'read'>, file: ReleaseFile): Promise<Buffer> {
  const bytes = await blobs.read(file.hash)
  if (bytes) return bytes
  throw new BytesLost(file)
}

/** Bytes of a published file that are damaged or missing, in every form. */
export class BytesLost extends Error {
  constructor({ hash }: ReleaseFile) {
    super(`The bytes ${hash} of a published file are not in the data folder. Restore it from a backup.`)
    this.name = 'BytesLost'
  }
}

/** The strongest compression follows in the background; until then a quick one serves. */
async function squeezed(bytes: Buffer, form: Form): Promise<Buffer> {
  if (form === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return form === 'gzip' ? zip(bytes, { level: 6 }) : bytes
}

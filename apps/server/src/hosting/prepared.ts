import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Blobs, Form } from '../blobs/blobs.ts'
import { Recent } from '../recent.ts'
import type { ReleaseFile } from '../releases/manifest.ts'
import { etagOf, fileHeaders, isCompressible, validators } from './headers.ts'

/** A file in one form, with all that is sent around it worked out once. */
export interface Prepared {
  readonly body: Buffer
  readonly etag: string
  readonly headers: readonly string[]
  readonly unchangedHeaders: readonly string[]
  /** When it may be looked up again (ms of `performance.now`): a smaller form may have been stored meanwhile. */
  readonly until: number
}

export interface PreparedFiles {
  /** What is in memory; undefined when it must be loaded. */
  find(file: ReleaseFile, forms: readonly Form[]): Prepared | undefined
  load(file: ReleaseFile, forms: readonly Form[]): Promise<Prepared>
}

const QUICK_FOR_MS = 30_000
/** Larger ones are read each time, so that one film does not push out all pages. */
const KEPT_LARGEST_SHARE = 8
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Keeps the files asked for most recently in memory, up to so many bytes. `onQuick` is told of those that no smaller form is stored of yet. */
export function createPreparedFiles(
  blobs: Blobs,
  mostBytes: number,
  onQuick: (file: ReleaseFile) => void = () => {},
): PreparedFiles {
  const kept = new Recent<ReleaseFile, ReadonlyMap<Form, Prepared>>(mostBytes, bytesOf)

  function keep(file: ReleaseFile, form: Form, prepared: Prepared) {
    if (prepared.body.length > mostBytes / KEPT_LARGEST_SHARE) return
    kept.set(file, new Map(kept.get(file)).set(form, prepared))
  }

  return {
    find(file, forms) {
      const form = formFor(file, forms)
      const prepared = kept.get(file)?.get(form)
      return prepared && prepared.until >= performance.now() ? prepared : undefined
    },
    async load(file, forms) {
      const form = formFor(file, forms)
      const prepared = await prepare(blobs, file, form)
      keep(file, form, prepared)
      if (prepared.until < Number.POSITIVE_INFINITY) onQuick(file)
      return prepared
    },
  }
}

const bytesOf = (forms: ReadonlyMap<Form, Prepared>) =>
  [...forms.values()].reduce((sum, { body }) => sum + body.length, 0)

function formFor(file: ReleaseFile, forms: readonly Form[]): Form {
  return isCompressible(file.type) ? forms[0]! : 'plain'
}

async function prepare(blobs: Blobs, file: ReleaseFile, form: Form): Promise<Prepared> {
  const stored = await blobs.read(file.hash, form)
  const body = stored ?? (await squeezed(await plainBytes(blobs, file), form))
  const etag = etagOf(file, form, stored === undefined)
  return {
    body,
    etag,
    headers: [...fileHeaders(file, form, etag), 'content-length', String(body.length)],
    unchangedHeaders: validators(file, etag),
    until: stored ? Number.POSITIVE_INFINITY : performance.now() + QUICK_FOR_MS,
  }
}

async function plainBytes(blobs: Blobs, file: ReleaseFile): Promise<Buffer> {
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

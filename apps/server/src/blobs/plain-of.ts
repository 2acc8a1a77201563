import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type Blob, hashOf } from './blobs.ts'

/** More than any page, style or script has: a few bytes that become gigabytes fill no memory. */
const LARGEST = 256 * 1024 * 1024
const unsqueeze = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** The plain bytes that a form holds; undefined where they are not what its name says. */
export async function plainOf({ hash, form }: Pick<Blob, 'hash' | 'form'>, bytes: Buffer): Promise<Buffer | undefined> {
  const plain =
    form === 'plain' ? bytes : await unsqueeze[form](bytes, { maxOutputLength: LARGEST }).catch(() => undefined)
  return plain && hashOf(plain) === hash ? plain : undefined
}

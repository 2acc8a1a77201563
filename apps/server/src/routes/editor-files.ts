import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

interface Served {
  readonly bytes: Buffer
  readonly type: string
  readonly encoding?: 'br' | 'gzip'
}

const types: { readonly [extension: string]: string | undefined } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** The built editor's files, compressed by the build where that helps. */
export class EditorFiles {
  readonly #folder: string
  readonly #first: string

  /** `first`: markup that pages begin their head with. */
  constructor(folder: string, first = '') {
    this.#folder = folder
    this.#first = first
  }

  /** The file at that address, in the best form the browser reads; undefined when there is none or it is not one we serve. */
  async find(address: string, accepted = ''): Promise<Served | undefined> {
    const type = types[extname(address)]
    if (!type || !/^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/.test(address)) return undefined
    const path = join(this.#folder, address)
    for (const encoding of ['br', 'gzip'] as const) {
      if (!accepted.includes(encoding)) continue
      const bytes = await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`)
      if (bytes) return { bytes, type, encoding }
    }
    const bytes = await read(path)
    if (!bytes || this.#first === '' || !address.endsWith('.html')) return bytes && { bytes, type }
    return { bytes: Buffer.from(bytes.toString().replace('<head>', `<head>${this.#first}`)), type }
  }
}

function read(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined)
}

import type { FileHandle } from 'node:fs/promises'
import type { Files } from './files.ts'

/** What was removed meanwhile, by another process too, is noticed after so long; its room is free from then on. */
const KEPT_OPEN_MS = 1_000
const MOST_OPEN = 256

/** Packs that are being read, kept open for a moment: to open and close one for each file costs more than to read it. */
export class OpenPacks {
  readonly #files: Pick<Files, 'open'>
  readonly #open = new Map<string, Promise<FileHandle>>()

  constructor(files: Pick<Files, 'open'>) {
    this.#files = files
  }

  /** The pack at that path, for what is read from it at once; undefined where so many are open that it is not kept. */
  get(path: string): Promise<FileHandle> | undefined {
    const known = this.#open.get(path)
    if (known || this.#open.size >= MOST_OPEN) return known
    const opening = this.#files.open(path, 'r')
    this.#open.set(path, opening)
    // Closing waits for what is being read. Who read from one that did not open was told; nothing is left to close.
    const close = () => {
      this.#open.delete(path)
      opening.then((file) => file.close()).catch(() => {})
    }
    setTimeout(close, KEPT_OPEN_MS).unref()
    opening.catch(() => this.#open.delete(path))
    return opening
  }
}

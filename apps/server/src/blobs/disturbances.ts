// Change detection by stat: files that are never written to again, watched for somebody who does.
import { join } from 'node:path'
import type { Files } from './files.ts'

/** So many are asked for at the same time. */
const AT_ONCE = 16

/** Files of a folder as they were when they were first looked at. */
export class Disturbances {
  readonly #folder: string
  readonly #files: Pick<Files, 'stat'>
  readonly #seen = new Map<string, string>()
  #count = 0

  constructor(folder: string, files: Pick<Files, 'stat'>) {
    this.#folder = folder
    this.#files = files
  }

  /** How often any of these files was found changed or gone; those that are not named any more are forgotten. */
  async among(names: readonly string[]): Promise<number> {
    const named = new Set(names)
    for (const name of this.#seen.keys()) if (!named.has(name)) this.#seen.delete(name)
    const waiting = named.values()
    const worker = async () => {
      for (const name of waiting) await this.#look(name)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return this.#count
  }

  async #look(name: string): Promise<void> {
    const before = this.#seen.get(name)
    const now = await this.#stateOf(name)
    this.#seen.set(name, now)
    if (before !== undefined && before !== now) this.#count += 1
  }

  async #stateOf(name: string): Promise<string> {
    try {
      const { size, mtimeMs, ino } = await this.#files.stat(join(this.#folder, name))
      return `${size} ${mtimeMs} ${ino}`
    } catch (failure) {
      return `${(failure as NodeJS.ErrnoException).code}`
    }
  }
}

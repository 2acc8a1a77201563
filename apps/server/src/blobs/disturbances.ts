// Change detection by stat: files that are never written to again, watched for somebody who does.
import { join } from 'node:path'
import { giveWay } from '../turns.ts'
import type { Files } from './files.ts'

/** Files of a folder as they were when they were first looked at. */
export class Disturbances {
  readonly #folder: string
  readonly #files: Pick<Files, 'statNow'>
  readonly #seen = new Map<string, string>()
  #count = 0

  constructor(folder: string, files: Pick<Files, 'statNow'>) {
    this.#folder = folder
    this.#files = files
  }

  /** How often any of these files was found changed or gone; those that are not named any more are forgotten. */
  async among(names: readonly string[]): Promise<number> {
    const named = new Set(names)
    for (const name of this.#seen.keys()) if (!named.has(name)) this.#seen.delete(name)
    for (const name of named) {
      this.#look(name)
      await giveWay()
    }
    return this.#count
  }

  #look(name: string): void {
    const before = this.#seen.get(name)
    const now = this.#stateOf(name)
    this.#seen.set(name, now)
    if (before !== undefined && before !== now) this.#count += 1
  }

  #stateOf(name: string): string {
    try {
      const { size, mtimeMs, ino } = this.#files.statNow(join(this.#folder, name))
      return `${size} ${mtimeMs} ${ino}`
    } catch (failure) {
      return `${(failure as NodeJS.ErrnoException).code}`
    }
  }
}

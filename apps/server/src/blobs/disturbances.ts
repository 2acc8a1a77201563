// Change detection: what is never written to again, watched for somebody who does.

/** Packs as they were when they were first looked at. */
export class Disturbances {
  readonly #seen = new Map<string, string>()
  #count = 0

  get count(): number {
    return this.#count
  }

  /** How often any of these was found changed or gone; those that are not named any more are forgotten. */
  async among(names: readonly string[], stateOf: (name: string) => string | Promise<string>): Promise<number> {
    const named = new Set(names)
    for (const name of this.#seen.keys()) if (!named.has(name)) this.#seen.delete(name)
    for (const name of named) {
      const before = this.#seen.get(name)
      const now = await stateOf(name)
      this.#seen.set(name, now)
      if (before !== undefined && before !== now) this.#count += 1
    }
    return this.#count
  }
}

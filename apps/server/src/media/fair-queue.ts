/** What waits, and for whom; `undefined` for work of the program's own. */
interface Waiting {
  readonly site: string | undefined
}

/** A fair queue: sites take turns, whatever one of them has piled up, and each has one place among those worked on. */
export class FairQueue<Item extends Waiting> {
  /** The site whose turn it is next stands first. */
  readonly #lines = new Map<string | undefined, Item[]>()

  add(item: Item): void {
    const line = this.#lines.get(item.site)
    if (line) line.push(item)
    else this.#lines.set(item.site, [item])
  }

  remove(item: Item): boolean {
    const line = this.#lines.get(item.site)
    const at = line?.indexOf(item) ?? -1
    if (!line || at < 0) return false
    line.splice(at, 1)
    if (line.length === 0) this.#lines.delete(item.site)
    return true
  }

  /** Takes out what comes next beside what is worked on; undefined when nothing may. */
  next(running: Iterable<Waiting>): Item | undefined {
    const busy = new Set([...running].map(({ site }) => site))
    for (const [site, [item, ...rest]] of this.#lines) {
      if (item === undefined || (site !== undefined && busy.has(site))) continue
      this.#lines.delete(site)
      if (rest.length > 0) this.#lines.set(site, rest)
      return item
    }
    return undefined
  }

  all(): Item[] {
    return [...this.#lines.values()].flat()
  }

  takeAll(): Item[] {
    const all = this.all()
    this.#lines.clear()
    return all
  }
}

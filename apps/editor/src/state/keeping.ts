import type { StoreApi } from 'zustand/vanilla'
import type { Kept } from './outbox.ts'
import type { Change, EditorState, Opened, Unkept } from './state.ts'
import type { World } from './world.ts'

/** Before the device is asked again, in milliseconds. */
const AGAIN = 15_000

interface Sides {
  readonly world: World
  readonly store: StoreApi<EditorState>
  /** Changes that are not part of the site yet. */
  readonly waiting: () => readonly Change[]
  /** What was kept before the site was opened, and could not be read then. */
  readonly restore: (kept: Kept) => Promise<void>
}

/** Durability on this device: what is unsent or undecided is kept in the outbox, and it is said when it cannot be. */
export class Keeping {
  readonly #sides: Sides
  #pause: AbortController | null = null
  #aside: Promise<unknown> = Promise.resolve()
  #isRead = true

  constructor(sides: Sides) {
    this.#sides = sides
  }

  /** What the device kept has been asked for; it is asked again where it could not be read. */
  opened({ unkept }: Kept): void {
    if (unkept === null) return
    this.#isRead = false
    this.#refused(unkept)
  }

  /** Resolves when they are kept, or will not be for now: what the device refuses is sent all the same. */
  async keep(changes: readonly Change[]): Promise<void> {
    const { world } = this.#sides
    const isBroken = this.#unkept !== null
    const kept = world.outbox.keep(changes).then((unkept) => this.#went(unkept))
    if (!isBroken) await kept
  }

  /** Leftovers and versions that came are kept, those that are decided are not any more. */
  decided(before: Opened, after: Opened): void {
    if (before.leftovers === after.leftovers && before.versions === after.versions) return
    const { outbox } = this.#sides.world
    const leftovers = after.leftovers.filter((one) => !before.leftovers.includes(one))
    const versions = after.versions.filter((one) => !before.versions.includes(one))
    const names = new Set([...after.leftovers.map(({ change }) => change.id), ...after.versions.map(({ key }) => key)])
    const had = [...before.leftovers.map(({ change }) => change.id), ...before.versions.map(({ key }) => key)]
    if (leftovers.length + versions.length > 0) {
      this.#aside = outbox.setAside({ leftovers, versions }).then((unkept) => this.#went(unkept))
    }
    void outbox.dropAside(had.filter((name) => !names.has(name)))
  }

  /** The server has decided about them. What could not be set aside stays as it is. */
  async drop(ids: readonly string[]): Promise<void> {
    await this.#aside
    const left = this.#unkept === null ? [] : (this.#opened?.leftovers ?? []).map(({ change }) => change.id)
    await this.#sides.world.outbox.drop(ids.filter((id) => !left.includes(id)))
  }

  /** The device is asked at once. */
  retry(): void {
    this.#pause?.abort()
  }

  get #opened(): Opened | null {
    return this.#sides.store.getState().opened
  }

  get #unkept(): Unkept | null {
    return this.#sides.store.getState().unkept
  }

  #went(unkept: Unkept | null): void {
    if (unkept !== null) this.#refused(unkept)
    // It keeps something again: perhaps everything.
    else this.retry()
  }

  #refused(unkept: Unkept): void {
    this.#sides.store.setState({ unkept })
    if (!this.#pause) void this.#tryAgain()
  }

  async #tryAgain(): Promise<void> {
    while (this.#unkept !== null) {
      this.#pause = new AbortController()
      await this.#sides.world.wait(AGAIN, this.#pause.signal)
      this.#sides.store.setState({ unkept: (await this.#readAgain()) ?? (await this.#keepAll()) })
    }
    this.#pause = null
  }

  async #readAgain(): Promise<Unkept | null> {
    if (this.#isRead) return null
    const kept = await this.#sides.world.outbox.read()
    if (kept.unkept === null) await this.#sides.restore(kept)
    this.#isRead = kept.unkept === null
    return kept.unkept
  }

  async #keepAll(): Promise<Unkept | null> {
    const { outbox } = this.#sides.world
    const { unsent = [], leftovers = [], versions = [] } = this.#opened ?? {}
    const changes = [...unsent, ...this.#sides.waiting()]
    return (await outbox.probe()) ?? (await outbox.keep(changes)) ?? (await outbox.setAside({ leftovers, versions }))
  }
}

import type { StoreApi } from 'zustand/vanilla'
import { type Sent, whyFailed } from '../server/server.ts'
import type { Keeping } from './keeping.ts'
import { pagesOfMissed } from './missed.ts'
import type { Program } from './program.ts'
import type { Seen } from './seen.ts'
import { Sender } from './sender.ts'
import type { EditorState, Opened } from './state.ts'
import type { World } from './world.ts'

/** Whoever has no connection or session is told when there is one again. */
const NOT_ASKING: readonly EditorState['connection'][] = ['offline', 'signed-out']

interface Sides {
  readonly world: World
  readonly store: StoreApi<EditorState>
  readonly program: Program
  readonly seen: Seen
  readonly change: (next: (opened: Opened) => Opened) => void
  readonly keeping: Keeping
}

/** Own changes go to the server, and others' come from it. */
export class Exchange {
  readonly #sides: Sides
  readonly #sender: Sender
  #isCatchingUp = false
  /** The last time that news were asked for there was no such site. */
  #wasGone = false
  /** Between these revisions everything was read again, to be told what has become of unsent changes. */
  #heard = { from: 0, to: 0 }

  constructor(sides: Sides) {
    this.#sides = sides
    const { world, store } = sides
    this.#sender = new Sender({
      unsent: () => this.#opened?.unsent ?? [],
      revision: () => this.#opened?.revision ?? 0,
      send: (_, changes) => world.server.send(this.#since(changes), changes),
      went: (sent, changes) => this.#went(sent, changes),
      isOnline: world.isOnline,
      waits: (pause) => store.setState({ retryAt: world.now() + pause }),
      wait: world.wait,
    })
  }

  /** There may be something to send. */
  wake(): void {
    this.#sender.wake()
  }

  /** Sends at once what waits for its next try. */
  retry(): void {
    this.#sender.retry()
  }

  /** True once everything is stored; false when it cannot be for now. */
  settled(): Promise<boolean> {
    return this.#sender.settled()
  }

  /** Brings in what others did meanwhile; nothing while something of one's own is still to be sent. */
  async catchUp(): Promise<void> {
    const { store } = this.#sides
    const { opened: now, connection } = store.getState()
    if (!now || this.#isCatchingUp || NOT_ASKING.includes(connection) || now.unsent.length > 0) return
    this.#isCatchingUp = true
    try {
      await this.#readMissed()
      this.#wasGone = false
      if (connection !== 'fine') store.setState({ connection: 'fine' })
    } catch (error) {
      const why = whyFailed(error)
      // Whoever was taken away by mistake is brought back within seconds.
      if (why !== 'gone' || this.#wasGone) this.#failed(why)
      this.#wasGone = why === 'gone'
    } finally {
      this.#isCatchingUp = false
    }
  }

  get #opened(): Opened | null {
    return this.#sides.store.getState().opened
  }

  /** From what the oldest of the changes had seen, so that it is told what has become of its text. */
  #since(changes: Opened['unsent']): number {
    const revision = this.#opened?.revision ?? 0
    const oldest = Math.min(revision, ...changes.map(({ base }) => base ?? revision))
    return oldest < this.#heard.from ? oldest : Math.max(oldest, this.#heard.to)
  }

  /** Too much has been stored since for one answer: it is read page by page first. */
  async #readFor(changes: Opened['unsent']): Promise<void> {
    const from = this.#since(changes)
    await this.#readMissed(from)
    this.#heard = { from, to: this.#opened?.revision ?? from }
  }

  async #readMissed(since?: number): Promise<void> {
    const { world, store, program, seen, change } = this.#sides
    for await (const page of pagesOfMissed(world.server, () => this.#opened?.revision ?? 0, since)) {
      const changes = await program.call()
      if (!changes) return
      change((before) => changes.stored(before, page, world.catalog))
      seen.news(page.missed, this.#opened, store.getState().caret)
    }
  }

  #failed(why: ReturnType<typeof whyFailed>): void {
    const { world, store } = this.#sides
    // Who has a connection is not offline, whatever the server does.
    const connection = why === 'offline' && world.isOnline() ? 'unreachable' : why
    if (connection === 'gone') store.setState({ phase: 'missing' })
    else if (connection !== 'behind') store.setState({ connection })
  }

  /** A change that cannot be read never will be: its words are laid aside, so that what comes after it is stored. */
  async #unread(change: string | undefined): Promise<void> {
    const { world, program, change: made, keeping } = this.#sides
    const changes = await program.call()
    if (change === undefined || !changes) return
    made((before) => changes.refused(before, change, world.catalog))
    await keeping.drop([change])
  }

  /** What waits stays here, as it would where the server is away: should the site come back, it is sent. */
  #isElsewhere(movedTo: Opened['facts']['movedTo']): void {
    if (this.#opened?.facts.movedTo?.editor === movedTo?.editor) return
    this.#sides.change((before) => ({ ...before, facts: { ...before.facts, movedTo } }))
  }

  async #went(sent: Sent, unsent: Opened['unsent']): Promise<void> {
    const { world, store, program, seen, change, keeping } = this.#sides
    if (sent.kind === 'failed') {
      this.#isElsewhere(sent.movedTo)
      return sent.why === 'behind' ? this.#readFor(unsent) : this.#failed(sent.why)
    }
    this.#isElsewhere(undefined)
    const { catalog, now } = world
    if (sent.kind === 'unread') return this.#unread(sent.change ?? (unsent.length === 1 ? unsent[0]?.id : undefined))
    const changes = await program.call()
    if (!changes) throw new Error('Changes cannot be made now.')
    const gone = sent.answer.changes.map(({ id }) => id)
    change((before) => changes.stored(before, sent.answer, catalog))
    seen.news(sent.answer.missed, this.#opened, store.getState().caret)
    if (sent.kind === 'refused') {
      change((before) => changes.refused(before, sent.change, catalog))
      gone.push(sent.change)
    } else if (gone.length < unsent.length) {
      // An answer that forgets a change would have it sent for ever; it counts as a failure, which waits between tries.
      store.setState({ connection: 'failing' })
      throw new Error('The server did not acknowledge all.')
    }
    store.setState({ connection: 'fine', retryAt: null, savedAt: now() })
    await keeping.drop(gone)
    const left = this.#opened?.unsent ?? []
    if (left.length > 0) await keeping.keep(left)
  }
}

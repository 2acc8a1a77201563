import { type Catalog, type LanguageCode, type PageId, Problem, primaryLanguage, type SectionId } from '@mimar/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Sent, type Server, whyFailed } from '../server.ts'
import { type Address, pageAt } from './address.ts'
import { type Deed, did, onTop, redone, refused, stored, undone } from './changes.ts'
import type { Outbox } from './outbox.ts'
import { Sender } from './sender.ts'
import { type Change, type Device, type EditorState, initialState, type Opened, type Step } from './state.ts'
import { keepSteps, readSteps } from './steps.ts'

/** What the editor needs from the world, so that tests can give it another. */
interface World {
  readonly server: Server
  readonly outbox: Outbox
  readonly catalog: Catalog
  readonly storage: Storage
  readonly now: () => number
  readonly newId: () => string
  readonly isOnline: () => boolean
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** How long "Published · View" stands before "Up to date". */
const PUBLISHED_STAYS = 6_000

/** The editor of one site: its state, and everything a person or the network can do to it. */
export class Editor {
  readonly store: StoreApi<EditorState> = createStore(() => initialState)
  readonly #world: World
  readonly #sender: Sender
  #commit = () => {}
  #notices = 0

  constructor(world: World) {
    this.#world = world
    this.#sender = new Sender({
      unsent: () => this.#opened?.unsent ?? [],
      revision: () => this.#opened?.revision ?? 0,
      send: (base, changes) => world.server.send(base, changes),
      went: (sent, changes) => this.#went(sent, changes),
      isOnline: world.isOnline,
      wait: world.wait,
    })
  }

  /** Loads the site, puts what was never acknowledged on top of it, and sends that. */
  async open(address: Address): Promise<void> {
    const { server, outbox } = this.#world
    this.store.setState({ phase: 'loading' })
    try {
      const [answer, unsent] = await Promise.all([server.readDocument(), outbox.read()])
      const opened = openedFrom(answer, unsent, address, this.#world)
      if (!opened) return this.store.setState({ phase: 'missing' })
      this.store.setState({ phase: 'ready', connection: 'fine', savedAt: this.#world.now(), opened })
      this.#sender.wake()
    } catch (error) {
      this.store.setState({ phase: phaseAfter(error) })
    }
  }

  /** Makes a change: shown at once, kept on this device, sent. False when the site refuses it. */
  do(deed: Deed): boolean {
    const { catalog, newId } = this.#world
    try {
      this.#change((before) => did(before, deed, catalog, newId))
      return true
    } catch (problem) {
      if (problem instanceof Problem) return false
      throw problem
    }
  }

  /** Takes back the last step, and goes where it was made. */
  undo(): void {
    const { catalog, newId } = this.#world
    this.#commit()
    this.#travel(this.#opened?.undo.at(-1))
    this.#change((before) => undone(before, catalog, newId))
  }

  redo(): void {
    const { catalog, newId } = this.#world
    this.#commit()
    this.#travel(this.#opened?.redo.at(-1))
    this.#change((before) => redone(before, catalog, newId))
  }

  goTo(page: PageId): void {
    this.#commit()
    this.#change((before) => at(before, page, before.language))
  }

  showLanguage(language: LanguageCode): void {
    this.#commit()
    this.#change((before) => at(before, before.page, language))
  }

  showDevice(device: Device): void {
    this.store.setState({ device })
  }

  select(section: SectionId | null): void {
    this.#change((before) => (before.selected === section ? before : { ...before, selected: section }))
  }

  setTyping(isTyping: boolean): void {
    if (this.store.getState().isTyping !== isTyping) this.store.setState({ isTyping })
  }

  /** Whoever holds uncommitted text is asked to make it a change before anything leaves it. */
  onLeave(commit: () => void): void {
    this.#commit = commit
  }

  /** Commits and sends at once; true when everything is stored. */
  save(): Promise<boolean> {
    this.#commit()
    return this.#sender.settled()
  }

  retry(): void {
    this.#sender.retry()
  }

  /** Brings what is stored to visitors; what is still being typed goes along. */
  async publish(): Promise<void> {
    if (this.store.getState().publishing.kind === 'busy') return
    this.store.setState({ publishing: { kind: 'busy' } })
    if (!(await this.save())) return this.store.setState({ publishing: { kind: 'idle' } })
    try {
      const { publishedRevision } = await this.#world.server.publish()
      this.#change((before) => ({ ...before, publishedRevision }))
      this.store.setState({ publishing: { kind: 'done' } })
    } catch (error) {
      return this.store.setState({ publishing: { kind: 'failed', ...reasonOf(error) } })
    }
    await this.#world.wait(PUBLISHED_STAYS, new AbortController().signal)
    if (this.store.getState().publishing.kind === 'done') this.store.setState({ publishing: { kind: 'idle' } })
  }

  notify(text: string, kind: 'plain' | 'warning' = 'plain'): void {
    this.#notices += 1
    const others = this.store.getState().notices.filter((notice) => notice.text !== text)
    this.store.setState({ notices: [...others, { id: this.#notices, kind, text }].slice(-3) })
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }))
  }

  discardLeftover(id: string): void {
    this.#change((before) => ({ ...before, leftovers: before.leftovers.filter((left) => left.change.id !== id) }))
  }

  wentOnline(): void {
    this.store.setState({ connection: 'fine' })
    this.#sender.retry()
  }

  wentOffline(): void {
    this.store.setState({ connection: 'offline' })
  }

  /** The page is going away: commits, and sends what is unsent in a request that outlives it. */
  leave(): void {
    this.#commit()
    const now = this.#opened
    if (now && now.unsent.length > 0) void this.#world.server.send(now.revision, now.unsent, true)
  }

  get #opened(): Opened | null {
    return this.store.getState().opened
  }

  #change(next: (opened: Opened) => Opened): void {
    const before = this.#opened
    if (!before) return
    const after = next(before)
    if (after === before) return
    this.store.setState({ opened: after })
    if (after.undo !== before.undo || after.redo !== before.redo) keepSteps(this.#world.storage, after.site.id, after)
    if (after.unsent.length <= before.unsent.length) return
    const added = after.unsent.slice(before.unsent.length)
    void this.#world.outbox.keep(added).then(() => this.#sender.wake())
  }

  #travel(step: Step | undefined): void {
    if (step) this.#change((before) => at(before, step.page, step.language))
  }

  async #went(sent: Sent, changes: readonly Change[]): Promise<void> {
    if (sent.kind === 'failed') return this.store.setState({ connection: sent.why })
    const { catalog, outbox, now } = this.#world
    const gone = sent.answer.changes.map(({ id }) => id)
    this.#change((before) => stored(before, sent.answer, catalog))
    if (sent.kind === 'refused') {
      this.#change((before) => refused(before, sent.change, catalog))
      gone.push(sent.change)
    } else if (gone.length < changes.length) {
      // An answer that forgets a change would have it sent for ever; it counts as a failure, which waits between tries.
      this.store.setState({ connection: 'failing' })
      throw new Error('The server did not acknowledge every change.')
    }
    this.store.setState({ connection: 'fine', savedAt: now() })
    await outbox.drop(gone)
  }
}

function openedFrom(
  answer: Awaited<ReturnType<Server['readDocument']>>,
  unsent: readonly Change[],
  address: Address,
  { catalog, storage }: World,
): Opened | null {
  const site = onTop(answer.site, unsent, catalog)
  const page = pageAt(site, address.path) ?? site.pages[0]
  if (!page) return null
  const asked = site.languages.find(({ code }) => code === address.language)
  return {
    stored: answer.site,
    revision: answer.revision,
    publishedRevision: answer.publishedRevision,
    site,
    unsent,
    ...readSteps(storage, site.id),
    leftovers: [],
    page: page.id,
    language: (asked ?? primaryLanguage(site)).code,
    selected: null,
    facts: answer,
  }
}

function at(opened: Opened, page: PageId, language: LanguageCode): Opened {
  if (opened.page === page && opened.language === language) return opened
  if (!opened.site.pages.some(({ id }) => id === page)) return opened
  return { ...opened, page, language, selected: opened.page === page ? opened.selected : null }
}

function phaseAfter(error: unknown): EditorState['phase'] {
  if (whyFailed(error) === 'signed-out') return 'signed-out'
  const { status } = (error ?? {}) as { readonly status?: number }
  return status === 404 || status === 403 ? 'missing' : 'unreachable'
}

function reasonOf(error: unknown): { readonly message: string; readonly code: string } {
  const { message = '', code = 'unknown' } = (error ?? {}) as { readonly message?: string; readonly code?: string }
  return { message, code }
}

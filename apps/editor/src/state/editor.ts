import {
  type Catalog,
  type LanguageCode,
  type PageId,
  primaryLanguage,
  type SectionId,
  type Site,
} from '@mimar/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Sent, type Server, whyFailed } from '../server.ts'
import { type Address, pageAt } from './address.ts'
import type * as Changes from './changes.ts'
import type { Deed } from './changes.ts'
import type { Outbox } from './outbox.ts'
import { Sender } from './sender.ts'
import { type Change, type Device, type EditorState, initialState, type Opened } from './state.ts'
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
  /** Everything that can be done to a site; fetched when it is first needed, so that the caret need not wait for it. */
  readonly loadChanges: () => Promise<typeof Changes>
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
  #changes: typeof Changes | null = null
  /** What was done before `changes` had arrived. */
  #early: Deed[] = []

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
      if (unsent.length > 0) await this.prepare()
      const site = this.#changes?.onTop(answer.site, unsent, this.#world.catalog) ?? answer.site
      const opened = openedFrom(answer, site, unsent, address, this.#world)
      if (!opened) return this.store.setState({ phase: 'missing' })
      this.store.setState({ phase: 'ready', connection: 'fine', savedAt: this.#world.now(), opened })
      this.#sender.wake()
    } catch (error) {
      this.store.setState({ phase: phaseAfter(error) })
    }
  }

  /** Fetches what changes are made with, and makes those that could not wait for it. */
  async prepare(): Promise<void> {
    if (this.#changes) return
    this.#changes = await this.#world.loadChanges()
    for (const deed of this.#early.splice(0)) this.do(deed)
  }

  /** Makes a change: shown at once, kept on this device, sent. Nothing happens when the site refuses it. */
  do(deed: Deed): void {
    const changes = this.#changes
    if (changes) {
      this.#change((before) => changes.did(before, deed, this.#world.catalog, this.#world.newId))
    } else {
      this.#early.push(deed)
      void this.prepare()
    }
  }

  /** Takes back the last step, and goes where it was made. */
  undo(): void {
    this.#commit()
    void this.#stepTo('undo')
  }

  redo(): void {
    this.#commit()
    void this.#stepTo('redo')
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
    if (!now) return
    const early = this.#early.flatMap(({ operations }) => operations)
    const added = early.map((operation) => ({ id: this.#world.newId(), operation }))
    if (added.length > 0) void this.#world.outbox.keep(added)
    const unsent = [...now.unsent, ...added]
    if (unsent.length > 0) void this.#world.server.send(now.revision, unsent, true)
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

  async #stepTo(direction: 'undo' | 'redo'): Promise<void> {
    if (!this.#changes) await this.prepare()
    const changes = this.#changes
    const step = this.#opened?.[direction].at(-1)
    if (!step || !changes) return
    const { catalog, newId } = this.#world
    this.#change((before) => at(before, step.page, step.language))
    const take = direction === 'undo' ? changes.undone : changes.redone
    this.#change((before) => take(before, catalog, newId))
  }

  async #went(sent: Sent, changes: readonly Change[]): Promise<void> {
    if (sent.kind === 'failed') return this.store.setState({ connection: sent.why })
    const { catalog, outbox, now } = this.#world
    await this.prepare()
    const gone = sent.answer.changes.map(({ id }) => id)
    this.#change((before) => this.#changes?.stored(before, sent.answer, catalog) ?? before)
    if (sent.kind === 'refused') {
      this.#change((before) => this.#changes?.refused(before, sent.change, catalog) ?? before)
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
  site: Site,
  unsent: readonly Change[],
  address: Address,
  { storage }: World,
): Opened | null {
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

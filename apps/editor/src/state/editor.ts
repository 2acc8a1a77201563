import type { LanguageCode, PageId, Part, SectionId } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorAddress } from './address.ts'
import { Carrying, type Companion } from './carrying.ts'
import type { Deed } from './changes.ts'
import { Exchange } from './exchange.ts'
import { phaseAfter } from './failures.ts'
import { Keeping } from './keeping.ts'
import { NumberedNotices } from './notices.ts'
import { at, atReturned, openedFrom, withKept } from './opened.ts'
import type { Kept } from './outbox.ts'
import { type EarlyDeed, Program } from './program.ts'
import { publish } from './publish.ts'
import { isOpenTo } from './rights.ts'
import { seeing } from './seeing.ts'
import { Seen } from './seen.ts'
import {
  type Caret,
  type Device,
  type EditorState,
  initialState,
  type NoticeOffer,
  type Opened,
  type Picked,
} from './state.ts'
import { keepSteps } from './steps.ts'
import type { World } from './world.ts'

/**
 * The editor of one site: its state, and everything a person or the network can do to it. What is typed before the
 * program of changes is there waits; other parts come through `bring` (0044).
 */
export class Editor {
  readonly store: StoreApi<EditorState> = createStore(() => initialState)
  /** The templates there are; whoever asks something of them is handed it. */
  readonly catalog: TemplateCatalog
  readonly #world: World
  readonly #exchange: Exchange
  #commit = () => {}
  readonly #notices = new NumberedNotices()
  readonly #seen = new Seen()
  readonly #program: Program
  readonly #carrying = new Carrying()
  readonly #keeping: Keeping

  constructor(world: World) {
    this.#world = world
    this.catalog = world.catalog
    this.#program = new Program({
      world,
      arrived: (early) => this.#makeEarly(early),
      missed: () => this.#missed(),
    })
    this.#keeping = new Keeping({
      ...{ world, store: this.store, waiting: () => this.#program.waiting },
      restore: (kept) => this.#restore(kept),
    })
    this.#exchange = new Exchange({
      ...{ world, store: this.store, program: this.#program, seen: this.#seen, keeping: this.#keeping },
      change: (next) => this.#change(next),
    })
  }

  /** Loads the site, puts what was never acknowledged on top of it, and sends that. */
  async open(address: EditorAddress): Promise<void> {
    const { server, outbox } = this.#world
    this.store.setState({ phase: 'loading' })
    try {
      const [answer, kept] = await Promise.all([server.readDocument(), outbox.read()])
      const { unsent } = kept
      const changes = unsent.length > 0 ? await this.#program.callToRead() : null
      if (unsent.length > 0 && !changes) return this.store.setState({ phase: 'unreachable' })
      const site = changes?.onTop(answer.site, unsent, this.catalog) ?? answer.site
      const opened = openedFrom(answer, site, kept, address, this.#world.storage)
      if (!opened) return this.store.setState({ phase: 'missing' })
      this.store.setState({ phase: 'ready', connection: 'fine', savedAt: this.#world.now(), opened })
      this.#keeping.opened(kept)
      this.#exchange.wake()
    } catch (error) {
      this.store.setState({ phase: phaseAfter(error) })
    }
  }

  /** Fetches a part that changes the site, and the program of changes with it: what the part does is done at once. */
  async bring<T>(load: () => Promise<T>): Promise<T> {
    const [part] = await Promise.all([load(), this.#program.insist()])
    return part
  }

  /** Makes a change: shown at once, kept on this device, sent. Nothing happens when the site refuses it. */
  do(deed: Deed): void {
    if (this.#program.changes) this.#make(deed, this.#world.newId)
    else this.#wait(deed)
  }

  /** Whether hours and amounts can be read as people type them. */
  get isReading(): boolean {
    return this.#world.readings.isKnown()
  }

  /** Makes a change that says hours or an amount as they were typed, once they can be read; until then this device keeps it. */
  async doOnceRead(deed: Deed): Promise<void> {
    const early = this.#keepEarly(deed)
    await this.#program.waitToRead(early)
  }

  /** What a change that could not be made yet will write in a text; undefined when none waits for it. */
  waitingText(section: SectionId, field: string, language: LanguageCode): string | null | undefined {
    return this.#program.waitingText(section, field, language)
  }

  /** What a person's deeds bring along from here on, in the same step; null for nothing. */
  accompany(companion: Companion | null): void {
    this.#carrying.companion = companion
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
    if (this.store.getState().chosen) this.store.setState({ chosen: null })
    this.#change((before) => (before.selected === section ? before : { ...before, selected: section }))
  }

  /** Selects a picture, and its section with it. */
  choose(chosen: Caret): void {
    this.select(chosen.section)
    this.store.setState({ chosen })
  }

  /** Opens a panel or a dialog in place of the one that is open, or (null) closes it; nothing that the role may not. */
  show(what: Partial<Pick<EditorState, 'panel' | 'dialog'>>): void {
    if (!isOpenTo(this.#opened, what)) return
    if (what.dialog) this.#commit()
    this.store.setState(what)
  }

  /** Pictures that have come to the site since it was loaded can be drawn. */
  addPictures(imageFiles: Opened['facts']['imageFiles']): void {
    this.#change((before) => {
      const facts = { ...before.facts, imageFiles: { ...before.facts.imageFiles, ...imageFiles } }
      return { ...before, facts }
    })
  }

  setTyping(isTyping: boolean): void {
    // From the first key on, a change is to be expected.
    if (isTyping) void this.#program.call()
    this.#seen.typing(isTyping, this.#opened, this.store.getState().caret)
    if (this.store.getState().isTyping !== isTyping) this.store.setState({ isTyping })
  }

  /** Whoever holds uncommitted text is asked to make it a change before anything leaves it. */
  onLeave(commit: () => void): void {
    this.#commit = commit
  }

  /** Commits and sends at once; true when everything is stored. */
  async save(): Promise<boolean> {
    this.#commit()
    if (this.#program.waiting.length > 0) await this.#program.callToRead()
    if (this.#program.waiting.length > 0) return false
    return this.#exchange.settled()
  }

  retry(): void {
    this.#exchange.retry()
    this.#keeping.retry()
    if (this.store.getState().connection === 'signed-out' && this.#opened?.unsent.length === 0) {
      this.store.setState({ connection: 'fine' })
    }
    void this.catchUp()
  }

  /** Brings what is stored to visitors, or only a part of it; what is still being typed goes along. */
  async publish(part?: Part): Promise<void> {
    await publish(this, this.#world, part)
  }

  /** Visitors read that revision now, and so many changes after it. */
  wentLive({ publishedRevision, publishedAhead }: Pick<Opened, 'publishedRevision' | 'publishedAhead'>): void {
    this.#change((before) => ({ ...before, publishedRevision, publishedAhead }))
  }

  /** Which text is being edited. */
  placeCaret(caret: Caret | null): void {
    const { caret: before, isLinking } = this.store.getState()
    const isSame = caret?.section === before?.section && caret?.path === before?.path
    if (!isSame) this.store.setState({ caret, isLinking: false, picked: null })
    if (!isSame && before) this.#carry()
    if (isSame && isLinking && caret === null) this.store.setState({ isLinking: false })
  }

  /** Which blocks of the long text at the caret are selected. */
  pick(picked: Picked | null): void {
    this.store.setState({ picked })
  }

  chooseLink(isLinking: boolean): void {
    this.store.setState({ isLinking })
  }

  notify(text: string, kind: 'plain' | 'warning' = 'plain', hasUndo = false, offer?: NoticeOffer): void {
    this.store.setState(({ notices }) => ({ notices: this.#notices.with(notices, { text, kind, hasUndo, offer }) }))
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }))
  }

  discardLeftover(id: string): void {
    this.#change((before) => ({ ...before, leftovers: before.leftovers.filter((left) => left.change.id !== id) }))
  }

  /** Which of two versions stays is decided. */
  dropVersion(key: string): void {
    this.#change((before) => ({ ...before, versions: before.versions.filter((version) => version.key !== key) }))
  }

  wentOnline(): void {
    this.store.setState({ connection: 'fine' })
    if (this.#program.waiting.length > 0) void this.#program.callToRead()
    this.#exchange.retry()
    void this.catchUp()
  }

  /** The window is looked at again: somebody may have signed in or edited in another. */
  cameBack(): void {
    if (this.store.getState().connection === 'signed-out') this.retry()
    else void this.catchUp()
  }

  wentOffline(): void {
    this.store.setState({ connection: 'offline' })
  }

  /** The page is going away: commits, and sends what is unsent in a request that outlives it. */
  leave(): void {
    this.#commit()
    const now = this.#opened
    if (!now) return
    const unsent = [...now.unsent, ...this.#program.waiting]
    if (unsent.length > 0) void this.#world.server.send(now.revision, unsent, true)
  }

  /** Brings in what others did meanwhile, so that nobody goes on writing over it. */
  async catchUp(): Promise<void> {
    await this.#exchange.catchUp()
  }

  get #opened(): Opened | null {
    return this.store.getState().opened
  }

  #change(next: (opened: Opened) => Opened): void {
    const before = this.#opened
    if (!before) return
    const after = this.#seen.based(before, next(before))
    if (after === before) return
    this.store.setState({ opened: after })
    this.#keeping.decided(before, after)
    if (after.undo !== before.undo || after.redo !== before.redo) keepSteps(this.#world.storage, after.site.id, after)
    if (after.unsent.length <= before.unsent.length) return
    const added = after.unsent.slice(before.unsent.length)
    void this.#keeping.keep(added).then(() => this.#exchange.wake())
  }

  #make(deed: Deed, newId: () => string): void {
    const before = this.#opened
    this.#change((opened) => this.#program.changes?.did(opened, deed, this.catalog, newId) ?? opened)
    const after = this.#opened
    if (before && after && after.undo !== before.undo) this.#carrying.did(before.site, after, deed)
    if (!this.store.getState().caret) this.#carry()
  }

  /** Who still writes may not have finished: what goes along with a text comes when the caret leaves it. */
  #carry(): void {
    const { changes } = this.#program
    const opened = this.#opened
    const carried = opened && this.#carrying.take(opened)
    if (!carried || !changes) return
    const { catalog } = this
    const { newId } = this.#world
    this.#change((before) => changes.joined(before, carried.operations, catalog, newId))
    if (this.#opened !== opened) carried.told?.()
  }

  /** The program is not there yet: what was done is kept, and made when it comes. */
  #wait(deed: Deed): void {
    this.#program.wait(this.#keepEarly(deed, () => this.#program.insist()))
  }

  /** What cannot be made yet is kept on this device, under the names that its operations are stored under. */
  #keepEarly(deed: Deed, kept = () => {}): EarlyDeed {
    const { newId } = this.#world
    const base = this.#seen.revision ?? this.#opened?.revision ?? 0
    const before = [...(this.#opened?.unsent ?? []), ...this.#program.waiting]
    const changes = deed.operations.map((operation) => seeing({ id: newId(), operation, base }, before))
    this.store.setState({ isWaiting: true })
    void this.#keeping.keep(changes).then(kept)
    return { deed, changes }
  }

  #makeEarly(early: readonly EarlyDeed[]): void {
    const { newId, outbox } = this.#world
    for (const { deed, changes } of early) {
      const ids = changes.map(({ id }) => id)
      const given = ids.values()
      const had = this.#opened?.unsent.length
      this.#make(deed, () => given.next().value ?? newId())
      if (this.#opened?.unsent.length === had) void outbox.drop(ids)
    }
    if (early.length > 0) this.store.setState({ isWaiting: this.#program.waiting.length > 0 })
  }

  #missed(): void {
    if (this.#program.waiting.length === 0) return
    this.store.setState({ connection: this.#world.isOnline() ? 'unreachable' : 'offline' })
  }

  async #restore(kept: Kept): Promise<void> {
    const changes = kept.unsent.length > 0 ? await this.#program.callToRead() : null
    if (kept.unsent.length > 0 && !changes) return
    const { opened } = this.store.getState()
    if (!opened) return
    const all = withKept(opened, kept)
    const site = changes?.onTop(all.stored, all.unsent, this.catalog) ?? all.site
    this.store.setState({ opened: { ...all, site } })
    this.#exchange.wake()
  }

  async #stepTo(direction: 'undo' | 'redo'): Promise<void> {
    // Waiting for what is there already would let a frame pass first.
    const changes = this.#program.changes ?? (await this.#program.call())
    const step = this.#opened?.[direction].at(-1)
    if (!step || !changes) return
    const { catalog } = this
    const { newId } = this.#world
    this.#carrying.forget()
    this.#change((before) => at(before, step.page, step.language))
    const take = direction === 'undo' ? changes.undone : changes.redone
    this.#change((before) => atReturned(before, take(before, catalog, newId)))
  }
}

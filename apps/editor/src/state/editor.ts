import type { Catalog, LanguageCode, PageId, Part, SectionId } from '@mimar/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Sent, type Server, whyFailed } from '../server.ts'
import type { Address } from './address.ts'
import { Carrying, type Companion } from './carrying.ts'
import type * as Changes from './changes.ts'
import type { Deed } from './changes.ts'
import { ChangesLoader } from './changes-loader.ts'
import { phaseAfter, reasonOf } from './failures.ts'
import { pagesOfMissed } from './missed.ts'
import { at, atReturned, openedFrom } from './opened.ts'
import type { Outbox } from './outbox.ts'
import { isOpenTo } from './rights.ts'
import { Seen } from './seen.ts'
import { Sender } from './sender.ts'
import {
  type Caret,
  type Change,
  type Device,
  type EditorState,
  initialState,
  type NoticeOffer,
  type Opened,
} from './state.ts'
import { keepSteps, keepVersions } from './steps.ts'

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
const PREPARE_AGAIN = 2_000
/** Whoever has no connection or session is told when there is one again. */
const NOT_ASKING: readonly EditorState['connection'][] = ['offline', 'signed-out']

/** The editor of one site: its state, and everything a person or the network can do to it. */
export class Editor {
  readonly store: StoreApi<EditorState> = createStore(() => initialState)
  readonly #world: World
  readonly #sender: Sender
  #commit = () => {}
  #notices = 0
  #isCatchingUp = false
  readonly #seen = new Seen()
  readonly #loader: ChangesLoader
  readonly #carrying = new Carrying()

  constructor(world: World) {
    this.#world = world
    this.#loader = new ChangesLoader(world.loadChanges)
    this.#sender = new Sender({
      unsent: () => this.#opened?.unsent ?? [],
      revision: () => this.#opened?.revision ?? 0,
      // From what the oldest of them had seen, so that it is told what has become of its text.
      send: (base, changes) => world.server.send(Math.min(base, ...changes.map((one) => one.base ?? base)), changes),
      went: (sent, changes) => this.#went(sent, changes),
      isOnline: world.isOnline,
      waits: (pause) => this.store.setState({ retryAt: world.now() + pause }),
      wait: world.wait,
    })
  }

  /** Loads the site, puts what was never acknowledged on top of it, and sends that. */
  async open(address: Address): Promise<void> {
    const { server, outbox } = this.#world
    this.store.setState({ phase: 'loading' })
    try {
      const [answer, unsent] = await Promise.all([server.readDocument(), outbox.read()])
      if (unsent.length > 0 && !(await this.prepare())) return this.store.setState({ phase: 'unreachable' })
      const site = this.#loader.changes?.onTop(answer.site, unsent, this.#world.catalog) ?? answer.site
      const opened = openedFrom(answer, site, unsent, address, this.#world.storage)
      if (!opened) return this.store.setState({ phase: 'missing' })
      this.store.setState({ phase: 'ready', connection: 'fine', savedAt: this.#world.now(), opened })
      this.#sender.wake()
    } catch (error) {
      this.store.setState({ phase: phaseAfter(error) })
    }
  }

  /** Fetches what changes are made with, and makes those that could not wait for it. False while it cannot be had. */
  async prepare(): Promise<boolean> {
    const hasChanges = (await this.#loader.fetch()) !== null
    if (this.#loader.waiting.length === 0) return hasChanges
    if (hasChanges) this.#makeEarly()
    else void this.#prepareLater()
    return hasChanges
  }

  /** Makes a change: shown at once, kept on this device, sent. Nothing happens when the site refuses it. */
  do(deed: Deed): void {
    const { newId } = this.#world
    if (this.#loader.changes) {
      this.#make(deed, newId)
      return
    }
    const early = deed.operations.map((operation) => ({ id: newId(), operation }))
    this.#loader.wait({ deed, changes: early })
    this.store.setState({ isWaiting: true })
    void this.#keep(early).then(() => this.prepare())
  }

  /** What a change that could not be made yet will write in a text; undefined when none waits for it. */
  waitingText(section: SectionId, field: string, language: LanguageCode): string | null | undefined {
    return this.#loader.waitingText(section, field, language)
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
    this.#seen.typing(isTyping, this.#opened)
    if (this.store.getState().isTyping !== isTyping) this.store.setState({ isTyping })
  }

  /** Whoever holds uncommitted text is asked to make it a change before anything leaves it. */
  onLeave(commit: () => void): void {
    this.#commit = commit
  }

  /** Commits and sends at once; true when everything is stored. */
  async save(): Promise<boolean> {
    this.#commit()
    if (this.#loader.waiting.length > 0 && !(await this.prepare())) return false
    return this.#sender.settled()
  }

  retry(): void {
    this.#sender.retry()
    if (this.store.getState().connection === 'signed-out' && this.#opened?.unsent.length === 0) {
      this.store.setState({ connection: 'fine' })
    }
    void this.catchUp()
  }

  /** Brings what is stored to visitors, or only a part of it; what is still being typed goes along. */
  async publish(part?: Part): Promise<void> {
    if (this.store.getState().publishing.kind === 'busy') return
    this.store.setState({ publishing: { kind: 'busy' } })
    if (!(await this.save())) return this.store.setState({ publishing: { kind: 'idle' } })
    try {
      this.wentLive(await this.#world.server.publish(part))
      this.store.setState({ publishing: { kind: 'done' } })
    } catch (error) {
      return this.store.setState({ publishing: { kind: 'failed', part, ...reasonOf(error) } })
    }
    await this.#world.wait(PUBLISHED_STAYS, new AbortController().signal)
    if (this.store.getState().publishing.kind === 'done') this.store.setState({ publishing: { kind: 'idle' } })
  }

  /** Visitors read that revision now, and so many changes after it. */
  wentLive({ publishedRevision, publishedAhead }: Pick<Opened, 'publishedRevision' | 'publishedAhead'>): void {
    this.#change((before) => ({ ...before, publishedRevision, publishedAhead }))
  }

  /** Which text is being edited. */
  placeCaret(caret: Caret | null): void {
    const { caret: before, isLinking } = this.store.getState()
    const isSame = caret?.section === before?.section && caret?.path === before?.path
    if (!isSame) this.store.setState({ caret, isLinking: false })
    if (!isSame && before) this.#carry()
    if (isSame && isLinking && caret === null) this.store.setState({ isLinking: false })
  }

  chooseLink(isLinking: boolean): void {
    this.store.setState({ isLinking })
  }

  notify(text: string, kind: 'plain' | 'warning' = 'plain', hasUndo = false, offer?: NoticeOffer): void {
    this.#notices += 1
    const others = this.store.getState().notices.filter((notice) => notice.text !== text)
    this.store.setState({ notices: [...others, { id: this.#notices, kind, text, hasUndo, offer }].slice(-3) })
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
    if (this.#loader.waiting.length > 0) void this.prepare()
    this.#sender.retry()
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
    const unsent = [...now.unsent, ...this.#loader.waiting]
    if (unsent.length > 0) void this.#world.server.send(now.revision, unsent, true)
  }

  /** Brings in what others did meanwhile, so that nobody goes on writing over it. */
  async catchUp(): Promise<void> {
    const { opened: now, connection } = this.store.getState()
    if (!now || this.#isCatchingUp || NOT_ASKING.includes(connection) || now.unsent.length > 0) return
    this.#isCatchingUp = true
    try {
      await this.#readMissed()
      if (connection !== 'fine') this.store.setState({ connection: 'fine' })
    } catch (error) {
      this.#failed(whyFailed(error))
    } finally {
      this.#isCatchingUp = false
    }
  }

  async #readMissed(): Promise<void> {
    for await (const page of pagesOfMissed(this.#world.server, () => this.#opened?.revision ?? 0)) {
      if (!(await this.prepare())) return
      this.#change((before) => this.#loader.changes?.stored(before, page, this.#world.catalog) ?? before)
      this.#seen.news(page.missed, this.#opened, this.store.getState().caret)
    }
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
    if (after.versions !== before.versions) keepVersions(this.#world.storage, after.site.id, after.versions)
    if (after.undo !== before.undo || after.redo !== before.redo) keepSteps(this.#world.storage, after.site.id, after)
    if (after.unsent.length <= before.unsent.length) return
    const added = after.unsent.slice(before.unsent.length)
    void this.#keep(added).then(() => this.#sender.wake())
  }

  /** What the device refuses is sent all the same, and said to be in this window only. */
  async #keep(changes: readonly Change[]): Promise<void> {
    const isKept = await this.#world.outbox.keep(changes).catch(() => false)
    if (isKept === false) this.store.setState({ isUnkept: true })
  }

  #failed(why: ReturnType<typeof whyFailed>): void {
    // Who has a connection is not offline, whatever the server does.
    const connection = why === 'offline' && this.#world.isOnline() ? 'unreachable' : why
    if (connection === 'gone') this.store.setState({ phase: 'missing' })
    else if (connection !== 'behind') this.store.setState({ connection })
  }

  #make(deed: Deed, newId: () => string): void {
    const before = this.#opened
    this.#change((opened) => this.#loader.changes?.did(opened, deed, this.#world.catalog, newId) ?? opened)
    const after = this.#opened
    if (before && after && after.undo !== before.undo) this.#carrying.did(before.site, after, deed)
    if (!this.store.getState().caret) this.#carry()
  }

  /** Who still writes may not have finished: what goes along with a text comes when the caret leaves it. */
  #carry(): void {
    const { changes } = this.#loader
    const opened = this.#opened
    const carried = opened && this.#carrying.take(opened)
    if (!carried || !changes) return
    const { catalog, newId } = this.#world
    this.#change((before) => changes.joined(before, carried.operations, catalog, newId))
    if (this.#opened !== opened) carried.told?.()
  }

  #makeEarly(): void {
    const { newId, outbox } = this.#world
    for (const { deed, changes } of this.#loader.takeEarly()) {
      const ids = changes.map(({ id }) => id)
      const given = ids.values()
      const had = this.#opened?.unsent.length
      this.#make(deed, () => given.next().value ?? newId())
      if (this.#opened?.unsent.length === had) void outbox.drop(ids)
    }
    this.store.setState({ isWaiting: false })
  }

  async #prepareLater(): Promise<void> {
    this.store.setState({ connection: this.#world.isOnline() ? 'unreachable' : 'offline' })
    await this.#world.wait(PREPARE_AGAIN, new AbortController().signal)
    await this.prepare()
  }

  async #stepTo(direction: 'undo' | 'redo'): Promise<void> {
    if (!this.#loader.changes) await this.prepare()
    const { changes } = this.#loader
    const step = this.#opened?.[direction].at(-1)
    if (!step || !changes) return
    const { catalog, newId } = this.#world
    this.#carrying.forget()
    this.#change((before) => at(before, step.page, step.language))
    const take = direction === 'undo' ? changes.undone : changes.redone
    this.#change((before) => atReturned(before, take(before, catalog, newId)))
  }

  async #went(sent: Sent, changes: readonly Change[]): Promise<void> {
    if (sent.kind === 'failed') return sent.why === 'behind' ? this.#readMissed() : this.#failed(sent.why)
    const { catalog, outbox, now } = this.#world
    if (!(await this.prepare())) throw new Error('What changes are made with cannot be had now.')
    const gone = sent.answer.changes.map(({ id }) => id)
    this.#change((before) => this.#loader.changes?.stored(before, sent.answer, catalog) ?? before)
    this.#seen.news(sent.answer.missed, this.#opened, this.store.getState().caret)
    if (sent.kind === 'refused') {
      this.#change((before) => this.#loader.changes?.refused(before, sent.change, catalog) ?? before)
      gone.push(sent.change)
    } else if (gone.length < changes.length) {
      // An answer that forgets a change would have it sent for ever; it counts as a failure, which waits between tries.
      this.store.setState({ connection: 'failing' })
      throw new Error('The server did not acknowledge every change.')
    }
    this.store.setState({ connection: 'fine', retryAt: null, savedAt: now() })
    await outbox.drop(gone)
    const left = this.#opened?.unsent ?? []
    if (left.length > 0) await this.#keep(left)
    else if (this.store.getState().isUnkept) this.store.setState({ isUnkept: false })
  }
}

import { type Catalog, type LanguageCode, type PageId, Problem, primaryLanguage, type SectionId } from '@mimar/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Sent, Server } from '../server.ts'
import { whyFailed } from '../server.ts'
import { type Address, pageAt } from './address.ts'
import { type Deed, did, onTop, redone, refused, stored, undone } from './changes.ts'
import type { Outbox } from './outbox.ts'
import { createSender } from './sender.ts'
import { type Change, type Device, type EditorState, initialState, type Opened, type Step } from './state.ts'
import { keepSteps, readSteps } from './steps.ts'

/** What the editor needs from the world, so that tests can give it another. */
export interface World {
  readonly server: Server
  readonly outbox: Outbox
  readonly catalog: Catalog
  readonly storage: Storage
  readonly now: () => number
  readonly newId: () => string
  readonly isOnline: () => boolean
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface Editor {
  readonly store: StoreApi<EditorState>
  /** Loads the site, puts what was never acknowledged on top of it, and sends that. */
  open(address: Address): Promise<void>
  /** Makes a change: shown at once, kept on this device, sent. False when the site refuses it. */
  do(deed: Deed): boolean
  undo(): void
  redo(): void
  goTo(page: PageId): void
  showLanguage(language: LanguageCode): void
  showDevice(device: Device): void
  select(section: SectionId | null): void
  setTyping(isTyping: boolean): void
  /** Asked before anything that leaves a text: whoever holds uncommitted text makes it a change. */
  onLeave(commit: () => void): void
  /** Commits and sends at once; true when everything is stored. */
  save(): Promise<boolean>
  retry(): void
  publish(): Promise<void>
  dismissPublishing(): void
  notify(text: string, kind?: 'plain' | 'warning'): void
  dismiss(notice: number): void
  discardLeftover(id: string): void
  wentOnline(): void
  wentOffline(): void
  /** The page is going away: commit, and send what is unsent in a request that outlives it. */
  leave(): void
}

/** How long "Published · View" stands before "Up to date". */
const PUBLISHED_STAYS = 6_000

/** The editor of one site: its state, and everything a person or the network can do to it. */
export function createEditor(world: World): Editor {
  const { server, outbox, catalog } = world
  const store = createStore<EditorState>(() => initialState)
  const { getState, setState } = store
  let commit = () => {}
  let notices = 0

  const opened = () => getState().opened
  const change = (next: (opened: Opened) => Opened) => {
    const before = opened()
    if (!before) return
    const after = next(before)
    if (after === before) return
    setState({ opened: after })
    if (after.undo !== before.undo || after.redo !== before.redo) keepSteps(world.storage, after.site.id, after)
    const added = after.unsent.slice(before.unsent.length)
    if (after.unsent.length > before.unsent.length) void outbox.keep(added).then(sender.wake)
  }

  const went = async (sent: Sent, changes: readonly Change[]) => {
    if (sent.kind === 'failed') return setState({ connection: sent.why })
    const gone = sent.answer.changes.map(({ id }) => id)
    change((before) => stored(before, sent.answer, catalog))
    if (sent.kind === 'refused') {
      change((before) => refused(before, sent.change, catalog))
      gone.push(sent.change)
    } else if (gone.length < changes.length) {
      // An answer that forgets a change would be sent for ever; it counts as a failure instead.
      return setState({ connection: 'failing' })
    }
    setState({ connection: 'fine', savedAt: world.now() })
    await outbox.drop(gone)
  }
  const sender = createSender({
    unsent: () => opened()?.unsent ?? [],
    revision: () => opened()?.revision ?? 0,
    send: (base, changes) => server.send(base, changes),
    went,
    isOnline: world.isOnline,
    wait: world.wait,
  })

  const travel = (step: Step | undefined) => {
    if (step) change((before) => at(before, step.page, step.language))
  }

  const editor: Editor = {
    store,
    async open(address) {
      setState({ phase: 'loading' })
      try {
        const [answer, unsent] = await Promise.all([server.readDocument(), outbox.read()])
        const site = onTop(answer.site, unsent, catalog)
        const page = pageAt(site, address.path) ?? site.pages[0]
        if (!page) return setState({ phase: 'missing' })
        const isKnown = site.languages.some(({ code }) => code === address.language)
        setState({
          phase: 'ready',
          savedAt: world.now(),
          connection: 'fine',
          opened: {
            stored: answer.site,
            revision: answer.revision,
            publishedRevision: answer.publishedRevision,
            site,
            unsent,
            ...readSteps(world.storage, site.id),
            leftovers: [],
            page: page.id,
            language: isKnown && address.language ? address.language : primaryLanguage(site).code,
            selected: null,
            facts: answer,
          },
        })
        sender.wake()
      } catch (error) {
        setState({ phase: phaseAfter(error) })
      }
    },
    do(deed) {
      try {
        change((before) => did(before, deed, catalog, world.newId))
        return true
      } catch (problem) {
        if (problem instanceof Problem) return false
        throw problem
      }
    },
    undo() {
      commit()
      travel(opened()?.undo.at(-1))
      change((before) => undone(before, catalog, world.newId))
    },
    redo() {
      commit()
      travel(opened()?.redo.at(-1))
      change((before) => redone(before, catalog, world.newId))
    },
    goTo(page) {
      commit()
      change((before) => at(before, page, before.language))
    },
    showLanguage(language) {
      commit()
      change((before) => at(before, before.page, language))
    },
    showDevice: (device) => setState({ device }),
    select: (section) => change((before) => (before.selected === section ? before : { ...before, selected: section })),
    setTyping: (isTyping) => {
      if (getState().isTyping !== isTyping) setState({ isTyping })
    },
    onLeave(next) {
      commit = next
    },
    save() {
      commit()
      return sender.settled()
    },
    retry: () => sender.retry(),
    async publish() {
      if (getState().publishing.kind === 'busy') return
      setState({ publishing: { kind: 'busy' } })
      if (!(await editor.save())) return setState({ publishing: { kind: 'idle' } })
      try {
        const { publishedRevision } = await server.publish()
        change((before) => ({ ...before, publishedRevision }))
        setState({ publishing: { kind: 'done' } })
        await world.wait(PUBLISHED_STAYS, new AbortController().signal)
        if (getState().publishing.kind === 'done') setState({ publishing: { kind: 'idle' } })
      } catch (error) {
        setState({ publishing: { kind: 'failed', ...reasonOf(error) } })
      }
    },
    dismissPublishing: () => setState({ publishing: { kind: 'idle' } }),
    notify(text, kind = 'plain') {
      notices += 1
      const others = getState().notices.filter((notice) => notice.text !== text)
      setState({ notices: [...others, { id: notices, kind, text }].slice(-3) })
    },
    dismiss: (id) => setState({ notices: getState().notices.filter((notice) => notice.id !== id) }),
    discardLeftover: (id) =>
      change((before) => ({ ...before, leftovers: before.leftovers.filter((left) => left.change.id !== id) })),
    wentOnline() {
      setState({ connection: 'fine' })
      sender.retry()
    },
    wentOffline: () => setState({ connection: 'offline' }),
    leave() {
      commit()
      const now = opened()
      if (now && now.unsent.length > 0) void server.send(now.revision, now.unsent, true)
    },
  }
  return editor
}

function at(opened: Opened, page: PageId, language: LanguageCode): Opened {
  if (opened.page === page && opened.language === language) return opened
  if (!opened.site.pages.some(({ id }) => id === page)) return opened
  return { ...opened, page, language, selected: opened.page === page ? opened.selected : null }
}

function phaseAfter(error: unknown): EditorState['phase'] {
  if (whyFailed(error) === 'signed-out') return 'signed-out'
  const status = (error as { status?: number }).status
  return status === 404 || status === 403 ? 'missing' : 'unreachable'
}

function reasonOf(error: unknown): { readonly message: string; readonly code: string } {
  const { message = '', code = 'unknown' } = (error ?? {}) as { message?: string; code?: string }
  return { message, code }
}

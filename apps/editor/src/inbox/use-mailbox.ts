import type { Folder, ListedMessage as Message, MessageCounts } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeMessage, countMessages, listMessages } from '../server/seldom.ts'
import type { Server } from '../server/server.ts'
import { usePlace } from './use-place.ts'

/** What can be taken back, and what it is called. */
interface Undoable {
  readonly message: Message
  readonly kind: 'erased' | 'spam' | 'inbox' | 'done' | 'reopened'
  /** What is like it, and was moved along. */
  readonly also: readonly string[]
  /** What speaks for it being spam. */
  readonly words: readonly string[]
}

export interface Mailbox {
  readonly folder: Folder
  readonly isUnread: boolean
  readonly search: string
  readonly messages: readonly Message[]
  readonly total: number
  readonly counts: MessageCounts | undefined
  readonly state: 'loading' | 'ready' | 'failed'
  readonly hasFailed: boolean
  /** The message that the address names. */
  readonly open: string | undefined
  readonly selected: Message | undefined
  /** It is not there. */
  readonly isGone: boolean
  readonly undoable: Undoable | undefined
  openFolder(folder: Folder): void
  onlyUnread(isUnread: boolean): void
  find(search: string): void
  more(): void
  reload(): void
  select(id: string | undefined): void
  mark(message: Message, isRead: boolean): void
  /** What is noted about it is that now. */
  noted(message: Message, note: string): void
  /** Puts it to what is done, or back into the inbox. */
  finish(message: Message): void
  /** Sends an enquiry of one's own, and shows it; throws where it was not sent. */
  test(): Promise<void>
  move(message: Message): void
  erase(message: Message): void
  undo(): void
  forgetUndo(): void
}

/** A pause in typing after which a search is asked for. */
const PAUSE = 250

/** The messages of a site as the inbox shows them, and what can be done to them. */
export function useMailbox(server: Server): Mailbox {
  const [{ folder, isUnread, message: open }, go] = usePlace()
  const [search, setSearch] = useState('')
  const listed = useListed(server, folder, search, isUnread)
  const { messages, load } = listed
  const select = (message: string | undefined) => go({ message })
  const one = useOne(server, open, listed)
  const changes = useChanges(server, { ...listed, replace: one.replace }, select)
  useReading(one.message, changes.mark)
  return {
    ...{ folder, isUnread, search, open, messages, ...changes, select },
    ...{ total: listed.total, counts: listed.counts, state: listed.state },
    ...{ selected: one.message, isGone: one.isGone, noted: (message, note) => one.replace({ ...message, note }) },
    openFolder: (next) => go({ folder: next, message: undefined, ...(next === 'done' && { isUnread: false }) }),
    onlyUnread: (only) => go({ isUnread: only, message: undefined }),
    find: setSearch,
    async test() {
      const sent = await server.client.ask('POST /sites/:id/test-enquiries', { body: {} })
      // Whoever sends it reads it at once.
      await changeMessage(server, sent.id, { isRead: true }).catch(() => false)
      setSearch('')
      await load()
      go({ folder: 'inbox', isUnread: false, message: sent.id })
    },
    more: () => void load(messages.at(-1)?.id),
    reload: () => void load(),
  }
}

/** Whoever opens a message has read it; who then marks it as unread wants it so. */
function useReading(message: Message | undefined, mark: Mailbox['mark']): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current === message?.id) return
    last.current = message?.id
    if (message && !message.isRead) mark(message, true)
  })
}

/** The open message: of the list, or, where that does not hold it, asked for. */
function useOne(server: Server, id: string | undefined, { messages, state, replace }: ReturnType<typeof useListed>) {
  const [asked, setAsked] = useState<Message>()
  const [gone, setGone] = useState<string>()
  const listed = messages.find((one) => one.id === id)
  const isWanted = id !== undefined && !listed && state === 'ready' && asked?.id !== id
  useEffect(() => {
    if (!isWanted) return
    server.client.ask('GET /sites/:id/messages/:message', { at: { message: id } }).then(setAsked, (error: unknown) => {
      if (error instanceof RequestError && error.status === 404) setGone(id)
    })
  }, [server, id, isWanted])
  // It may be changed meanwhile from the list.
  useEffect(() => {
    if (asked && asked.id !== id) setAsked(undefined)
  }, [asked, id])
  return {
    message: listed ?? (asked?.id === id ? asked : undefined),
    isGone: id !== undefined && gone === id && !listed,
    replace(changed: Message) {
      replace(changed)
      setAsked((known) => (known?.id === changed.id ? changed : known))
    },
  }
}

type Changing = Pick<Mailbox, 'hasFailed' | 'undoable' | 'mark' | 'move' | 'finish' | 'erase' | 'undo' | 'forgetUndo'>

type Listed = Pick<ReturnType<typeof useListed>, 'messages' | 'load' | 'replace' | 'drop' | 'recount'>

/** Marking, moving and erasing: done when the server has done it. */
function useChanges(server: Server, listed: Listed, select: (id: string | undefined) => void): Changing {
  const { load, replace, recount } = listed
  const [undoable, setUndoable] = useState<Undoable>()
  const [hasFailed, setFailed] = useState(false)
  const takeOut = async (message: Message, kind: Undoable['kind'], done: Promise<Moved | undefined>) => {
    const moved = await done.catch(() => undefined)
    setFailed(moved === undefined)
    if (moved === undefined) return
    setUndoable({ message, kind, ...moved })
    select(neighbourOf(message, listed.messages, moved.also))
    listed.drop([message.id, ...moved.also])
    await load()
  }
  return {
    ...{ hasFailed, undoable },
    async mark(message, isRead) {
      replace({ ...message, isRead })
      const isDone = await changeMessage(server, message.id, { isRead }).catch(() => false)
      setFailed(!isDone)
      if (isDone) await recount()
      else replace(message)
    },
    move: (message) => takeOut(message, message.folder === 'spam' ? 'inbox' : 'spam', moveOne(server, message)),
    finish: (message) =>
      message.folder === 'done'
        ? takeOut(message, 'reopened', putInto(server, message, 'inbox'))
        : takeOut(message, 'done', putInto(server, message, 'done')),
    erase: (message) => takeOut(message, 'erased', eraseOne(server, message)),
    async undo() {
      if (!undoable) return
      const isDone = await takeBack(server, undoable).catch(() => false)
      setFailed(!isDone)
      if (!isDone) return
      setUndoable(undefined)
      select(undoable.message.id)
      await load()
    },
    forgetUndo: () => setUndoable(undefined),
  }
}

/** What is read next where a message is taken out of a list: the one below it, else the one above. */
function neighbourOf({ id }: Message, messages: readonly Message[], also: readonly string[]): string | undefined {
  const at = messages.findIndex((one) => one.id === id)
  // Whoever came by its address was not reading the list.
  if (at < 0) return undefined
  const next = messages.slice(at + 1).find((one) => !also.includes(one.id))
  return next?.id ?? messages[at - 1]?.id
}

type Moved = Pick<Undoable, 'also' | 'words'>

const ALONE: Moved = { also: [], words: [] }

type Marking = (server: Server, message: Message, body: object) => Promise<Moved>

const markSpam: Marking = ({ client }, { id }, body) =>
  client.ask('POST /sites/:id/messages/:message/spam', { at: { message: id }, body })

const markWanted: Marking = async ({ client }, { id }, body) => {
  await client.ask('POST /sites/:id/messages/:message/wanted', { at: { message: id }, body })
  return ALONE
}

const moveOne = (server: Server, message: Message) =>
  message.folder === 'spam' ? markWanted(server, message, {}) : markSpam(server, message, {})

async function eraseOne(server: Server, { id }: Message): Promise<Moved | undefined> {
  return (await changeMessage(server, id, { isErased: true })) ? ALONE : undefined
}

async function putInto(server: Server, { id }: Message, folder: 'inbox' | 'done'): Promise<Moved | undefined> {
  return (await changeMessage(server, id, { folder })) ? ALONE : undefined
}

async function takeBack(server: Server, { message, kind, also }: Undoable): Promise<boolean> {
  if (kind === 'erased') return changeMessage(server, message.id, { isErased: false })
  if (kind === 'done' || kind === 'reopened') return changeMessage(server, message.id, { folder: message.folder })
  if (kind === 'inbox') await markSpam(server, message, { isUndo: true })
  else await markWanted(server, message, { also, isUndo: true })
  // What was done is done again.
  return kind === 'spam' && message.folder === 'done' ? changeMessage(server, message.id, { folder: 'done' }) : true
}

/** The messages of a folder that match a search, as far as they were asked for. */
function useListed(server: Server, folder: Folder, search: string, isUnread: boolean) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [total, setTotal] = useState(0)
  const [counts, setCounts] = useState<MessageCounts>()
  const [state, setState] = useState<Mailbox['state']>('loading')
  const asked = useRef(0)

  const recount = useCallback(() => countMessages(server).then(setCounts, () => undefined), [server])
  const load = useCallback(
    async (before?: string) => {
      asked.current += 1
      const wanted = { folder, search, isUnread }
      const turn = asked.current
      try {
        const [page] = await Promise.all([listMessages(server, wanted, before), recount()])
        // An answer that comes after a newer question is of no use.
        if (turn !== asked.current) return
        setMessages((known) => (before === undefined ? page.items : [...known, ...page.items]))
        setTotal(page.totalCount)
        setState('ready')
      } catch {
        if (turn === asked.current) setState('failed')
      }
    },
    [server, folder, search, isUnread, recount],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(), search === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [load, search])
  const replace = (changed: Message) =>
    setMessages((known) => known.map((one) => (one.id === changed.id ? changed : one)))
  const drop = (ids: readonly string[]) => setMessages((known) => known.filter(({ id }) => !ids.includes(id)))
  return { messages, total, counts, state, load, recount, replace, drop }
}

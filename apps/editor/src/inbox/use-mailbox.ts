import type { Folder, ListedMessage as Message, MessageCounts } from '@mimar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Server } from '../server/server.ts'

/** What can be taken back, and what it is called. */
interface Undoable {
  readonly message: Message
  readonly kind: 'erased' | 'spam' | 'inbox'
  /** What is like it, and was moved along. */
  readonly also: readonly string[]
  /** What speaks for it being spam. */
  readonly words: readonly string[]
}

export interface Mailbox {
  readonly folder: Folder
  readonly search: string
  readonly messages: readonly Message[]
  readonly total: number
  readonly counts: MessageCounts | undefined
  readonly state: 'loading' | 'ready' | 'failed'
  readonly hasFailed: boolean
  readonly selected: Message | undefined
  readonly undoable: Undoable | undefined
  openFolder(folder: Folder): void
  find(search: string): void
  more(): void
  reload(): void
  select(id: string | undefined): void
  mark(message: Message, isRead: boolean): void
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
  const [folder, setFolder] = useState<Folder>('inbox')
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<string>()
  const listed = useListed(server, folder, search)
  const { messages, load } = listed
  const changes = useChanges(server, listed, setSelected)
  return {
    ...{ folder, search, messages, ...changes },
    ...{ total: listed.total, counts: listed.counts, state: listed.state },
    selected: messages.find(({ id }) => id === selected),
    openFolder(next) {
      setFolder(next)
      setSelected(undefined)
    },
    find: setSearch,
    async test() {
      const sent = await server.client.ask('POST /sites/:id/test-enquiries', { body: {} })
      // Whoever sends it reads it at once.
      await server.changeMessage(sent.id, { isRead: true }).catch(() => false)
      setFolder('inbox')
      setSearch('')
      await load()
      setSelected(sent.id)
    },
    more: () => void load(messages.at(-1)?.id),
    reload: () => void load(),
    select(id) {
      setSelected(id)
      const message = messages.find((one) => one.id === id)
      if (message && !message.isRead) changes.mark(message, true)
    },
  }
}

type Changing = Pick<Mailbox, 'hasFailed' | 'undoable' | 'mark' | 'move' | 'erase' | 'undo' | 'forgetUndo'>

/** Marking, moving and erasing: done when the server has done it. */
function useChanges(
  server: Server,
  { messages, load, replace, recount }: ReturnType<typeof useListed>,
  select: (id: string | undefined) => void,
): Changing {
  const [undoable, setUndoable] = useState<Undoable>()
  const [hasFailed, setFailed] = useState(false)
  const takeOut = async (message: Message, kind: Undoable['kind'], done: Promise<Moved | undefined>) => {
    const moved = await done.catch(() => undefined)
    setFailed(moved === undefined)
    if (moved === undefined) return
    const { also } = moved
    setUndoable({ message, kind, ...moved })
    const left = messages.slice(messages.indexOf(message) + 1).find(({ id }) => !also.includes(id))
    select(left?.id ?? messages[messages.indexOf(message) - 1]?.id)
    await load()
  }
  return {
    ...{ hasFailed, undoable },
    async mark(message, isRead) {
      replace({ ...message, isRead })
      const isDone = await server.changeMessage(message.id, { isRead }).catch(() => false)
      setFailed(!isDone)
      if (isDone) await recount()
      else replace(message)
    },
    move: (message) => takeOut(message, message.folder === 'spam' ? 'inbox' : 'spam', moveOne(server, message)),
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
  return (await server.changeMessage(id, { isErased: true })) ? ALONE : undefined
}

async function takeBack(server: Server, { message, kind, also }: Undoable): Promise<boolean> {
  if (kind === 'erased') return server.changeMessage(message.id, { isErased: false })
  if (kind === 'spam') await markWanted(server, message, { also, isUndo: true })
  else await markSpam(server, message, { isUndo: true })
  return true
}

/** The messages of a folder that match a search, as far as they were asked for. */
function useListed(server: Server, folder: Folder, search: string) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [total, setTotal] = useState(0)
  const [counts, setCounts] = useState<MessageCounts>()
  const [state, setState] = useState<Mailbox['state']>('loading')
  const asked = useRef(0)

  const recount = useCallback(() => server.countMessages().then(setCounts, () => undefined), [server])
  const load = useCallback(
    async (before?: string) => {
      asked.current += 1
      const turn = asked.current
      try {
        const [page] = await Promise.all([server.listMessages(folder, search, before), recount()])
        // An answer that comes after a newer question is of no use.
        if (turn !== asked.current) return
        setMessages((known) => (before === undefined ? page.items : [...known, ...page.items]))
        setTotal(page.totalCount)
        setState('ready')
      } catch {
        if (turn === asked.current) setState('failed')
      }
    },
    [server, folder, search, recount],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(), search === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [load, search])
  const replace = (changed: Message) =>
    setMessages((known) => known.map((one) => (one.id === changed.id ? changed : one)))
  return { messages, total, counts, state, load, recount, replace }
}

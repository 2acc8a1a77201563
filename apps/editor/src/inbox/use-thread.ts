import type { Message, Reply, Thread } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Server } from '../server/server.ts'
import { newId } from '../state/new-id.ts'

/** What was typed and not sent yet, by message: it stays while the page does. */
const drafts = new Map<string, string>()

/** How often a mail that is on its way is asked for, in milliseconds, and how many times. */
const LOOKS_EVERY = 3000
const LOOKS = 5

export interface ThreadState {
  readonly thread: Thread | undefined
  readonly draft: string
  readonly state: 'still' | 'sending' | 'sent'
  /** Why the last act failed, in words for people; '' where it did not. */
  readonly failure: string
  write(text: string): void
  reply(): void
  sendAgain(letter?: Reply): void
  /** Sends that answer to the address that was clearly meant. */
  correct(letter: Reply): void
}

/** The mails about a message, and the answer that is being written. */
export function useThread(server: Server, message: Message, failed: string): ThreadState {
  const { id } = message
  const { thread, set } = useLoadedThread(server, id)
  const [draft, setDraft] = useState(() => drafts.get(id) ?? '')
  const [state, setState] = useState<ThreadState['state']>('still')
  const [failure, setFailure] = useState('')
  // The same answer asked for again, after one that was not heard, is sent once.
  const key = useRef(newId())
  const at = { message: id }
  const write = (text: string) => {
    if (text !== draft) key.current = newId()
    drafts.set(id, text)
    setDraft(text)
    setState('still')
  }
  const act = async (asked: Promise<Thread>) => {
    const why = await asked.then(set, (error) => whyUndone(error, failed))
    setFailure(why ?? '')
    return why === undefined
  }
  return {
    ...{ thread, draft, state, failure, write },
    async reply() {
      if (draft.trim() === '' || state === 'sending') return
      setState('sending')
      const body = { text: draft, key: key.current }
      const isDone = await act(server.client.ask('POST /sites/:id/messages/:message/replies', { at, body }))
      if (isDone) write('')
      setState(isDone ? 'sent' : 'still')
    },
    correct(letter) {
      const body = { text: letter.text, key: newId(), isCorrected: true }
      void act(server.client.ask('POST /sites/:id/messages/:message/replies', { at, body }))
    },
    sendAgain(letter) {
      const body = letter ? { letter: letter.id } : {}
      void act(server.client.ask('POST /sites/:id/messages/:message/mails', { at, body }))
    },
  }
}

/** The server's own words where it refused, else that it was not done. */
export const whyUndone = (error: unknown, failed: string) =>
  error instanceof RequestError && error.code !== 'network-failed' ? error.message : failed

/** What the server knows; asked again for a while where a first attempt is under way. */
function useLoadedThread(server: Server, message: string) {
  const [thread, setThread] = useState<Thread>()
  const looks = useRef(0)
  const set = useCallback((answer: Thread) => {
    looks.current = 0
    setThread(answer)
  }, [])
  useEffect(() => {
    let isWanted = true
    const load = () =>
      server.client.ask('GET /sites/:id/messages/:message/mails', { at: { message } }).then(
        (answer) => isWanted && setThread(answer),
        () => undefined,
      )
    if (!thread) void load()
    const isMoving = thread && [thread.notice, ...thread.replies.map(({ mail }) => mail)].some(isUnderWay)
    if (!isMoving || looks.current >= LOOKS) {
      return () => {
        isWanted = false
      }
    }
    const timer = setTimeout(() => {
      looks.current += 1
      void load()
    }, LOOKS_EVERY)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [server, message, thread])
  return { thread, set }
}

const SOON = 5 * 60_000

const isUnderWay = (mail: Thread['notice']) => mail?.state === 'waiting' && Date.parse(mail.at) - Date.now() < SOON

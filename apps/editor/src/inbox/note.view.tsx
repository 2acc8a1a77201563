import { MAX_NOTE, type ListedMessage as Message } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useEffect, useRef, useState } from 'react'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import styles from './note.module.css'
import { noteWords } from './note-words.ts'
import thread from './thread.module.css'
import { filled } from './thread-words.ts'
import type { Mailbox } from './use-mailbox.ts'

interface Props {
  readonly server: Server
  readonly message: Message
  readonly mailbox: Pick<Mailbox, 'noted'>
  readonly language: UiLanguage
}

/** What was typed and is not stored yet, by message: it stays while the page does. */
const drafts = new Map<string, string>()

/** A pause in typing after which a note is stored. */
const PAUSE = 1000

/** What the people of the site note about a message: stored by itself, and of two who write at once nobody's is lost. */
export function Note({ server, message, mailbox, language }: Props) {
  const words = noteWords(language)
  const note = useNote({ server, message, mailbox })
  return (
    <section className={styles.note}>
      <label htmlFor="message-note">{words.label}</label>
      <textarea
        id="message-note"
        dir="auto"
        rows={3}
        maxLength={MAX_NOTE}
        aria-describedby="message-note-about"
        value={note.text}
        onChange={({ target }) => note.write(target.value)}
        onBlur={() => void note.save()}
      />
      <p id="message-note-about" className={thread.said}>
        {words.about}
      </p>
      <p className={thread.said} role="status">
        {note.state === 'saved' && words.saved}
      </p>
      {note.state === 'failed' && (
        <div role="alert" className={thread.card}>
          <p className={thread.fault}>{words.failed}</p>
          <button type="button" className={thread.button} onClick={note.tryAgain}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {note.theirs !== undefined && (
        <div role="alert" className={thread.card}>
          <p className={thread.fault}>{note.refusal}</p>
          <p className={thread.text} dir="auto">
            {filled(words.theirs, { note: note.theirs || words.empty })}
          </p>
          <div>
            <button type="button" className={thread.button} onClick={note.keepMine}>
              {words.keepMine}
            </button>
            <button type="button" className={thread.button} onClick={note.takeTheirs}>
              {words.takeTheirs}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

function useNote({ server, message, mailbox }: Omit<Props, 'language'>) {
  const { id } = message
  const [text, setText] = useState(() => drafts.get(id) ?? message.note)
  const [state, setState] = useState<'still' | 'saved' | 'failed'>('still')
  const [theirs, setTheirs] = useState<string>()
  const [refusal, setRefusal] = useState('')
  // The note as its author has last seen it stored.
  const stored = useRef(message.note)
  const at = { message: id }
  const isKept = (note: string) => {
    stored.current = note
    if (drafts.get(id)?.trim() === note) drafts.delete(id)
    mailbox.noted(message, note)
  }
  const put = async (note: string) => {
    try {
      const answer = await server.client.ask('PUT /sites/:id/messages/:message/note', {
        ...{ at, body: { note, before: stored.current }, keepalive: true },
      })
      isKept(answer.note)
      setState('saved')
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'note-changed') return setState('failed')
      const now = await server.client.ask('GET /sites/:id/messages/:message', { at }).catch(() => undefined)
      if (!now) return setState('failed')
      setRefusal(error.message)
      setTheirs(now.note)
    }
  }
  const save = async (typed = text) => {
    if (theirs === undefined && state !== 'failed' && typed.trim() !== stored.current) await put(typed)
  }
  usePause(text, save)
  const decided = (note: string) => {
    setText(note)
    setTheirs(undefined)
    document.getElementById('message-note')?.focus()
  }
  return {
    ...{ text, state, theirs, refusal, save },
    write(typed: string) {
      drafts.set(id, typed)
      setText(typed)
      setState('still')
    },
    tryAgain: () => void put(text),
    keepMine() {
      stored.current = theirs ?? ''
      decided(text)
      void put(text)
    },
    takeTheirs() {
      drafts.delete(id)
      isKept(theirs ?? '')
      decided(theirs ?? '')
    },
  }
}

/** Stores what was typed once nobody types any more, and before the message, or the page, is left. */
function usePause(text: string, save: (text: string) => Promise<void>): void {
  const last = useRef(() => save(text))
  last.current = () => save(text)
  useEffect(() => {
    const timer = setTimeout(() => void save(text), PAUSE)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const leave = () => void last.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

import { useEffect, useRef, useState } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import type { Server } from '../server/server.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import styles from './arriving.module.css'
import { arrivingWords } from './arriving-words.ts'
import thread from './thread.module.css'
import { inOwnDirection } from './thread-words.ts'
import { inboxWords } from './words.ts'

interface Props {
  readonly server: Server
  readonly language: UiLanguage
  readonly message: string
  /** As far as they are known already. */
  readonly known?: readonly string[]
}

/** The words of a message that speak for spam, each with a way to take it back. */
export function SpamWords({ server, language, message, known }: Props) {
  const say = sayPart(arrivingWords, language)
  const { words, gone, hasFailed, takeBack } = useSpamWords(server, message, known)
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body
    wasPressed.current = false
    // The button that was pressed is gone: Undo gets its focus, or the words of which one came back.
    const next = gone === undefined && words.length > 0 ? 'li button' : 'p button'
    if (isLost) place.current?.querySelector<HTMLElement>(next)?.focus()
  }, [words, gone])
  const press = (word: string, isUndo: boolean) => {
    wasPressed.current = true
    void takeBack(word, isUndo)
  }
  if (words.length === 0 && gone === undefined) return null
  return (
    <div className={styles.words} ref={place}>
      {words.length > 0 && <span>{say('speaking')}</span>}
      <ul>
        {words.map((word) => (
          <li key={word}>
            <bdi dir="auto">{word}</bdi>
            <button
              type="button"
              aria-label={say('notThis', { word: inOwnDirection(word) })}
              title={say('notThisWord')}
              onClick={() => press(word, false)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {gone !== undefined && (
          <>
            {say('countsNoMore', { word: inOwnDirection(gone) })}{' '}
            <button type="button" onClick={() => press(gone, true)}>
              {say('undo')}
            </button>
          </>
        )}
      </p>
      {hasFailed && (
        <p className={thread.fault} role="alert">
          {inboxWords(language).notDone}
        </p>
      )}
    </div>
  )
}

function useSpamWords({ client }: Server, message: string, known: readonly string[] | undefined) {
  const [words, setWords] = useState(known ?? [])
  const [gone, setGone] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    if (!known) {
      client.ask('GET /sites/:id/messages/:message/spam-words', { at: { message } }).then(
        (answer) => isWanted && setWords(answer.words),
        () => undefined,
      )
    }
    return () => {
      isWanted = false
    }
  }, [client, message, known])
  const takeBack = (word: string, isUndo: boolean) =>
    client.ask('POST /sites/:id/messages/:message/spam-words', { at: { message }, body: { word, isUndo } }).then(
      (answer) => {
        setWords(answer.words)
        setGone(isUndo ? undefined : word)
        setFailed(false)
      },
      () => setFailed(true),
    )
  return { words, gone, hasFailed, takeBack }
}

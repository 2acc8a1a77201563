import { useEffect, useState } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import type { Server } from '../server/server.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import styles from './arriving.module.css'
import { arrivingWords } from './arriving-words.ts'
import { inOwnDirection } from './thread-words.ts'

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
  const { words, gone, takeBack } = useSpamWords(server, message, known)
  if (words.length === 0 && gone === undefined) return null
  return (
    <div className={styles.words}>
      {words.length > 0 && <span>{say('speaking')}</span>}
      <ul>
        {words.map((word) => (
          <li key={word}>
            <bdi dir="auto">{word}</bdi>
            <button
              type="button"
              aria-label={say('notThis', { word: inOwnDirection(word) })}
              title={say('notThisWord')}
              onClick={() => void takeBack(word, false)}
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
            <button type="button" onClick={() => void takeBack(gone, true)}>
              {say('undo')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

function useSpamWords({ client }: Server, message: string, known: readonly string[] | undefined) {
  const [words, setWords] = useState(known ?? [])
  const [gone, setGone] = useState<string>()
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
      },
      () => undefined,
    )
  return { words, gone, takeBack }
}

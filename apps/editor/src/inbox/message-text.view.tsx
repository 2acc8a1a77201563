import type { Message } from '@mimar/contract'
import { useEffect, useRef } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import type { UiLanguage } from '../words/words.ts'
import { languageName, longDate } from './dates.ts'
import styles from './inbox.module.css'
import type { Mailbox } from './use-mailbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  readonly message: Message
  readonly mailbox: Mailbox
  readonly words: InboxWords
  readonly language: UiLanguage
  readonly eventName: (id: string) => string
}

/** One message, and what can be done with it. */
export function MessageText({ message, mailbox, words, language, eventName }: Props) {
  const { name, email, text, at } = message
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <article className={styles.message} aria-labelledby="message-from">
      <button type="button" className={styles.back} onClick={() => mailbox.select(undefined)}>
        {words.back}
      </button>
      <h2 id="message-from" tabIndex={-1} ref={heading}>
        <bdi>{name}</bdi>
      </h2>
      <p className={styles.meta}>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
        <time dateTime={at}>{longDate(at, language)}</time>
      </p>
      <Facts message={message} words={words} language={language} eventName={eventName} />
      <p className={styles.text} dir="auto">
        {text || words.noText}
      </p>
      <div className={styles.acts}>
        <a className={styles.main} href={`mailto:${email}`}>
          {words.answer}
        </a>
        <button type="button" className={styles.act} onClick={() => mailbox.mark(message, false)}>
          {words.markUnread}
        </button>
        {message.kind !== 'complaint' && (
          <button type="button" className={styles.act} onClick={() => mailbox.move(message)}>
            {message.folder === 'spam' ? words.notSpam : words.isSpam}
          </button>
        )}
        <button type="button" className={styles.act} onClick={() => mailbox.erase(message)}>
          <Icon name="close" />
          {words.erase}
        </button>
      </div>
    </article>
  )
}

function Facts({ message, words, language, eventName }: Omit<Props, 'mailbox'>) {
  const { event, attending, guests } = message
  const facts: readonly (readonly [string, string])[] = [
    ...(event === null ? [] : [[words.event, eventName(event)] as const]),
    ...(attending === null ? [] : [[words.reply, attending ? words.comes : words.comesNot] as const]),
    ...(guests === null || attending === false ? [] : [[words.guests, String(guests)] as const]),
    [words.language, languageName(message.language, language)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

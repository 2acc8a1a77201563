import type { ListedMessage as Message } from '@mimar/contract'
import type { KeyboardEvent } from 'react'
import type { UiLanguage } from '../words/words.ts'
import { shortDate } from './dates.ts'
import styles from './inbox.module.css'
import { RowTags } from './mail-lines.view.tsx'
import { threadWords } from './thread-words.ts'
import type { Mailbox } from './use-mailbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  readonly mailbox: Mailbox
  readonly words: InboxWords
  readonly language: UiLanguage
}

/** The messages of a folder, newest first: arrows move, Enter reads, Delete erases. */
export function MessageList({ mailbox, words, language }: Props) {
  const { messages, total, state, search } = mailbox
  if (state === 'failed') {
    return (
      <div className={styles.list} role="alert">
        <p>{words.failed}</p>
        <button type="button" className={styles.act} onClick={mailbox.reload}>
          {words.tryAgain}
        </button>
      </div>
    )
  }
  if (state === 'ready' && messages.length === 0) {
    return (
      <div className={styles.list}>
        <p className={styles.emptyTitle}>{search === '' ? words.empty : words.nothingFound}</p>
        {search === '' && <p>{words.emptyText}</p>}
      </div>
    )
  }
  return (
    <div className={styles.list} aria-busy={state === 'loading'}>
      <ul aria-label={words.list}>
        {messages.map((message) => (
          <Row key={message.id} message={message} mailbox={mailbox} words={words} language={language} />
        ))}
      </ul>
      {messages.length < total && (
        <button type="button" className={styles.act} onClick={mailbox.more}>
          {words.more}
        </button>
      )}
    </div>
  )
}

function Row({ message, mailbox, words, language }: Props & { readonly message: Message }) {
  const { name, text, at, isRead } = message
  const keyed = (event: KeyboardEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('li')
    const rows: readonly (Element | null | undefined)[] = [...(row?.parentElement?.children ?? [])]
    const targets: { readonly [key: string]: Element | null | undefined } = {
      ArrowDown: row?.nextElementSibling,
      ArrowUp: row?.previousElementSibling,
      Home: rows[0],
      End: rows.at(-1),
    }
    if (event.key === 'Delete') mailbox.erase(message)
    else if (Object.hasOwn(targets, event.key)) targets[event.key]?.querySelector('button')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-unread={isRead ? undefined : ''}
        aria-current={mailbox.selected?.id === message.id ? 'true' : undefined}
        onClick={() => mailbox.select(message.id)}
        onKeyDown={keyed}
      >
        <span className={styles.who}>
          {!isRead && <span className="only-heard">{words.unread}: </span>}
          <bdi>{name}</bdi>
        </span>
        <time dateTime={at}>{shortDate(at, language)}</time>
        <span className={styles.beginning} dir="auto">
          {text || (message.kind === 'reply' ? words.reply : words.noText)}
        </span>
        <RowTags message={message} words={threadWords(language)} />
      </button>
    </li>
  )
}

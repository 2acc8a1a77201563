import type { ListedMessage as Message } from '@mimar/contract'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Server } from '../server/server.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { answersBegin } from './answers.view.tsx'
import { arrivingWords } from './arriving-words.ts'
import { shortDate } from './dates.ts'
import styles from './inbox.module.css'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import { RowTags } from './mail-lines.view.tsx'
import { TestEnquiry } from './test-enquiry.view.tsx'
import { inOwnDirection } from './thread-words.ts'
import type { Mailbox } from './use-mailbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  readonly server: Server
  readonly mailbox: Mailbox
  readonly words: InboxWords
  readonly language: UiLanguage
}

/** The messages of a folder, newest first: arrows move, Enter reads, Delete erases. */
export function MessageList({ server, mailbox, words, language }: Props) {
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
        {mailbox.isUnread && search === '' ? (
          <p className={styles.emptyTitle}>{words.allRead}</p>
        ) : search === '' ? (
          <Empty server={server} mailbox={mailbox} words={words} language={language} />
        ) : (
          <p className={styles.emptyTitle}>{words.nothingFound}</p>
        )}
      </div>
    )
  }
  return (
    <div className={styles.list} aria-busy={state === 'loading'}>
      <ul aria-label={words.list} data-messages="">
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

/** Where enquiries will arrive, and a way to see that they do. */
function Empty({ server, mailbox, words, language }: Props) {
  const say = sayPart(arrivingWords, language)
  const address = useConfirmedAddress(server)
  return (
    <div className={styles.empty}>
      <InboxGlyph name="inbox" />
      <p className={styles.emptyTitle}>{words.empty}</p>
      {mailbox.folder === 'done' && <p>{words.doneEmpty}</p>}
      {mailbox.folder === 'inbox' && (
        <>
          <p>{address === '' ? words.emptyText : say('arriveAt', { email: inOwnDirection(address) })}</p>
          <TestEnquiry mailbox={mailbox} language={language} />
        </>
      )}
    </div>
  )
}

/** Where enquiries are mailed to; '' where they are not, or nobody knows yet. */
function useConfirmedAddress({ client }: Server): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    let isWanted = true
    client.ask('GET /sites/:id/mailbox').then(
      ({ email, state }) => isWanted && setAddress(state === 'confirmed' ? email : ''),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [client])
  return address
}

function Row({ message, mailbox, words, language }: Omit<Props, 'server'> & { readonly message: Message }) {
  const { name, at, isRead, answers } = message
  const text = answersBegin(answers, language) || message.text
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
        data-message={message.id}
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
        <RowTags message={message} language={language} />
      </button>
    </li>
  )
}

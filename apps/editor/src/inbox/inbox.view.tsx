import type { Folder } from '@mimar/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messagesFile } from '../server/seldom.ts'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { DataRequest } from './data-request.view.tsx'
import { dataWords } from './data-words.ts'
import { DownloadQuestion } from './download-question.view.tsx'
import styles from './inbox.module.css'
import { MessageList } from './message-list.view.tsx'
import { MessageText } from './message-text.view.tsx'
import { TestEnquiry } from './test-enquiry.view.tsx'
import { Toast } from './toast.view.tsx'
import { type Mailbox, useMailbox } from './use-mailbox.ts'
import { type InboxWords, inboxWords } from './words.ts'

const FOLDERS: readonly Folder[] = ['inbox', 'done', 'spam', 'complaints']

interface InboxProps {
  readonly server: Server
  readonly language: UiLanguage
  readonly eventName: (id: string) => string
  /** Which site they are of, where there are several. */
  readonly siteName?: string
  /** Told how many messages of the inbox nobody has read. */
  readonly countedUnread?: (unread: number) => void
}

/** What visitors sent: folders, a list, and the message that is being read beside it; on phones in its place. */
export function Inbox({ server, language, eventName, siteName = '', countedUnread }: InboxProps) {
  const words = inboxWords(language)
  const mailbox = useMailbox(server)
  const [person, ask] = useState<string>()
  const isReading = mailbox.open !== undefined || person !== undefined
  const heading = useWayBack(mailbox.open)
  const unread = mailbox.counts?.inbox.unread
  useEffect(() => {
    if (unread !== undefined) countedUnread?.(unread)
  }, [unread, countedUnread])
  const parts = { server, mailbox, words, language }
  return (
    <section
      className={styles.inbox}
      aria-labelledby="inbox-title"
      data-inbox=""
      data-reading={isReading ? '' : undefined}
    >
      <div className={styles.side}>
        <header className={styles.top}>
          <h1 id="inbox-title" tabIndex={-1} ref={heading}>
            {words.title}
            {siteName !== '' && <bdi className={styles.site}>{siteName}</bdi>}
          </h1>
          <ExportButton server={server} mailbox={mailbox} language={language} name={words.exportFile} />
          <input
            type="search"
            className={styles.search}
            placeholder={words.search}
            aria-label={words.search}
            value={mailbox.search}
            onChange={(event) => mailbox.find(event.target.value)}
          />
          <Folders mailbox={mailbox} words={words} />
          {mailbox.folder !== 'done' && (
            <button
              type="button"
              className={styles.only}
              aria-pressed={mailbox.isUnread}
              onClick={() => mailbox.onlyUnread(!mailbox.isUnread)}
            >
              {words.onlyUnread}
            </button>
          )}
        </header>
        <MessageList {...parts} />
      </div>
      <Reading {...parts} eventName={eventName} person={person} ask={ask} />
      <Toast {...parts} />
    </section>
  )
}

interface ReadingProps extends Pick<InboxProps, 'server' | 'language' | 'eventName'> {
  readonly mailbox: Mailbox
  readonly words: InboxWords
  /** Whose data are asked for; may be empty. */
  readonly person: string | undefined
  readonly ask: (email: string | undefined) => void
}

/** What stands beside the list. Escape leads back to it. */
function Reading({ server, mailbox, words, language, eventName, person, ask }: ReadingProps) {
  const { selected } = mailbox
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const isInside = (event.target as Element).closest('dialog, details[open]')
    if (event.key === 'Escape' && !isInside && person === undefined) mailbox.select(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shorter way to the button that leads back.
    <div className={styles.reading} onKeyDown={leave}>
      {person !== undefined ? (
        <DataRequest
          server={server}
          language={language}
          email={person}
          close={(hasErased) => {
            ask(undefined)
            if (hasErased) mailbox.reload()
          }}
        />
      ) : selected ? (
        <MessageText
          key={selected.id}
          {...{ server, mailbox, words, language, eventName }}
          message={selected}
          ask={() => ask(selected.email)}
        />
      ) : mailbox.isGone ? (
        <Gone mailbox={mailbox} words={words} />
      ) : (
        <div className={styles.quiet}>
          <p>{mailbox.messages.length > 0 && words.pick}</p>
          {mailbox.messages.length > 0 && <TestEnquiry mailbox={mailbox} language={language} />}
          <button type="button" className={styles.act} onClick={() => ask('')}>
            {dataWords(language).open}
          </button>
        </div>
      )}
    </div>
  )
}

function Gone({ mailbox, words }: Pick<ReadingProps, 'mailbox' | 'words'>) {
  return (
    <div className={styles.quiet} role="alert">
      <p>{words.gone}</p>
      <button type="button" className={styles.framed} onClick={() => mailbox.select(undefined)}>
        {words.back}
      </button>
    </div>
  )
}

/** The focus goes back to the row of the message that was left, else to the heading, which is handed out. */
function useWayBack(open: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(open)
  useEffect(() => {
    const left = last.current
    last.current = open
    if (open !== undefined || left === undefined) return
    const rows = [...document.querySelectorAll<HTMLElement>('[data-message]')]
    const target = rows.find(({ dataset }) => dataset.message === left) ?? heading.current
    target?.focus()
  }, [open])
  return heading
}

function Folders({ mailbox, words }: { readonly mailbox: Mailbox; readonly words: InboxWords }) {
  const { counts, folder } = mailbox
  return (
    <nav className={styles.folders} aria-label={words.folders}>
      {FOLDERS.filter((id) => id !== 'complaints' || counts?.complaints).map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === folder ? 'page' : undefined}
          onClick={() => mailbox.openFolder(id)}
        >
          {words[id]}
          {(counts?.[id]?.unread ?? 0) > 0 && (
            <span className={styles.count}>
              {counts?.[id]?.unread}
              <span className="only-heard"> {words.unread}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

interface ExportProps {
  readonly server: Server
  readonly mailbox: Mailbox
  readonly language: UiLanguage
  readonly name: string
}

/** The messages of the folder, as far as they hold what is looked for, as a file. */
function ExportButton({ server, mailbox, language, name }: ExportProps) {
  const [isAsked, ask] = useState(false)
  const address = messagesFile(server, mailbox)
  const question = { language, address, total: mailbox.total, close: () => ask(false) }
  return (
    <>
      <button type="button" className={styles.act} disabled={mailbox.total === 0} onClick={() => ask(true)}>
        {name}
      </button>
      {isAsked && <DownloadQuestion {...question} />}
    </>
  )
}

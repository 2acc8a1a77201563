import type { Folder } from '@mimar/contract'
import { useState } from 'react'
import { Icon } from '../kit/icon.view.tsx'
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

const FOLDERS = ['inbox', 'spam', 'complaints'] as const satisfies readonly Folder[]

export interface InboxProps {
  readonly server: Server
  readonly language: UiLanguage
  readonly eventName: (id: string) => string
}

/** What visitors sent: folders, a list, and the message that is being read. */
export function Inbox({ server, language, eventName, close }: InboxProps & { readonly close: () => void }) {
  const words = inboxWords(language)
  const mailbox = useMailbox(server)
  const { selected } = mailbox
  const [person, ask] = useState<string>()
  return (
    <section
      className={styles.inbox}
      aria-labelledby="inbox-title"
      data-reading={selected || person !== undefined ? '' : undefined}
    >
      <header className={styles.top}>
        <h1 id="inbox-title">{words.title}</h1>
        <Folders mailbox={mailbox} words={words} />
        <input
          type="search"
          className={styles.search}
          placeholder={words.search}
          aria-label={words.search}
          value={mailbox.search}
          onChange={(event) => mailbox.find(event.target.value)}
        />
        <ExportButton server={server} mailbox={mailbox} language={language} name={words.exportFile} />
        <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.halves}>
        <MessageList server={server} mailbox={mailbox} words={words} language={language} />
        <div className={styles.reading}>
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
              server={server}
              message={selected}
              mailbox={mailbox}
              words={words}
              language={language}
              eventName={eventName}
              ask={() => ask(selected.email)}
            />
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
      </div>
      <Toast server={server} mailbox={mailbox} words={words} language={language} />
    </section>
  )
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
  const address = server.messagesFile(mailbox.folder, mailbox.search)
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

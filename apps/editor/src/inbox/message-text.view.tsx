import type { ListedMessage as Message } from '@mimar/contract'
import { useEffect, useRef } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import type { Server } from '../server/server.ts'
import { languageName } from '../words/names.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { Answers } from './answers.view.tsx'
import { arrivingWords } from './arriving-words.ts'
import { Booking } from './booking.view.tsx'
import { Composer } from './composer.view.tsx'
import { dataWords } from './data-words.ts'
import { longDate, longDay } from './dates.ts'
import styles from './inbox.module.css'
import { MailLines, Replies } from './mail-lines.view.tsx'
import { Note } from './note.view.tsx'
import { OtherAddress } from './other-address.view.tsx'
import { SentFiles } from './sent-files.view.tsx'
import { SpamWords } from './spam-words.view.tsx'
import thread from './thread.module.css'
import { filled, threadWords } from './thread-words.ts'
import type { Mailbox } from './use-mailbox.ts'
import { type ThreadState, useThread } from './use-thread.ts'
import type { InboxWords } from './words.ts'

interface Props {
  readonly server: Server
  readonly message: Message
  readonly mailbox: Mailbox
  readonly words: InboxWords
  readonly language: UiLanguage
  readonly eventName: (id: string) => string
  /** Answers a request of whoever wrote it about their data. */
  readonly ask: () => void
}

/** One message, and what can be done with it. */
export function MessageText({ server, message, mailbox, words, language, eventName, ask }: Props) {
  const { name, email, text, at } = message
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <article className={styles.message} aria-labelledby="message-from">
      <button type="button" className={styles.back} onClick={() => mailbox.select(undefined)}>
        {words.back}
      </button>
      <div className={styles.head}>
        <div className={styles.from}>
          <h2 id="message-from" tabIndex={-1} ref={heading}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.meta}>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
            <time dateTime={at}>{longDate(at, language)}</time>
          </p>
        </div>
        <Acts message={message} mailbox={mailbox} words={words} />
      </div>
      <div className={styles.card}>
        {message.answers.length > 0 ? (
          <Booking {...{ server, message, language }}>
            <Answers {...{ message, words, language }} languageName={languageName(message.language, language)} />
            <SentFiles {...{ server, message, language }} />
          </Booking>
        ) : (
          <>
            <Facts message={message} words={words} language={language} eventName={eventName} />
            <p className={styles.text} dir="auto">
              {text || words.noText}
            </p>
          </>
        )}
      </div>
      {message.folder === 'spam' && <SpamWords server={server} language={language} message={message.id} />}
      {message.kind !== 'complaint' && (
        <Letters server={server} message={message} mailbox={mailbox} words={words} language={language} ask={ask} />
      )}
    </article>
  )
}

/** What can be done with it as a whole; each is taken back by Undo. */
function Acts({ message, mailbox, words }: Pick<Props, 'message' | 'mailbox' | 'words'>) {
  const { kind, folder, email } = message
  return (
    <div className={styles.acts}>
      {kind !== 'complaint' && folder !== 'spam' && (
        <button type="button" className={styles.framed} onClick={() => mailbox.finish(message)}>
          <Icon name={folder === 'done' ? 'inbox' : 'check'} />
          {folder === 'done' ? words.reopen : words.markDone}
        </button>
      )}
      {(kind === 'complaint' || folder === 'spam') && (
        <a className={styles.act} href={`mailto:${email}`}>
          {words.answer}
        </a>
      )}
      <button type="button" className={styles.act} onClick={() => mailbox.mark(message, false)}>
        {words.markUnread}
      </button>
      {kind !== 'complaint' && kind !== 'test' && (
        <button type="button" className={styles.act} onClick={() => mailbox.move(message)}>
          {folder === 'spam' ? words.notSpam : words.isSpam}
        </button>
      )}
      <button type="button" className={styles.act} onClick={() => mailbox.erase(message)}>
        <Icon name="close" />
        {words.erase}
      </button>
    </div>
  )
}

/** Where the mails about it are, what was answered, and the next answer. */
function Letters({ server, message, mailbox: box, words, language, ask }: Omit<Props, 'eventName'>) {
  const say = threadWords(language)
  const state = useThread(server, message, words.notDone)
  const { keptUntil, mailbox, notice } = state.thread ?? {}
  const parts = { words: say, language, thread: state }
  return (
    <>
      <MailLines server={server} {...parts} />
      {mailbox === 'muted' && !notice && message.folder !== 'spam' && (
        <p className={thread.said}>{sayPart(arrivingWords, language)('noneMailed')}</p>
      )}
      <Replies {...parts} email={message.email} />
      {message.kind === 'test' && <Tested thread={state} server={server} language={language} />}
      {message.folder !== 'spam' && message.kind !== 'test' && (
        <Composer
          server={server}
          language={language}
          message={message}
          thread={state}
          words={say}
          answer={words.answer}
        />
      )}
      {message.kind !== 'test' && <Note server={server} message={message} mailbox={box} language={language} />}
      <p className={thread.kept}>
        {keptUntil && `${filled(say.keptUntil, { day: longDay(keptUntil, language) })} `}
        <button type="button" onClick={ask}>
          {dataWords(language).open}
        </button>
      </p>
    </>
  )
}

/** What became of a test where no mail tells: everything else says its mail. */
function Tested({ thread: { thread: state }, server, language }: TestedProps) {
  const say = sayPart(arrivingWords, language)
  const reached = { yes: '', unmailed: say('testUnmailed'), 'no-mailbox': say('testNowhere') }[state?.canReply ?? 'yes']
  return (
    <div className={thread.card}>
      <p className={thread.said}>{say('testAbout')}</p>
      {reached !== '' && <p className={thread.said}>{reached}</p>}
      {state?.canReply === 'no-mailbox' && <OtherAddress server={server} language={language} isMain />}
    </div>
  )
}

interface TestedProps extends Pick<Props, 'server' | 'language'> {
  readonly thread: ThreadState
}

function Facts({ message, words, language, eventName }: Omit<Props, 'mailbox' | 'server' | 'ask'>) {
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

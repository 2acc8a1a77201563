import type { ListedMessage, MailState, Reply } from '@mimar/contract'
import { mistypedEmail } from '@mimar/fields'
import type { Server } from '../server/server.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { arrivingWords } from './arriving-words.ts'
import { asksForDays, BookingTag } from './booking.view.tsx'
import { shortDate } from './dates.ts'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import { OtherAddress } from './other-address.view.tsx'
import styles from './thread.module.css'
import { filled, inOwnDirection, type ThreadWords, threadWords } from './thread-words.ts'
import type { ThreadState } from './use-thread.ts'
import { inboxWords } from './words.ts'

interface Props {
  readonly server: Server
  readonly words: ThreadWords
  readonly language: UiLanguage
  readonly thread: ThreadState
}

const GLYPHS = { sent: 'mailSent', waiting: 'mailWaiting', bounced: 'mailFailed', stopped: 'mailFailed' } as const

/** Where the mails about a message are: to the site's people, and the confirmation to who wrote. */
export function MailLines({ server, words, language, thread }: Props) {
  const { notice, receipt } = thread.thread ?? {}
  return (
    <div className={styles.lines} role="status">
      {notice && <Notice server={server} mail={notice} words={words} language={language} thread={thread} />}
      {receipt && (
        <p className={styles.line} data-mail={receipt.state}>
          <InboxGlyph name={GLYPHS[receipt.state]} />
          {filled(receiptWords(receipt, words), { to: receipt.to, when: shortDate(receipt.at, language) })}
        </p>
      )}
    </div>
  )
}

function Notice({ server, mail, words, language, thread }: Props & { readonly mail: MailState }) {
  const hasFailed = mail.state === 'bounced' || mail.state === 'stopped'
  const isTried = hasFailed || (mail.state === 'waiting' && mail.attempts > 0)
  return (
    <div className={isTried ? styles.card : undefined} data-mail={mail.state}>
      <p className={styles.line} data-mail={mail.state}>
        <InboxGlyph name={GLYPHS[mail.state]} />
        {filled(noticeWords(mail, words), {
          to: mail.to,
          n: mail.attempts,
          when: shortDate(mail.at, language),
        })}
      </p>
      {isTried && (
        <>
          <p className={styles.said}>{words.isHere}</p>
          {mail.said !== '' && <p className={styles.said}>{filled(words.theySay, { said: mail.said })}</p>}
          <button type="button" className={styles.button} onClick={() => thread.sendAgain()}>
            {words.sendAgain}
          </button>
          {hasFailed && <OtherAddress server={server} language={language} />}
        </>
      )}
    </div>
  )
}

function noticeWords({ state, attempts }: MailState, words: ThreadWords): string {
  if (state === 'waiting') return attempts === 0 ? words.mailPlanned : words.mailWaiting
  return { sent: words.mailSent, bounced: words.mailBounced, stopped: words.mailStopped }[state]
}

function receiptWords({ state }: MailState, words: ThreadWords): string {
  return state === 'sent' ? words.receiptSent : state === 'waiting' ? words.receiptWaiting : words.receiptFailed
}

interface RepliesProps extends Omit<Props, 'server'> {
  /** Whom the answers go to. */
  readonly email: string
}

/** What was answered, oldest first, with where each answer is. */
export function Replies({ email, words, language, thread }: RepliesProps) {
  const { replies = [] } = thread.thread ?? {}
  return replies.map((reply) => (
    <section key={reply.id} className={styles.card} data-reply={reply.mail?.state ?? ''}>
      <p className={styles.line} data-mail={reply.mail?.state}>
        <InboxGlyph name="reply" />
        {filled(words.answeredBy, { name: reply.author })}
      </p>
      <p className={styles.text} dir="auto" lang={reply.language}>
        {reply.text}
      </p>
      <ReplyState reply={reply} email={email} words={words} language={language} thread={thread} />
    </section>
  ))
}

function ReplyState({ reply, email, words, language, thread }: RepliesProps & { readonly reply: Reply }) {
  const { mail, text } = reply
  const say = sayPart(arrivingWords, language)
  const meant = mistypedEmail(email)
  if (!mail) return null
  const when = shortDate(mail.at, language)
  if (mail.state === 'sent') return <p className={styles.said}>{filled(words.replySent, { when })}</p>
  if (mail.state === 'waiting') {
    return <p className={styles.said}>{filled(words.replyWaiting, { n: mail.attempts, when })}</p>
  }
  return (
    <div role="alert">
      <p className={styles.fault}>{words.replyFailed}</p>
      {mail.said !== '' && <p className={styles.said}>{filled(words.theySay, { said: mail.said })}</p>}
      {meant && <p className={styles.said}>{say('isIt', { email: inOwnDirection(meant) })}</p>}
      {meant && (
        <button type="button" className={styles.main} onClick={() => thread.correct(reply)}>
          {say('correct')}
        </button>
      )}
      <button type="button" className={styles.button} onClick={() => thread.sendAgain(reply)}>
        {words.sendAgain}
      </button>
      <button type="button" className={styles.button} onClick={() => thread.write(text)}>
        {words.useAgain}
      </button>
    </div>
  )
}

/** What a row of the list says of a message beside its words. */
export function RowTags({ message, language }: { readonly message: ListedMessage; readonly language: UiLanguage }) {
  const words = threadWords(language)
  const { notice, answeredBy } = message
  const hasFailed = notice?.state === 'bounced' || notice?.state === 'stopped'
  const isTest = message.kind === 'test'
  const isBooking = asksForDays(message)
  if (!hasFailed && answeredBy === null && !isTest && !isBooking && message.note === '') return null
  return (
    <span className={styles.tags}>
      {isBooking && <BookingTag message={message} language={language} />}
      {isTest && <span className={styles.tag}>{sayPart(arrivingWords, language)('isTest')}</span>}
      {message.note !== '' && <span className={styles.tag}>{inboxWords(language).noted}</span>}
      {hasFailed && (
        <span className={styles.tag} data-mail="bounced">
          <InboxGlyph name="mailFailed" />
          {words.bounced}
        </span>
      )}
      {answeredBy !== null && (
        <span className={styles.tag} data-mail="sent">
          <InboxGlyph name="reply" />
          {filled(words.answeredBy, { name: answeredBy.split('@')[0] ?? '' })}
        </span>
      )}
    </span>
  )
}

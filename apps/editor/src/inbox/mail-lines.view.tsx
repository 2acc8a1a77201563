import type { ListedMessage, MailState, Reply } from '@mimar/contract'
import type { UiLanguage } from '../words/words.ts'
import { shortDate } from './dates.ts'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import styles from './thread.module.css'
import { filled, type ThreadWords } from './thread-words.ts'
import type { ThreadState } from './use-thread.ts'

interface Props {
  readonly words: ThreadWords
  readonly language: UiLanguage
  readonly thread: ThreadState
}

const GLYPHS = { sent: 'mailSent', waiting: 'mailWaiting', bounced: 'mailFailed', stopped: 'mailFailed' } as const

/** Where the mails about a message are: to the site's people, and the confirmation to who wrote. */
export function MailLines({ words, language, thread }: Props) {
  const { notice, receipt } = thread.thread ?? {}
  return (
    <div className={styles.lines} role="status">
      {notice && <Notice mail={notice} words={words} language={language} thread={thread} />}
      {receipt && (
        <p className={styles.line} data-mail={receipt.state}>
          <InboxGlyph name={GLYPHS[receipt.state]} />
          {filled(receiptWords(receipt, words), { to: receipt.to, when: shortDate(receipt.at, language) })}
        </p>
      )}
    </div>
  )
}

function Notice({ mail, words, language, thread }: Props & { readonly mail: MailState }) {
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

/** What was answered, oldest first, with where each answer is. */
export function Replies({ words, language, thread }: Props) {
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
      <ReplyState reply={reply} words={words} language={language} thread={thread} />
    </section>
  ))
}

function ReplyState({ reply, words, language, thread }: Props & { readonly reply: Reply }) {
  const { mail, text } = reply
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
export function RowTags({ message, words }: { readonly message: ListedMessage; readonly words: ThreadWords }) {
  const { notice, answeredBy } = message
  const hasFailed = notice?.state === 'bounced' || notice?.state === 'stopped'
  if (!hasFailed && answeredBy === null) return null
  return (
    <span className={styles.tags}>
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

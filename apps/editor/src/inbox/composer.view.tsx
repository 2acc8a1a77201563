import { MAX_LETTER, type Message } from '@mimar/contract'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import { OtherAddress } from './other-address.view.tsx'
import { SavedReplies } from './saved-replies.view.tsx'
import styles from './thread.module.css'
import { filled, type ThreadWords } from './thread-words.ts'
import type { ThreadState } from './use-thread.ts'

interface Props {
  readonly server: Server
  readonly language: UiLanguage
  readonly message: Message
  readonly thread: ThreadState
  readonly words: ThreadWords
  /** What the link to the reader's own mail program is called. */
  readonly answer: string
}

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur|ckb|ps|sd|ug|yi|dv)\b/

/** The answer to a message, in the language and direction of who wrote it. Where none can be sent, what is missing. */
export function Composer({ server, language: ui, message, thread, words, answer }: Props) {
  const { email, language } = message
  const { canReply, replyTo } = thread.thread ?? {}
  if (canReply === undefined) return null
  if (canReply !== 'yes') {
    return (
      <div className={styles.card}>
        <p className={styles.said}>{canReply === 'unmailed' ? words.unmailed : words.noMailbox}</p>
        <div>
          <a className={styles.main} href={`mailto:${email}`}>
            {answer}
          </a>
          {canReply === 'no-mailbox' && <OtherAddress server={server} language={ui} />}
        </div>
      </div>
    )
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        thread.reply()
      }}
    >
      <div className={styles.to}>
        <span>
          {words.replyTo} <bdi dir="ltr">{email}</bdi>
        </span>
        <SavedReplies server={server} draft={thread.draft} insert={thread.write} words={words} />
      </div>
      <textarea
        aria-label={words.yourReply}
        lang={language}
        dir={thread.draft === '' && RIGHT_TO_LEFT.test(language) ? 'rtl' : 'auto'}
        rows={4}
        maxLength={MAX_LETTER}
        value={thread.draft}
        onChange={({ target }) => thread.write(target.value)}
      />
      {thread.failure !== '' && (
        <p className={styles.fault} role="alert">
          {thread.failure}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.said} role="status">
          {thread.state === 'sent' ? words.sent : filled(words.answersGo, { email: replyTo ?? '' })}
        </p>
        <button type="submit" className={styles.main} aria-disabled={thread.draft.trim() === ''}>
          <InboxGlyph name="send" />
          {thread.state === 'sending' ? words.sending : words.send}
        </button>
      </div>
    </form>
  )
}

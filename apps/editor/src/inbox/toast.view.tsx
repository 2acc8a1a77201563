import { useEffect, useRef, useState } from 'react'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { movedSentence } from './moved-words.ts'
import { SpamWords } from './spam-words.view.tsx'
import styles from './toast.module.css'
import type { Mailbox } from './use-mailbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  readonly server: Server
  readonly mailbox: Mailbox
  readonly words: InboxWords
  readonly language: UiLanguage
}

/** How long a step can be taken back; the time stands still while somebody is on the button (U38). */
const SHOWN = 8000

/** What was just done, and the way back; or that it could not be done. */
export function Toast({ server, mailbox, words, language }: Props) {
  const { undoable, hasFailed, forgetUndo } = mailbox
  // Each names what it holds: what goes under the pointer, or with the focus, says no good-bye.
  const [pointed, point] = useState<Mailbox['undoable']>()
  const [focused, focus] = useState<Mailbox['undoable']>()
  const isHeld = pointed === undoable || focused === undoable
  const forget = useRef(forgetUndo)
  forget.current = forgetUndo
  useEffect(() => {
    if (!undoable || isHeld) return
    const timer = setTimeout(() => forget.current(), SHOWN)
    return () => clearTimeout(timer)
  }, [undoable, isHeld])
  return (
    <div role="status" className={styles.toasts}>
      {hasFailed && <p className={styles.toast}>{words.notDone}</p>}
      {undoable && !hasFailed && (
        <div
          role="group"
          className={styles.toast}
          onMouseEnter={() => point(undoable)}
          onMouseLeave={() => point(undefined)}
          onFocus={() => focus(undoable)}
          onBlur={() => focus(undefined)}
        >
          {sentenceOf(undoable, words, language)}
          <button type="button" onClick={mailbox.undo}>
            {words.undo}
          </button>
          {undoable.kind === 'spam' && undoable.words.length > 0 && (
            <SpamWords
              key={undoable.message.id}
              server={server}
              language={language}
              message={undoable.message.id}
              known={undoable.words}
            />
          )}
        </div>
      )}
    </div>
  )
}

function sentenceOf({ kind, also }: NonNullable<Mailbox['undoable']>, words: InboxWords, language: UiLanguage): string {
  if (kind === 'spam' || kind === 'inbox') return movedSentence(kind, also.length, language)
  return { erased: words.erased, done: words.movedDone, reopened: words.reopened }[kind]
}

import { useState } from 'react'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { arrivingWords } from './arriving-words.ts'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import thread from './thread.module.css'
import type { Mailbox } from './use-mailbox.ts'
import { whyUndone } from './use-thread.ts'

interface Props {
  readonly mailbox: Mailbox
  readonly language: UiLanguage
}

/** Has an enquiry go the whole way, so that whoever waits for one knows that it would arrive. */
export function TestEnquiry({ mailbox, language }: Props) {
  const say = sayPart(arrivingWords, language)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const send = async () => {
    setBusy(true)
    setFault('')
    await mailbox.test().catch((error: unknown) => setFault(whyUndone(error, say('testFailed'))))
    setBusy(false)
  }
  return (
    <>
      <button type="button" className={thread.button} aria-busy={isBusy} disabled={isBusy} onClick={() => void send()}>
        <InboxGlyph name="send" />
        {say('sendTest')}
      </button>
      {fault !== '' && (
        <p className={thread.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

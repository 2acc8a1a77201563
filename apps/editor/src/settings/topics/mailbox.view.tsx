import type { MailboxAnswer } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useEffect, useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { useSettingsContext } from '../context.ts'
import styles from '../settings.module.css'
import topics from './topic.module.css'

/** Whether messages are mailed to the address above: somebody there must have agreed. */
export function MailboxCheck() {
  const { say } = useSettingsContext()
  const { mailbox, told, again } = useMailboxCheck()
  if (!mailbox || mailbox.state === 'none') return null
  const { email, state } = mailbox
  return (
    <div className={topics.mailbox} role="status" data-mailbox={state}>
      <p>{say(SAID[state], { email: `\u2066${email}\u2069` })}</p>
      {state === 'waiting' && (
        <button type="button" className={styles.button} onClick={() => void again()}>
          {say('mailboxAgain')}
        </button>
      )}
      {told !== '' && <p>{told}</p>}
    </div>
  )
}

const SAID = {
  waiting: 'mailboxWaiting',
  confirmed: 'mailboxConfirmed',
  unmailed: 'mailboxUnmailed',
  muted: 'mailboxMuted',
} as const

/** What the server knows of the address it has; asked again when that is another. */
function useMailboxCheck() {
  const { server } = useEditing()
  const { say } = useSettingsContext()
  const stored = useEditorState(({ opened }) => opened?.stored.settings.contactEmail ?? '')
  const [mailbox, setMailbox] = useState<MailboxAnswer | null>(null)
  const [told, setTold] = useState('')
  useEffect(() => {
    let isWanted = true
    setTold('')
    server.client.ask('GET /sites/:id/mailbox').then(
      (answer) => isWanted && setMailbox(answer.email === stored ? answer : null),
      () => isWanted && setMailbox(null),
    )
    return () => {
      isWanted = false
    }
  }, [server, stored])
  const again = async () => {
    try {
      setMailbox(await server.client.ask('POST /sites/:id/mailbox/mails', { body: {} }))
      setTold(say('mailboxSent'))
    } catch (error) {
      const isRefused = error instanceof RequestError && error.status === 429
      setTold(say(isRefused ? 'mailboxTooMany' : 'mailboxFailed'))
    }
  }
  return { mailbox, told, again }
}

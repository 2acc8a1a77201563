import { accept, refuse } from '@mimar/fields'
import { useState } from 'react'
import { CodeField } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import styles from '../settings.module.css'
import own from '../topics.module.css'
import { useWebhook } from '../use-webhook.ts'

/** Only https, and this machine for those who try it out; the server has the last word. */
const check = (input: unknown) =>
  /^https:\/\/[^\s/]+\.[^\s]+$|^https?:\/\/(?:localhost|127\.0\.0\.1)[:/]\S*$/.test(String(input))
    ? accept(String(input))
    : refuse('wrong-form')

/** Sends enquiries to a program as well, which checks by a secret that they come from here. */
export function Webhook() {
  const { say } = useSettingsContext()
  const { webhook, setAddress, renewSecret } = useWebhook()
  if (webhook.kind === 'loading') return null
  if (webhook.kind !== 'here') {
    const why = webhook.kind === 'closed' ? 'webhookNotAllowed' : 'webhookFailed'
    return (
      <div className={styles.field}>
        <span className={styles.name}>{say('webhook')}</span>
        <p className={styles.help}>{say(why)}</p>
      </div>
    )
  }
  const { answer, state } = webhook
  return (
    <>
      <CodeField
        label={say('webhook')}
        help={say('webhookHelp')}
        kind="webhook"
        placeholder="https://example.com/hook"
        check={check}
        value={answer.address}
        store={setAddress}
      />
      {state === 'failed' && (
        <p className={styles.fault} role="alert">
          {say('webhookFailed')}
        </p>
      )}
      <p className={styles.help} role="status">
        {state === 'saved' && say('webhookSaved')}
        {answer.waiting > 0 && ` ${say('webhookWaiting', { n: answer.waiting })}`}
      </p>
      {answer.secret !== '' && <Secret secret={answer.secret} renew={renewSecret} />}
    </>
  )
}

function Secret({ secret, renew }: { readonly secret: string; readonly renew: () => void }) {
  const { say } = useSettingsContext()
  const [isShown, show] = useState(false)
  return (
    <div className={styles.field} role="group" aria-label={say('webhookSecret')}>
      <span className={styles.name}>{say('webhookSecret')}</span>
      <div className={own.secret}>
        <code dir="ltr" data-secret="">
          {isShown ? secret : '•'.repeat(24)}
        </code>
        <button type="button" className={styles.button} aria-pressed={isShown} onClick={() => show(!isShown)}>
          {say(isShown ? 'hideSecret' : 'showSecret')}
        </button>
        <button type="button" className={styles.button} onClick={renew}>
          {say('newSecret')}
        </button>
      </div>
    </div>
  )
}

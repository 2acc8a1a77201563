import type { GivenInvitation } from '@mimar/contract'
import { type FormEvent, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { EmailField } from '../home/labelled-field.view.tsx'
import { copyText } from '../kit/copy-text.ts'
import styles from './tenancy.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

/** Asks somebody to make sites of their own: by mail, or by a link where no mails are sent. */
export function InvitePerson({ close }: { readonly close: () => void }) {
  const { server, say, sayOf, tell, refuse } = useInhabitants()
  const [email, setEmail] = useState('')
  const [given, setGiven] = useState<GivenInvitation | null>(null)
  const [isCopied, setCopied] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void server.invite(email).then((made) => {
      if (made.address !== null) return setGiven(made)
      tell(sayOf('inviteSent', { email: apart(email) }))
      close()
    }, refuse)
  }
  const address = given?.address ?? ''
  const copy = () => copyText(address).then(setCopied)
  return (
    <AlertQuestion title={sayOf('inviteTitle')} close={close} turn={address}>
      {given === null ? (
        <form onSubmit={send}>
          <p>{sayOf('inviteWhat')}</p>
          <EmailField label={sayOf('email')} value={email} onChange={(event) => setEmail(event.target.value)} />
          <div className={home.foot}>
            <button type="button" className={home.secondary} onClick={close}>
              {say('close')}
            </button>
            <button type="submit" className={home.primary}>
              {sayOf('send')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p>{sayOf('inviteLink')}</p>
          <code className={styles.address} dir="ltr">
            {address}
          </code>
          <div className={home.foot}>
            <button type="button" className={home.secondary} onClick={close}>
              {say('close')}
            </button>
            <button type="button" className={home.primary} onClick={() => void copy()}>
              <span aria-live="polite">{sayOf(isCopied ? 'copied' : 'copy')}</span>
            </button>
          </div>
        </>
      )}
    </AlertQuestion>
  )
}

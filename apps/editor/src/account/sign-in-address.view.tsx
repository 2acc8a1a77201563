import type { SignInAddress } from '@mimar/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { ADDRESS_COMMAND, signInAddressWords } from './address-words.ts'
import { ChangeSignInAddress } from './change-sign-in-address.view.tsx'
import codes from './codes.module.css'
import { useAccount } from './use-account.ts'

/** The address to which links go, by which somebody signs in. */
export function SignInAddressCard() {
  const { server, say: sayAccount, tell, refuse } = useAccount()
  const say = useMemo(() => sayPart(signInAddressWords, sayAccount.language), [sayAccount.language])
  const [known, setKnown] = useState<SignInAddress>()
  const [isOpen, setOpen] = useState(false)
  const load = useCallback(() => server.readSignInAddress().then(setKnown, refuse), [server, refuse])
  useEffect(() => void load(), [load])
  if (!known?.isPossible) return null
  const { email, isMailed } = known
  const close = () => {
    setOpen(false)
    void load()
  }
  const done = (now: SignInAddress) => {
    tell(say('changed', { email: isolated(now.email ?? '') }))
    close()
  }
  return (
    <section className={styles.card} aria-labelledby="sign-in-address">
      <div className={styles.top}>
        <div>
          <h2 id="sign-in-address">{say('title')}</h2>
          <p>{say('what')}</p>
          <p data-address={email ?? ''}>{email === null ? say('none') : <bdi dir="ltr">{email}</bdi>}</p>
        </div>
        {isMailed && (
          <button type="button" className={home.secondary} onClick={() => setOpen(true)}>
            {say(email === null ? 'add' : 'change')}
          </button>
        )}
      </div>
      {!isMailed && email === null && (
        <div className={styles.byHand}>
          <p>{say('byHand')}</p>
          <code dir="ltr" className={codes.link}>
            {ADDRESS_COMMAND}
          </code>
        </div>
      )}
      {isOpen && <ChangeSignInAddress {...{ known, say, close, done }} asked={setKnown} />}
    </section>
  )
}

/** An address keeps its own direction inside of a sentence. */
const isolated = (email: string) => `\u2066${email}\u2069`

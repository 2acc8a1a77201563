import type { OwnUse } from '@mimar/contract'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { EmailField } from '../home/labelled-field.view.tsx'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { dayOf, useAccount } from './use-account.ts'
import { ownUseWords } from './use-words.ts'

const KINDS = ['sites', 'pictureMb', 'visits'] as const
const WORDS = { sites: 'sites', pictureMb: 'pictures', visits: 'visits' } as const

/** How much one's sites hold and may, where somebody said so; and inviting others, where owners may. */
export function OwnUseCards() {
  const { server, say, refuse } = useAccount()
  const [use, setUse] = useState<OwnUse | null>(null)
  const sayUse = useMemo(() => sayPart(ownUseWords, say.language), [say.language])
  useEffect(() => void server.readUse().then(setUse, refuse), [server, refuse])
  if (use === null) return null
  const limited = KINDS.filter((kind) => use[kind].most !== null)
  const number = new Intl.NumberFormat(say.language === 'ar' ? 'ar-u-nu-latn' : say.language)
  return (
    <>
      {limited.length > 0 && (
        <section className={styles.card} aria-labelledby="use">
          <div className={styles.top}>
            <div>
              <h2 id="use">{sayUse('title')}</h2>
              <p>{sayUse('what')}</p>
            </div>
          </div>
          {use.visits.until !== null && (
            <p className={styles.over}>{sayUse('until', { day: dayOf(use.visits.until, say.language) })}</p>
          )}
          <ul className={styles.named}>
            {limited.map((kind) => (
              <li key={kind}>
                <span>{sayUse(WORDS[kind])}</span>
                <span className={styles.used}>
                  {sayUse('of', { n: number.format(use[kind].used), most: number.format(use[kind].most ?? 0) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {use.mayInvite && <InviteOthers />}
    </>
  )
}

/** Asks somebody by mail to make sites of their own. */
function InviteOthers() {
  const { server, say, tell, refuse } = useAccount()
  const [email, setEmail] = useState('')
  const sayUse = useMemo(() => sayPart(ownUseWords, say.language), [say.language])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void server.invitePerson(email).then(() => {
      tell(sayUse('sent', { email: `\u2068${email}\u2069` }))
      setEmail('')
    }, refuse)
  }
  return (
    <section className={styles.card} aria-labelledby="invite">
      <div className={styles.top}>
        <div>
          <h2 id="invite">{sayUse('inviteTitle')}</h2>
          <p>{sayUse('inviteWhat')}</p>
        </div>
      </div>
      <form className={styles.invite} onSubmit={send}>
        <EmailField label={sayUse('email')} value={email} onChange={(event) => setEmail(event.target.value)} />
        <button type="submit" className={home.secondary}>
          {sayUse('send')}
        </button>
      </form>
    </section>
  )
}

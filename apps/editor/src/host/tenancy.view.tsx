import type { OwnerLimits, SignUp, Tenancy } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { LimitFields } from './limit-fields.view.tsx'
import styles from './tenancy.module.css'
import { useInhabitants } from './use-inhabitants.ts'

const MODES = ['closed', 'invited', 'open'] as const
const MEANINGS = { closed: 'closedWhat', invited: 'invitedWhat', open: 'openWhat' } as const

/** Who may sign up, and how much each owner may have: said once, for all. */
export function TenancyCards() {
  const { server, sayOf, tell, refuse } = useInhabitants()
  const [tenancy, setTenancy] = useState<Tenancy | null>(null)
  const [kept, setKept] = useState<OwnerLimits | null>(null)
  useEffect(() => {
    server.readTenancy().then((read) => {
      setTenancy(read)
      setKept(read.limits)
    }, refuse)
  }, [server, refuse])
  if (tenancy === null) return <aside className={styles.side} />
  const save = (wish: Pick<Tenancy, 'signUp' | 'limits'>) =>
    server.setTenancy({ signUp: wish.signUp, limits: wish.limits }).then((now) => {
      setTenancy(now)
      setKept(now.limits)
      tell(sayOf('saved'))
    }, refuse)
  const isChanged = JSON.stringify(kept) !== JSON.stringify(tenancy.limits)
  return (
    <aside className={styles.side}>
      <Modes tenancy={tenancy} choose={(signUp) => void save({ signUp, limits: kept ?? tenancy.limits })} />
      <section className={styles.box} aria-labelledby="limits">
        <h2 id="limits">{sayOf('limits')}</h2>
        <LimitFields
          limits={tenancy.limits}
          empty={sayOf('noLimit')}
          change={(limits) => setTenancy({ ...tenancy, limits })}
          left={() => void (isChanged && save(tenancy))}
        />
        <p className={styles.note}>{sayOf('limitsWhat')}</p>
      </section>
    </aside>
  )
}

interface ModesProps {
  readonly tenancy: Tenancy
  readonly choose: (signUp: SignUp) => void
}

function Modes({ tenancy, choose }: ModesProps) {
  const { sayOf } = useInhabitants()
  const whyNot = tenancy.mayOpen ? (tenancy.sendsMails ? undefined : 'openNeedsMail') : 'openNeedsDomain'
  return (
    <fieldset className={styles.box}>
      <legend>{sayOf('whoSignsUp')}</legend>
      {MODES.map((mode) => {
        const reason = mode === 'open' && tenancy.signUp !== 'open' ? whyNot : undefined
        return (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="sign-up"
              value={mode}
              checked={tenancy.signUp === mode}
              disabled={reason !== undefined}
              onChange={() => choose(mode)}
            />
            <span>
              {sayOf(mode)}
              <small>{sayOf(reason ?? MEANINGS[mode])}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

import type { Domain } from '@mimar/contract'
import { useState } from 'react'
import home from '../home/home.module.css'
import { timeAgo } from '../home/time-ago.ts'
import { Icon } from '../kit/icon.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import styles from './domain.module.css'
import { DomainGlyph } from './domain-glyph.view.tsx'
import { ProviderCard } from './provider.view.tsx'
import recordStyles from './record.module.css'
import { Record } from './record.view.tsx'
import type { AtDomain } from './use-domain.ts'

interface Props {
  readonly at: AtDomain
  readonly domain: Domain
  readonly other: () => void
  /** On to what comes after the records, where that is known already. */
  readonly back: (() => void) | undefined
}

/** What is to be set at the provider, and what DNS answers now; on phones one record a screen. */
export function Records({ at, domain, other, back }: Props) {
  const { say } = at
  const isPhone = useIsPhone()
  const [shown, setShown] = useState(0)
  const last = domain.records.length - 1
  const only = Math.min(shown, last)
  const records = isPhone ? domain.records.slice(only, only + 1) : domain.records
  return (
    <>
      <section className={styles.body} aria-labelledby="records">
        <h2 id="records">{say('set')}</h2>
        <p className={styles.lead}>{say('setHow', { name: `\u2068${domain.name}\u2069` })}</p>
        {domain.provedAt !== null && (
          <p className={styles.proved}>
            <Icon name="checkCircle" />
            {say('proved')}
          </p>
        )}
        {isPhone && <p className={styles.count}>{say('recordOf', { n: only + 1, all: last + 1 })}</p>}
        <ul className={recordStyles.records}>
          {records.map((record) => (
            <Record key={`${record.kind} ${record.host}`} record={record} at={at} />
          ))}
        </ul>
        <div className={styles.checked}>
          <p>
            <Checked at={at} domain={domain} />
          </p>
          <button type="button" className={home.secondary} aria-busy={at.isLooking} onClick={() => void at.look()}>
            <DomainGlyph name="refresh" />
            {say('check')}
          </button>
        </div>
        {isPhone && last > 0 && (
          <div className={styles.acts}>
            {only < last && (
              <button type="button" className={home.primary} onClick={() => setShown(only + 1)}>
                {say('next')}
              </button>
            )}
            {only > 0 && (
              <button type="button" className={home.secondary} onClick={() => setShown(only - 1)}>
                {say('before')}
              </button>
            )}
          </div>
        )}
        <Onward say={say} other={other} back={back} />
      </section>
      <ProviderCard at={at} domain={domain} />
    </>
  )
}

function Onward({ say, other, back }: Pick<Props, 'other' | 'back'> & Pick<AtDomain, 'say'>) {
  return (
    <>
      {!back && (
        <p className={styles.note}>
          <Icon name="alertCircle" />
          {say('goWhen')}
        </p>
      )}
      <p className={styles.note}>
        <button type="button" className={styles.link} onClick={back ?? other}>
          {say(back ? 'goBack' : 'other')}
        </button>
      </p>
    </>
  )
}

const MINUTE = 60_000

function Checked({ at: { say, isLooking }, domain: { checkedAt } }: Pick<Props, 'at' | 'domain'>) {
  if (isLooking || checkedAt === null) return say('unchecked')
  const isNow = Date.now() - Date.parse(checkedAt) < MINUTE
  return say('checked', { time: isNow ? say('checkedNow') : timeAgo(checkedAt, say.language) })
}

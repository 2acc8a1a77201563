import type { Domain } from '@mimar/contract'
import { useEffect, useRef } from 'react'
import home from '../home/home.module.css'
import { Icon } from '../kit/icon.view.tsx'
import styles from './certificate-fault.module.css'
import { DomainGlyph } from './domain-glyph.view.tsx'
import type { AtDomain } from './use-domain.ts'

interface Props {
  readonly at: AtDomain
  readonly domain: Domain
}

/** Why visitors see no padlock, or another site; what helps; and the way to ask once more. */
export function PadlockFault({ at, domain: { padlock } }: Props) {
  if (!padlock?.fault) return null
  const { sayPadlock: say } = at
  const name = `\u2068${padlock.name}\u2069`
  return (
    <div className={styles.fault} data-padlock={padlock.fault} role="alert">
      <p className={styles.cause}>{say('noPadlock', { name })}</p>
      <p>
        {say(`cause-${padlock.fault}`, { name })} {say(`cure-${padlock.fault}`, { name })}
      </p>
      {padlock.said !== '' && (
        <p className={styles.said}>
          {say('heard')} <bdi dir="ltr">{padlock.said}</bdi>
        </p>
      )}
      <p className={styles.next}>
        <button
          type="button"
          className={home.secondary}
          aria-busy={at.isLooking}
          onClick={() => void at.look({ padlock: true })}
        >
          <DomainGlyph name="refresh" />
          {say('again')}
        </button>
      </p>
    </div>
  )
}

/** That a visitor was answered with a padlock, and when; or that somebody is looking. */
export function PadlockLine({ at: { sayPadlock: say }, domain: { padlock } }: Props) {
  const line = useRef<HTMLLIElement>(null)
  const hadFault = useRef(false)
  const hasFault = Boolean(padlock?.fault)
  useEffect(() => {
    // "Test again" is gone, whose focus this takes.
    if (hadFault.current && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
    hadFault.current = hasFault
  }, [hasFault])
  if (hasFault) return null
  return (
    <li ref={line} tabIndex={-1} data-state={padlock ? 'done' : 'now'} data-busy={padlock ? undefined : ''}>
      <Icon name={padlock ? 'check' : 'busy'} />
      {say('padlock')}
      <span>{padlock ? momentOf(padlock.at, say.language) : say('now')}</span>
    </li>
  )
}

/** Its time today, its day before that. */
function momentOf(at: string, language: string): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const shown = isToday ? ({ timeStyle: 'short', hourCycle: 'h23' } as const) : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, shown).format(date)
}

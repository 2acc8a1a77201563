import type { DomainRecord } from '@mimar/contract'
import { useId } from 'react'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import styles from './record.module.css'
import { type AtDomain, STATES } from './use-domain.ts'

interface Props {
  readonly record: DomainRecord
  readonly at: AtDomain
}

const ICONS = {
  found: 'check',
  missing: 'busy',
  silent: 'busy',
  elsewhere: 'alertCircle',
  several: 'alertTriangle',
} as const

/** One record: what to write where, and what is there now. */
export function Record({ record, at }: Props) {
  const { say } = at
  const { kind, host, name, value, state } = record
  return (
    <li className={styles.record} data-state={state} data-record={`${kind} ${host}`}>
      <p className={styles.recordHead}>
        <span className={styles.kind} dir="ltr">
          {kind}
        </span>
        <strong>{kind === 'TXT' ? say('proof') : <bdi dir="ltr">{host}</bdi>}</strong>
        <span className={styles.state}>
          <Icon name={ICONS[state]} />
          {say(STATES[state])}
        </span>
      </p>
      {value !== '' && (
        <div className={styles.values}>
          <Copied label={say('name')} value={name} at={at} words={['copyName', 'copiedName']} of={`${kind} ${name}`} />
          <Copied
            label={say('value')}
            value={value}
            at={at}
            words={['copyValue', 'copiedValue']}
            of={`${kind} ${name}`}
          />
        </div>
      )}
      <p className={styles.answer}>
        <b>{say('answers')}</b> <span>{said(record, at)}</span>
      </p>
    </li>
  )
}

/** What was answered, and what to do about it. */
function said({ state, value, others, seen, servers }: DomainRecord, { say, domain }: AtDomain): string {
  const listed = { others: `\u2066${others.join(', ')}\u2069` }
  if (domain?.checkedAt == null) return say('unchecked')
  if (state === 'found') return say('saidFound', { seen, servers })
  if (state === 'silent') return say('saidSilent')
  if (state === 'several') return say('saidSeveral', listed)
  if (state === 'elsewhere') return say(value === '' ? 'saidRemove' : 'saidElsewhere', listed)
  return seen > 0 ? say('saidPartly', { seen, servers }) : say('saidMissing')
}

interface CopiedProps {
  readonly label: string
  readonly value: string
  readonly of: string
  readonly at: AtDomain
  readonly words: readonly ['copyName', 'copiedName'] | readonly ['copyValue', 'copiedValue']
}

/** A text that is copied letter by letter. */
function Copied({ label, value, of, at: { say, tell }, words: [copy, copied] }: CopiedProps) {
  const id = useId()
  const name = { name: `\u2068${of}\u2069` }
  const take = async () => {
    if (await copyText(value)) tell(say(copied, name))
  }
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.copied} dir="ltr">
        <input id={id} readOnly dir="ltr" value={value} onFocus={({ target }) => target.select()} />
        <button type="button" aria-label={say(copy, name)} onClick={() => void take()}>
          <Icon name="copy" />
        </button>
      </span>
    </div>
  )
}

import type { HostVersions } from '@mimar/contract'
import { useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { CopyButton } from './copy-button.view.tsx'
import { FaultNote } from './fault-note.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import lists from './host-lists.module.css'
import { momentOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'
import { programWords } from './version-words.ts'

const EVERY_MS = 600_000
const BACK_UP = 'npm run mimar -- backup --prove'

type Say = PartSay<(typeof programWords)['en']>

/** Which version runs, whether a newer one is known, how one updates, and what ran before. */
export function ProgramVersions() {
  const { server } = useHost()
  const { say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(programWords, language), [language])
  const { value, fault, load } = useLoaded(server.readVersions, EVERY_MS)
  return (
    <>
      <div className={styles.head}>
        <h1>{say('versions')}</h1>
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {value && <Newest told={value} say={say} />}
      {value && <HowTo say={say} />}
      {value && <Ran told={value} say={say} />}
    </>
  )
}

interface Told {
  readonly told: HostVersions
  readonly say: Say
}

const apart = (text: string) => `\u2066${text}\u2069`

function Newest({ told: { version, ran, newer, isAsked }, say }: Told) {
  const since = ran.find((one) => one.version === version)?.at
  if (!newer) {
    return (
      <section className={`${styles.card} ${lists.proof}`}>
        <HostIcon name="box" tone={isAsked ? 'ok' : 'quiet'} />
        <div>
          <h2>{say('youRun', { version: apart(version) })}</h2>
          <p>
            {since && say('since', { when: momentOf(since, say.language) })} {say(isAsked ? 'newest' : 'notAsked')}
          </p>
        </div>
      </section>
    )
  }
  return (
    <section className={`${styles.card} ${lists.proof}`}>
      <HostIcon name="box" tone={newer.isSecurity ? 'warn' : 'ok'} />
      <div>
        <h2>{say('ready', { version: apart(newer.version) })}</h2>
        <p>{say('from', { date: apart(newer.date), version: apart(version) })}</p>
        <ul className={lists.news}>
          {newer.changes.map((change) => (
            <li key={change}>
              <bdi>{change}</bdi>
            </li>
          ))}
        </ul>
        {newer.isSecurity && (
          <p className={lists.state} data-tone="warn">
            <HostIcon name="warn" />
            {say('security')}
          </p>
        )}
      </div>
    </section>
  )
}

function HowTo({ say }: { readonly say: Say }) {
  return (
    <section className={`${styles.card} ${lists.side}`} aria-labelledby="how">
      <h2 id="how">{say('how')}</h2>
      <ol className={lists.steps}>
        <li>
          {say('stepBackup')}
          <span className={lists.command}>
            <code dir="ltr">{BACK_UP}</code>
            <CopyButton text={BACK_UP} />
          </span>
        </li>
        <li>{say('stepInstall')}</li>
        <li>{say('stepStart')}</li>
        <li>{say('stepBack')}</li>
      </ol>
    </section>
  )
}

function Ran({ told: { version, ran, steps }, say }: Told) {
  return (
    <section className={`${styles.card} ${lists.side}`} aria-labelledby="ran">
      <h2 id="ran">{say('before')}</h2>
      <dl className={lists.pairs}>
        {ran.map((one) => (
          <div key={one.version}>
            <dt>
              <bdi dir="ltr">{one.version}</bdi>
            </dt>
            <dd>
              {momentOf(one.at, say.language)}{' '}
              {one.version === version && <span className={styles.badge}>{say('running')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <details className={lists.details}>
        <summary>{say('steps')}</summary>
        <ul>
          {steps.map(({ name, at }) => (
            <li key={name}>
              <code dir="ltr">{name}</code> <small>{momentOf(at, say.language)}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

import type { HostOverview } from '@mimar/contract'
import { type ReactNode, useMemo } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import { attentionOf } from './attention.ts'
import { FaultNote } from './fault-note.view.tsx'
import { handWords } from './hand-words.ts'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import { HostSites } from './host-sites.view.tsx'
import { clockOf, dayAsSaid, numberOf, shareOf, sizeOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'

const EVERY_MS = 30_000

/** How the installation is doing: a sentence, six numbers, what needs a hand, and the sites. */
export function Overview() {
  const { server, say } = useHost()
  const { value, fault, load } = useLoaded(server.readOverview, EVERY_MS)
  return (
    <>
      <div className={styles.head}>
        <h1>{say('overview')}</h1>
        {value && (
          <p className={styles.where}>
            <bdi dir="ltr">{value.address}</bdi> · {say('versionIs', { version: apart(value.version) })}
          </p>
        )}
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {!value && !fault && <p className={home.quiet}>{say('loading')}</p>}
      {value && <Health told={value} />}
      {value && <HandNeeded told={value} />}
      {value && <HostSites counts={value.sites} />}
    </>
  )
}

const apart = (text: string) => `\u2066${text}\u2069`

function Health({ told }: { readonly told: HostOverview }) {
  const { say, places } = useHost()
  const { language } = say
  const open = attentionOf(told, places).length
  const isWell = told.failing.length === 0
  const { sites, answers, disk, jobs, backup, people } = told
  const used = disk ? disk.size - disk.free : 0
  return (
    <section className={`${styles.card} ${styles.health}`} aria-label={say('overview')}>
      <div className={styles.sentence}>
        <HostIcon name={isWell ? 'fine' : 'bad'} tone={isWell ? 'ok' : 'danger'} />
        <p>
          <strong>{say(isWell ? 'runs' : 'runsNot')}</strong>
          <small>{open > 0 ? say('lookBelow', { n: open }) : say('nothingToDo')}</small>
        </p>
      </div>
      <dl className={styles.numbers}>
        <Figure
          name={say('sites')}
          value={numberOf(sites.all, language)}
          meaning={say('newThisWeek', { n: sites.fresh })}
        />
        <Figure
          name={say('visitors')}
          value={numberOf(answers.visitors, language)}
          meaning={say('failedOfAll', { n: answers.failed })}
        />
        <Figure
          name={say('disk')}
          value={disk ? shareOf(used / disk.size, language) : '–'}
          meaning={
            disk ? say('usedOf', { used: sizeOf(used, language), size: sizeOf(disk.size, language) }) : say('notKnown')
          }
        />
        <Figure
          name={say('jobsOpen')}
          value={numberOf(jobs.notDone, language)}
          meaning={jobs.stopped > 0 ? say('stoppedCount', { n: jobs.stopped }) : say('noneStopped')}
          isWarning={jobs.stopped > 0}
        />
        <Figure
          name={say('proven')}
          value={backup.provenAt ? clockOf(backup.provenAt, language) : say('never')}
          meaning={
            backup.provenAt
              ? say('equal', { day: dayAsSaid(backup.provenAt, language) })
              : backup.isSetUp
                ? say('notKnown')
                : say('noBackups')
          }
          isWarning={!backup.isSetUp}
        />
        <Figure name={say('people')} value={numberOf(people, language)} meaning={say('peopleMeaning')} />
      </dl>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  /** What the number is worth. */
  readonly meaning: string
  readonly isWarning?: boolean
}

function Figure({ name, value, meaning, isWarning = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <small data-tone={isWarning ? 'warn' : undefined}>{meaning}</small>
      </dd>
    </div>
  )
}

/** Only what needs somebody, each with its button. */
function HandNeeded({ told }: { readonly told: HostOverview }) {
  const { say: sayHost, places } = useHost()
  const { goTo } = useHome()
  const say = useMemo(() => sayPart(handWords, sayHost.language), [sayHost.language])
  const all = attentionOf(told, places)
  if (all.length === 0) return null
  return (
    <section className={styles.card} aria-label={sayHost('toLookAt')}>
      <ul className={styles.hands}>
        {all.map(({ id, icon, tone, what, how, said, act }) => (
          <li key={id}>
            <HostIcon name={icon} tone={tone} />
            <p>
              <strong>{what(say)}</strong> <span>{how(say)}</span>
              {said && (
                <bdi dir="ltr" className={styles.said}>
                  {said}
                </bdi>
              )}
            </p>
            {act && (
              <button type="button" className={home.secondary} onClick={() => goTo(act.to)}>
                {say(act.word)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

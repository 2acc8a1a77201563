import type { Job } from '@mimar/contract'
import { useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'
import { Segments } from '../kit/segments.view.tsx'
import { type PartSay, sayPart } from '../words/words.ts'
import { CopyButton } from './copy-button.view.tsx'
import { FaultNote } from './fault-note.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import type { HostIconName } from './host-icons.ts'
import rows from './host-jobs.module.css'
import lists from './host-lists.module.css'
import { jobWords } from './job-words.ts'
import { momentOf, numberOf, soonOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'

const EVERY_MS = 4_000

type Say = PartSay<(typeof jobWords)['en']>

/** What is done beside all answers and is not done yet: what, for whom, how often it was tried, and what is lost. */
export function JobList() {
  const { server } = useHost()
  const { say: sayHome, tell } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(jobWords, language), [language])
  const { value, fault, load } = useLoaded(server.listJobs, EVERY_MS)
  const [filter, choose] = useState<'all' | 'look'>('all')
  const looks = (jobs: readonly Job[]) => jobs.filter(({ state }) => state === 'stopped' || state === 'failing')
  const shown = value && filter === 'look' ? looks(value) : value
  const act = (deed: Promise<true>, done: 'tried' | 'dismissed') =>
    void deed
      .then(
        () => tell(say(done)),
        (error: unknown) => tell(serverSentence(error) || sayHome('unreachable')),
      )
      .then(load)
  const names = (jobs: readonly Job[] | null) => numberOf(jobs?.length ?? 0, language)
  return (
    <>
      <div className={styles.head}>
        <h1>{say('jobs')}</h1>
        <div className={lists.filter}>
          <Segments
            title={say('show')}
            chosen={filter}
            choose={choose}
            options={[
              { value: 'all', name: say('all', { count: names(value) }) },
              { value: 'look', name: say('look', { count: names(value && looks(value)) }) },
            ]}
          />
        </div>
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {shown?.length === 0 && (
        <div className={`${styles.card} ${styles.empty}`}>
          <HostIcon name="fine" tone="ok" />
          <h2>{say('none')}</h2>
          <p>{say('noneHow')}</p>
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className={`${styles.card} ${rows.jobs}`}>
          <li className={rows.heads} aria-hidden="true">
            <span>{say('job')}</span>
            <span>{say('state')}</span>
            <span>{say('nextTry')}</span>
          </li>
          {shown.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              say={say}
              tryNow={() => act(server.tryJob(job.id), 'tried')}
              dismiss={() => act(server.dismissJob(job.id), 'dismissed')}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface RowProps {
  readonly job: Job
  readonly say: Say
  readonly tryNow: () => void
  readonly dismiss: () => void
}

function JobRow({ job, say, tryNow, dismiss }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const { kind, count, state, error, nextAt, mayTry, mayDismiss, history } = job
  return (
    <li>
      <div className={rows.job}>
        <HostIcon name={ICONS[kind]} />
        <p className={rows.what}>
          <strong>{say(kind, { n: count })}</strong>
          <small>{forWhom(job, say)}</small>
        </p>
        <p className={rows.how}>
          <span className={lists.state} data-tone={LOOKS[state][1]}>
            <HostIcon name={LOOKS[state][0]} />
            {stateOf(job, say)}
          </span>
          {error && (
            <small>
              <bdi dir="ltr">{error}</bdi>
            </small>
          )}
        </p>
        <p className={rows.next} data-name={say('nextTry')}>
          {nextAt ? soonOf(nextAt, say.language) : state === 'running' ? say('running') : '–'}
        </p>
        <div className={rows.acts}>
          {(history.length > 0 || state === 'failing' || state === 'stopped') && (
            <button type="button" className={home.plain} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say(isOpen ? 'hideWhat' : 'whatHappened')}
            </button>
          )}
          {mayDismiss && (
            <button type="button" className={home.plain} onClick={dismiss}>
              {say('dismiss')}
            </button>
          )}
          {mayTry && (
            <button type="button" className={home.secondary} onClick={tryNow}>
              {say('tryNow')}
            </button>
          )}
        </div>
      </div>
      {isOpen && <WhatHappened job={job} say={say} />}
    </li>
  )
}

/** Try by try, in the words of who refused; and what is lost. */
function WhatHappened({ job: { id, kind, history }, say }: { readonly job: Job; readonly say: Say }) {
  const lines = history.map(({ at, number, error }) => `${at} ${number} ${error}`)
  return (
    <div className={rows.happened}>
      <table className={rows.log}>
        <tbody>
          {history.map(({ at, number, error }) => (
            <tr key={`${at} ${number}`}>
              <td>
                <time dateTime={at}>{momentOf(at, say.language)}</time>
              </td>
              <td>{say('tryNumber', { tries: number })}</td>
              <td>
                <bdi dir="ltr">{error}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say(`safe-${kind}`)}</p>
      {lines.length > 0 && <CopyButton text={[id, ...lines].join('\n')} label={say('copyForSupport')} />}
    </div>
  )
}

function forWhom({ sites: [first], siteCount, about }: Job, say: Say) {
  if (first === undefined) return about
  const site = `\u2068${first}\u2069`
  return siteCount > 1 ? say('andMore', { site, n: siteCount - 1 }) : site
}

function stateOf({ state, tries, mostTries }: Job, say: Say): string {
  if (state === 'stopped') return say('stoppedAfter', { n: tries })
  if (state !== 'failing') return say(state)
  return mostTries === null ? say('tryNumber', { tries }) : say('tryOf', { tries, most: mostTries })
}

const LOOKS = {
  stopped: ['bad', 'danger'],
  failing: ['warn', 'warn'],
  running: ['busy', 'quiet'],
  waiting: ['clock', 'quiet'],
} as const

const ICONS: { readonly [Kind in Job['kind']]: HostIconName } = {
  ...{
    messages: 'mail',
    invitations: 'mail',
    notices: 'mail',
    letters: 'mail',
    'account-mails': 'mail',
    mails: 'mail',
  },
  ...{
    calls: 'call',
    publish: 'publish',
    pictures: 'picture',
    certificate: 'lock',
    backup: 'backup',
    'cdn-purges': 'broom',
    'index-pings': 'call',
    'clean-up': 'broom',
    arrivals: 'box',
    departures: 'box',
  },
}

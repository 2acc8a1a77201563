import type { BackupCopy, HostBackups } from '@mimar/contract'
import { useMemo } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { backupWords } from './backup-words.ts'
import { CopyButton } from './copy-button.view.tsx'
import { FaultNote } from './fault-note.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import lists from './host-lists.module.css'
import { momentOf, numberOf, soonOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'

const EVERY_MS = 5_000
const DAY_MS = 86_400_000
const OLD_DAYS = 2

type Say = PartSay<(typeof backupWords)['en']>

/** The proof first, then the copies, when they are made, and where they are. */
export function Backups() {
  const { server } = useHost()
  const { say: sayHome, tell } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(backupWords, language), [language])
  const { value, setValue, fault, load } = useLoaded(server.readBackups, EVERY_MS)
  const backUp = () =>
    void server.backUpNow().then(
      (told) => {
        setValue(told)
        tell(say('begun'))
      },
      (error: unknown) => tell(serverSentence(error) || sayHome('unreachable')),
    )
  return (
    <>
      <div className={styles.head}>
        <h1>{say('backups')}</h1>
        {value?.to && (
          <button type="button" className={home.primary} disabled={value.isRunning} onClick={backUp}>
            <HostIcon name="backup" />
            {say('backUpNow')}
          </button>
        )}
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {value && <Proof told={value} say={say} />}
      {value?.to && (
        <div className={lists.columns}>
          <Copies told={value} say={say} />
          <div>
            <Schedule told={value} say={say} />
            <Place to={value.to} told={value} say={say} />
          </div>
        </div>
      )}
      {value?.to && <BringBack to={value.to} say={say} />}
    </>
  )
}

interface Told {
  readonly told: HostBackups
  readonly say: Say
}

function Proof({ told, say }: Told) {
  const { icon, tone, title, text, why } = proofOf(told, say)
  return (
    <section className={`${styles.card} ${lists.proof}`} aria-live="polite">
      <HostIcon name={icon} tone={tone} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {why && (
          <bdi dir="ltr" className={styles.said}>
            {why}
          </bdi>
        )}
      </div>
    </section>
  )
}

function proofOf({ to, isRunning, failure, nextTryAt, proof }: HostBackups, say: Say) {
  const { language } = say
  const when = nextTryAt ? soonOf(nextTryAt, language) : ''
  if (to === null) return { icon: 'warn', tone: 'warn', title: say('off'), text: say('offHow'), why: '' } as const
  if (isRunning) return { icon: 'busy', tone: 'quiet', title: say('being'), text: say('beingHow'), why: '' } as const
  if (failure) {
    return {
      icon: 'bad',
      tone: 'danger',
      title: say('hasFailed'),
      text: say('failedHow', { when }),
      why: failure,
    } as const
  }
  if (!proof)
    return { icon: 'clock', tone: 'quiet', title: say('neverProven'), text: say('neverProvenHow'), why: '' } as const
  const days = Math.floor((Date.now() - Date.parse(proof.at)) / DAY_MS)
  if (days >= OLD_DAYS)
    return { icon: 'warn', tone: 'warn', title: say('old', { n: days }), text: say('oldHow'), why: '' } as const
  const { sites, files, messages, seconds } = proof
  const counted = {
    sites: numberOf(sites, language),
    files: numberOf(files, language),
    messages: numberOf(messages, language),
  }
  const text = seconds > 0 ? say('compared', { ...counted, seconds: numberOf(seconds, language) }) : say('equalOnly')
  return {
    icon: 'shield',
    tone: 'ok',
    title: say('lastProven', { when: momentOf(proof.at, language) }),
    text,
    why: '',
  } as const
}

function Copies({ told: { copies }, say }: Told) {
  return (
    <section className={styles.card} aria-labelledby="copies">
      <div className={lists.cardHead}>
        <h2 id="copies">{say('copies')}</h2>
        <p className={home.quiet}>{say('kept', { n: copies.length })}</p>
      </div>
      {copies.length === 0 && <p className={lists.none}>{say('noCopies')}</p>}
      {copies.length > 0 && (
        <table className={lists.table}>
          <thead>
            <tr>
              <th scope="col">{say('madeAt')}</th>
              <th scope="col">{say('proof')}</th>
            </tr>
          </thead>
          <tbody>
            {copies.map(({ name, madeAt, state, why }) => (
              <tr key={name}>
                <th scope="row">{madeAt ? momentOf(madeAt, say.language) : <bdi dir="ltr">{name}</bdi>}</th>
                <td>
                  <span className={lists.state} data-tone={LOOKS[state][1]}>
                    <HostIcon name={LOOKS[state][0]} />
                    {say(state)}
                  </span>
                  {why && (
                    <bdi dir="ltr" className={styles.said}>
                      {why}
                    </bdi>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const LOOKS: {
  readonly [State in BackupCopy['state']]: readonly ['fine' | 'clock' | 'bad', 'ok' | 'quiet' | 'danger']
} = {
  proven: ['fine', 'ok'],
  made: ['clock', 'quiet'],
  failed: ['bad', 'danger'],
  unreadable: ['bad', 'danger'],
}

function Schedule({ told: { at, keep, nextTryAt }, say }: Told) {
  const rows = [
    [say('makeCopy'), say('everyNight', { at })],
    [say('prove'), say('rightAfter')],
    [say('keep'), say('keepText', { ...keep })],
    ...(nextTryAt ? [[say('next'), soonOf(nextTryAt, say.language)]] : []),
  ]
  return (
    <section className={`${styles.card} ${lists.side}`} aria-labelledby="schedule">
      <h2 id="schedule">{say('schedule')}</h2>
      <dl className={lists.pairs}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={lists.note}>{say('change')}</p>
    </section>
  )
}

/** What kind of place an address names, and its icon. */
function kindOf(to: string) {
  if (to.startsWith('s3://')) return { word: 'bucket', icon: 'box' } as const
  return to.startsWith('sftp://')
    ? ({ word: 'server', icon: 'disk' } as const)
    : ({ word: 'folder', icon: 'folder' } as const)
}

function Place({ to, told: { isEncrypted, failure }, say }: Told & { readonly to: string }) {
  const { word, icon } = kindOf(to)
  return (
    <section className={`${styles.card} ${lists.side}`} aria-labelledby="where-to">
      <h2 id="where-to">{say('whereTo')}</h2>
      <div className={lists.place}>
        <HostIcon name={icon} />
        <p>
          {say(word)}
          <small>
            <bdi dir="ltr">{to}</bdi>
          </small>
          <small>{say(isEncrypted ? 'encrypted' : 'plain')}</small>
        </p>
        <span className={lists.state} data-tone={failure ? 'danger' : 'ok'}>
          <HostIcon name={failure ? 'bad' : 'fine'} />
          {say(failure ? 'hasFailed' : 'fine')}
        </span>
      </div>
    </section>
  )
}

/** What is typed on the machine itself: nobody brings an installation back by a press of a button in the browser. */
function BringBack({ to, say }: { readonly to: string; readonly say: Say }) {
  const commands = [
    [say('oneSite'), `npm run mimar -- restore ${to} --site SITE`],
    [say('onePage'), `npm run mimar -- restore ${to} --site SITE --page PAGE`],
    [say('everything'), `npm run mimar -- restore ${to}`],
  ] as const
  return (
    <section className={`${styles.card} ${lists.side}`} aria-labelledby="bring-back">
      <h2 id="bring-back">{say('bringBack')}</h2>
      <p className={lists.note}>{say('bringBackHow')}</p>
      <ul className={lists.commands}>
        {commands.map(([name, command]) => (
          <li key={name}>
            <span>{name}</span>
            <code dir="ltr">{command}</code>
            <CopyButton text={command} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ComplaintCase, ComplaintCounts } from '@mimar/contract'
import { useCallback, useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Segments } from '../kit/segments.view.tsx'
import { type PartSay, sayPart } from '../words/words.ts'
import { CaseView } from './complaint-case.view.tsx'
import { complaintWords } from './complaint-words.ts'
import own from './complaints.module.css'
import { FaultNote } from './fault-note.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import lists from './host-lists.module.css'
import { dayAsSaid, numberOf } from './times.ts'
import { useHost, useLoaded } from './use-host.ts'

const EVERY_MS = 30_000
const NONE: ComplaintCounts = { open: 0, appeals: 0, closed: 0 }

type State = 'open' | 'appeals' | 'closed'

/** The complaint desk: what visitors report, one after another, and what is decided. */
export function Complaints() {
  const { server } = useHost()
  const { language } = useHome().say
  const say = useMemo(() => sayPart(complaintWords, language), [language])
  const [state, choose] = useState<State>('open')
  const read = useCallback(
    async () => ({ counts: await server.countComplaints(), list: await server.listComplaints(state) }),
    [server, state],
  )
  const { value, fault, load } = useLoaded(read, EVERY_MS)
  const [chosen, open] = useState<string | null>(null)
  const counts = value?.counts ?? NONE
  const shown = value?.list ?? []
  const here = shown.find(({ id }) => id === chosen) ?? shown[0]
  return (
    <>
      <div className={styles.head}>
        <h1>{say('title')}</h1>
        <div className={lists.filter}>
          <Segments
            title={say('show')}
            chosen={state}
            choose={choose}
            options={(['open', 'appeals', 'closed'] as const).map((one) => ({
              value: one,
              name: say(one, { n: numberOf(counts[one], language) }),
            }))}
          />
        </div>
      </div>
      {fault && <FaultNote fault={fault} tryAgain={load} />}
      {value && !here && (
        <div className={`${styles.card} ${styles.empty}`}>
          <HostIcon name="fine" tone="ok" />
          <h2>{say('none')}</h2>
          <p>{say('noneHow')}</p>
        </div>
      )}
      {here && (
        <div className={own.desk} data-chosen={chosen === null ? undefined : ''}>
          <ul className={own.queue} aria-label={say('title')}>
            {shown.map((one) => (
              <li key={one.id}>
                <QueueRow complaint={one} say={say} isHere={one.id === here.id} open={() => open(one.id)} />
              </li>
            ))}
          </ul>
          <div className={own.case}>
            <button type="button" className={`${home.plain} ${own.back}`} onClick={() => open(null)}>
              {say('back')}
            </button>
            <CaseView key={here.id} complaint={here} say={say} changed={load} />
          </div>
        </div>
      )}
    </>
  )
}

interface RowProps {
  readonly complaint: ComplaintCase
  readonly say: PartSay<(typeof complaintWords)['en']>
  readonly isHere: boolean
  readonly open: () => void
}

function QueueRow({ complaint, say, isHere, open }: RowProps) {
  const { siteName, text, at, case: decided } = complaint
  return (
    <button type="button" className={own.row} aria-current={isHere || undefined} onClick={open}>
      <span className={own.line}>
        <strong>
          <bdi>{siteName}</bdi>
        </strong>
        <small>{dayAsSaid(at, say.language)}</small>
      </span>
      <span className={own.words} dir="auto">
        {decided?.isOwn ? decided.reason : text}
      </span>
      {decided?.decision === 'ask-owner' && <AskedTag asked={decided} say={say} />}
      {decided?.isOwn && <small className={own.tag}>{say('byHost')}</small>}
    </button>
  )
}

function AskedTag({ asked, say }: { readonly asked: NonNullable<ComplaintCase['case']> } & Pick<RowProps, 'say'>) {
  const { answeredAt, lapsedAt, dueAt, decidedAt } = asked
  if (answeredAt !== null) return <small className={own.tag}>{say('answered')}</small>
  if (lapsedAt !== null) return <small className={`${own.tag} ${own.late}`}>{say('lapsed')}</small>
  return <small className={own.tag}>{say('waitsUntil', { date: dayAsSaid(dueAt ?? decidedAt, say.language) })}</small>
}

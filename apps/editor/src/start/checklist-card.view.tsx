import type { Starter } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { type ChecklistState, keepChecklistState } from '../desk/checklist-state.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import frame from '../kit/frame.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { carriedBy } from './carry.ts'
import styles from './checklist.module.css'
import { doneSteps, STEPS, type StepId } from './checklist-steps.ts'
import { type ChecklistWords, checklistWords } from './checklist-words.ts'
import { leadTo } from './lead.ts'
import { CircleMark, MinusMark } from './start-marks.view.tsx'
import { findStarter } from './starters.ts'

interface Props {
  readonly site: string
  readonly starter: string
  readonly standing: ChecklistState | 'unseen'
  readonly open: () => void
  /** Somebody is led to where a step is done. */
  readonly led: (step: StepId) => void
}

/** Five lines beside the page: what makes a starter one's own. Each leads to its place and is done when the site says so. */
export function ChecklistCard({ site, starter, standing, open, led }: Props) {
  const { say: main } = useEditing()
  const say = useMemo(() => sayPart(checklistWords, main.language), [main.language])
  const known = useStarter(starter)
  const done = useDone(known)
  useCarrying(known, say)
  if (!done || standing === 'unseen') return null
  if (standing === 'small') {
    return (
      <button type="button" className={styles.small} data-checklist="small" onClick={open}>
        <Ring share={done.size / STEPS.length} />
        {say('title')}
        <span className={styles.count}>{say('count', { n: done.size })}</span>
      </button>
    )
  }
  return (
    <aside className={styles.card} aria-label={say('title')} tabIndex={-1} data-checklist="open">
      <header className={styles.head}>
        <div>
          <h2>{say('title')}</h2>
          <p role="status">{say('count', { n: done.size })}</p>
        </div>
        <button
          type="button"
          className={`${frame.iconButton} ${styles.act}`}
          aria-label={say('minimise')}
          onClick={() => keepChecklistState(site, 'small')}
        >
          <MinusMark />
        </button>
        <button
          type="button"
          className={`${frame.iconButton} ${styles.act}`}
          aria-label={say('dismiss')}
          onClick={() => keepChecklistState(site, 'gone')}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.bar}>
        <span style={{ inlineSize: `${(done.size / STEPS.length) * 100}%` }} />
      </div>
      <Lines site={site} starter={starter} done={done} led={led} say={say} />
    </aside>
  )
}

interface LinesProps extends Pick<Props, 'site' | 'starter' | 'led'> {
  readonly done: ReadonlySet<StepId>
  readonly say: PartSay<ChecklistWords>
}

/** One line is open at a time: the first that is not done, until another is chosen. */
function Lines({ site, starter, done, led, say }: LinesProps) {
  const editing = useEditing()
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<StepId | null>(null)
  const first = STEPS.find((step) => !done.has(step)) ?? null
  const open = chosen && !done.has(chosen) ? chosen : first
  const lead = (step: StepId) => {
    // It would stand over what it leads to: on a phone over all of it, beside a picture over its upload.
    if (isPhone || step === 'picture') keepChecklistState(site, 'small')
    led(step)
    void leadTo(step, editing)
  }
  const title = (step: StepId) => (step === 'name' ? say(nameOf(starter)) : say(step))
  return (
    <>
      <ol className={styles.lines}>
        {STEPS.map((step) => (
          <li key={step} data-step={step} data-done={done.has(step) ? '' : undefined}>
            {done.has(step) ? (
              <p>
                <Icon name="checkCircle" />
                <s>{title(step)}</s>
                <span className="only-heard">{say('done')}</span>
              </p>
            ) : (
              <>
                <button type="button" aria-expanded={open === step} onClick={() => setChosen(step)}>
                  <CircleMark />
                  <span>
                    {title(step)}
                    {open === step && <small>{say(`${step}How`)}</small>}
                  </span>
                </button>
                {open === step && (
                  <button
                    type="button"
                    className={styles.show}
                    aria-label={`${say('show')}: ${title(step)}`}
                    onClick={() => lead(step)}
                  >
                    {say('show')}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {first === null && <p className={styles.all}>{say('allDone')}</p>}
    </>
  )
}

function nameOf(starter: string): keyof ChecklistWords {
  const key = `name_${starter}`
  return Object.hasOwn(checklistWords.en, key) ? (key as keyof ChecklistWords) : 'name_other'
}

function Ring({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="var(--line-strong)" strokeWidth="3" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="var(--ok)"
        strokeWidth="3"
        pathLength={1}
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  )
}

/** What is done, once it is known what the starter looked like. */
function useDone(starter: Starter | undefined): ReadonlySet<StepId> | undefined {
  const catalog = useCatalog()
  const site = useEditorState(({ opened }) => opened?.site)
  const published = useEditorState(({ opened }) => opened?.publishedRevision ?? null)
  return useMemo(
    () => site && starter && doneSteps(site, published, starter, catalog),
    [site, published, starter, catalog],
  )
}

/** A name or number that a person gives goes wherever else it stands, in the same step. */
function useCarrying(starter: Starter | undefined, say: PartSay<ChecklistWords>): void {
  const catalog = useCatalog()
  const { editor } = useEditing()
  useEffect(() => {
    if (!starter) return
    editor.accompany((before, after) => {
      const { steps, operations } = carriedBy(before, after, starter, catalog)
      return { operations, told: () => steps.includes('name') && editor.notify(say('nameCarried')) }
    })
    return () => editor.accompany(null)
  }, [starter, editor, say, catalog])
}

function useStarter(id: string): Starter | undefined {
  const [starter, setStarter] = useState<Starter>()
  useEffect(() => {
    void findStarter(id).then(setStarter)
  }, [id])
  return starter
}

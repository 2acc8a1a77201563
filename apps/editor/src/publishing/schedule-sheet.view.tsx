import { RequestError } from '@mimar/contract/client'
import { type ReactNode, useId, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useEditing } from '../desk/editing.ts'
import { momentName } from '../words/moment-name.ts'
import foot from './publish-foot.module.css'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { fieldValueOf, zoneAt } from './zones.ts'

/** What the server says, by its codes, and what is said here. */
const REFUSALS = {
  'moment-passed': 'schedulePast',
  'too-many-schedules': 'scheduleFull',
  'nothing-live': 'onlyAfterFirst',
} as const

type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'scheduleNone' | 'notNow'

interface Props {
  readonly title: string
  readonly why: string
  /** The moment that waits already. */
  readonly at: string | null
  /** Why no moment can be chosen. */
  readonly whyNot?: string | undefined
  readonly set: (wanted: { readonly at: string; readonly timeZone: string }) => Promise<unknown>
  readonly cancel: () => Promise<unknown>
  /** What is said when it is done; `when` is empty where it was taken back. */
  readonly done: (when: string) => string
  /** Stands above the field. */
  readonly above: ReactNode
  /** Stands below it. */
  readonly below: ReactNode
}

/** Chooses a moment to publish at, changes it or takes it back. */
export function ScheduleSheet({ title, why, at: waiting, whyNot, set, cancel, done, above, below }: Props) {
  const { editor } = useEditing()
  const say = usePublishWords()
  const [value, setValue] = useState(() => fieldValueOf(waiting === null ? tomorrow() : new Date(waiting)))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const act = async (work: Promise<unknown>, when: string) => {
    try {
      await work
      editor.show({ dialog: null })
      editor.notify(done(when))
    } catch (error) {
      setRefusal((error instanceof RequestError && REFUSALS[error.code as keyof typeof REFUSALS]) || 'notNow')
    }
  }
  const choose = async () => {
    const at = new Date(value)
    if (whyNot !== undefined) return
    if (Number.isNaN(at.getTime())) return setRefusal('scheduleNone')
    if (at.getTime() <= Date.now()) return setRefusal('schedulePast')
    const wanted = { at: at.toISOString(), timeZone: zoneAt(at).id }
    await act(set(wanted), momentName(wanted.at, say.language))
  }
  return (
    <DialogFrame
      title={title}
      width={480}
      foot={
        <>
          {waiting !== null && (
            <button type="button" className={styles.act} onClick={() => void act(cancel(), '')}>
              {say('scheduleCancel')}
            </button>
          )}
          <span className={foot.why}>{whyNot}</span>
          <button
            type="button"
            className={styles.main}
            aria-disabled={whyNot !== undefined}
            onClick={() => void choose()}
          >
            {say(waiting === null ? 'scheduleSet' : 'scheduleChange')}
          </button>
        </>
      }
    >
      <div className={styles.body} data-schedule-dialog="">
        <p className={styles.subtitle}>{why}</p>
        {above}
        <MomentField value={value} refusal={refusal} change={setValue} />
        {below}
      </div>
    </DialogFrame>
  )
}

/** Tomorrow morning, when most people look. */
function tomorrow(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
}

interface FieldProps {
  readonly value: string
  readonly refusal: Refusal | null
  readonly change: (value: string) => void
}

function MomentField({ value, refusal, change }: FieldProps) {
  const say = usePublishWords()
  const id = useId()
  const moment = new Date(value)
  const zone = zoneAt(Number.isNaN(moment.getTime()) ? new Date() : moment)
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{say('scheduleWhen')}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        min={fieldValueOf(new Date())}
        aria-describedby={`${id}-zone ${id}-refused`}
        aria-invalid={refusal === 'scheduleNone' || refusal === 'schedulePast'}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-zone`}>{say('scheduleZone', { zone: `\u2066${zone.name}\u2069` })}</p>
      <p id={`${id}-refused`} className={styles.refused} role="alert">
        {refusal && say(refusal)}
      </p>
    </div>
  )
}

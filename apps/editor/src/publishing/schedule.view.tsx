import { RequestError } from '@mimar/contract/client'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { requestsOf } from '../server/publishing.ts'
import type { Opened } from '../state/state.ts'
import { findingsOf, rowsOf } from './findings.ts'
import foot from './publish-foot.module.css'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { fieldValueOf, momentName, sayNotPublished, schedule, zoneAt } from './schedule.ts'
import { useBarWords } from './use-bar-words.ts'

type Refusal = 'scheduleNone' | 'schedulePast' | 'notNow'

/** Chooses the moment at which the draft is published by itself, changes it or takes it back. */
export function ScheduleDialog() {
  const editing = useEditing()
  const { editor } = editing
  const entry = useStore(schedule, (state) => state.entry)
  const isWaiting = entry !== null && entry.outcome === null
  const say = usePublishWords()
  const [value, setValue] = useState(() => fieldValueOf(isWaiting ? new Date(entry.at) : tomorrow()))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const close = () => editor.show({ dialog: null })
  const set = async () => {
    const at = new Date(value)
    if (Number.isNaN(at.getTime())) return setRefusal('scheduleNone')
    if (at.getTime() <= Date.now()) return setRefusal('schedulePast')
    try {
      await editor.save()
      const set = await requestsOf(editing.server).setSchedule({ at: at.toISOString(), timeZone: zoneAt(at).id })
      schedule.setState({ entry: set.schedule })
      close()
      editor.notify(say('scheduleDone', { when: momentName(at.toISOString(), say.language) }))
    } catch (error) {
      setRefusal(error instanceof RequestError && error.code === 'moment-passed' ? 'schedulePast' : 'notNow')
    }
  }
  const cancel = async () => {
    try {
      await requestsOf(editing.server).cancelSchedule()
      schedule.setState({ entry: null })
      close()
      editor.notify(say('scheduleCancelled'))
    } catch {
      setRefusal('notNow')
    }
  }
  return (
    <DialogFrame
      title={say('scheduleTitle')}
      width={480}
      foot={
        <>
          {isWaiting && (
            <button type="button" className={styles.act} onClick={() => void cancel()}>
              {say('scheduleCancel')}
            </button>
          )}
          <span className={foot.why} />
          <button type="button" className={styles.main} onClick={() => void set()}>
            {say(isWaiting ? 'scheduleChange' : 'scheduleSet')}
          </button>
        </>
      }
    >
      <div className={styles.body} data-schedule-dialog="">
        <p className={styles.subtitle}>{say('scheduleWhy')}</p>
        <NotPublished />
        <MomentField value={value} refusal={refusal} change={setValue} />
        <Problems />
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

/** Why nothing was published the last time, until it is dismissed. */
function NotPublished() {
  const { editor, server } = useEditing()
  const entry = useStore(schedule, (state) => state.entry)
  const say = usePublishWords()
  const inBar = useBarWords()
  if (!entry?.outcome) return null
  const dismiss = () => {
    schedule.setState({ entry: null })
    // It was read; where the server cannot forget it now it is told once more.
    void requestsOf(server)
      .cancelSchedule()
      .catch(() => undefined)
    document.querySelector<HTMLElement>('[data-schedule-dialog] input')?.focus()
  }
  return (
    <div className={styles.notPublished} data-not-published="">
      <Icon name="alertTriangle" />
      <p>{sayNotPublished(entry, inBar)}</p>
      <span>
        <button type="button" className={styles.fix} onClick={dismiss}>
          {say('dismiss')}
        </button>
        <button type="button" className={styles.act} onClick={() => editor.show({ dialog: { kind: 'publish' } })}>
          {say('show')}
        </button>
      </span>
    </div>
  )
}

/** What would stop it as the draft is now. */
function Problems() {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const opened = useEditorState((state) => state.opened) as Opened
  const say = usePublishWords()
  const errors = rowsOf(findingsOf(opened, catalog)).filter(({ level }) => level === 'error').length
  if (errors === 0) return null
  return (
    <div className={styles.notPublished} data-problems="">
      <Icon name="alertCircle" />
      <p>{say('scheduleProblems', { n: errors })}</p>
      <button type="button" className={styles.act} onClick={() => editor.show({ dialog: { kind: 'publish' } })}>
        {say('show')}
      </button>
    </div>
  )
}

import { entriesToCsv, entriesToJson, type TableNote } from '@mimar/document/entry-table'
import { calendarOf } from '@mimar/fields'
import type { PlacedList } from '@mimar/render/entries'
import { useEffect, useRef, useState } from 'react'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { chooseFile } from '../kit/choose-file.ts'
import { saveFile } from '../kit/save-file.ts'
import { isolated } from '../words/isolated.ts'
import styles from './entries.module.css'
import { sayEntryFiles } from './entry-file-words.ts'
import { entriesToWrite, entryShape } from './entry-parts.ts'
import { type EntryPlan, planFile } from './entry-plan.ts'
import { takeEntries } from './take-entries.ts'

interface Props {
  readonly list: PlacedList
}

/** How many faults are told at once: whoever mends these finds the others. */
const MOST = 6

/** The entries of a list as a file, and files taken in after a look at what they would do. */
export function EntryFiles({ list }: Props) {
  const { editor, say: main } = useEditing()
  const say = sayEntryFiles(main.language)
  const catalog = useCatalog()
  const site = useEditorState(({ opened }) => opened?.site)
  const mayAdd = useMay('design-site')
  const [plan, setPlan] = useState<EntryPlan | null>(null)
  if (!site || !mayAdd) return null
  const save = (ending: 'csv' | 'json') => {
    const write = ending === 'csv' ? entriesToCsv : entriesToJson
    const file = new Blob([write(entriesToWrite(site, list, catalog), entryShape(site, list, catalog))])
    saveFile(file, `${list.page.path.slice(1).replaceAll('/', '-') || site.id}.${ending}`)
  }
  const read = async (file: File) => setPlan(await planFile(site, list, file, catalog))
  const done = async (taken: EntryPlan | null) => {
    setPlan(null)
    if (!taken) return
    if (await takeEntries(editor, taken)) editor.notify(sayTaken(taken, say), 'plain', true)
    else editor.notify(say('notTaken'), 'warning')
  }
  return (
    <div className={styles.files}>
      <span className={styles.line}>
        <button type="button" onClick={() => save('csv')}>
          {say('saveCsv')}
        </button>
        <button type="button" onClick={() => save('json')}>
          {say('saveJson')}
        </button>
        <button
          type="button"
          data-import-entries=""
          onClick={() => chooseFile((file) => void read(file), '.csv,.json,.txt')}
        >
          {say('takeIn')}
        </button>
      </span>
      <p className={styles.note}>{say('csvLacks')}</p>
      {plan && <Preview plan={plan} done={(taken) => void done(taken)} />}
    </div>
  )
}

interface PreviewProps {
  readonly plan: EntryPlan
  /** With the plan it is done, with null nothing is. */
  readonly done: (plan: EntryPlan | null) => void
}

/** What a file would do, or what is wrong with it, line by line. */
function Preview({ plan, done }: PreviewProps) {
  const { say: main } = useEditing()
  const say = sayEntryFiles(main.language)
  const { added, changed, faults, notes, full } = plan
  const own = useRef<HTMLElement>(null)
  // It comes below what chose the file, on a phone outside of what is seen.
  useEffect(() => void own.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={own} className={styles.plan} aria-live="polite" data-entry-plan="">
      {faults.length === 0 ? (
        <>
          <p>{sayPlan(plan, say)}</p>
          {full && <p className={styles.fault}>{sayFull(full, say)}</p>}
          {notes.length > 0 && (
            <>
              <p>{say('otherwise')}</p>
              <Places all={notes} told={({ code, found }) => say(`note-${code}`, { n: Number(found) })} say={say} />
            </>
          )}
        </>
      ) : (
        <>
          <p>{say('faulty')}</p>
          <Places
            all={faults}
            told={({ code, found }) => say(`fault-${code}`, { found: isolated(found), n: Number(found) })}
            say={say}
          />
          {faults.some(({ code }) => code === 'column-unknown') && <p className={styles.note}>{say('columnsKnown')}</p>}
        </>
      )}
      <span className={styles.line}>
        {faults.length === 0 && !full && added + changed > 0 && (
          <button type="button" data-take-entries="" onClick={() => done(plan)}>
            {say('take')}
          </button>
        )}
        <button type="button" onClick={() => done(null)}>
          {say('leave')}
        </button>
      </span>
    </section>
  )
}

interface PlacesProps<Place> {
  readonly all: readonly Place[]
  readonly told: (place: Place) => string
  readonly say: SayFiles
}

/** Where something stands in a file, and what is to be said of it; the first few. */
function Places<Place extends TableNote | EntryPlan['faults'][number]>({ all, told, say }: PlacesProps<Place>) {
  return (
    <>
      <ul>
        {all.slice(0, MOST).map((place) => (
          <li key={`${place.line} ${place.column} ${place.code}`}>
            {[say(place.by, { n: place.line }), place.column && isolated(place.column), told(place)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      {all.length > MOST && <p>{say('moreFaults', { n: all.length - MOST })}</p>}
    </>
  )
}

type SayFiles = ReturnType<typeof sayEntryFiles>

/** What a file would do, each part with the form that its number has. */
function sayPlan({ added, changed, same }: EntryPlan, say: SayFiles): string {
  const parts = { added: say('planAdded', { n: added }), changed: say('planChanged', { n: changed }) }
  return say('plan', { ...parts, same: say('planSame', { n: same }) })
}

/** What it has done. */
function sayTaken({ added, changed }: EntryPlan, say: SayFiles): string {
  return say('taken', { added: say('takenAdded', { n: added }), changed: say('takenChanged', { n: changed }) })
}

/** Which limit of a site is in the way, and by how much. */
function sayFull({ ceiling, max, over, fitting }: NonNullable<EntryPlan['full']>, say: SayFiles): string {
  const told = (count: number) => count.toLocaleString(calendarOf(say.language))
  const key = ceiling === 'pages' ? 'fullPages' : ceiling === 'sections' ? 'fullSections' : 'fullSize'
  const full = say(key, { n: told(max), m: told(over) })
  return fitting === null ? full : `${full} ${say('fitting', { n: fitting })}`
}

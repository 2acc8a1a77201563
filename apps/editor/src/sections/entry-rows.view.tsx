import { isPublished } from '@mimar/document'
import type { EntryPage } from '@mimar/render/entries'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { FilterField } from '../kit/filter-field.view.tsx'
import { publishIcons } from '../kit/publish-icons.ts'
import rowButton from '../kit/row-button.module.css'
import { RowButton } from '../kit/row-button.view.tsx'
import { stepAt } from '../kit/walking.ts'
import { foundEntries, isLong } from '../places/found-entries.ts'
import { requestsOf } from '../server/publishing.ts'
import { ofPage, pageSchedules } from '../state/page-schedules.ts'
import { entrySearchWords } from '../words/entry-search.ts'
import { isolated } from '../words/isolated.ts'
import { shortMomentName } from '../words/moment-name.ts'
import { pageMomentWords, sayMoment, sayRemoved } from '../words/page-moment.ts'
import { sayPart } from '../words/words.ts'
import styles from './entries.module.css'
import { sayEntries } from './entry-words.ts'
import { removeEntry } from './remove-entry.ts'

interface Props {
  readonly entries: readonly EntryPage[]
  readonly language: string
  readonly go: (entry: EntryPage) => void
}

/** So many are drawn at a time, of however many there are. */
const STEP = 40

/** The entries of a list, with a field to find some of many by: Down and Up walk, Enter opens, Delete removes. */
export function EntryRowList({ entries, language, go }: Props) {
  const { say: main } = useEditing()
  const say = sayEntries(main.language)
  const saySearch = sayPart(entrySearchWords, main.language)
  useMoments()
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useDeferredValue(query)
  const found = foundEntries(entries, wanted)
  const isAsked = wanted.trim() !== ''
  const more = Math.min(STEP, found.length - most)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsIn(list.current)
    const at = rows.indexOf(event.target as HTMLElement)
    const to = at < 0 ? undefined : stepAt(event.key, at, rows.length, 'stay')
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    rows[to]?.focus()
  }
  return (
    <>
      {(isLong(entries) || isAsked) && (
        <FilterField
          label={saySearch('find')}
          query={query}
          setQuery={(next) => {
            setQuery(next)
            setMost(STEP)
          }}
          found={
            !isAsked
              ? ''
              : found.length === 0
                ? saySearch('noneFound', { q: wanted.trim() })
                : saySearch('found', { n: found.length })
          }
          first={() => rowsIn(list.current)[0]}
        />
      )}
      {entries.length === 0 && <p className={styles.note}>{say('none')}</p>}
      <ul className={styles.list} ref={list} aria-label={say('entries')} onKeyDown={walk}>
        {found.slice(0, most).map((entry) => (
          <EntryRow key={entry.page.id} {...{ entry, language, go }} />
        ))}
        {more > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => setMost(most + STEP)}>
              {say('more', { n: more, m: found.length })}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-entry-row]') ?? [])]

const titleOf = ({ title }: EntryPage, language: string) => title[language] ?? Object.values(title)[0] ?? ''

/** An entry: a press opens its page, the buttons behind it choose when it appears and take it away. */
function EntryRow({ entry, language, go }: Pick<Props, 'language' | 'go'> & { readonly entry: EntryPage }) {
  const { editor, say: main } = useEditing()
  const say = sayEntries(main.language)
  const catalog = useCatalog()
  const mayRemove = useMay('design-site')
  const title = titleOf(entry, language) || say('untitled')
  const hasMoment = useStore(pageSchedules, (all) => ofPage(entry.page.id)(all) !== undefined)
  const remove = (row: HTMLElement | null) => {
    // The row goes with its entry: the focus is to stay in the list, or above it.
    const beside = [row?.nextElementSibling, row?.previousElementSibling]
    const next = beside.find((one) => one?.querySelector('[data-entry-row]'))
    const field = row?.closest('[data-entries]')?.querySelector<HTMLElement>('input')
    ;(next?.querySelector<HTMLElement>('[data-entry-row]') ?? field)?.focus()
    const moment = ofPage(entry.page.id)(pageSchedules.getState())
    removeEntry(editor, entry.page, catalog, sayRemoved(say('removed'), moment, main.language))
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.entry}
        data-entry-row=""
        data-moment={hasMoment || undefined}
        aria-keyshortcuts={mayRemove ? 'Delete' : undefined}
        onClick={() => go(entry)}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' || !mayRemove) return
          event.preventDefault()
          event.stopPropagation()
          remove(event.currentTarget.closest('li'))
        }}
      >
        <bdi lang={language}>{title}</bdi>
        <small>
          <EntryState entry={entry} />
        </small>
      </button>
      <MomentButton entry={entry} title={title} />
      {mayRemove && (
        <RowButton
          icon="remove"
          name={say('remove', { title: isolated(title) })}
          isDanger
          run={(button) => remove(button.closest('li'))}
        />
      )}
    </li>
  )
}

/** When it appears by itself; else its day, or that it is a draft. */
function EntryState({ entry: { page, day } }: { readonly entry: EntryPage }) {
  const { language } = useEditing().say
  const moment = useStore(pageSchedules, ofPage(page.id))
  if (moment) return sayMoment(moment, sayPart(pageMomentWords, language), shortMomentName)
  return isPublished(page) ? day : sayEntries(language)('draft')
}

/** The way to the moment at which the entry appears by itself. */
function MomentButton({ entry, title }: { readonly entry: EntryPage; readonly title: string }) {
  const { editor, say: main } = useEditing()
  const say = sayPart(pageMomentWords, main.language)
  const mayPublish = useMay('publish-site')
  if (!mayPublish) return null
  return (
    <button
      type="button"
      className={rowButton.act}
      aria-label={say('scheduleNamed', { page: isolated(title) })}
      title={say('scheduleNamed', { page: isolated(title) })}
      aria-haspopup="dialog"
      data-schedule-entry=""
      onClick={() => editor.show({ dialog: { kind: 'schedule', page: entry.page.id } })}
      dangerouslySetInnerHTML={{ __html: publishIcons.clock }}
    />
  )
}

/** Who may not publish hears of moments here alone; guests are told of none. */
function useMoments(): void {
  const { server } = useEditing()
  const isGuest = useEditorState(({ opened }) => opened?.facts.account.guest !== undefined)
  const isTold = useMay('publish-site')
  useEffect(() => {
    if (isTold || isGuest) return
    const learn = ({ pages }: Awaited<ReturnType<ReturnType<typeof requestsOf>['schedule']>>) =>
      pageSchedules.setState({ entries: pages.filter(({ outcome }) => outcome !== 'published') })
    requestsOf(server)
      .schedule()
      .then(learn, () => undefined)
  }, [server, isGuest, isTold])
}

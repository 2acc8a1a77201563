import { isPublished, type Page } from '@mimar/document'
import { useStore } from 'zustand'
import { useEditing } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import { shownPath } from '../../places/page-path.ts'
import { ofPage, pageSchedules } from '../../state/page-schedules.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName } from '../../words/names.ts'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { PageMomentLine } from './page-moment.view.tsx'
import styles from './pages.module.css'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  /** What it is called, where its title is not what it is told by. */
  readonly name?: string | undefined
  /** It stands in the list of the page above. */
  readonly isEntry?: boolean
  readonly language: string
  readonly say: PartSay<PageWords>
  readonly isCurrent: boolean
  readonly changes: number
  readonly faults: number
  readonly drop: 'before' | 'after' | undefined
  readonly go: () => void
  readonly step: (by: 1 | -1) => void
  readonly open: () => void
}

/** A page: a press goes there, Alt and arrows move it, the button at its end opens what is known of it. */
export function PageRow(props: Props) {
  const { page, language, say, isCurrent, isEntry = false, changes, faults, drop, go, step, open } = props
  const { say: main } = useEditing()
  const name = props.name || pageName(main, page, language)
  const isHome = page.path === '/'
  const moment = useStore(pageSchedules, ofPage(page.id))
  return (
    <li
      className={`${lists.row} ${styles.row}`}
      data-sort={page.id}
      data-sort-group="pages"
      data-current={isCurrent}
      data-drop={drop}
      data-entry={isEntry ? '' : undefined}
    >
      <span className={lists.grip} data-grip="" title={say('dragToMove')}>
        <ListIcon icon="grip" />
      </span>
      <ListIcon icon={isHome ? 'home' : 'page'} />
      <button
        type="button"
        className={styles.go}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={go}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          event.stopPropagation()
          step(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <span className={lists.title}>
          <bdi lang={isHome ? main.language : language}>{name}</bdi>
        </span>
        {moment ? (
          <PageMomentLine entry={moment} />
        ) : (
          <span className={`${lists.below} ${lists.address}`}>{shownPath(page.path)}</span>
        )}
      </button>
      {!isPublished(page) && !moment && (
        <span className={lists.tag} data-badge="hidden">
          <ListIcon icon="hidden" />
          {say('hidden')}
        </span>
      )}
      {isPublished(page) && page.noIndex && (
        <span className={lists.tag} data-badge="no-index">
          {say('notInSearch')}
        </span>
      )}
      {faults > 0 && (
        <span className={lists.tag} data-kind="fault" title={say('faults', { n: faults })}>
          <ListIcon icon="fault" name={say('faults', { n: faults })} />
          {faults}
        </span>
      )}
      {changes > 0 && <span className={lists.tag}>{say('changes', { n: changes })}</span>}
      <RowButton icon="details" act="details" name={say('details', { page: isolated(name) })} run={open} />
    </li>
  )
}

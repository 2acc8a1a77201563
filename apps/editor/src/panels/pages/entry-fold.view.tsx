import { useEditing } from '../../desk/editing.ts'
import { FilterField } from '../../kit/filter-field.view.tsx'
import { entrySearchWords } from '../../words/entry-search.ts'
import { type PartSay, sayPart } from '../../words/words.ts'
import type { FoldedList } from './page-rows.ts'
import styles from './pages.module.css'
import type { Unfold } from './use-rows.ts'
import type { PageWords } from './words.ts'

interface Props {
  readonly fold: FoldedList
  readonly say: PartSay<PageWords>
  readonly show: Unfold
}

/** What stands above or below the entries of a list among the pages. */
export function FoldRow({
  at,
  queryOf,
  ...props
}: Props & { readonly at: 'find' | 'fold'; readonly queryOf: (list: string) => string }) {
  return at === 'find' ? <EntryFind {...props} query={queryOf(props.fold.list)} /> : <EntryFold {...props} />
}

/** So many entries come at a time. */
const STEP = 50

/** The entries of a list behind its page: how many there are, and more or fewer of them. */
function EntryFold({ fold: { list, count, found, shown, query }, say, show }: Props) {
  const more = Math.min(STEP, found - shown)
  const isOpen = shown > 0 || query !== ''
  return (
    <li className={styles.fold} data-fold={list}>
      {more > 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => show(list, shown + more)}>
          {isOpen ? say('moreEntries', { n: more }) : say('entries', { n: count })}
        </button>
      )}
      {isOpen && (
        <button type="button" aria-expanded onClick={() => show(list, 0, '')}>
          {say('foldEntries')}
        </button>
      )}
    </li>
  )
}

/** Some of many entries, by what they say. */
function EntryFind({ fold: { list, found, query: listed }, show, query }: Props & { readonly query: string }) {
  const saySearch = sayPart(entrySearchWords, useEditing().say.language)
  const wanted = listed.trim()
  return (
    <li className={styles.find}>
      <FilterField
        label={saySearch('find')}
        query={query}
        setQuery={(next) => show(list, STEP, next)}
        found={
          wanted === '' ? '' : found === 0 ? saySearch('noneFound', { q: wanted }) : saySearch('found', { n: found })
        }
        first={(field) => field.closest('li')?.parentElement?.querySelector<HTMLElement>('[data-entry] button')}
      />
    </li>
  )
}

import type { SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

interface Props {
  readonly words: Pick<SiteFacts['words'], 'search' | 'searchTitle'>
  readonly search: NonNullable<SiteFacts['search']>
  /** On the page of results it is what the page is for, and its script is there at once. */
  readonly isPage?: boolean
}

/** The longest text that is searched for. */
const LONGEST = 100

/**
 * A field that asks the page of results (GET), and where results come beside it once a script is there: that is fetched
 * when somebody is in the field (SEARCH-3).
 */
export function SearchForm({ words, search, isPage = false }: Props) {
  const later = isPage ? {} : { 'data-then': 'search', 'data-program': 'searching' }
  return (
    <>
      <form className="search-form" role="search" action={search.action} data-index={search.index} {...later}>
        <input
          type="search"
          name="q"
          defaultValue=""
          aria-label={words.searchTitle}
          placeholder={words.searchTitle}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={words.search}>
          <Icon shape={shapes.search} />
        </button>
      </form>
      <div className="search-found">
        <p role="status" />
        <div />
      </div>
    </>
  )
}

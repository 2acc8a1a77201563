import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'

interface SearchProps {
  readonly search: string
  readonly setSearch: (search: string) => void
  /** How many were found; said to those who hear. */
  readonly found: number | null
}

/** The question for sites by name or address. */
export function SearchSites({ search, setSearch, found }: SearchProps) {
  const { say } = useHome()
  return (
    <search className={styles.find}>
      <input
        type="search"
        className={styles.search}
        aria-label={say('search')}
        placeholder={say('search')}
        // What stands there while nothing is typed is in the language of the page.
        dir={search === '' ? undefined : 'auto'}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span role="status" className="only-heard">
        {found === null ? '' : say('found', { n: found })}
      </span>
    </search>
  )
}

interface MoreProps {
  readonly shown: number
  readonly total: number
  readonly isBusy: boolean
  readonly more: () => void
}

/** The way to the sites after those that are shown. */
export function MoreSites({ shown, total, isBusy, more }: MoreProps) {
  const { say } = useHome()
  if (shown >= total) return null
  return (
    <div className={styles.further}>
      <span className={styles.quiet}>{say('shown', { n: shown, total })}</span>
      <button type="button" className={styles.secondary} aria-busy={isBusy} onClick={more}>
        {say('showMore')}
      </button>
    </div>
  )
}

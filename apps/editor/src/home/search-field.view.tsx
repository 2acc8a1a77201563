import styles from './search-field.module.css'

interface Props {
  readonly label: string
  readonly search: string
  readonly setSearch: (search: string) => void
  /** How many were found, said to those who hear; '' while nothing is looked for. */
  readonly found: string
}

/** Looks through a list for what is typed. */
export function SearchField({ label, search, setSearch, found }: Props) {
  return (
    <search className={styles.find}>
      <input
        type="search"
        className={styles.search}
        aria-label={label}
        placeholder={label}
        // What stands there while nothing is typed is in the language of the page.
        dir={search === '' ? undefined : 'auto'}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span role="status" className="only-heard">
        {found}
      </span>
    </search>
  )
}

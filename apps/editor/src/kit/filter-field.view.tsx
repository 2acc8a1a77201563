import type { KeyboardEvent } from 'react'
import searching from './search.module.css'
import { toolIcons } from './tool-icons.ts'

interface Props {
  readonly label: string
  /** What it may be looked for by. */
  readonly hint?: string
  readonly className?: string | undefined
  readonly query: string
  readonly setQuery: (query: string) => void
  /** How many are left, or that none is; '' while nothing is looked for. */
  readonly found: string
  /** Those who see it have the list instead. */
  readonly isFoundHeard?: boolean
  /** What comes first among what was found. */
  readonly first: (field: HTMLElement) => HTMLElement | null | undefined
}

/** The field above a long list, by which it becomes shorter: Escape empties it first, Down goes to what was found. */
export function FilterField(props: Props) {
  const { label, hint = label, className, query, setQuery, found, isFoundHeard = false, first } = props
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    const isLeaving = event.key === 'Escape' && query !== ''
    if (!isLeaving && event.key !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
    if (isLeaving) setQuery('')
    else first(event.currentTarget)?.focus()
  }
  return (
    <search className={className}>
      <div className={searching.box}>
        {/* The shapes are constants of this program. */}
        <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: toolIcons.search }} />
        <input
          type="search"
          className={searching.input}
          value={query}
          // What stands there while nothing is typed is in the language of the editor.
          dir={query === '' ? undefined : 'auto'}
          placeholder={hint}
          aria-label={label}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={keyed}
        />
      </div>
      <p role="status" className={isFoundHeard ? 'only-heard' : searching.found}>
        {found}
      </p>
    </search>
  )
}

import { type KeyboardEvent, useRef } from 'react'
import { publishIcons } from '../../kit/publish-icons.ts'
import searching from '../../kit/search.module.css'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'

interface Props {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly found: number
}

/** The field above a long history: Escape empties it first, Down goes to what was found. */
export function FindMoments({ query, setQuery, found }: Props) {
  const say = usePublishWords()
  const own = useRef<HTMLElement>(null)
  const keyed = (event: KeyboardEvent) => {
    const isLeaving = event.key === 'Escape' && query !== ''
    if (!isLeaving && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isLeaving) setQuery('')
    else own.current?.parentElement?.querySelector<HTMLElement>('li button')?.focus()
  }
  return (
    <search ref={own} className={styles.find}>
      <div className={searching.box}>
        <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: publishIcons.search }} />
        <input
          type="search"
          className={searching.input}
          value={query}
          // What stands there while nothing is typed is in the language of the editor.
          dir={query === '' ? undefined : 'auto'}
          placeholder={say('searchHistoryHint')}
          aria-label={say('searchHistory')}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={keyed}
        />
      </div>
      <p role="status" className={found > 0 ? 'only-heard' : undefined}>
        {query.trim() === '' ? '' : found === 0 ? say('noMoment', { q: query.trim() }) : say('nMoments', { n: found })}
      </p>
    </search>
  )
}

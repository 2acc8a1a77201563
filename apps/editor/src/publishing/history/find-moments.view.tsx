import { FilterField } from '../../kit/filter-field.view.tsx'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'

interface Props {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly found: number
}

/** The field above a long history. */
export function FindMoments({ query, setQuery, found }: Props) {
  const say = usePublishWords()
  const wanted = query.trim()
  return (
    <FilterField
      {...{ query, setQuery }}
      className={styles.find}
      label={say('searchHistory')}
      hint={say('searchHistoryHint')}
      found={wanted === '' ? '' : found === 0 ? say('noMoment', { q: wanted }) : say('nMoments', { n: found })}
      isFoundHeard={found > 0}
      first={(field) => field.closest('[data-moments]')?.querySelector<HTMLElement>('li button')}
    />
  )
}

import type { PartSay } from '../../words/words.ts'
import type { FoldedList } from './page-rows.ts'
import styles from './pages.module.css'
import type { PageWords } from './words.ts'

interface Props {
  readonly fold: FoldedList
  readonly say: PartSay<PageWords>
  readonly show: (list: string, count: number) => void
}

/** So many entries come at a time. */
const STEP = 50

/** The entries of a list behind its page: how many there are, and more or fewer of them. */
export function EntryFold({ fold: { list, count, shown }, say, show }: Props) {
  const more = Math.min(STEP, count - shown)
  return (
    <li className={styles.fold} data-fold={list}>
      {more > 0 && (
        <button type="button" aria-expanded={shown > 0} onClick={() => show(list, shown + more)}>
          {shown === 0 ? say('entries', { n: count }) : say('moreEntries', { n: more })}
        </button>
      )}
      {shown > 0 && (
        <button type="button" aria-expanded onClick={() => show(list, 0)}>
          {say('foldEntries')}
        </button>
      )}
    </li>
  )
}

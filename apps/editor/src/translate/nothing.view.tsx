import type { PartSay } from '../words/words.ts'
import { Glyph } from './glyph.view.tsx'
import parts from './parts.module.css'
import type { TranslateWords } from './words.ts'
import type { Wanted } from './worklist.ts'

interface Props {
  readonly wanted: Wanted
  readonly say: PartSay<TranslateWords>
  readonly want: (wanted: Wanted) => void
}

/** Says that there is no text of the wanted kind, and leads to those that are there. */
export function Nothing({ wanted, say, want }: Props) {
  const { filter, query } = wanted
  if (query !== '') {
    return (
      <div className={parts.nothing}>
        <Glyph name="search" />
        <p>{say('nothingFound', { q: query })}</p>
        <button type="button" className={parts.button} onClick={() => want({ ...wanted, query: '' })}>
          {say('clearSearch')}
        </button>
      </div>
    )
  }
  const other = filter === 'done' ? 'todo' : 'done'
  return (
    <div className={parts.nothing} data-all={filter === 'todo' || undefined}>
      <Glyph name={filter === 'todo' ? 'done' : filter} />
      <p>{say(filter === 'todo' ? 'nothingTodo' : 'nothingHere')}</p>
      <button type="button" className={parts.button} onClick={() => want({ ...wanted, filter: other })}>
        {say(other === 'done' ? 'seeDone' : 'seeTodo')}
      </button>
    </div>
  )
}

import type { Language, LanguageCode, Site } from '@mimar/document'
import { useEditing } from '../desk/editing.ts'
import { pageName } from '../words/names.ts'
import type { PartSay } from '../words/words.ts'
import { Files } from './files.view.tsx'
import { Glyph } from './glyph.view.tsx'
import type { ReadResult } from './read-file.ts'
import styles from './translate.module.css'
import type { TranslateWords } from './words.ts'
import { countsOf, type Group, type Wanted } from './worklist.ts'

interface Props {
  readonly site: Site
  readonly language: LanguageCode
  /** Those that may be translated into. */
  readonly languages: readonly Language[]
  readonly groups: readonly Group[]
  readonly wanted: Wanted
  readonly say: PartSay<TranslateWords>
  readonly choose: (language: LanguageCode) => void
  readonly want: (wanted: Wanted) => void
  readonly read: (result: ReadResult) => void
  /** Whether the focus begins here. */
  readonly isFirst: boolean
}

const FILTERS = ['todo', 'stale', 'empty', 'done'] as const

/** What is left to do in which language, and where. */
export function Lists({ site, language, languages, groups, wanted, say, choose, want, read, isFirst }: Props) {
  const all = countsOf(groups, 'all')
  const here = countsOf(groups, wanted.place)
  const finished = all.all - all.todo
  return (
    <div className={styles.lists}>
      <label className={styles.choice}>
        <span className="only-heard">{say('language')}</span>
        <select
          value={language}
          ref={(select) => (isFirst ? select?.setAttribute('autofocus', '') : undefined)}
          onChange={({ target }) => choose(target.value)}
        >
          {languages.map(({ code, localizedName }) => (
            <option key={code} value={code}>
              {`${code.toUpperCase()} · ${localizedName}`}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.progress}>
        <span>{say('progress', { n: finished, m: all.all })}</span>
        <span dir="ltr">{Math.floor((100 * finished) / Math.max(1, all.all))}%</span>
        <progress value={finished} max={all.all} aria-label={say('progress', { n: finished, m: all.all })} />
      </div>
      <div className={styles.filters} role="group" aria-label={say('title')}>
        {FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={wanted.filter === filter}
            data-filter={filter}
            data-count={here[filter]}
            onClick={() => want({ ...wanted, filter })}
          >
            <Glyph name={filter} />
            <span>{say(filter)}</span>
            <span className={styles.count}>{here[filter]}</span>
          </button>
        ))}
      </div>
      <Places {...{ site, groups, wanted, say, want }} />
      <label className={styles.search}>
        <span className="only-heard">{say('search')}</span>
        <Glyph name="search" />
        <input
          type="search"
          placeholder={say('search')}
          value={wanted.query}
          onChange={({ target }) => want({ ...wanted, query: target.value })}
        />
      </label>
      <Files {...{ site, language, read }} />
    </div>
  )
}

const OTHERS = [
  ['shared', 'shared'],
  ['settings', 'settings'],
  ['event', 'events'],
  ['media', 'pictures'],
] as const

function Places({ site, groups, wanted, say, want }: Pick<Props, 'site' | 'groups' | 'wanted' | 'say' | 'want'>) {
  const { say: main } = useEditing()
  const primary = site.languages.find(({ isPrimary }) => isPrimary)?.code ?? ''
  return (
    <label className={styles.choice}>
      <span className="only-heard">{say('place')}</span>
      <select value={wanted.place} onChange={({ target }) => want({ ...wanted, place: target.value })}>
        <option value="all">{say('allPlaces')}</option>
        {site.pages.map((page) => (
          <option key={page.id} value={page.id}>
            {pageName(main, page, primary)}
          </option>
        ))}
        {OTHERS.filter(([place]) => countsOf(groups, place).all > 0).map(([place, word]) => (
          <option key={place} value={place}>
            {say(word)}
          </option>
        ))}
      </select>
    </label>
  )
}

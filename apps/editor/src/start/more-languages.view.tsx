import { useId, useRef, useState } from 'react'
import search from '../kit/search.module.css'
import { toolIcons } from '../kit/tool-icons.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { moreWords } from './more-words.ts'
import styles from './start-languages.module.css'
import { offeredBesides, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly names: Intl.DisplayNames
  readonly language: UiLanguage
  readonly add: (code: string) => void
}

/** Every other language that a site can have, as the languages panel lists them; what is taken stands above, among the chosen. */
export function MoreLanguages({ wish, names, language, add }: Props) {
  const say = sayPart(moreWords, language)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = isOpen ? offeredBesides(wish, query, names) : []
  const choose = (code: string) => {
    add(code)
    setQuery('')
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.more}>
      <button
        ref={opener}
        type="button"
        className={styles.moreButton}
        aria-expanded={isOpen}
        aria-controls={id}
        data-more-languages=""
        onClick={() => setOpen(!isOpen)}
      >
        {say('moreLanguages')}
      </button>
      <search id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <span className={search.box}>
              <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons.search }} />
              <input
                ref={focusOn}
                type="search"
                className={search.input}
                aria-label={say('findLanguage')}
                placeholder={say('findLanguage')}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  const [first] = found
                  if (event.key !== 'Enter' || query.trim() === '' || !first) return
                  // Or the button that has the focus then would be pressed.
                  event.preventDefault()
                  choose(first.code)
                }}
              />
            </span>
            <ul className={styles.others}>
              {found.map(({ code, ownName }) => (
                <li key={code}>
                  <button type="button" data-other={code} onClick={() => choose(code)}>
                    <b lang={code}>{ownName}</b>
                    <span>{names.of(code) ?? code}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className={styles.none} role="status">
              {found.length === 0 ? say('noLanguage') : say('othersUnwritten')}
            </p>
          </>
        )}
      </search>
    </div>
  )
}

const focusOn = (field: HTMLInputElement | null) => field?.focus()

import type { Language, Site } from '@mimar/document'
import { KNOWN_LANGUAGES, type KnownLanguage } from '@mimar/document/known-languages'
import { fold } from '@mimar/fields'
import { directionOf } from '@mimar/sections'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import { pageInTheWay, withNewLanguage } from './language-deeds.ts'
import styles from './languages.module.css'
import type { LanguageWords } from './words.ts'

interface Props {
  readonly site: Site
  readonly say: PartSay<LanguageWords>
  readonly add: (languages: readonly Language[]) => void
  readonly close: () => void
}

/** The languages there are, found by their own name, by the one in the language of the editor, or by their code. */
export function AddLanguage({ site, say, add, close }: Props) {
  const { editor } = useEditing()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useEffect(() => field.current?.focus(), [])
  const names = new Intl.DisplayNames(say.language, { type: 'language' })
  const has = new Set(site.languages.map(({ code }) => code.toLowerCase()))
  const wanted = fold(query.trim())
  const found = KNOWN_LANGUAGES.filter(({ code }) => !has.has(code.toLowerCase())).filter(({ code, name, ownName }) =>
    [code, name, ownName, names.of(code) ?? ''].some((text) => fold(text).includes(wanted)),
  )
  const choose = (language: KnownLanguage) => {
    if (pageInTheWay(site, language.code)) return
    add(withNewLanguage(site, language))
    // A full site takes no other, and says so by itself.
    const isThere = editor.store.getState().opened?.site.languages.some(({ code }) => code === language.code)
    if (isThere) editor.showLanguage(language.code)
    close()
  }
  return (
    <search
      className={styles.adding}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <label className="only-heard" htmlFor={id}>
        {say('search')}
      </label>
      <input
        ref={field}
        id={id}
        className={lists.field}
        value={query}
        autoComplete="off"
        placeholder={say('search')}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && query.trim() !== '' && first) choose(first)
        }}
      />
      <ul className={styles.choices}>
        {found.map((language) => (
          <Choice
            key={language.code}
            language={language}
            name={names.of(language.code) ?? language.name}
            site={site}
            say={say}
            choose={choose}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={lists.hint}>{say('nothing', { q: query.trim() })}</p>}
    </search>
  )
}

interface ChoiceProps extends Pick<Props, 'site' | 'say'> {
  readonly language: KnownLanguage
  readonly name: string
  readonly choose: (language: KnownLanguage) => void
}

function Choice({ language, name, site, say, choose }: ChoiceProps) {
  const { code, ownName } = language
  const path = pageInTheWay(site, code)
  const why = path && say('inTheWay', { path: `\u2066${path}\u2069` })
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-disabled={why !== undefined}
        aria-description={why}
        title={why}
        data-code={code}
        onClick={() => choose(language)}
      >
        <span className={styles.code}>{code.toUpperCase()}</span>
        <span className={lists.two}>
          <span className={lists.title}>
            <bdi lang={code}>{ownName}</bdi>
          </span>
          <span className={lists.below}>
            {name}
            {directionOf(code) === 'rtl' && ` · ${say('rtl')}`}
          </span>
        </span>
      </button>
    </li>
  )
}

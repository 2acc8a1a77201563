import type { Language, Site } from '@mimar/document'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { isolated } from '../../words/isolated.ts'
import { sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { Panel } from '../panel.view.tsx'
import { useSorting } from '../use-sorting.ts'
import { AddLanguage } from './add-language.view.tsx'
import { inOrder, progressOf, sorted } from './language-deeds.ts'
import { LanguageRow } from './language-row.view.tsx'
import styles from './languages.module.css'
import { MenuSettings } from './menu-settings.view.tsx'
import { languageWords } from './words.ts'

/** The languages of the site: how far each is, which visitors get, in which order, and which is the first. */
export function LanguagesPanel() {
  const catalog = useCatalog()
  const { editor, say: main, announce } = useEditing()
  const say = sayPart(languageWords, main.language)
  const site = useEditorState(({ opened }) => opened?.site)
  const shown = useEditorState(({ opened }) => opened?.language)
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const seen = useDeferredValue(site)
  const progress = useMemo(() => (seen ? progressOf(seen, catalog) : new Map()), [seen, catalog])
  const languages = site ? sorted(site.languages) : []
  const change = (next: readonly Language[]) =>
    editor.do({ name: { kind: 'Languages', template: '' }, operations: [{ do: 'set-languages', languages: next }] })
  const move = (id: string, before: string | null) => {
    const next = inOrder(languages, id, before)
    change(next)
    const at = next.findIndex((language) => language.id === id)
    const language = next[at]?.localizedName ?? ''
    announce(say('moved', { language: isolated(language), n: at + 1, m: next.length }))
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-sort="${CSS.escape(id)}"] button`)?.focus(),
    )
  }
  const sorting = useSorting(move)
  if (!site) return null
  return (
    <Panel title={say('languages')}>
      <ul className={lists.list} ref={list} onPointerDown={sorting.start} aria-label={say('languages')}>
        {languages.map((language, index) => (
          <LanguageRow
            key={language.id}
            language={language}
            site={site}
            progress={progress.get(language.code)}
            say={say}
            isShown={language.code === shown}
            place={{ index, count: languages.length }}
            drop={dropMark(sorting.drop, language.id, index === languages.length - 1)}
            change={change}
            step={(by) => {
              const to = index + by
              if (to >= 0 && to < languages.length) move(language.id, languages[by === 1 ? to + 1 : to]?.id ?? null)
            }}
          />
        ))}
      </ul>
      <div className={lists.foot}>
        <Translate site={site} label={say('translate')} />
        <button
          ref={add}
          type="button"
          className={lists.wide}
          data-add-language=""
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <ListIcon icon="add" />
          {say('addLanguage')}
        </button>
        {isAdding && (
          <AddLanguage
            site={site}
            say={say}
            add={change}
            close={() => {
              setAdding(false)
              add.current?.focus()
            }}
          />
        )}
      </div>
      <div className={styles.settings}>
        <MenuSettings site={site} say={say} />
      </div>
    </Panel>
  )
}

function Translate({ site, label }: { readonly site: Site; readonly label: string }) {
  const { editor } = useEditing()
  if (site.languages.length < 2) return null
  return (
    <button
      type="button"
      className={`${lists.wide} ${lists.main}`}
      data-translate=""
      onClick={() => editor.show({ dialog: { kind: 'translate' } })}
    >
      {label}
    </button>
  )
}

function dropMark(drop: { readonly id: string; readonly before: string | null } | null, id: string, isLast: boolean) {
  if (!drop) return undefined
  if (drop.before === id) return 'before'
  return drop.before === null && isLast ? 'after' : undefined
}

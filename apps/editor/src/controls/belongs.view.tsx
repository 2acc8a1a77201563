import type { Section } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { collectionsOf } from '@mimar/render/entries'
import { useId } from 'react'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { pageName } from '../words/names.ts'
import styles from './controls.module.css'
import type { SayOptions } from './words.ts'

interface Props {
  readonly section: Section
  readonly label: string
  readonly value: Json
  readonly say: SayOptions
  readonly store: (list: string) => void
}

/** Which list an entry stands in, or whose entries a list shows: by what lists are called, and kept by their ids. */
export function Belongs({ section, label, value, say, store }: Props) {
  const id = useId()
  const { say: main } = useEditing()
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  if (!opened) return null
  const { site, language } = opened
  const isList = catalog.hasRole(section.template, 'entries')
  const lists = [...collectionsOf(site.pages, catalog).homes.values()].filter((list) => list.section.id !== section.id)
  const chosen = value === section.id ? '' : String(value)
  const isKnown = chosen === '' || lists.some(({ collection }) => collection === chosen)
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        value={isKnown ? chosen : ''}
        onChange={({ currentTarget }) => store(currentTarget.value)}
      >
        <option value="">{say(isList ? 'ownEntries' : 'noList')}</option>
        {lists.map(({ collection, name, page }) => (
          <option key={collection} value={collection}>
            {name[language] || Object.values(name)[0] || pageName(main, page, language)}
          </option>
        ))}
      </select>
    </div>
  )
}

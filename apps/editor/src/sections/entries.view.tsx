import type { EntryPage } from '@mimar/render/entries'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { pageName } from '../words/names.ts'
import styles from './entries.module.css'
import { addEntry, listShownBy } from './entry-acts.ts'
import { EntryFiles } from './entry-files.view.tsx'
import { EntryRowList } from './entry-rows.view.tsx'
import { sayEntries } from './entry-words.ts'

export interface EntriesProps {
  readonly section: string
  readonly close?: (() => void) | undefined
  /** The field for a new one takes the focus when they come. */
  readonly takesFocus?: boolean
}

/** The entries of a list: a new one by its title, and the way to each. */
export function Entries({ section, close, takesFocus = false }: EntriesProps) {
  const { editor, say: main } = useEditing()
  const say = sayEntries(main.language)
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  if (!opened) return null
  const { site, language } = opened
  const { home, entries } = listShownBy(site, section, language, catalog)
  const go = (entry: EntryPage) => {
    close?.()
    editor.goTo(entry.page.id)
  }
  return (
    <div className={styles.entries} dir={main.dir} data-entries="">
      {home && home.section.id !== section && (
        <p className={styles.note}>{say('home', { page: pageName(main, home.page, language) })}</p>
      )}
      {home && <NewEntryField list={home} close={close} takesFocus={takesFocus} />}
      <EntryRowList {...{ entries, language, go }} />
      {home && <EntryFiles list={home} />}
    </div>
  )
}

interface FieldProps extends Pick<EntriesProps, 'close' | 'takesFocus'> {
  readonly list: NonNullable<ReturnType<typeof listShownBy>['home']>
}

/** A title and Enter: the page of the entry opens, ready to be written. */
function NewEntryField({ list, close, takesFocus }: FieldProps) {
  const { editor, say: main, announce, stageRef } = useEditing()
  const say = sayEntries(main.language)
  const mayAdd = useMay('edit-site')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  if (!mayAdd) return null
  const title = typed.trim()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const { opened } = editor.store.getState()
    if (title === '' || !opened) return
    close?.()
    const day = new Date().toLocaleDateString('sv')
    if (!addEntry(editor, { list, title, language: opened.language, day })) return
    stageRef.current?.resume()
    announce(say('added', { title }))
  }
  return (
    <form className={styles.form} onSubmit={add}>
      <label htmlFor={id}>{say('newTitle')}</label>
      <span className={styles.line}>
        <input
          ref={field}
          id={id}
          dir="auto"
          value={typed}
          maxLength={90}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          data-new-entry=""
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" aria-disabled={title === ''}>
          {say('add')}
        </button>
      </span>
      <p className={styles.note} id={`${id}-hint`}>
        {say('open')}
      </p>
    </form>
  )
}

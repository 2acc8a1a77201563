import type { Site } from '@mimar/document'
import { type FormEvent, useId, useState } from 'react'
import { useEditing } from '../../chrome/editing.ts'
import { pageName } from '../../words/names.ts'
import type { PartSay } from '../../words/words.ts'
import { isolated } from '../isolated.ts'
import lists from '../lists.module.css'
import { addPage } from './acts.ts'
import { faultWords } from './fault-words.ts'
import { faultIn, pathFor, shownPath } from './page-path.ts'
import styles from './pages.module.css'
import type { PageWords } from './words.ts'

interface Props {
  readonly site: Site
  readonly language: string
  readonly say: PartSay<PageWords>
}

/** A new page from its name: the address follows from it, and is said before anything happens. */
export function AddPage({ site, language, say }: Props) {
  const { editor, say: main } = useEditing()
  const id = useId()
  const [name, setName] = useState('')
  const [like, setLike] = useState('')
  const path = name.trim() === '' ? '' : pathFor(name, site)
  const fault = name.trim() === '' ? undefined : faultIn(site, path, null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || fault) return
    void addPage(editor, { name: name.trim(), path, like, language })
    setName('')
  }
  return (
    <form className={lists.foot} onSubmit={add}>
      <div className={styles.add}>
        <label className="only-heard" htmlFor={id}>
          {say('newPage')}
        </label>
        <input
          id={id}
          className={lists.field}
          dir="auto"
          value={name}
          maxLength={120}
          autoComplete="off"
          placeholder={say('newPage')}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-path`}
          data-new-page=""
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button
          type="submit"
          className={`${lists.wide} ${lists.main} ${styles.submit}`}
          aria-disabled={name.trim() === '' || fault !== undefined}
        >
          {say('add')}
        </button>
      </div>
      <p className={`${lists.hint} ${fault ? lists.error : ''}`} id={`${id}-path`} role="status">
        {fault
          ? faultWords(fault, path, site, language, say, main)
          : path && say('address', { path: `\u2066${shownPath(path)}\u2069` })}
      </p>
      <label className={styles.like}>
        <span>{say('startFrom')}</span>
        <select className={lists.field} value={like} onChange={({ currentTarget }) => setLike(currentTarget.value)}>
          <option value="">{say('blank')}</option>
          {site.pages.map((page) => (
            <option key={page.id} value={page.id}>
              {say('copyOf', { page: isolated(pageName(main, page, language)) })}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}

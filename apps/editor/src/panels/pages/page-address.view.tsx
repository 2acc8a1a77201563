import type { Page, Site } from '@mimar/document'
import { useId, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { bare, faultIn, shownPath } from '../../places/page-path.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import { faultWords } from './fault-words.ts'
import { changePath } from './page-acts.ts'
import styles from './pages.module.css'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  readonly site: Site
  readonly language: string
  readonly say: PartSay<PageWords>
}

/** The address of a page; it becomes another with Enter or on leaving, and only when no other page has it. */
export function PageAddressField({ page, site, language, say }: Props) {
  const { editor, say: main, announce } = useEditing()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isHome = page.path === '/'
  const path = typed === null ? page.path : bare(typed)
  const fault = typed === null ? undefined : faultIn(site, path, page.id)
  const keep = () => {
    if (typed === null || fault) return
    setTyped(null)
    if (path === page.path) return
    changePath(editor, page, path)
    announce(say('pathChanged', { path: shownPath(path) }))
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say('pathLabel')}</label>
      <input
        id={id}
        className={lists.field}
        dir="ltr"
        data-path=""
        value={typed ?? shownPath(page.path)}
        readOnly={isHome}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          if (event.key !== 'Escape' || typed === null) return
          event.preventDefault()
          setTyped(null)
        }}
      />
      <p className={`${lists.hint} ${fault ? lists.error : ''}`} id={`${id}-hint`} role={fault ? 'alert' : undefined}>
        {fault ? faultWords(fault, path, site, language, say, main) : say(isHome ? 'homePath' : 'pathHint')}
      </p>
    </div>
  )
}

import { primaryLanguage, type Site } from '@mimar/document'
import { useId } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { useIsPhone } from '../../kit/use-is-phone.ts'
import { faultIn, shownPath } from '../../places/page-path.ts'
import { isolated } from '../../words/isolated.ts'
import { type PartSay, sayPart } from '../../words/words.ts'
import lists from '../lists.module.css'
import { faultWords } from './fault-words.ts'
import styles from './new-page.module.css'
import { nameOf, type PagePlan, pathOf } from './new-page.ts'
import type { newPageWords } from './new-page-words.ts'
import { pageWords } from './words.ts'

interface Props {
  readonly plan: PagePlan
  readonly site: Site
  readonly language: string
  readonly say: PartSay<typeof newPageWords.en>
  readonly change: (part: Partial<PagePlan>) => void
}

/** What the page is called, and the address that follows from it until somebody writes another. */
export function NameAndAddress({ plan, site, language, say, change }: Props) {
  const { say: main } = useEditing()
  const id = useId()
  const isPhone = useIsPhone()
  const { code, localizedName } = primaryLanguage(site)
  const path = pathOf(plan, site)
  const isBegun = path !== '' || plan.path !== null
  const fault = isBegun ? faultIn(site, path, null) : undefined
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{say('name')}</label>
        <input
          // What a dialog gives the focus when it opens; on a phone its keyboard would hide the kinds of pages.
          ref={(field) => void field?.toggleAttribute('autofocus', !isPhone)}
          id={`${id}-name`}
          className={lists.field}
          dir="auto"
          lang={code}
          value={nameOf(plan, site)}
          maxLength={120}
          autoComplete="off"
          aria-describedby={`${id}-in`}
          data-new-page=""
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {site.languages.length > 1 && plan.name !== null && (
          <p className={lists.hint} id={`${id}-in`}>
            {say('nameIn', { language: isolated(localizedName || code) })}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-path`}>{say('address')}</label>
        <input
          id={`${id}-path`}
          className={lists.field}
          dir="ltr"
          value={plan.path ?? (path && shownPath(path))}
          maxLength={120}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          data-new-path=""
          onChange={({ currentTarget }) => change({ path: currentTarget.value })}
        />
        <p className={`${lists.hint} ${fault ? lists.error : ''}`} id={`${id}-hint`} role="status">
          {fault
            ? faultWords(fault, path, site, language, sayPart(pageWords, main.language), main)
            : say('sameAddress')}
        </p>
      </div>
    </div>
  )
}

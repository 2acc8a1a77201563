import { PAGE_KINDS, type PageKind } from '@mimar/sections/new-pages'
import type { WordsByLanguage } from '@mimar/sections/starters'
import { memo, useCallback, useId, useRef } from 'react'
import { surroundingsOf } from '../../canvas/surroundings.ts'
import { useEditing } from '../../desk/editing.ts'
import { composeAlone, dressAs, sheetOf } from '../../sections/page-look.ts'
import { Thumbnail } from '../../sections/thumbnail.view.tsx'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import styles from './new-page.module.css'
import { kindOf, type PagePlan, titleOf } from './new-page.ts'
import type { newPageWords } from './new-page-words.ts'
import { sectionsOfKind } from './sections-of-kind.ts'

interface Props {
  readonly plan: PagePlan
  readonly words: WordsByLanguage | null
  readonly say: PartSay<typeof newPageWords.en>
  readonly choose: (kind: PageKind) => void
}

/** The kinds of pages as small pages, drawn as they will look: one radio group. */
export function KindGrid({ plan, words, say, choose }: Props) {
  const group = useId()
  const chosen = kindOf(plan)
  return (
    <fieldset className={styles.kinds}>
      <legend className="only-heard">{say('kinds')}</legend>
      {PAGE_KINDS.map((kind) => (
        <label key={kind} className={styles.kind} data-kind={kind}>
          <input
            type="radio"
            name={group}
            checked={kind === chosen}
            aria-labelledby={`${group}-${kind}-name`}
            aria-describedby={`${group}-${kind}`}
            onChange={() => choose(kind)}
          />
          {kind === 'blank' ? (
            <span className={styles.empty}>
              <ListIcon icon="add" />
            </span>
          ) : (
            <Drawn kind={kind} words={words} />
          )}
          <span className={styles.kindName} id={`${group}-${kind}-name`}>
            {say(kind)}
          </span>
          <span className={styles.kindHas} id={`${group}-${kind}`}>
            {say(`${kind}Has`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** How a page of a kind begins; drawn once. */
const Drawn = memo(({ kind, words }: { readonly kind: PageKind; readonly words: WordsByLanguage | null }) => {
  const { editor, stageRef } = useEditing()
  const sheet = useRef<string | null>(null)
  const compose = useCallback(() => {
    const { opened } = editor.store.getState()
    const page = opened?.site.pages.find(({ id }) => id === opened.page)
    if (!opened || !page || !words) return []
    const { site, language, facts } = opened
    const title = titleOf({ from: kind, name: null, path: null, isInMenu: false, after: null }, site)
    const { catalog } = editor
    const sections = sectionsOfKind(kind, site, words, { title, catalog, idOf: (index) => `new-${kind}-${index}` })
    return composeAlone(sections, { site, page, language, surroundings: surroundingsOf(facts, catalog) })
  }, [editor, kind, words])
  const dress = (thumbnail: Document) => {
    const page = stageRef.current?.page
    if (!page) return
    sheet.current ??= sheetOf(page)
    dressAs(thumbnail, page, sheet.current, 'start')
  }
  return words ? (
    <span className={styles.drawn}>
      <Thumbnail compose={compose} dress={dress} />
    </span>
  ) : (
    <span className={styles.drawn} />
  )
})

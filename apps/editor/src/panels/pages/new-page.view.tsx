import { primaryLanguage, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import type { WordsByLanguage } from '@mimar/sections/starters'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { DialogFrame } from '../../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { faultIn } from '../../places/page-path.ts'
import { wordsFor } from '../../sections/insert-section.ts'
import { newSectionId } from '../../sections/section-id.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName } from '../../words/names.ts'
import { sayPart } from '../../words/words.ts'
import lists from '../lists.module.css'
import { KindGrid } from './kind-grid.view.tsx'
import { MenuPlace } from './menu-place.view.tsx'
import { NameAndAddress } from './name-and-address.view.tsx'
import styles from './new-page.module.css'
import { kindOf, type PagePlan, pathOf, titleOf } from './new-page.ts'
import { newPageWords } from './new-page-words.ts'
import { addPage, addToMenu } from './page-acts.ts'
import { sectionsOfKind } from './sections-of-kind.ts'
import { findMenu, isFull } from './site-menu.ts'

/** A new page: what it begins with, what it is called, where it is, and its place in the menu. */
export function NewPageDialog() {
  const site = useEditorState(({ opened }) => opened?.site)
  return site ? <NewPage site={site} /> : null
}

function NewPage({ site }: { readonly site: Site }) {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(newPageWords, main.language)
  const form = useId()
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const [words, setWords] = useState<WordsByLanguage | null>(null)
  const [plan, setPlan] = useState(() => firstPlan(site, catalog))
  useEffect(() => {
    const { opened } = editor.store.getState()
    if (opened) void wordsFor(opened.site).then(setWords)
  }, [editor])
  const change = (part: Partial<PagePlan>) => setPlan((before) => ({ ...before, ...part }))
  const path = pathOf(plan, site)
  const isReady = words !== null && path !== '' && !faultIn(site, path, null)
  const close = () => editor.show({ dialog: null })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    close()
    const title = titleOf(plan, site)
    const kind = kindOf(plan)
    const sections = kind ? sectionsOfKind(kind, site, words, { title, catalog, idOf: newSectionId }) : []
    const page = addPage(editor, {
      ...{ title, path, inMenu: plan.isInMenu ? plan.after : undefined },
      from: typeof plan.from === 'string' ? { sections } : plan.from,
    })
    if (!page || plan.isInMenu || !findMenu(site, catalog)) return
    const name = isolated(title[primaryLanguage(site).code] ?? '')
    const offer = { label: say('addToMenu'), run: () => addToMenu(editor, page) }
    editor.notify(say('notInMenu', { page: name }), 'plain', false, offer)
  }
  const foot = (
    <>
      <label className={styles.copy}>
        <span>{say('copyPage')}</span>
        <select
          className={lists.field}
          value={typeof plan.from === 'string' ? '' : plan.from.copyOf}
          onChange={({ currentTarget: { value } }) =>
            change(value === '' ? { from: 'blank' } : { from: { copyOf: value }, name: plan.name ?? '' })
          }
        >
          <option value="">{say('noCopy')}</option>
          {site.pages.map((page) => (
            <option key={page.id} value={page.id}>
              {pageName(main, page, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={`${lists.wide} ${styles.act}`} onClick={close}>
        {say('cancel')}
      </button>
      <button
        type="submit"
        form={form}
        className={`${lists.wide} ${lists.main} ${styles.act}`}
        aria-disabled={!isReady}
        data-add-page=""
      >
        {say('addPage')}
      </button>
    </>
  )
  return (
    <DialogFrame title={say('newPage')} width={712} foot={foot}>
      <form id={form} className={styles.form} onSubmit={add} data-new-page-dialog="">
        <p className={styles.intro}>{say('intro')}</p>
        <KindGrid plan={plan} words={words} say={say} choose={(from) => change(chosen(plan, from))} />
        <NameAndAddress plan={plan} site={site} language={language} say={say} change={change} />
        <MenuPlace plan={plan} site={site} say={say} change={change} />
      </form>
    </DialogFrame>
  )
}

function firstPlan(site: Site, catalog: TemplateCatalog): PagePlan {
  const menu = findMenu(site, catalog)
  const isInMenu = menu !== undefined && !isFull(menu)
  return { from: 'blank', name: '', path: null, isInMenu, after: menu?.links.at(-1)?.id ?? null }
}

/** A kind proposes its name as long as nobody has written one. */
function chosen({ name }: PagePlan, from: PagePlan['from'] & string): Partial<PagePlan> {
  const isOpen = name === null || name.trim() === ''
  return { from, ...(isOpen && { name: from === 'blank' ? '' : null }) }
}

import { checkup } from '@mimar/checkup'
import type { Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { useDeferredValue, useMemo } from 'react'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { type PartSay, sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { Panel } from '../panel.view.tsx'
import styles from './outline.module.css'
import { outlineOf } from './outline.ts'
import { Tree } from './tree.view.tsx'
import { type OutlineWords, outlineWords } from './words.ts'

/** The page as a list: what stands on it, in which order, and what is to be said of each (U16). */
export function OutlinePanel() {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const now = useEditorState(({ opened }) => opened?.site)
  const pageId = useEditorState(({ opened }) => opened?.page)
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  // What is typed is drawn on the page first.
  const site = useDeferredValue(now)
  const say = sayPart(outlineWords, main.language)
  const page = site?.pages.find(({ id }) => id === pageId)
  const rows = useMemo(
    () => (site && page ? outlineOf(site, page, language, main, catalog) : []),
    [site, page, language, main, catalog],
  )
  const faulty = useMemo(() => (site ? faultySections(site, catalog) : new Set<string>()), [site, catalog])
  if (!site || !page) return null
  const add = () => {
    const selected = editor.store.getState().opened?.selected
    const isOwn = page.sections.some(({ id }) => id === selected)
    const after = (isOwn ? selected : page.sections.at(-1)?.id) ?? null
    editor.show({ dialog: { kind: 'picker', place: page.id, after } })
  }
  return (
    <Panel title={say('sections')} foot={<Legend say={say} pages={site.pages.length} />}>
      {page.sections.length === 0 && <p className={styles.empty}>{say('empty')}</p>}
      <Tree rows={rows} faulty={faulty} pages={site.pages.length} say={say} />
      <div className={lists.foot}>
        <button type="button" className={lists.wide} data-add-section="" onClick={add}>
          <ListIcon icon="add" />
          {say('add')}
        </button>
      </div>
    </Panel>
  )
}

/** Sections in which something has to be put right: what publishing would stop at, and links that lead nowhere (U30). */
function faultySections(site: Site, catalog: TemplateCatalog): ReadonlySet<string> {
  const found = checkup({ site, catalog, weigh: () => 0 }).filter(
    ({ level, code }) => level === 'error' || code === 'anchor-broken',
  )
  return new Set(found.flatMap(({ section }) => section ?? []))
}

function Legend({ say, pages }: { readonly say: PartSay<OutlineWords>; readonly pages: number }) {
  return (
    <ul className={styles.legend} aria-label={say('legend')}>
      <li data-mark="shared">
        <ListIcon icon="shared" />
        {say('shared', { n: pages })}
      </li>
      <li data-mark="hidden">
        <ListIcon icon="hidden" />
        {say('hidden')}
      </li>
      <li data-mark="fault">
        <ListIcon icon="fault" />
        {say('fault')}
      </li>
      <li data-mark="untranslated">
        <ListIcon icon="untranslated" />
        {say('untranslated')}
      </li>
    </ul>
  )
}

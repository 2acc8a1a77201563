import { checkup } from '@mimar/checkup'
import type { Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName } from '../../words/names.ts'
import { sayPart } from '../../words/words.ts'
import lists from '../lists.module.css'
import { Panel } from '../panel.view.tsx'
import { useSorting } from '../use-sorting.ts'
import { FoldRow } from './entry-fold.view.tsx'
import { usePageChanges } from './page-changes.ts'
import { PageDetails } from './page-details.view.tsx'
import { PageRow } from './page-row.view.tsx'
import { PanelFoot } from './panel-foot.view.tsx'
import { findMenu } from './site-menu.ts'
import { VisitorMenu } from './site-menu.view.tsx'
import { useRows } from './use-rows.ts'
import { pageWords } from './words.ts'

/** The pages of the site: which there are, where they are, and what each is called for who looks for it. */
export function PagesPanel() {
  const catalog = useCatalog()
  const { editor, say: main, announce } = useEditing()
  const say = sayPart(pageWords, main.language)
  const site = useEditorState(({ opened }) => opened?.site)
  const current = useEditorState(({ opened }) => opened?.page)
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const [detailed, setDetailed] = useState<string | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const changes = usePageChanges()
  const seen = useDeferredValue(site)
  const faults = useMemo(() => (seen ? faultsByPage(seen, catalog) : new Map<string, number>()), [seen, catalog])
  const move = (id: string, before: string | null) => {
    const others = site?.pages.filter((page) => page.id !== id) ?? []
    const index = before === null ? others.length : others.findIndex((page) => page.id === before)
    const after = others[index - 1]?.id ?? null
    editor.do({ name: { kind: 'PageMoved', template: '' }, operations: [{ do: 'move-page', page: id, after }] })
    const page = site?.pages.find((one) => one.id === id)
    if (page)
      announce(say('moved', { page: isolated(pageName(main, page, language)), n: index + 1, m: others.length + 1 }))
    requestAnimationFrame(() => focusIn(list.current, id, 'button'))
  }
  const { rows, shown, unfold, queryOf } = useRows(site)
  const step = (id: string, by: 1 | -1) => {
    const to = shown.findIndex((one) => one.id === id) + by
    if (to >= 0 && to < shown.length) move(id, shown[by === 1 ? to + 1 : to]?.id ?? null)
  }
  const sorting = useSorting(move)
  const page = site?.pages.find(({ id }) => id === detailed)
  if (!site) return null
  const back = () => {
    setDetailed(null)
    requestAnimationFrame(() => focusIn(list.current, detailed ?? '', '[data-act]'))
  }
  if (page) {
    return (
      <Panel title={pageName(main, page, language)}>
        <PageDetails
          key={page.id}
          page={page}
          site={site}
          language={language}
          say={say}
          back={back}
          open={setDetailed}
          step={(by) => step(page.id, by)}
        />
      </Panel>
    )
  }
  const menu = isMenuOpen ? findMenu(site, catalog) : undefined
  if (menu)
    return <VisitorMenu {...{ site, menu, language }} back={() => closeMenu(setMenuOpen)} backName={say('pages')} />
  return (
    <Panel title={say('pages')}>
      <ul className={lists.list} ref={list} onPointerDown={sorting.start} aria-label={say('pages')}>
        {rows.map((row) =>
          row.page ? (
            <PageRow
              key={row.page.id}
              {...row}
              {...{ language, say }}
              isCurrent={row.page.id === current}
              changes={changes.get(row.page.id) ?? 0}
              faults={faults.get(row.page.id) ?? 0}
              drop={dropMark(sorting.drop, row.page.id, row.page === shown.at(-1))}
              go={() => editor.goTo(row.page.id)}
              step={(by) => step(row.page.id, by)}
              open={() => setDetailed(row.page.id)}
            />
          ) : (
            <FoldRow key={`${row.at} ${row.fold.list}`} {...row} {...{ say, show: unfold, queryOf }} />
          ),
        )}
      </ul>
      <PanelFoot site={site} openMenu={() => setMenuOpen(true)} />
    </Panel>
  )
}

function closeMenu(setOpen: (isOpen: boolean) => void): void {
  setOpen(false)
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-opens-menu]')?.focus())
}

/** The focus goes to a row, else, where it is gone, to the first. */
function focusIn(list: HTMLElement | null, id: string, what: string): void {
  const row = list?.querySelector(`[data-sort="${CSS.escape(id)}"]`)
  const to = row?.querySelector<HTMLElement>(what) ?? list?.querySelector<HTMLElement>('button')
  to?.focus()
}

function dropMark(drop: { readonly id: string; readonly before: string | null } | null, id: string, isLast: boolean) {
  if (!drop) return undefined
  if (drop.before === id) return 'before'
  return drop.before === null && isLast ? 'after' : undefined
}

/** What publishing would stop at, by the page it is on. */
function faultsByPage(site: Site, catalog: TemplateCatalog): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { level, page } of checkup({ site, catalog, weigh: () => 0 })) {
    if (level === 'error' && page !== null) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return counts
}

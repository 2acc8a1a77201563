import type { Section } from '@mimar/document'
import { findField, nameOfRole } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog } from '../desk/editing.ts'
import { lastPress } from '../desk/presses.ts'

/** What somebody has pressed on the page that is answered among the options; each press is another object. */
export interface AskedItem {
  /** The id of the item that holds the answer. */
  readonly item: string
}

/** Presses that have been followed: a bar that comes back does not open its options again. */
const followed = new WeakSet<Event>()

/** Follows presses on what a list asks of an entry and has no place to be written on the page: days, choices, what is the same in all languages. */
export function useAsked(stage: Stage, section: Section, isOwn: boolean): AskedItem | null {
  const catalog = useCatalog()
  const [asked, setAsked] = useState<AskedItem | null>(null)
  useEffect(() => {
    if (!isOwn) return
    const follow = () => {
      const press = lastPress(stage)
      const item = press && !followed.has(press) ? askedAt(press.target, section, catalog) : null
      if (!press || item === null) return
      followed.add(press)
      setAsked({ item })
    }
    follow()
    stage.page.addEventListener('click', follow)
    return () => stage.page.removeEventListener('click', follow)
  }, [stage, section, catalog, isOwn])
  return asked
}

/** The id of the item at a place of the page that is answered among the options; null for everything else. */
function askedAt(target: EventTarget | null, { id, template, content }: Section, catalog: TemplateCatalog) {
  const item = (target as Element | null)?.closest?.<HTMLElement>('[data-item]')
  const isHere = item?.closest<HTMLElement>('[data-section]')?.dataset.section === id
  const [, list = '', own = null] = /^(.+)\/([^/]+)$/.exec(item?.dataset.item ?? '') ?? []
  if (!isHere || item?.querySelector('[data-field]')) return null
  const found = findField(catalog.find(template)?.fields ?? {}, content, list)
  const asks = found.ok && found.field.kind === 'list' && nameOfRole(found.field.fields, 'detail') !== undefined
  return asks ? own : null
}

import type { Operation } from '../operation.ts'
import { findSection, sectionsAt } from '../places.ts'
import { isSame } from '../same.ts'
import type { Page, SectionId, Site } from '../site.ts'
import { valueAt } from '../value-at.ts'

/** Whether visitors have everything that a change of the draft touched as the draft has it now. */
export function hasArrived(operation: Operation, live: Site, draft: Site): boolean {
  const same = (read: (site: Site) => unknown) => isSame(read(live), read(draft))
  switch (operation.do) {
    case 'set-field':
      return same((site) => textOrValue(contentOf(site, operation.section), operation.field, operation.language))
    case 'set-marks':
      return same((site) => valueAt(contentOf(site, operation.section), `${operation.field}/${operation.language}`))
    case 'insert-item':
    case 'move-item':
    case 'remove-item':
      return same((site) => idsOf(valueAt(contentOf(site, operation.section), operation.list)))
    case 'insert-section':
      return isPlaced(operation.section.id, live, draft)
    case 'move-section':
    case 'remove-section':
      return isPlaced(operation.section, live, draft)
    case 'set-section':
      return same((site) => findSection(site, operation.section)?.section[operation.property])
    case 'set-theme':
    case 'set-setting':
    case 'set-languages':
    case 'set-media':
    case 'set-events':
    case 'set-source':
      return same((site) => partOf(site, operation))
    case 'together':
      return hasAllArrived(operation.operations, live, draft)
    case 'insert-page':
    case 'move-page':
    case 'remove-page':
    case 'set-page-path':
    case 'set-page-meta':
    case 'set-page-image':
    case 'set-page-flag':
    case 'set-page-part':
      return hasPageArrived(operation, live, draft)
    default:
      return operation satisfies never
  }
}

type SiteOperation = Extract<
  Operation,
  { do: 'set-theme' | 'set-setting' | 'set-languages' | 'set-media' | 'set-events' | 'set-source' }
>

/** What of a site as a whole a change sets. */
function partOf(site: Site, operation: SiteOperation): unknown {
  switch (operation.do) {
    case 'set-theme':
      return valueAt(site.theme, operation.property)
    case 'set-setting':
      return textOrValue(site.settings, operation.field, operation.language)
    case 'set-languages':
      return site.languages
    case 'set-media':
      return site.media[operation.id]
    case 'set-events':
      return site.events
    case 'set-source':
      return Object.values(site.sources ?? {}).map((texts) => texts[operation.text])
    default:
      return operation satisfies never
  }
}

/** A page that moved brings the address it had; what else the list of those says is not its own. */
function hasAllArrived(operations: readonly Operation[], live: Site, draft: Site): boolean {
  const isMove = operations.some((one) => one.do === 'set-page-path')
  const isCarried = (one: Operation) => isMove && one.do === 'set-setting' && one.field === 'redirects'
  return operations.every((one) => isCarried(one) || hasArrived(one, live, draft))
}

type PageOperation = Extract<Operation, { page: unknown }>

function hasPageArrived(operation: PageOperation, live: Site, draft: Site): boolean {
  const id = typeof operation.page === 'string' ? operation.page : operation.page.id
  const [was, is] = [pageOf(live, id), pageOf(draft, id)]
  if (!was || !is) return was === is
  switch (operation.do) {
    case 'set-page-path':
      return was.path === is.path
    case 'set-page-meta':
      return was.meta[operation.property][operation.language] === is.meta[operation.property][operation.language]
    case 'set-page-image':
      return was.socialImage === is.socialImage && isSame(was.socialCrop, is.socialCrop)
    case 'set-page-flag':
      return was[operation.flag] === is[operation.flag]
    case 'set-page-part':
      return isSame(was[operation.part], is[operation.part])
    case 'insert-page':
    case 'remove-page':
      return true
    case 'move-page':
      return isSame(orderAround(live.pages, draft.pages, id), orderAround(draft.pages, live.pages, id))
    default:
      return operation satisfies never
  }
}

function pageOf(site: Site, id: string): Page | undefined {
  return site.pages.find((page) => page.id === id)
}

function isPlaced(id: SectionId, live: Site, draft: Site): boolean {
  const [was, is] = [findSection(live, id), findSection(draft, id)]
  if (!was || !is) return was === is
  if (was.place !== is.place) return false
  const [before, after] = [sectionsAt(live, was.place) ?? [], sectionsAt(draft, is.place) ?? []]
  return isSame(orderAround(before, after, id), orderAround(after, before, id))
}

interface Named {
  readonly id: string
}

/** The ids before one in a list, of those that the other list has as well. */
function orderAround(list: readonly Named[], other: readonly Named[], id: string): string[] {
  const known = new Set(other.map((one) => one.id))
  const index = list.findIndex((one) => one.id === id)
  return list
    .slice(0, index)
    .map((one) => one.id)
    .filter((one) => known.has(one))
    .toSorted()
}

function contentOf(site: Site, id: SectionId): unknown {
  return findSection(site, id)?.section.content
}

function textOrValue(content: unknown, path: string, language: string | undefined): unknown {
  const value = valueAt(content, path)
  return language === undefined ? value : valueAt(value, language)
}

function idsOf(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item: Named) => item.id) : undefined
}

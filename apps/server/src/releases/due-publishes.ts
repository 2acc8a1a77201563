import { randomUUID } from 'node:crypto'
import { apply, type Operation, type Page, Problem, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import type { Sites } from '../sites/sites.ts'
import type { ReleaseRow } from '../store/releases.store.ts'
import type { Schedule } from '../store/schedules.store.ts'
import type { Snapshot } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import type { Mixtures } from './mixtures.ts'
import type { Releases } from './releases.ts'
import type { Came } from './schedules.ts'
import { Unpublishable } from './unpublishable.ts'

/** What publishes at moments that have come. */
export interface Publishers {
  readonly sites: Pick<Sites, 'read' | 'send' | 'catalog'>
  readonly publishing: Pick<Releases, 'publish'>
  readonly mixtures: Pick<Mixtures, 'publish' | 'wouldBe'>
  /** How far the draft had come at that moment, and how far visitors have read it since. */
  readonly reached: (due: Schedule) => Promise<{ readonly written: number; readonly read: number }>
  /** What was published, newest first. */
  readonly released: (site: string) => Promise<readonly ReleaseRow[]>
  readonly mayPublish: (site: string, account: string) => Promise<boolean>
}

const NOT_ALLOWED: Came = { why: 'not-allowed', errors: [] }

/** Publishes the whole draft as it is then, unless errors stand against it. */
export async function publishSite(due: Schedule, by: Publishers): Promise<Came> {
  const { site: id, account } = due
  if (due.attempts > 1 && (await cameAbout(due, by))) return null
  if (!(await by.mayPublish(id, account))) return NOT_ALLOWED
  const draft = await by.sites.read(id)
  if (!draft) return null
  const errors = await errorsIn(draft.site, by.sites.catalog)
  if (errors.length > 0) return { why: 'errors', errors: errors.map(({ code }) => code) }
  await by.publishing.publish(id, draft.site, draft.revision)
  return null
}

/** Shows one page and publishes it by itself, as it is then, unless errors that visitors do not have already stand against it. */
export async function publishPage(due: Schedule, by: Publishers): Promise<Came> {
  const { site: id, page: wanted, account } = due
  if (!(await by.mayPublish(id, account))) return NOT_ALLOWED
  const draft = await by.sites.read(id)
  const page = draft?.site.pages.find((one) => one.id === wanted)
  if (!draft || !page) return 'gone'
  if (due.attempts > 1 && (await pageCameAbout(due, draft.site, by))) return null
  try {
    return (await whyNot(id, draft, page, by)) ?? (await show(id, draft, { page, account }, by))
  } catch (problem) {
    if (problem instanceof Problem) return { why: 'part-refused', errors: [] }
    if (!(problem instanceof Unpublishable)) throw problem
    const { code, places } = problem
    return { why: 'errors', errors: places.map(() => code) }
  }
}

/**
 * Whether visitors have what the draft was at the moment: an earlier attempt came about, and that could not be noted. What was
 * written since is for another publish.
 */
async function cameAbout(due: Schedule, { reached }: Publishers): Promise<boolean> {
  const { written, read } = await reached(due)
  return read >= written
}

async function pageCameAbout(due: Schedule, draft: Site, by: Publishers): Promise<boolean> {
  const [{ written }, released] = await Promise.all([by.reached(due), by.released(due.site)])
  const hasIt = ({ createdAt, revision, parts }: ReleaseRow) =>
    createdAt >= due.at &&
    (revision >= written || parts.some((part) => 'page' in part && part.page === due.page && part.revision >= written))
  if (!released.some(hasIt)) return false
  const live = (await by.mixtures.wouldBe(due.site, draft, { page: due.page ?? '' }))?.live
  return live?.pages.some(({ id, isHidden }) => id === due.page && !isHidden) === true
}

const shown = ({ id }: Page): Operation => ({ do: 'set-page-flag', page: id, flag: 'isHidden', value: false })

/** What stands against publishing a page, before anything of the draft is changed for it. */
async function whyNot(id: string, draft: Snapshot, page: Page, { sites, mixtures }: Publishers): Promise<Came> {
  const { catalog } = sites
  const site = page.isHidden ? apply(draft.site, shown(page), catalog).site : draft.site
  const found = await mixtures.wouldBe(id, site, { page: page.id })
  if (!found) return { why: 'nothing-live', errors: [] }
  if (found.site === found.live) return null
  const known = new Set((await errorsIn(found.live, catalog)).map(nameOf))
  const errors = (await errorsIn(found.site, catalog)).filter((one) => !known.has(nameOf(one)))
  return errors.length > 0 ? { why: 'errors', errors: errors.map(({ code }) => code) } : null
}

/** The change is in the name of whoever chose the moment. */
async function show(
  id: string,
  { revision }: Snapshot,
  { page, account }: { readonly page: Page; readonly account: string },
  { sites, mixtures }: Publishers,
): Promise<Came> {
  if (page.isHidden) {
    const change = { id: `shown-${randomUUID()}`, operation: shown(page) }
    const sent = await sites.send(id, { base: revision, changes: [change] }, account)
    // It was taken away in this moment.
    if (!sent || sent.refused) return 'gone'
  }
  const release = await mixtures.publish(id, { page: page.id })
  return release ? null : { why: 'nothing-live', errors: [] }
}

/** What of the check-up stops a publish; loaded with the first moment that comes. */
async function errorsIn(site: Site, catalog: TemplateCatalog) {
  const { errorsInSteps } = await import('@mimar/checkup')
  return inSlices(errorsInSteps({ site, catalog }))
}

type Found = Awaited<ReturnType<typeof errorsIn>>[number]

const nameOf = ({ code, page, section, field, language }: Found) => [code, page, section, field, language].join(' ')

import { lenient } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { idBefore, insertAfter, withoutIndex } from '../order.ts'
import { pathKey } from '../path-key.ts'
import { findSection, getPage, withPage, withPages } from '../places.ts'
import { explainAll, Problem, problems } from '../problems.ts'
import { faultOfPath } from '../rules.ts'
import { metaFields, readPage } from '../shapes.ts'
import type { MediaId, Page, PageId, Section, Site } from '../site.ts'
import { allowed, takenBack } from './field.ts'
import { checkNewSection, refuseRepeated } from './sections.ts'
import type { Apply } from './verb.ts'

/** Puts a new page, with its sections, into the order of pages. */
export const insertPage: Apply<'insert-page'> = (site, operation, catalog) => {
  const page = checkNewPage(site, operation.page, catalog)
  const changed = withPages(site, insertAfter(site.pages, operation.after, page), [], [page])
  refuseRepeated(changed, page.id, catalog)
  return { site: changed, inverse: { do: 'remove-page', page: page.id } }
}

/** Puts a page elsewhere in the order of pages. */
export const movePage: Apply<'move-page'> = (site, operation) => {
  const { page, index } = getPage(site, operation.page)
  const pages = insertAfter(withoutIndex(site.pages, index), operation.after, page)
  const inverse = { ...operation, after: idBefore(site.pages, index) }
  return { site: withPages(site, pages, [], []), inverse }
}

/** Takes a page and its sections out of the site. */
export const removePage: Apply<'remove-page'> = (site, operation) => {
  const { page, index } = getPage(site, operation.page)
  if (site.pages.length === 1) {
    throw new Problem(
      'page-last',
      `"${page.path}" is the only page. A site needs one; add another before you remove it.`,
    )
  }
  return {
    site: withPages(site, withoutIndex(site.pages, index), [page], []),
    inverse: { do: 'insert-page', after: idBefore(site.pages, index), page },
  }
}

/** Gives a page another address, the same in every language. */
export const setPagePath: Apply<'set-page-path'> = (site, operation) => {
  const { page, index } = getPage(site, operation.page)
  refusePath(site, operation.path, page.id)
  return {
    site: withPage(site, index, { ...page, path: operation.path }),
    inverse: { ...operation, path: page.path },
  }
}

/** Changes title, keywords or description of a page in one language. */
export const setPageMeta: Apply<'set-page-meta'> = (site, operation) => {
  const { property, language, value } = operation
  const { page, index } = getPage(site, operation.page)
  if (!Object.hasOwn(metaFields, property)) throw problems.fieldUnknown('A page', property)
  if (!site.languages.some(({ code }) => code === language)) throw problems.languageUnknown(language)
  const { [language]: was = null, ...rest } = page.meta[property]
  const before = { value: was, checked: metaFields[property].checkText(was ?? '') }
  const checked = allowed(metaFields[property].checkText(value ?? ''), before.checked, operation.asWas)
  if (!checked.ok) throw problems.valueRefused(property, checked.refusals)
  const texts = checked.value === '' ? rest : { ...rest, [language]: checked.value }
  return {
    site: withPage(site, index, { ...page, meta: { ...page.meta, [property]: texts } }),
    inverse: takenBack(operation, before),
  }
}

/** Chooses the picture that others show beside a link to a page, or (null) the one of the site; `crop` says how it is cut. */
export const setPageImage: Apply<'set-page-image'> = (site, operation) => {
  const { page, index } = getPage(site, operation.page)
  const { media, crop } = operation
  const { socialImage: before = null, socialCrop: cut, ...rest } = page
  refuseAbsent(site, media)
  if (media === null && crop) throw problems.valueRefused('crop', [{ code: 'not-an-image', at: '', params: {} }])
  const changed = media === null ? rest : { ...rest, socialImage: media, ...(crop && { socialCrop: crop }) }
  const inverse = { do: 'set-page-image' as const, page: page.id, media: before, ...(cut && { crop: cut }) }
  return { site: withPage(site, index, changed), inverse }
}

/** Hides a page from visitors (the home page stays all the same), or only from search engines. */
export const setPageFlag: Apply<'set-page-flag'> = (site, operation) => {
  const { flag, value } = operation
  const { page, index } = getPage(site, operation.page)
  const { [flag]: before = false, ...rest } = page
  const changed: Page = value ? { ...rest, [flag]: true } : (rest as Page)
  return { site: withPage(site, index, changed), inverse: { ...operation, value: before } }
}

function refuseAbsent(site: Site, media: MediaId | null): void {
  if (media !== null && !Object.hasOwn(site.media, media)) throw problems.mediaMissing(media, 'socialImage')
}

/** Gives a page a header or footer of its own, or the shared one again. */
export const setPagePart: Apply<'set-page-part'> = (site, operation, catalog) => {
  const { part } = operation
  const { page, index } = getPage(site, operation.page)
  const before = page[part]
  const emptied = withPage(site, index, { ...page, [part]: null })
  const sections = operation.sections?.map((section) => checkNewSection(site, section, catalog)) ?? null
  refuseTakenIds(emptied, sections ?? [])
  const changed = withPage(site, index, { ...page, [part]: sections })
  refuseRepeated(changed, page.id, catalog)
  return { site: changed, inverse: { ...operation, sections: before } }
}

function checkNewPage(site: Site, input: unknown, catalog: Catalog): Page {
  const read = lenient(readPage(input))
  if (!read.ok) {
    throw new Problem('page-invalid', `This page cannot be read. ${explainAll(read.refusals)}`, read.refusals)
  }
  const page = read.value
  if (page.id === 'header' || page.id === 'footer') {
    throw new Problem('page-invalid', `"${page.id}" names a part of every page. Give the page another id.`)
  }
  if (site.pages.some(({ id }) => id === page.id)) {
    throw new Problem('page-exists', `A page "${page.id}" is already in this site. Give the new one an id of its own.`)
  }
  refusePath(site, page.path, page.id)
  refuseAbsent(site, page.socialImage ?? null)
  const checkAll = (sections: readonly Section[]) => sections.map((section) => checkNewSection(site, section, catalog))
  const checked: Page = {
    ...page,
    sections: checkAll(page.sections),
    header: page.header && checkAll(page.header),
    footer: page.footer && checkAll(page.footer),
  }
  refuseTakenIds(site, [...checked.sections, ...(checked.header ?? []), ...(checked.footer ?? [])])
  return checked
}

function refuseTakenIds(site: Site, sections: readonly Section[]): void {
  const seen = new Set<string>()
  for (const { id } of sections) {
    if (seen.has(id) || findSection(site, id)) throw problems.sectionExists(id)
    seen.add(id)
  }
}

function refusePath(site: Site, path: string, page: PageId): void {
  const fault = faultOfPath(path, site.languages)
  if (fault !== undefined) {
    throw new Problem('path-invalid', `"${path}" cannot be the address of a page: ${fault}. Choose another.`)
  }
  const key = pathKey(path)
  const taken = site.pages.find((other) => other.id !== page && pathKey(other.path) === key)
  if (taken) {
    throw new Problem('path-taken', `The page "${taken.id}" already has the address "${taken.path}". Choose another.`)
  }
}

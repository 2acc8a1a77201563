import { metaFields, narrowedFields, type Page, publishedPages, type Section, settingsFields } from '@mimar/document'
import { checkContent, type Refusal } from '@mimar/fields'
import { type CheckupInput, type Finding, type FindingCode, finding, type Looking } from './finding.ts'
import { isSeen, seenSections } from './walk.ts'

type Read = Pick<CheckupInput, 'site' | 'catalog'>

/** Texts and lists that a file brought and that are longer or shorter than visitors may find them (LIM-20). */
export function* beyondLimits({ site, catalog }: Read): Looking {
  const active = new Set(site.languages.filter(({ isActive }) => isActive).map(({ code }) => code))
  const found = (refusals: readonly Refusal[], where: Partial<Finding>) =>
    refusals
      .map((refusal) => asFinding(refusal, where))
      .filter(({ language }) => language === null || active.has(language))
  yield* inSections({ site, catalog }, found)
  for (const page of publishedPages(site)) {
    const refusals = limitsOf(page.meta, () => checkMeta(page))
    yield found(refusals, { page: page.id })
  }
  const refusals = limitsOf(site.settings, () => checked(checkContent(settingsFields, site.settings)))
  yield found(refusals, {})
}

type Found = (refusals: readonly Refusal[], where: Partial<Finding>) => Finding[]

/** Sections are asked for their pages only where something is found: most sites have nothing. */
function* inSections({ site, catalog }: Read, found: Found): Looking {
  const refusalsIn = (section: Section) =>
    limitsOf(section, () => {
      const facts = catalog.find(section.template)
      const fields = facts && narrowedFields(section, facts.fields)
      return fields && isSeen(fields, section.content) ? checked(checkContent(fields, section.content)) : []
    })
  const lists = [site.header, site.footer, ...site.pages.flatMap((page) => [page.sections, page.header, page.footer])]
  let isFound = false
  for (const sections of lists) {
    isFound ||= sections?.some((section) => refusalsIn(section).length > 0) === true
    yield []
  }
  if (!isFound) return
  for (const { page, section } of seenSections(site)) {
    yield found(refusalsIn(section), { page: page.id, section: section.id })
  }
}

const CODES: { readonly [code: string]: FindingCode } = {
  'too-long': 'text-too-long',
  'too-few': 'list-too-short',
  'too-many': 'list-too-long',
}

/** Remembered by what was read: versions of a site share what did not change. */
const known = new WeakMap<object, readonly Refusal[]>()

function limitsOf(part: object, read: () => readonly Refusal[]): readonly Refusal[] {
  const before = known.get(part)
  if (before) return before
  const refusals = read().filter(({ code }) => Object.hasOwn(CODES, code))
  known.set(part, refusals)
  return refusals
}

function checked(result: ReturnType<typeof checkContent>): readonly Refusal[] {
  return result.ok ? [] : result.refusals
}

const checkMeta = ({ meta }: Page) => checked(checkContent(metaFields, meta))

/** The last step to a text is its language. */
function asFinding({ code, at, params }: Refusal, where: Partial<Finding>): Finding {
  if (code !== 'too-long') return finding(CODES[code] as FindingCode, { ...where, field: at, params })
  const cut = at.lastIndexOf('/')
  return finding('text-too-long', { ...where, field: at.slice(0, cut), language: at.slice(cut + 1), params })
}

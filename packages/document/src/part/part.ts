import type { Catalog } from '../catalog.ts'
import { type Fault, faultOf, faultsAcross } from '../check.ts'
import { Problem, type ProblemCode, problems } from '../problems.ts'
import { allSections, checkSectionContent } from '../rules.ts'
import type { LanguageCode, PageId, Section, Site } from '../site.ts'
import { withLanguageOf } from './language-part.ts'
import { withPageOf } from './page-part.ts'

/** What of a draft is taken: one page, or what the site says in one language. */
export type Part = { readonly page: PageId } | { readonly language: LanguageCode }

/**
 * What visitors read, with one part of it as the draft has it; all else stays the same. A page brings its sections and the pictures
 * and events that only it shows; shared headers and footers stay. A language brings its texts where both have them.
 * Throws a `Problem` where the two do not fit together.
 */
export function mixed(live: Site, draft: Site, part: Part, catalog: Catalog): Site {
  const work = mixedInSteps(live, draft, part, catalog)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** What `mixed` gives, in steps, so that others can come in between: each looks through the site once. */
export function* mixedInSteps(live: Site, draft: Site, part: Part, catalog: Catalog): Generator<void, Site> {
  const site =
    'page' in part ? ofPage(live, draft, part.page, catalog) : ofLanguage(live, draft, part.language, catalog)
  if (site === live) return live
  yield
  const fault = yield* newFault(live, site, catalog)
  if (fault) throw new Problem(codeOf(fault.code), `${fault.path}: ${fault.message} Publish the whole site instead.`)
  return site
}

function ofPage(live: Site, draft: Site, id: PageId, catalog: Catalog): Site {
  const page = draft.pages.find((one) => one.id === id)
  if (!page) throw problems.pageMissing(id)
  return withPageOf(live, draft, page, catalog)
}

function ofLanguage(live: Site, draft: Site, code: LanguageCode, catalog: Catalog): Site {
  if (!draft.languages.some((one) => one.code === code)) throw problems.languageUnknown(code)
  return withLanguageOf(live, draft, code, catalog)
}

/** What is wrong with it, and was not before: in its changed sections, or between its parts. */
function* newFault(live: Site, site: Site, catalog: Catalog): Generator<void, Fault | undefined> {
  const changed = changedSections(live, site)
  yield
  const inside = faultIn(changed, catalog)
  if (inside) return inside
  yield
  const faults = faultsAcross(site, catalog, changed)
  if (faults.length === 0) return undefined
  yield
  const known = new Set(faultsAcross(live, catalog).map(({ code, message }) => `${code} ${message}`))
  return faults.find(({ code, message }) => !known.has(`${code} ${message}`))
}

function changedSections(live: Site, site: Site): ReadonlySet<Section> {
  const known = new Set(allSections(live))
  return new Set(allSections(site).filter((section) => !known.has(section)))
}

function faultIn(sections: ReadonlySet<Section>, catalog: Catalog): Fault | undefined {
  for (const section of sections) {
    const checked = checkSectionContent(section, catalog)
    const [refusal] = checked.ok ? [] : checked.refusals
    if (refusal) return faultOf(section.id, refusal)
  }
  return undefined
}

const OWN: ReadonlySet<string> = new Set<ProblemCode>([
  'section-exists',
  'template-unique',
  'path-taken',
  'path-invalid',
  'languages-invalid',
  'media-missing',
])

function codeOf(code: string): ProblemCode {
  return OWN.has(code) ? (code as ProblemCode) : 'value-refused'
}

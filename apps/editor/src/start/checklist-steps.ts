import type { Starter } from '@mimar/contract'
import { type PageId, primaryLanguage, type Section, type SectionId, type Site } from '@mimar/document'
import { imagesIn, isRecord, isWordless, nameOfRole } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'

export const STEPS = ['name', 'phone', 'picture', 'language', 'publish'] as const
export type StepId = (typeof STEPS)[number]

/** Where on the site a step is done. */
interface StepPlace {
  readonly page: PageId
  readonly section: SectionId
  readonly field: string | null
  /** Path of the picture, where it is one. */
  readonly picture?: string
}

/** Which steps are done already, by what the document says: nothing has to be ticked. */
export function doneSteps(
  site: Site,
  publishedRevision: number | null,
  starter: Starter,
  catalog: TemplateCatalog,
): ReadonlySet<StepId> {
  const { code } = primaryLanguage(site)
  const name =
    textOf(firstSaying(site, 'site-name', catalog)?.section, 'site-name', code, catalog) ||
    (site.settings.name[code] ?? '')
  const phone = textOf(firstSaying(site, 'phone', catalog)?.section, 'phone', code, catalog)
  const isDone: { readonly [Step in StepId]: boolean } = {
    name: name !== '' && !starter.names.includes(name),
    phone: phone !== '' && !starter.phones.includes(phone),
    picture: allSections(site).some((section) =>
      picturesOf(section, catalog).some(({ media }) => !starter.media.includes(media)),
    ),
    language: writtenLanguages(site).length > 1,
    publish: publishedRevision !== null,
  }
  return new Set(STEPS.filter((step) => isDone[step]))
}

/** Where a step leads; undefined for those that are done in a panel, or by a button. */
export function placeOf(step: StepId, site: Site, catalog: TemplateCatalog): StepPlace | undefined {
  if (step === 'name') return placed(firstSaying(site, 'site-name', catalog), 'site-name', catalog)
  if (step === 'phone') return placed(firstSaying(site, 'phone', catalog), 'phone', catalog)
  if (step !== 'picture') return undefined
  const home = site.pages[0]
  const section = home?.sections.find((one) => picturesOf(one, catalog).length > 0)
  if (!home || !section) return undefined
  // Those of lists are changed in their list.
  const [first] = picturesOf(section, catalog)
  const isPlain = first !== undefined && !first.path.includes('/')
  return { page: home.id, section: section.id, field: null, ...(isPlain ? { picture: first.path } : {}) }
}

interface Found {
  readonly page: PageId
  readonly section: Section
}

type Said = 'site-name' | 'phone'

function placed(found: Found | undefined, role: Said, catalog: TemplateCatalog): StepPlace | undefined {
  return (
    found && {
      page: found.page,
      section: found.section.id,
      field: catalog.fieldFor(found.section.template, role) ?? null,
    }
  )
}

/** The first section that says it, else the first that could: bars and footers, which all pages share, before others. */
function firstSaying(site: Site, role: Said, catalog: TemplateCatalog): Found | undefined {
  const home = site.pages[0]
  if (!home) return undefined
  const { code } = primaryLanguage(site)
  const couldSay = ({ section }: Found) => catalog.fieldFor(section.template, role) !== undefined
  const shared = [...site.header, ...site.footer].map((section) => ({ page: home.id, section }))
  const own = site.pages.flatMap((page) => page.sections.map((section) => ({ page: page.id, section })))
  const found = [...shared, ...own].filter(couldSay)
  return found.find(({ section }) => textOf(section, role, code, catalog) !== '') ?? found[0]
}

const allSections = (site: Site): readonly Section[] => [
  ...site.header,
  ...site.pages.flatMap(({ sections }) => sections),
  ...site.footer,
]

function textOf(section: Section | undefined, role: Said, language: string, catalog: TemplateCatalog): string {
  const texts = section?.content[catalog.fieldFor(section.template, role) ?? '']
  const text = isRecord(texts) ? texts[language] : undefined
  return typeof text === 'string' ? text : ''
}

/** A language that has this share of the texts of the first one can be shown to visitors. */
const ENOUGH = 0.9

/** Active languages in which the site is written, or nearly so. */
function writtenLanguages(site: Site): readonly string[] {
  const texts = allSections(site).flatMap(({ content }) => textsIn(content))
  const first = primaryLanguage(site).code
  // Figures and addresses stand once for all languages.
  const own = texts.filter((text) => !isWordless(text[first] ?? ''))
  const codes = site.languages.filter(({ isActive }) => isActive).map(({ code }) => code)
  return codes.filter((code) => own.filter((text) => text[code]).length >= own.length * ENOUGH)
}

type Texts = { readonly [language: string]: string }

function textsIn(value: unknown): readonly Texts[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  const entries = Object.entries(value)
  const isText = entries.length > 0 && entries.every(([key, text]) => /^[a-z]{2,3}(-|$)/.test(key) && isString(text))
  return isText && !('id' in value) ? [value as Texts] : entries.flatMap(([, inner]) => textsIn(inner))
}

const isString = (value: unknown) => typeof value === 'string'

/** The pictures that a section shows; its logo is no picture to be changed for one's own. */
function picturesOf(
  { template, content }: Section,
  catalog: TemplateCatalog,
): readonly { readonly path: string; readonly media: string }[] {
  const fields = catalog.find(template)?.fields ?? {}
  const logo = nameOfRole(fields, 'logo')
  return imagesIn(fields, content).filter(({ path, media }) => media !== '' && path !== logo)
}

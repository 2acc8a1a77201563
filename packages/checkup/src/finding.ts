import type { Catalog, LanguageCode, Media, Operation, PageId, SectionId, Site, TemplateFacts } from '@mimar/document'

/** Every code a finding can have; permanent. Errors stop a publish, warnings do not. */
const LEVELS = {
  'text-required': 'error',
  'text-too-long': 'error',
  'list-too-short': 'error',
  'list-too-long': 'error',
  'link-broken': 'error',
  'tracking-malformed': 'error',
  'template-repeated': 'error',
  'id-repeated': 'error',
  'anchor-broken': 'warning',
  'link-hidden': 'warning',
  'item-empty': 'warning',
  'file-missing': 'warning',
  'alt-missing': 'warning',
  'captions-missing': 'warning',
  'film-alone': 'warning',
  'film-heavy': 'warning',
  'contrast-low': 'warning',
  'text-untranslated': 'warning',
  'text-stale': 'warning',
  'text-overflows': 'warning',
  'title-missing': 'warning',
  'description-missing': 'warning',
  'consent-preticked': 'warning',
  'pixel-advertises': 'warning',
  'own-host-missing': 'warning',
  'page-heavy': 'warning',
  'sample-left': 'warning',
} as const

export type FindingCode = keyof typeof LEVELS

/** One thing that is wrong with a site, or deserves a look. */
export interface Finding {
  readonly code: FindingCode
  readonly level: 'error' | 'warning'
  /** The first page on which it is seen; null when it is no page's. */
  readonly page: PageId | null
  readonly section: SectionId | null
  /** Path of the field in the section, else of the setting. */
  readonly field: string | null
  /** The language in which it is seen; null when it is so in all. */
  readonly language: LanguageCode | null
  /** What its sentence needs. */
  readonly params: Readonly<Record<string, string | number>>
  /** Puts it right; empty where only a person can. */
  readonly fix: readonly Operation[]
}

/** What a starter made up (sample data): nobody's name, phone, street, hours, profiles, and words of people who do not exist. */
export interface Sample {
  /** What a site is called that its owner has not named. */
  readonly names: readonly string[]
  /** Phone, mail, street and year of founding: a text that says one of them is the starter's. */
  readonly facts: readonly string[]
  /** Whole texts that promise something in figures (hours, prices, counts), by section and path. */
  readonly figures: Readonly<Record<string, readonly string[]>>
  /** Whole texts of people and reviews. */
  readonly quotes: readonly string[]
  readonly links: readonly string[]
}

/** What checks ask of templates: what the document asks, and which of its lists leads about the site. */
interface CheckedTemplates extends Catalog {
  find(template: string): (TemplateFacts & { readonly menu: string | null }) | undefined
}

/** What a check-up is made of. */
export interface CheckupInput {
  readonly site: Site
  readonly catalog: CheckedTemplates
  /** About how many bytes a visitor loads to see that picture. */
  readonly weigh: (media: Media) => number
  /** What the starter made up that the site was made from; undefined when it was made from none. */
  readonly sample?: Sample | undefined
}

/** Looks at a site in steps, so that others can come in between; each step gives what it found. */
export type Looking = Generator<readonly Finding[], void>

type Where = Partial<Pick<Finding, 'page' | 'section' | 'field' | 'language' | 'params' | 'fix'>>

export function finding(code: FindingCode, where: Where): Finding {
  return {
    code,
    level: LEVELS[code],
    page: null,
    section: null,
    field: null,
    language: null,
    params: {},
    fix: [],
    ...where,
  }
}

import { type Page, primaryLanguage, type Section, type Site, sectionsOnPage, textsIn } from '@mimar/document'
import type { Content, FieldRole, Localized, TextField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { ListIconName } from '../../kit/list-icons.ts'
import { headingIn } from '../../places/text.ts'
import { templateName } from '../../words/names.ts'
import type { Say } from '../../words/words.ts'

/** A slide, card or other entry of a section. */
export interface OutlineItem {
  readonly id: string
  readonly list: string
  readonly name: string
  readonly isUntranslated: boolean
}

export interface OutlineRow {
  readonly section: Section
  readonly name: string
  readonly icon: ListIconName
  /** The sections among which it can be moved, in order. */
  readonly siblings: readonly Section[]
  readonly place: string
  readonly isShared: boolean
  readonly isUntranslated: boolean
  readonly items: readonly OutlineItem[]
}

/** What the rows of a page are read by. */
interface Around {
  readonly language: string
  readonly primary: string
  readonly say: Say
  readonly catalog: TemplateCatalog
}

/** Entries too small to be named in a list: they are changed where they stand. */
const SMALL: readonly (FieldRole | undefined)[] = ['buttons', 'socials']

/** The sections of a page in the order they are shown, with what is to be said of each. */
export function outlineOf(
  site: Site,
  page: Page,
  language: string,
  say: Say,
  catalog: TemplateCatalog,
): readonly OutlineRow[] {
  const all = sectionsOnPage(site, page)
  const primary = primaryLanguage(site).code
  const around = { language, primary, say, catalog }
  return all.map((section) => {
    const { place, siblings } = homeOf(site, page, section)
    const isAgain = all.filter(({ template }) => template === section.template).length > 1
    return {
      section,
      place,
      siblings,
      name: nameOf(section, isAgain, around),
      icon: catalog.hasRole(section.template, 'navigation') ? 'navbar' : section.category,
      isShared: (place === 'header' || place === 'footer') && site.pages.length > 1,
      isUntranslated: language !== primary && lacksText(section, around),
      items: itemsOf(section, around),
    }
  })
}

function homeOf(site: Site, page: Page, section: Section) {
  if (page.sections.includes(section)) return { place: page.id, siblings: page.sections }
  for (const part of ['header', 'footer'] as const) {
    if (page[part]?.includes(section)) return { place: `${page.id}/${part}`, siblings: page[part] }
    if (site[part].includes(section)) return { place: part, siblings: site[part] }
  }
  return { place: page.id, siblings: page.sections }
}

/** Its own name; else its first words where the kind alone says little, else its kind. */
function nameOf(section: Section, isAgain: boolean, { language, primary, say, catalog }: Around): string {
  if (section.label !== '') return section.label
  const heading =
    isAgain || section.category === 'text' ? headingIn(section, language, primary, catalog).split('\n')[0] : ''
  return heading || templateName(say, section.template)
}

function itemsOf(section: Section, { language, primary, say, catalog }: Around): OutlineItem[] {
  const fields = catalog.find(section.template)?.fields ?? {}
  return Object.entries(fields).flatMap(([list, field]) => {
    if (field.kind !== 'list' || SMALL.includes(field.role)) return []
    const items = (section.content[list] ?? []) as readonly (Content & { readonly id: string })[]
    return items.map((item, index) => {
      const texts = textsIn(field.fields, item)
      const words = texts.map(({ texts }) => texts[language] ?? texts[primary] ?? '').find((one) => one !== '')
      const isUntranslated = language !== primary && texts.some((text) => lacks(text, language, primary))
      const name = words ? words.split('\n')[0]! : `${templateName(say, section.template)} ${index + 1}`
      return { id: item.id, list, name, isUntranslated }
    })
  })
}

function lacksText(section: Section, { language, primary, catalog }: Around): boolean {
  const fields = catalog.find(section.template)?.fields ?? {}
  return textsIn(fields, section.content).some((text) => lacks(text, language, primary))
}

/** Whether visitors of a language get another; a text with a word of Mimar's own to fall back to is there in all. */
function lacks(
  { field, texts }: { readonly field: TextField; readonly texts: Localized },
  language: string,
  primary: string,
): boolean {
  return Boolean(texts[primary]) && !texts[language] && field.fallback === null
}

import { type Page, primaryLanguage, type Site } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import type { SiteFacts, TemplateCatalog } from '@mimar/sections'
import type { ComposedSection } from './composed-section.ts'
import type { Surroundings } from './surroundings.ts'

/** Longer descriptions are cut by search engines, so we cut at a word ourselves. */
const DESCRIPTION_LENGTH = 160

interface MetaInput {
  readonly site: Site
  readonly page: Page
  readonly surroundings: Surroundings
}

/** Title, description and keywords of a page: its own, else from what the page says (GEN-8). */
export function pageMeta(
  { site, page, surroundings: { catalog } }: MetaInput,
  facts: SiteFacts,
  sections: readonly ComposedSection[],
) {
  const primary = primaryLanguage(site).code
  const inLanguage = (texts: Localized) => texts[facts.language] ?? texts[primary] ?? ''
  const own = sections.filter(
    ({ section }) => section.category !== 'footer' && !catalog.hasRole(section.template, 'navigation'),
  )
  return {
    title: inLanguage(page.meta.title) || fallbackTitle(facts, firstText(own, 'heading', catalog)),
    description: inLanguage(page.meta.description) || cutAtWord(firstText(own, 'lead', catalog)),
    keywords: inLanguage(page.meta.keywords),
  }
}

function fallbackTitle({ name, path }: SiteFacts, heading: string): string {
  const parts = path === '/' ? [name, heading] : [heading, name]
  return [...new Set(parts)].filter(Boolean).join(' – ')
}

/** The first such text in the page's own language: a machine cannot be told that another language stands in. */
function firstText(sections: readonly ComposedSection[], role: 'heading' | 'lead', catalog: TemplateCatalog): string {
  for (const { section, props } of sections) {
    const field = catalog.fieldFor(section.template, role)
    if (field === undefined) continue
    const text = (props.content as { readonly [name: string]: unknown })[field]
    const isStandIn = props.mark(field).lang !== undefined
    if (typeof text === 'string' && text !== '' && !isStandIn) return text.replaceAll(/\s+/g, ' ')
  }
  return ''
}

function cutAtWord(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

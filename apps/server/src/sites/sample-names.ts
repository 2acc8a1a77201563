import type { Section, Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'

/** What a site is called in the list of sites until its owner has a name for it, in each language of the wizard. */
export const UNNAMED: readonly string[] = ['موقعي', 'My site', 'Sitem', 'Meine Website', 'Mon site']

/** Every name that a starter goes by, the longer ones with its trade included: "Hayl" and "Hayl Café". */
export function sampleNames(starter: Site, catalog: TemplateCatalog): readonly string[] {
  const shared = [...starter.header, ...starter.footer]
  const textsFor = (role: 'site-name' | 'copyright') =>
    shared.flatMap(({ template, content }) => textsOf(content[catalog.fieldFor(template, role) ?? '']))
  const signed = textsFor('site-name')
  // "© Hayl Café. …", with a year or without.
  const owned = textsFor('copyright').flatMap(ownerIn)
  return [...new Set([...owned, ...signed, ...Object.values(starter.settings.name), ...UNNAMED])]
}

const ownerIn = (text: string) => /^©\s*(?:\d{4}\s+)?([^.]+)/.exec(text)?.slice(1) ?? []

function textsOf(texts: Section['content'][string] | undefined): string[] {
  return Object.values((texts ?? {}) as { readonly [language: string]: string }).filter((text) => text !== '')
}

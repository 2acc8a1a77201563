import type { Section, Site } from '@mimar/document'
import { countGraphemes, type Fields, type Localized, nameOfRole, valueFor } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { type PageKind, templatesOn } from '@mimar/sections/new-pages'
import type { WordsByLanguage } from '@mimar/sections/starters'
import { newSectionOn } from '../../sections/new-section.ts'

interface KindInput {
  readonly title: Localized
  readonly catalog: TemplateCatalog
  idOf(index: number): string
}

/** The sections of a page of a kind, with the first words of their templates; the page's name is its heading where it fits. */
export function sectionsOfKind(
  kind: PageKind,
  site: Site,
  words: WordsByLanguage,
  { title, idOf, catalog }: KindInput,
): readonly Section[] {
  return templatesOn(kind).map((template, index) => {
    const section = newSectionOn(site, template, { words, catalog, id: idOf(index) })
    return index === 0 ? headed(section, template.fields, title) : section
  })
}

function headed(section: Section, fields: Fields, title: Localized): Section {
  const name = nameOfRole(fields, 'heading')
  const field = name === undefined ? undefined : fields[name]
  if (name === undefined || field?.kind !== 'text') return section
  const fitting = Object.entries(title).filter(
    ([, words]) => words !== '' && countGraphemes(words) <= (field.limit ?? words.length),
  )
  const heading = { ...valueFor(field, section.content[name]), ...Object.fromEntries(fitting) }
  return { ...section, content: { ...section.content, [name]: heading } }
}

import type { Operation, Page, SectionId, Site } from '@mimar/document'
import { type Fields, nameOfRole } from '@mimar/fields'
import type { Template } from '@mimar/sections'
import { loadStarterWords, type StarterWords, starterIcons, type WordsByLanguage } from '@mimar/sections/starters'
import type { WordLanguage } from '@mimar/sections/word-languages'
import { revealWhenDrawn } from '../canvas/reveal.ts'
import type { Stage } from '../canvas/stage.ts'
import { learnIcons } from '../canvas/surroundings.ts'
import type { Editing } from '../desk/editing.ts'
import { templateName } from '../words/names.ts'
import type { SayPicker } from '../words/picker.ts'
import { belonging } from './entry-acts.ts'
import { newSectionOn } from './new-section.ts'
import { type Boundary, boundaryFor } from './offers.ts'
import { newSectionId } from './section-id.ts'

/** A language is loaded when a site speaks it. */
const load: { readonly [Language in WordLanguage]: () => Promise<StarterWords> } = {
  ar: async () => (await import('virtual:template-starts/ar')).starts,
  en: async () => (await import('virtual:template-starts/en')).starts,
  tr: async () => (await import('virtual:template-starts/tr')).starts,
  de: async () => (await import('virtual:template-starts/de')).starts,
  fr: async () => (await import('virtual:template-starts/fr')).starts,
}

/** The first words of new sections in the languages of a site. */
export function wordsFor({ languages }: Site): Promise<WordsByLanguage> {
  const primary = languages.find(({ isPrimary }) => isPrimary)?.code ?? 'en'
  return loadStarterWords(
    languages.map(({ code }) => code),
    primary,
    (language) => load[language](),
  )
}

interface Insertion {
  readonly template: Template
  readonly at: Boundary
  readonly words: WordsByLanguage
  readonly say: SayPicker
}

/**
 * Puts a new section exactly there, selects it and brings it into view. Its first text is selected, so that the first
 * key replaces the sample (U11).
 */
export function insertTemplate(editing: Editing, stage: Stage, { template, at, words, say }: Insertion): void {
  const { editor, announce, say: main } = editing
  const { opened } = editor.store.getState()
  const page = opened?.site.pages.find(({ id }) => id === opened.page)
  if (!opened || !page) return
  learnIcons(starterIcons)
  const { catalog } = editor
  const made = newSectionOn(opened.site, template, { words, catalog, id: newSectionId() })
  const section = { ...made, content: { ...made.content, ...belonging(template, opened.site, catalog) } }
  const { place, after } = boundaryFor(template, opened.site, page, at)
  const path = firstText(template.fields, '')
  stage.act(
    {
      name: { kind: 'SectionAdded', template: template.id },
      operations: [{ do: 'insert-section', place, after, section }, ...clockFor(template, opened.site)],
    },
    path === undefined ? null : { section: section.id, path, isWhole: true },
  )
  const now = editor.store.getState().opened
  // A site that is full has not taken it, and says so by itself.
  if (!now || now.full !== opened.full) return
  editor.select(section.id)
  revealWhenDrawn(stage, section.id)
  announce(placeWords(now.site, page.id, section.id, say, templateName(main, template.id)))
}

/** Hours are by somebody's clock: by that of whoever puts them there first, unless the site has one. */
function clockFor({ fields }: Template, { settings }: Site): readonly Operation[] {
  if (nameOfRole(fields, 'week') === undefined || settings.business.timeZone !== '') return []
  const value = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [{ do: 'set-setting', field: 'business/timeZone', value }]
}

function placeWords(site: Site, page: Page['id'], id: SectionId, say: SayPicker, section: string): string {
  const sections = site.pages.find((one) => one.id === page)?.sections ?? []
  const index = sections.findIndex((one) => one.id === id)
  return index < 0 ? '' : say('added', { section, n: index + 1, m: sections.length })
}

/** The first text of a template, where lists start with an entry of their own. */
function firstText(fields: Fields, path: string): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'text') return path + name
    if (field.kind !== 'list') continue
    const list = field
    const inner = list.max > 0 ? firstText(list.fields, `${path}${name}/i1/`) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

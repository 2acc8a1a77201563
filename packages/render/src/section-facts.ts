import type { LanguageCode, Section, Theme } from '@mimar/document'
import type { FilesByPlace } from '@mimar/fields'
import type { SectionFacts, TemplateCatalog } from '@mimar/sections'
import { isShownIn } from './shown.ts'

/** What a section's place on the page makes of it. */
interface Placed {
  readonly facts: SectionFacts
  /** Of a template that alternates: its side here. It is no fact, so that a new section draws none of those below it again. */
  readonly side: SectionFacts['orientation'] | undefined
}

/** What each section may know of itself and its neighbours. Hidden sections count for nobody else. */
export function sectionFacts(
  sections: readonly Section[],
  theme: Theme,
  language: LanguageCode,
  catalog: TemplateCatalog,
): readonly Placed[] {
  const shown = sections.filter((section) => isShownIn(section, language))
  const first = shown.find(
    ({ template }) => !catalog.hasRole(template, 'navigation') && !catalog.hasRole(template, 'notice'),
  )
  const places = new Map(shown.map((section, index) => [section, index]))
  const counts = new Map<string, number>()
  return sections.map((section) => {
    const index = places.get(section) ?? shown.length
    const alternates = catalog.find(section.template)?.alternates === true
    const nth = counts.get(section.template) ?? 0
    if (alternates && places.has(section)) counts.set(section.template, nth + 1)
    const next = section.category === 'header' ? shown[index + 1] : undefined
    const colorMode = section.colorMode ?? theme.colorMode
    const orientation = section.orientation ?? theme.orientation
    const facts = {
      id: section.id,
      eventId: section.eventId,
      template: section.template,
      colorMode,
      orientation,
      isFirst: section === first,
      hasNext: next !== undefined,
      nextId: next?.id ?? null,
      nextColorMode: next ? surfaceBelow(section, next, theme, catalog) : null,
      joinsPrevious: places.has(section) && joins(shown[index - 1], section, theme, catalog),
      panelAbove: places.has(section) ? panelAbove(shown[index - 1], section, theme) : null,
      ...(section.columns && { columns: COLUMNS[section.columns] }),
    }
    return { facts, side: alternates ? turned(orientation, nth) : undefined }
  })
}

const COLUMNS = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4 } as const

/** Every second one has the other side. */
function turned(side: SectionFacts['orientation'], nth: number): SectionFacts['orientation'] {
  return (side === 'RIGHT') === (nth % 2 === 1) ? 'LEFT' : 'RIGHT'
}

/** A bar that only the footer follows lies over the page itself, not over the footer at its foot. */
function surfaceBelow(
  { template }: Section,
  next: Section,
  theme: Theme,
  catalog: TemplateCatalog,
): SectionFacts['colorMode'] {
  const isPageEmpty = catalog.hasRole(template, 'navigation') && next.category === 'footer'
  return isPageEmpty ? theme.colorMode : (next.colorMode ?? theme.colorMode)
}

/** Two plain bands of one colour read as one, so they share a padding; pictures, panels and page ends keep their own. */
function joins(above: Section | undefined, section: Section, theme: Theme, catalog: TemplateCatalog): boolean {
  if (!above || !isPlainBand(above, catalog) || !isPlainBand(section, catalog)) return false
  return (above.colorMode ?? theme.colorMode) === (section.colorMode ?? theme.colorMode)
}

/** A strong panel fills the window down to the footer, which then needs no ornament at its edge. */
function panelAbove(above: Section | undefined, { category }: Section, theme: Theme): SectionFacts['panelAbove'] {
  return category === 'footer' && above?.category === 'cta' ? (above.colorMode ?? theme.colorMode) : null
}

function isPlainBand({ template, category, content }: Section, catalog: TemplateCatalog): boolean {
  const background = content[catalog.fieldFor(template, 'background') ?? ''] as { readonly media?: string } | undefined
  const film = content[catalog.fieldFor(template, 'background-film') ?? ''] as FilesByPlace | undefined
  const isPlain = !background?.media && Object.keys(film ?? {}).length === 0
  return isPlain && category !== 'header' && category !== 'footer' && category !== 'cta'
}

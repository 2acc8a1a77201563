import type { LanguageCode, Section, Theme } from '@mimar/document'
import type { SectionFacts, TemplateCatalog } from '@mimar/sections'
import { isShownIn } from './shown.ts'

/** What each section may know of itself and its neighbours. Hidden sections count for nobody else. */
export function sectionFacts(
  sections: readonly Section[],
  theme: Theme,
  language: LanguageCode,
  catalog: TemplateCatalog,
): readonly SectionFacts[] {
  const shown = sections.filter((section) => isShownIn(section, language))
  const first = shown.find(({ template }) => !catalog.hasRole(template, 'navigation'))
  const places = new Map(shown.map((section, index) => [section, index]))
  const counts = new Map<string, number>()
  return sections.map((section) => {
    const index = places.get(section) ?? shown.length
    const nthOfTemplate = counts.get(section.template) ?? 0
    // Nothing else counts, so that a new section does not draw all those below it again.
    if (places.has(section) && catalog.find(section.template)?.alternates) {
      counts.set(section.template, nthOfTemplate + 1)
    }
    const next = shown[index + 1]
    const colorMode = section.colorMode ?? theme.colorMode
    return {
      id: section.id,
      eventId: section.eventId,
      template: section.template,
      colorMode,
      orientation: section.orientation ?? theme.orientation,
      nthOfTemplate,
      isFirst: section === first,
      hasNext: next !== undefined,
      nextId: next?.id ?? null,
      nextColorMode: next ? surfaceBelow(section, next, theme, catalog) : null,
      joinsPrevious: places.has(section) && joins(shown[index - 1], section, theme, catalog),
      panelAbove: places.has(section) ? panelAbove(shown[index - 1], section, theme) : null,
    }
  })
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
  return category !== 'header' && category !== 'footer' && category !== 'cta' && !background?.media
}

import { lenient } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { SECTION_CHOICES } from '../choices.ts'
import { checkPictures } from '../content.ts'
import type { SectionProperty } from '../operation.ts'
import { idBefore, insertAfter, withoutIndex } from '../order.ts'
import { findSection, getSection, sectionsAt, withSections } from '../places.ts'
import { explainAll, Problem, problems } from '../problems.ts'
import { checkSectionContent, findRepeatedUnique } from '../rules.ts'
import { readSection, sectionReaders } from '../shapes.ts'
import type { Place, Section, Site } from '../site.ts'
import type { Apply } from './verb.ts'

/** Puts a new section in a place. One of an unknown template is let in as long as it carries all it has in `dataExtras`, so that its removal can be undone. */
export const insertSection: Apply<'insert-section'> = (site, operation, catalog) => {
  const { place, after } = operation
  const section = checkNewSection(site, operation.section, catalog)
  if (findSection(site, section.id)) throw problems.sectionExists(section.id)
  const changed = withSections(site, place, insertAfter(getSections(site, place), after, section))
  refuseRepeated(changed, place, catalog)
  return { site: changed, inverse: { do: 'remove-section', section: section.id } }
}

/** Puts a section elsewhere, on its own page or another. */
export const moveSection: Apply<'move-section'> = (site, operation, catalog) => {
  const { place, after } = operation
  const from = getSection(site, operation.section)
  const without = withSections(site, from.place, withoutIndex(from.sections, from.index))
  const changed = withSections(without, place, insertAfter(getSections(without, place), after, from.section))
  if (place !== from.place) refuseRepeated(changed, place, catalog)
  const inverse = { ...operation, place: from.place, after: idBefore(from.sections, from.index) }
  return { site: changed, inverse }
}

/** Takes a section out of its page. */
export const removeSection: Apply<'remove-section'> = (site, operation) => {
  const { place, sections, index, section } = getSection(site, operation.section)
  return {
    site: withSections(site, place, withoutIndex(sections, index)),
    inverse: { do: 'insert-section', place, after: idBefore(sections, index), section },
  }
}

/** Changes what a section has beside its content: colour mode, orientation, label, event, whether it is hidden. */
export const setSection: Apply<'set-section'> = (site, operation) => {
  const { property, value } = operation
  const { place, sections, index, section } = getSection(site, operation.section)
  if (!Object.hasOwn(sectionReaders, property)) throw problems.fieldUnknown('A section', property)
  const checked = lenient<unknown>(sectionReaders[property](value))
  if (!checked.ok) throw problems.valueRefused(property, checked.refusals)
  return {
    site: withSections(site, place, sections.with(index, withProperty(section, property, checked.value))),
    inverse: { ...operation, value: section[property] ?? (property === 'hiddenOn' ? [] : null) },
  }
}

/** A section that is hidden nowhere says nothing of it, nor of what it does not choose. */
function withProperty(section: Section, property: SectionProperty, value: unknown): Section {
  const isNowhere = property === 'hiddenOn' && (value as readonly unknown[]).length === 0
  const isOpen = Object.hasOwn(SECTION_CHOICES, property) && value === null
  if (!isNowhere && !isOpen) return { ...section, [property]: value }
  const { [property]: _, ...others } = section
  return others as Section
}

/** Everything a section that comes into a site must be, save that its id is free. */
export function checkNewSection(site: Site, input: unknown, catalog: Catalog): Section {
  const read = lenient(readSection(input))
  if (!read.ok) {
    throw new Problem('section-invalid', `This section cannot be read. ${explainAll(read.refusals)}`, read.refusals)
  }
  const section = read.value
  const facts = catalog.find(section.template)
  const checked = checkSectionContent(section, catalog)
  if (!checked.ok) {
    if (!facts) throw problems.templateUnknown(section.template)
    const why = `The section "${section.id}" does not fit its template "${section.template}".`
    throw new Problem('section-invalid', `${why} ${explainAll(checked.refusals)}`, checked.refusals)
  }
  if (facts) checkPictures(site, facts.fields, checked.value.content)
  return checked.value
}

function getSections(site: Site, place: Place): readonly Section[] {
  const sections = sectionsAt(site, place)
  if (!sections) throw problems.placeMissing(place)
  return sections
}

/** Refuses a second unique section on any page that shows the place (GEN-6). */
export function refuseRepeated(site: Site, place: Place, catalog: Catalog): void {
  const isShared = place === 'header' || place === 'footer'
  const [page] = place.split('/')
  const own = isShared ? undefined : site.pages.find(({ id }) => id === page)
  const pages = isShared ? site.pages : own ? [own] : []
  const repeated = findRepeatedUnique(site, pages, catalog)
  if (repeated) throw problems.templateUnique(repeated.template, repeated.page.path)
}

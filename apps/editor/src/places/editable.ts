import { type LanguageCode, narrowedFields, type Section, type SectionId, type Site } from '@mimar/document'
import { type FieldKind, findField, isWritten, type Localized, type TextField, type WrittenField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Editor } from '../state/editor.ts'
import { hasRight } from '../state/rights.ts'
import type { Caret } from '../state/state.ts'

/** A text on the canvas that can be typed in. */
export interface Editable {
  readonly element: HTMLElement
  readonly section: SectionId
  readonly template: string
  readonly path: string
  readonly field: Pick<TextField, 'limit' | 'hasLines'>
  /** Set where it shows a value of all languages: what is typed is read as its kind has it, once the caret leaves. */
  readonly fact: WrittenField | null
  readonly isRequired: boolean
  readonly language: LanguageCode
  /** What is stored in that language; undefined where another language stands in or nothing is written. */
  readonly stored: string | undefined
}

/** The section of that id, wherever it stands. */
export function sectionIn(site: Site, id: SectionId): Section | undefined {
  const places = [site.header, site.footer, ...site.pages.flatMap((page) => [page.sections, page.header, page.footer])]
  for (const sections of places) {
    const found = sections?.find((section) => section.id === id)
    if (found) return found
  }
  return undefined
}

/** The element of a section, by its id: nothing is searched for, however long the page. */
export function sectionAt(page: Document, id: SectionId): HTMLElement | null {
  return page.getElementById(`comp-${id}`)
}

/** The element on the canvas that shows a field. */
export function elementAt(page: Document, { section, path }: Caret): HTMLElement | null {
  return sectionAt(page, section)?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ?? null
}

function fieldOf(element: HTMLElement, site: Site, catalog: TemplateCatalog) {
  const path = element.dataset.field
  const id = element.closest<HTMLElement>('[data-section]')?.dataset.section
  const section = id === undefined ? undefined : sectionIn(site, id)
  const template = section && catalog.find(section.template)
  if (path === undefined || !section || !template) return undefined
  const found = findField(narrowedFields(section, template.fields), section.content, path)
  return found.ok ? { ...found, section, template, path } : undefined
}

/** What kind of field an element shows; undefined where its section or field is gone. */
export function kindAt(element: HTMLElement, site: Site, catalog: TemplateCatalog): FieldKind | undefined {
  return fieldOf(element, site, catalog)?.field.kind
}

/** The keyboard that a phone offers for what an element shows; '' for the usual one. */
export function keyboardFor(element: HTMLElement, site: Site, catalog: TemplateCatalog): string {
  const field = fieldOf(element, site, catalog)?.field
  return field?.kind === 'price' ? 'decimal' : field?.role === 'phone' ? 'tel' : ''
}

/**
 * Where the picture is that an element shows, or the icon where those are wanted too. Undefined for all else:
 * backgrounds, which belong to their section, and what is not theirs to change.
 */
export function pictureOf(
  element: HTMLElement,
  { store, catalog }: Pick<Editor, 'store' | 'catalog'>,
  orIcon = false,
): Caret | undefined {
  const { opened } = store.getState()
  const found = opened ? fieldOf(element, opened.site, catalog) : undefined
  const kind = found?.field.kind
  const isPicture = kind === 'image' ? found?.field.role !== 'background' : orIcon && kind === 'icon'
  const isTheirs = hasRight(opened, found?.field.isDesign ? 'design-site' : 'edit-site')
  return found && isPicture && isTheirs ? { section: found.section.id, path: found.path } : undefined
}

const ONE_LINE = { limit: null, hasLines: false }

/** The text an element shows, as the document knows it; undefined for pictures and everything else. */
export function editableOf(
  element: HTMLElement,
  site: Site,
  language: LanguageCode,
  catalog: TemplateCatalog,
): Editable | undefined {
  const found = fieldOf(element, site, catalog)
  if (!found) return undefined
  const { section, template, path, field, isRequired } = found
  const place = { element, section: section.id, template: template.id, path, isRequired, language }
  if (isWritten(field)) return { ...place, field: ONE_LINE, fact: field, stored: undefined }
  return field.kind === 'text'
    ? { ...place, field, fact: null, stored: (found.value as Localized)[language] }
    : undefined
}

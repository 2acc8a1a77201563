import { findSection, narrowedFields, type Operation, type Site, settingsFields, type TextWrite } from '@mimar/document'
import { countGraphemes, findField, isRecord } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Editor } from '../state/editor.ts'
import type { Version } from '../state/state.ts'

/** What the text says in the draft. */
export function textNow(site: Site, write: TextWrite, catalog: TemplateCatalog): string {
  const texts = textsAt(site, write, catalog)
  const text = isRecord(texts) ? texts[write.language] : undefined
  return typeof text === 'string' ? text : ''
}

/** Makes one text of two versions; false where the site did not take it. */
export function chosen(editor: Editor, version: Version, text: string): boolean {
  const { opened } = editor.store.getState()
  if (!opened) return false
  const { write } = version
  const value = text === '' ? null : text
  if (textNow(opened.site, write, editor.catalog) !== text) {
    const template = write.do === 'set-field' ? (findSection(opened.site, write.section)?.section.template ?? '') : ''
    const kind = write.do === 'set-field' ? 'Text' : write.do === 'set-setting' ? 'Setting' : 'Page'
    editor.do({ name: { kind, template }, operations: [{ ...write, value } as Operation] })
    const after = editor.store.getState().opened
    if (!after || textNow(after.site, write, editor.catalog) !== text) return false
  }
  editor.dropVersion(version.key)
  return true
}

/** How long the text may be, counted as its field counts, and whether it may have lines. */
export function limitOf(site: Site | undefined, write: TextWrite, catalog: TemplateCatalog) {
  const found = site && fieldAt(site, write, catalog)
  const field = found?.kind === 'text' ? found : undefined
  return { limit: field?.limit ?? null, hasLines: field?.hasLines ?? false, length: countGraphemes }
}

function fieldAt(site: Site, write: TextWrite, catalog: TemplateCatalog) {
  if (write.do === 'set-page-meta') return undefined
  const found = placeIn(site, write, catalog)
  return found?.ok ? found.field : undefined
}

function textsAt(site: Site, write: TextWrite, catalog: TemplateCatalog): unknown {
  if (write.do === 'set-page-meta') return site.pages.find(({ id }) => id === write.page)?.meta[write.property]
  const found = placeIn(site, write, catalog)
  return found?.ok ? found.value : undefined
}

function placeIn(site: Site, write: Exclude<TextWrite, { do: 'set-page-meta' }>, catalog: TemplateCatalog) {
  if (write.do === 'set-setting') return findField(settingsFields, site.settings, write.field)
  const section = findSection(site, write.section)?.section
  const template = section && catalog.find(section.template)
  return section && template
    ? findField(narrowedFields(section, template.fields), section.content, write.field)
    : undefined
}

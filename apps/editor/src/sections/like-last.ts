import type { Section } from '@mimar/document'
import { type Content, type Field, type Fields, initialContent, type Json } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { newSectionId } from './section-id.ts'

/** Sections made and looking like others, in which nothing is written yet. Those of templates that are not here are left out. */
export function likeThose(sections: readonly Section[], catalog: TemplateCatalog): readonly Section[] {
  return sections.flatMap((section) => {
    const fields = catalog.find(section.template)?.fields
    if (!fields) return []
    const plain = { ...{ id: newSectionId(), label: '', thumbnail: '', eventId: '', validation: {} } }
    return [{ ...section, ...plain, content: settingsOf(fields, section.content), extras: {}, dataExtras: {} }]
  })
}

/** What of a content is how it stands there, and says nothing. */
function settingsOf(fields: Fields, content: Content): Content {
  const kept = Object.entries(fields).map(([name, field]) => [name, settingOf(field, content[name])] as const)
  const set = kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { ...initialContent(fields), ...Object.fromEntries(set) }
}

function settingOf(field: Field, value: Json | undefined): Json | undefined {
  if (value === undefined) return undefined
  if (field.kind === 'group') return settingsOf(field.fields, value as Content)
  if (field.kind === 'code') return WHICH.includes(field.role ?? '') ? value : undefined
  return SETTINGS[field.kind] && !SAYING.includes(field.role ?? '') ? value : undefined
}

/** Whether a value of that kind may be a setting; what is written, shown or led to is of one section alone. */
const SETTINGS: { readonly [Kind in Exclude<Field['kind'], 'code' | 'group'>]: boolean } = {
  ...{ choice: true, number: true, flag: true, color: true },
  ...{ text: false, marks: false, image: false, file: false, list: false, link: false },
  ...{ email: false, icon: false, date: false, hours: false, price: false },
}

/** Roles by which a choice, a flag or a number says something. */
const SAYING: readonly string[] = ['fact', 'set']
/** Roles of codes by which a list says which entries it shows, and how. */
const WHICH: readonly string[] = ['collection', 'topic', 'order-detail', 'filter']

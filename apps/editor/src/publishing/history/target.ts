import { findSection, type Site } from '@mimar/document'

/** What was pressed on a page as it was: a section, and perhaps one of its texts. */
export interface Target {
  readonly section: string
  readonly field: string | null
}

/** What a text says in a language; '' where it says nothing, undefined where there is no such text. */
export function textAt(site: Site, section: string, path: string, language: string): string | undefined {
  let value: unknown = findSection(site, section)?.section.content
  for (const step of path.split('/')) {
    if (Array.isArray(value)) value = value.find((item: { readonly id?: unknown }) => item.id === step)
    else value = (value as { readonly [name: string]: unknown } | undefined)?.[step]
  }
  if (typeof value !== 'object' || value === null || 'media' in value || Array.isArray(value)) return undefined
  const text = (value as { readonly [language: string]: unknown })[language]
  return typeof text === 'string' ? text : ''
}

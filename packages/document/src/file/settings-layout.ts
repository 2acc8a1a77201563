import type { Fields } from '@mimar/fields'
import { type Settings, settingsFields } from '../settings.ts'

/** Where a part of the settings stands in a file: the object, and each field's name there. */
interface Corner {
  /** '' is the file itself. */
  readonly at: '' | 'constants' | 'messengers' | 'cookies' | 'siteSettings'
  readonly names: { readonly [nameInFile: string]: keyof Settings }
}

const named: readonly Corner[] = [
  { at: '', names: { languageMenuLayout: 'languageMenuLayout', chats: 'chats' } },
  { at: 'constants', names: { primaryHasNoPrefix: 'primaryHasNoPrefix' } },
  { at: 'messengers', names: { alignment: 'messengerAlignment', entries: 'messengers' } },
  { at: 'cookies', names: { simple: 'simpleConsent', gdpr: 'gdprConsent' } },
]

const placed = new Set<string>(named.flatMap(({ names }) => Object.values(names)))
const others = (Object.keys(settingsFields) as (keyof Settings)[]).filter((name) => !placed.has(name))

/** Every setting, by where it stands in a site configuration (docs/site-file.md). */
export const settingsLayout: readonly Corner[] = [
  ...named,
  { at: 'siteSettings', names: Object.fromEntries(others.map((name) => [name, name])) },
]

/** The fields of a corner under the names they have in the file. */
export function fieldsOf({ names }: Corner): Fields {
  return Object.fromEntries(Object.entries(names).map(([nameInFile, name]) => [nameInFile, settingsFields[name]]))
}

import { readFileSync } from 'node:fs'
import type { Fields, ListField, TextField } from '@mimar/fields'
import { findTemplate } from '@mimar/sections/definitions'

export type Raw = { readonly [key: string]: unknown }

export interface Component {
  readonly id: string
  readonly uniqId: string
  readonly category: string
  readonly colorMode: string
  readonly isUnique: boolean
  readonly data: Raw
  readonly translations?: { readonly [language: string]: Raw }
}

interface Page {
  readonly id: string
  readonly path: string
  readonly meta: Raw
  readonly components: readonly Component[]
  readonly translations: { readonly [language: string]: Raw }
}

interface Medium {
  readonly id: string
  readonly src: string
  readonly alt: { readonly [language: string]: string }
  readonly focal: { readonly x: number; readonly y: number }
}

export interface HotelSite {
  readonly constants: Raw
  readonly languages: readonly {
    readonly status: string
    readonly isPrimary: boolean
    readonly order: number
    readonly lang: { readonly code: string }
  }[]
  readonly languageMenuLayout: string
  readonly theme: Raw
  readonly siteSettings: Raw
  readonly messengers: Raw
  readonly chats: readonly unknown[]
  readonly cookies: { readonly simple: Raw; readonly gdpr: Raw }
  readonly media: readonly Medium[]
  readonly events: readonly Raw[]
  readonly shared: { readonly header: readonly Component[]; readonly footer: readonly Component[] }
  readonly pages: readonly Page[]
  readonly translations: { readonly [language: string]: Raw }
}

export const languages = ['ar', 'en', 'tr', 'de', 'fr'] as const

const folder = new URL('../examples/hotel/', import.meta.url)

/** The address of a file of the reference site. */
export const hotelFile = (path: string): URL => new URL(path, folder)

export const hotel: HotelSite = JSON.parse(readFileSync(hotelFile('site.json'), 'utf8'))

export const components: readonly Component[] = [
  ...hotel.shared.header,
  ...hotel.pages.flatMap((page) => page.components),
  ...hotel.shared.footer,
]

/** One text of the reference site: where it stands and how it reads in each language. */
export interface Line {
  readonly at: string
  readonly field: TextField | null
  readonly texts: { readonly [language: string]: unknown }
}

export interface Contents {
  readonly lines: readonly Line[]
  /** Ids of media that pictures name. */
  readonly pictures: readonly string[]
  /** Keys that the template does not have, and items without an id. */
  readonly strangers: readonly string[]
}

/** Reads a component through its template's definition. */
export function contentsOf(component: Component): Contents {
  const template = findTemplate(component.id)
  if (!template) return { lines: [], pictures: [], strangers: [`${component.uniqId}: no template ${component.id}`] }
  const reader = new Reader()
  reader.read(template.fields, component.data, component.translations ?? {}, component.uniqId)
  return reader
}

class Reader implements Contents {
  readonly lines: Line[] = []
  readonly pictures: string[] = []
  readonly strangers: string[] = []

  read(fields: Fields, data: Raw, translations: { readonly [language: string]: unknown }, at: string): void {
    const known = new Set<string>(['id'])
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'image') {
        const keys = field.keys
        for (const key of Object.values(keys)) known.add(key)
        if (typeof data[keys.url] === 'string') this.pictures.push(data[keys.url] as string)
        continue
      }
      known.add(name)
      const own = pick(translations, name)
      if (field.kind === 'list') this.#readList(field, data[name], own, `${at}/${name}`)
      else if (field.kind === 'group' && 'fields' in field)
        this.read(field.fields as Fields, (data[name] ?? {}) as Raw, own, `${at}/${name}`)
      else if (field.kind === 'text')
        this.lines.push({ at: `${at}/${name}`, field: field, texts: { ar: data[name], ...own } })
      else if (name in data && !field.check(data[name]).ok) this.strangers.push(`${at}/${name}: refused`)
    }
    for (const key of Object.keys(data)) if (!known.has(key)) this.strangers.push(`${at}/${key}`)
  }

  #readList(
    field: ListField,
    items: unknown,
    translations: { readonly [language: string]: unknown },
    at: string,
  ): void {
    if (!Array.isArray(items)) return
    if (items.length < field.min || items.length > field.max) this.strangers.push(`${at}: ${items.length} items`)
    for (const item of items as Raw[]) {
      if (typeof item.id !== 'string') this.strangers.push(`${at}: an item without an id`)
      const own = Object.fromEntries(
        Object.entries(translations).map(([language, list]) => [
          language,
          Array.isArray(list) ? list.find((other: Raw) => other.id === item.id) : undefined,
        ]),
      )
      this.read(field.fields, item, own, `${at}/${String(item.id)}`)
    }
  }
}

function pick(translations: { readonly [language: string]: unknown }, name: string): { [language: string]: unknown } {
  return Object.fromEntries(
    Object.entries(translations).map(([language, tree]) => [language, (tree as Raw | undefined)?.[name]]),
  )
}

/** Every string that a person reads in one language: sections, settings, page descriptions, alternative texts. */
export function readableTexts(language: (typeof languages)[number]): readonly string[] {
  const found: string[] = []
  for (const { lines } of components.map(contentsOf))
    for (const { texts } of lines) found.push(String(texts[language] ?? ''))
  for (const medium of hotel.media) found.push(medium.alt[language] ?? '')
  for (const page of hotel.pages) {
    const meta = language === 'ar' ? page.meta : (page.translations[language]?.meta as Raw)
    found.push(...Object.values(meta).map(String))
  }
  for (const tree of wholeSite(language)) found.push(...stringsIn(tree))
  return found.filter((text) => text !== '')
}

/** Settings, messengers, consent and events as one language has them; for Arabic only the texts that others translate. */
function wholeSite(language: (typeof languages)[number]): readonly unknown[] {
  if (language !== 'ar') return [hotel.translations[language]]
  return [shadow(hotel.translations.en, hotel)]
}

/** The strings of `data` at the places where `shape` has strings. */
export function shadow(shape: unknown, data: unknown): unknown {
  if (typeof shape === 'string') return data
  if (Array.isArray(shape)) {
    const items = Array.isArray(data) ? (data as Raw[]) : []
    return shape.map((entry: Raw) => ({
      ...(shadow(
        entry,
        items.find(({ id }) => id === entry.id),
      ) as Raw),
      id: entry.id,
    }))
  }
  if (typeof shape !== 'object' || shape === null) return undefined
  const source = (data ?? {}) as Raw
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, shadow(value, source[key])]))
}

/** All strings of a tree but ids. */
export function stringsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (Array.isArray(tree)) return tree.flatMap(stringsIn)
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => (key === 'id' ? [] : stringsIn(value)))
}

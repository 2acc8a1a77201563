import { type Content, type Field, type Fields, type Json, type ListField, NO_IMAGE } from '@mimar/fields'
import type { Template } from '../template.ts'
import type { StarterTexts, StarterWords } from './starter-words.ts'

export { starterIcons } from './icons.ts'

const load: { readonly [language: string]: () => Promise<StarterWords> } = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  tr: async () => (await import('./tr.ts')).tr,
}

/** First words by the language of the site that says them. */
export type WordsByLanguage = ReadonlyMap<string, StarterWords>

/** The first words for the languages of a site. The primary one is always among them: in English where Mimar does not speak it. */
export async function loadStarterWords(languages: readonly string[], primary: string): Promise<WordsByLanguage> {
  const entries = [primary, ...languages].map(async (language) => {
    const known = load[language] ?? load[language.split('-')[0] ?? ''] ?? (language === primary ? load.en : undefined)
    return known ? ([[language, await known()]] as const) : []
  })
  return new Map((await Promise.all(entries)).flat())
}

interface StarterInput {
  readonly words: WordsByLanguage
  /** Ids of pictures the site has; a new section shows some of them. */
  readonly pictures: readonly string[]
  /** Where its buttons lead. */
  readonly address: string
}

/** How many entries a list starts with where its words do not tell. */
const COUNTS: { readonly [list: string]: number } = {
  'Portfolio8/rows': 2,
  'Portfolio8/rows/items': 3,
  'Portfolio6_2/images': 6,
  'Feature17/groups/images': 4,
}

/** Templates that live by the picture behind them. */
const BACKGROUNDS: readonly string[] = ['Header13', 'CTA2']

/** The content a new section starts with: finished at once, in all the languages there are words for (U5, U11). */
export function starterContent(template: Template, { words, pictures, address }: StarterInput): Content {
  const texts = new Map([...words].map(([language, all]) => [language, all[template.id] ?? {}]))
  let next = 0
  const place: Place = {
    path: template.id,
    address,
    icon: (index) => ICONS[index % ICONS.length] as string,
    picture: () => {
      const media = pictures[next % Math.max(1, pictures.length)] ?? ''
      next += 1
      return { ...NO_IMAGE, media }
    },
  }
  return contentOf(template.fields, texts, place, 0)
}

interface Place {
  /** Template and lists, as COUNTS names them. */
  readonly path: string
  readonly address: string
  icon(index: number): string
  picture(): Json
}

type Texts = ReadonlyMap<string, StarterTexts>

function contentOf(fields: Fields, texts: Texts, place: Place, index: number): Content {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, startOf(name, field, texts, place, index)]),
  )
}

function startOf(name: string, field: Field, texts: Texts, place: Place, index: number): Json {
  switch (field.kind) {
    case 'text':
      return Object.fromEntries(
        [...texts].flatMap(([language, all]) => (typeof all[name] === 'string' ? [[language, all[name]]] : [])),
      )
    case 'list':
      return itemsOf(name, field, texts, place)
    case 'group':
      return contentOf(field.fields, below(texts, name), place, index)
    case 'icon':
      return place.icon(index)
    case 'link':
      return hasWordsFor(name, texts) ? place.address : field.initial
    case 'image':
      return isShown(name, place.path) ? place.picture() : field.initial
    case 'choice':
      return name === 'type' ? (index === 0 ? 'primary' : 'secondary') : field.initial
    case 'number':
    case 'flag':
    case 'email':
    case 'color':
    case 'code':
      return field.initial
    default:
      return field satisfies never
  }
}

function itemsOf(name: string, field: ListField, texts: Texts, place: Place): Json {
  const path = `${place.path}/${name}`
  const written = [...texts.values()].map((all) => (Array.isArray(all[name]) ? all[name].length : 0))
  const count = Math.max(field.min, COUNTS[path] ?? Math.max(0, ...written))
  return Array.from({ length: count }, (_, index) => ({
    id: `i${index + 1}`,
    ...contentOf(field.fields, below(texts, name, index), { ...place, path }, index),
  }))
}

/** What stands under a name in each language, or in the entry of a list. */
function below(texts: Texts, name: string, index?: number): Texts {
  const pick = (all: StarterTexts) =>
    index === undefined ? all[name] : (all[name] as readonly StarterTexts[])?.[index]
  return new Map([...texts].map(([language, all]) => [language, (pick(all) ?? {}) as StarterTexts]))
}

/** A link leads somewhere where its label says something: `buttonUrl` belongs to `buttonText`. */
function hasWordsFor(link: string, texts: Texts): boolean {
  const label = link.replace(/Url$/, 'Text')
  return [...texts.values()].some((all) => typeof all[label] === 'string')
}

function isShown(name: string, path: string): boolean {
  if (name === 'backgroundImg') return BACKGROUNDS.includes(path)
  return name !== 'logo' && path !== 'PlainHeader'
}

const ICONS = ['tabler:heart', 'tabler:shield-check', 'tabler:map-pin', 'tabler:star'] as const

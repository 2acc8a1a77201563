import {
  type Content,
  type Field,
  type Fields,
  type ImageField,
  isNeverCut,
  isPlain,
  type Json,
  type ListField,
  NO_IMAGE,
  type PlainField,
} from '@mimar/fields'
import type { Starts } from '../starts.ts'
import type { Template } from '../template.ts'
import type { AnyTemplateWords, AnyTexts } from '../template-words.ts'
import { WORD_LANGUAGES, type WordLanguage } from '../word-languages.ts'

export { starterIcons } from './icons.ts'

/** Template id → its first words in one language; `id/name` → those for one kind of business. */
export type StarterWords = { readonly [template: string]: AnyTexts | undefined }

/** First words by the language of the site that says them. */
export type WordsByLanguage = ReadonlyMap<string, StarterWords>

/** Brings the first words of one language of ours. */
type LoadStarterWords = (language: WordLanguage) => Promise<StarterWords>

/** The first words for the languages of a site. The primary one is always among them: in English where Mimar does not speak it. */
export async function loadStarterWords(
  languages: readonly string[],
  primary: string,
  load: LoadStarterWords,
): Promise<WordsByLanguage> {
  const spoken = (language: string) => WORD_LANGUAGES.find((one) => one === language)
  const entries = [primary, ...languages].map(async (language) => {
    const known = spoken(language) ?? spoken(language.split('-')[0] ?? '') ?? (language === primary ? 'en' : undefined)
    return known ? ([[language, await load(known)]] as const) : []
  })
  return new Map((await Promise.all(entries)).flat())
}

/** The first words of one template in a language, as `StarterWords` names them. */
export function firstWords(
  id: string,
  words: AnyTemplateWords,
  language: WordLanguage,
): readonly (readonly [name: string, texts: AnyTexts | undefined])[] {
  const { starts, startsFor = {} } = words[language]
  return [[id, starts], ...Object.entries(startsFor).map(([name, texts]) => [`${id}/${name}`, texts] as const)]
}

interface StarterInput {
  /** What the template says of how its sections begin. */
  readonly starts: Starts
  readonly words: WordsByLanguage
  /** Ids of pictures the site has; a new section shows some of them. */
  readonly pictures: readonly string[]
  /** Where its buttons lead. */
  readonly address: string
  /** What kind of business it is for (`settings.business.type`); for none in particular unless said. */
  readonly business?: string | null
}

/** The content a new section starts with: finished at once, in all the languages there are words for (U5, U11). */
export function starterContent({ id, fields }: Template, input: StarterInput): Content {
  const { starts, words, pictures, address, business } = input
  const [kind, own] =
    Object.entries(starts.businesses ?? {}).find(([, { types }]) => types.includes(business ?? '')) ?? []
  const texts = new Map([...words].map(([language, all]) => [language, all[kind ? `${id}/${kind}` : id] ?? {}]))
  let next = 0
  const place: StartPlace = {
    path: '',
    starts: { ...starts, ...(own && { values: own.values }) },
    address,
    icon: (index) => ICONS[index % ICONS.length] as string,
    picture: () => {
      const media = pictures[next % Math.max(1, pictures.length)] ?? ''
      next += 1
      return { ...NO_IMAGE, media }
    },
  }
  return contentOf(fields, texts, place, 0)
}

interface StartPlace {
  /** Of the list or group it stands in, without ids; '' for neither. */
  readonly path: string
  readonly starts: Starts
  readonly address: string
  icon(index: number): string
  picture(): Json
}

type Texts = ReadonlyMap<string, AnyTexts>

function contentOf(fields: Fields, texts: Texts, place: StartPlace, index: number): Content {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, startOf(name, field, texts, place, index)]),
  )
}

function startOf(name: string, field: Field, texts: Texts, place: StartPlace, index: number): Json {
  if (isPlain(field)) return startOfPlain(name, field, texts, place, index)
  switch (field.kind) {
    case 'text':
      return Object.fromEntries(
        [...texts].flatMap(([language, all]) => (typeof all[name] === 'string' ? [[language, all[name]]] : [])),
      )
    case 'list':
      return itemsOf(name, field, texts, place)
    case 'group':
      return contentOf(field.fields, below(texts, name), { ...place, path: `${place.path}${name}/` }, index)
    case 'marks':
      return field.initial
    case 'image':
      return isShown(field, `${place.path}${name}`, place.starts) ? place.picture() : field.initial
    default:
      return field satisfies never
  }
}

/** What shows something shows it at once; all else starts as its kind does. */
function startOfPlain(name: string, field: PlainField, texts: Texts, place: StartPlace, index: number): Json {
  if (field.kind === 'icon') return place.icon(index)
  if (field.kind === 'link' && hasWordsFor(name, texts)) return place.address
  if (field.kind === 'price') return place.starts.amounts?.[place.path + name]?.[index] ?? field.initial
  if (field.kind === 'choice' && name === 'type') return index === 0 ? 'primary' : 'secondary'
  return place.starts.values?.[place.path + name]?.[index] ?? field.initial
}

function itemsOf(name: string, field: ListField, texts: Texts, place: StartPlace): Json {
  const path = `${place.path}${name}`
  const written = [...texts.values()].map((all) => (Array.isArray(all[name]) ? all[name].length : 0))
  const count = Math.max(field.min, place.starts.counts?.[path] ?? Math.max(0, ...written))
  return Array.from({ length: count }, (_, index) => ({
    id: `i${index + 1}`,
    ...contentOf(field.fields, below(texts, name, index), { ...place, path: `${path}/` }, index),
  }))
}

/** What stands under a name in each language, or in the entry of a list. */
function below(texts: Texts, name: string, index?: number): Texts {
  const pick = (all: AnyTexts) => (index === undefined ? all[name] : (all[name] as readonly AnyTexts[])?.[index])
  return new Map([...texts].map(([language, all]) => [language, (pick(all) ?? {}) as AnyTexts]))
}

/** A link leads somewhere where its label says something: `buttonUrl` belongs to `buttonText`. */
function hasWordsFor(link: string, texts: Texts): boolean {
  const label = link.replace(/Url$/, 'Text')
  return [...texts.values()].some((all) => typeof all[label] === 'string')
}

/** Pictures show something; a background only where its template asks for it, and a logo is its owner's. */
function isShown(field: ImageField, path: string, { pictures }: Starts): boolean {
  return pictures ? pictures.includes(path) : !field.isDesign && !isNeverCut(field)
}

const ICONS = ['tabler:heart', 'tabler:shield-check', 'tabler:map-pin', 'tabler:star'] as const

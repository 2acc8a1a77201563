import type { DeedEntry, Done } from '@mimar/contract'
import type { Difference, OperationName } from '@mimar/document'

/** Where something was done. */
type DeedPlace = 'section' | 'page' | 'theme' | 'settings' | 'language' | 'languages' | 'library' | 'events'

/** Things done in one place, told as one. */
export interface ToldDeed {
  readonly key: string
  readonly place: DeedPlace
  /** null: what all pages share, or no page at all. */
  readonly page: string | null
  readonly section: string | null
  readonly template: string | null
  /** What was done, each once. */
  readonly done: readonly Done[]
  readonly languages: ReadonlySet<string>
  readonly who: ReadonlySet<string>
}

type Single = Exclude<OperationName, 'together'>

/** Where each change is made. A new operation is one line here; the compiler asks for it, and for its words. */
const PLACES = {
  'set-field': 'section',
  'set-marks': 'section',
  'insert-item': 'section',
  'move-item': 'section',
  'remove-item': 'section',
  'insert-section': 'section',
  'move-section': 'section',
  'remove-section': 'section',
  'set-section': 'section',
  'insert-page': 'page',
  'move-page': 'page',
  'remove-page': 'page',
  'set-page-path': 'page',
  'set-page-meta': 'page',
  'set-page-image': 'page',
  'set-page-flag': 'page',
  'set-page-part': 'page',
  'set-theme': 'theme',
  'set-setting': 'settings',
  'set-languages': 'languages',
  'set-source': 'language',
  'set-media': 'library',
  'set-events': 'events',
} as const satisfies { readonly [Do in Single]: DeedPlace }

/** The changes that are made in a kind of place. */
export type DoneIn<Where extends DeedPlace> = {
  [Do in Single]: (typeof PLACES)[Do] extends Where ? Do : never
}[Single]

/** Stands before the name of a link, for who came with it and has no account; no address begins so. */
export const GUEST = '@'

/** Everything that changes did, told together where it was done in the same place; translations into one language by that language. */
export function tellDeeds(deeds: readonly DeedEntry[], primary: string): readonly ToldDeed[] {
  const told = new Map<string, ToldDeed>()
  for (const { done, who, isYou, isGuest, link } of deeds.toReversed()) {
    for (const one of done) add(told, one, isYou ? '' : isGuest ? `${GUEST}${link}` : who)
  }
  return translationsAsOne([...told.values()], primary).map(shortened)
}

/** In what two versions differ, told as what was done is; who did it is not known. */
export function tellDifferences(all: readonly Difference[], primary: string): readonly ToldDeed[] {
  const deed = { revision: 0, at: '', who: '', isYou: false, isGuest: false, link: '', isLive: false }
  return tellDeeds([{ ...deed, done: [...all] }], primary).map((told) => ({ ...told, who: new Set<string>() }))
}

/** What a change did first, as a place: changes to one belong together. */
export function placeOfDeed({ done }: Pick<DeedEntry, 'done'>, primary: string): string {
  const [first] = done
  if (!first) return ''
  const isTranslation = done.every((one) => one.language === first.language && isTextIn(one, primary))
  return isTranslation ? `language ${first.language}` : keyOf(first)
}

function placeOf({ do: name, section, page }: Done): DeedPlace {
  // A newer server may tell what this editor does not know.
  const known: { readonly [operation: string]: DeedPlace | undefined } = PLACES
  return known[name] ?? (section === null && page !== null ? 'page' : 'section')
}

function keyOf(one: Done): string {
  const place = placeOf(one)
  if (place === 'section') return `section ${one.section}`
  if (place === 'page') return `page ${one.page}`
  return place === 'language' ? `language ${one.language}` : place
}

function add(told: Map<string, ToldDeed>, one: Done, who: string): void {
  const key = keyOf(one)
  const before = told.get(key)
  const isNew = !before?.done.some((other) => isSameDone(other, one))
  told.set(key, {
    ...{ key, place: placeOf(one), page: one.page, section: one.section, template: one.template },
    done: isNew ? [...(before?.done ?? []), one] : (before?.done ?? []),
    languages: new Set([...(before?.languages ?? []), ...(one.language ? [one.language] : [])]),
    who: new Set([...(before?.who ?? []), who]),
  })
}

function isSameDone(one: Done, other: Done): boolean {
  return one.do === other.do && one.field === other.field && one.language === other.language
}

/** Whether it is a text in another language than the primary one. */
function isTextIn({ do: name, language }: Done, primary: string): boolean {
  return name === 'set-field' && language !== null && language !== primary
}

/** A translation that was written in several places is told by its language, not place by place. */
function translationsAsOne(all: readonly ToldDeed[], primary: string): readonly ToldDeed[] {
  const places = new Map<string, ToldDeed[]>()
  for (const told of all.filter(({ place }) => place === 'section')) {
    for (const language of new Set(told.done.filter((one) => isTextIn(one, primary)).map((one) => one.language))) {
      places.set(language ?? '', [...(places.get(language ?? '') ?? []), told])
    }
  }
  const wide = new Map([...places].filter(([, told]) => told.length > 1))
  if (wide.size === 0) return all
  const isWide = (one: Done) => isTextIn(one, primary) && wide.has(one.language ?? '')
  const left = all.map((told) => ({ ...told, done: told.done.filter((one) => !isWide(one)) }))
  const asOne = [...wide].map(([language, told]): ToldDeed => {
    const [first] = told as [ToldDeed]
    const done = told.flatMap((one) => one.done.filter((text) => isTextIn(text, primary) && text.language === language))
    return {
      ...{ ...first, key: `language ${language}`, place: 'language', page: null, done, languages: new Set([language]) },
      who: new Set(told.flatMap((one) => [...one.who])),
    }
  })
  const kept = left.filter(({ done, key }) => done.length > 0 && !asOne.some((one) => one.key === key))
  return [...kept, ...asOne].map((told) => ({ ...told, languages: languagesOf(told.done) }))
}

function languagesOf(done: readonly Done[]): ReadonlySet<string> {
  return new Set(done.flatMap(({ language }) => (language === null ? [] : [language])))
}

/** What came or went as a whole is told without what stood in it. */
function shortened(told: ToldDeed): ToldDeed {
  const whole = ['remove-section', 'insert-section', 'remove-page', 'insert-page']
  const found = whole.map((name) => told.done.find((one) => one.do === name)).find(Boolean)
  if (found) return { ...told, done: [found], languages: new Set() }
  const [came, went] = ['insert-item', 'remove-item'].map((name) => itemsOf(told, name)) as [Set<string>, Set<string>]
  const done = told.done.filter(({ do: name, field }) => {
    if (name === 'insert-item' || name === 'remove-item') return !(came.has(field ?? '') && went.has(field ?? ''))
    return ![...came, ...went].some((item) => field === item || field?.startsWith(`${item}/`))
  })
  return done.length === 0 ? told : { ...told, done, languages: languagesOf(done) }
}

function itemsOf({ done }: ToldDeed, name: string): Set<string> {
  return new Set(done.flatMap((one) => (one.do === name && one.field ? [one.field] : [])))
}

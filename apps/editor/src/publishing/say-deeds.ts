import type { Done } from '@mimar/contract'
import {
  findSection,
  type PaletteToken,
  type Site,
  THEME_CHOICES,
  type Theme,
  type ThemeChoices,
} from '@mimar/document'
import { trackers } from '@mimar/document/integrations'
import { findField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { choiceWords } from '../panels/theme/choice-words.ts'
import { themeWords } from '../panels/theme/words.ts'
import { integrationName } from '../settings/integration-name.ts'
import { settingsWords } from '../settings/words.ts'
import { fieldName } from '../words/fields.ts'
import { languageName, pageName, templateName } from '../words/names.ts'
import { type PartSay, type Say, sayPart } from '../words/words.ts'
import { type DoneIn, GUEST, type ToldDeed } from './deeds.ts'
import type { PublishWords } from './words.ts'

export interface DeedWords {
  readonly say: PartSay<PublishWords>
  readonly main: Say
  /** The draft, and the language it is shown in. */
  readonly site: Site
  readonly language: string
  readonly catalog: TemplateCatalog
}

/** More texts, colours or items than these are counted, not named. */
const MOST_NAMED = 3
/** More of a name is not needed to know what is meant. */
const LONGEST_NAME = 40

/** The sentence for things done in one place: where, and what. */
export function sayTold(told: ToldDeed, words: DeedWords): string {
  const { say } = words
  const place = sayPlace(told, words)
  const what = [...new Set(sayWhat(told, words))].filter(Boolean)
  if (what.length === 0) return place
  return say('didIn', { place, what: new Intl.ListFormat(say.language, { type: 'unit' }).format(what) })
}

function sayPlace({ place, template, page, done }: ToldDeed, { say, main, site, language }: DeedWords): string {
  if (place === 'section') return templateName(main, template ?? '')
  if (place === 'page') {
    const found = site.pages.find(({ id }) => id === page)
    return found ? say('placePage', { name: pageName(main, found, language) }) : say('gonePage')
  }
  if (place === 'language') return large(languageName(done[0]?.language ?? '', say.language), say.language)
  return say(PLACE_WORDS[place])
}

function large(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const PLACE_WORDS = {
  theme: 'didTheme',
  settings: 'didSettings',
  languages: 'didLanguages',
  library: 'didMedia',
  events: 'didEvents',
} as const

function sayWhat({ place, template, section, done }: ToldDeed, words: DeedWords): readonly string[] {
  const { say } = words
  const did = (wanted: string) => done.filter(({ do: name }) => name === wanted)
  if (place === 'theme') return sayTheme(done, words)
  if (place === 'settings') return [...new Set(done.map((one) => settingName(one, words)))]
  if (place === 'languages') return done.flatMap((one) => sayLanguage(one, words))
  if (place === 'page') return [...new Set(done.map((one) => say(PAGE_WORDS[one.do] ?? 'whatOther')))]
  if (place === 'language') {
    const texts = did('set-field').length
    return [texts > 0 ? say('nTexts', { n: texts }) : say('whatConfirmed')]
  }
  return Object.entries(inSection).flatMap(([name, tell]) => tell(did(name), { template, section, words }))
}

type SayDone = (done: readonly Done[], around: Around) => readonly string[]

const each =
  (key: 'wholeAdded' | 'wholeRemoved' | 'whatMarks' | 'whatOrder' | 'whatPlace'): SayDone =>
  (done, { words }) =>
    done.map(() => words.say(key))

/** What is said of each change in a section, in this order. */
const inSection: { readonly [Do in DoneIn<'section'>]: SayDone } = {
  'insert-section': each('wholeAdded'),
  'remove-section': each('wholeRemoved'),
  'set-field': (done, around) => [
    ...sayTexts(
      done.filter(({ language }) => language !== null),
      around.words,
    ),
    ...done.filter(({ language }) => language === null).map((one) => around.words.say(kindWord(one, around))),
  ],
  'set-marks': each('whatMarks'),
  'insert-item': (done, { words, section }) => sayItems(done, 'Added', words, section),
  'remove-item': (done, { words, section }) => sayItems(done, 'Removed', words, section),
  'move-item': each('whatOrder'),
  'move-section': each('whatPlace'),
  'set-section': (done, { words }) => done.map(({ field }) => words.say(LOOK_WORDS[field ?? ''] ?? 'whatLook')),
}

const PAGE_WORDS: { readonly [operation: string]: keyof PublishWords | undefined } = {
  'insert-page': 'wholeAdded',
  'remove-page': 'wholeRemoved',
  'move-page': 'whatOrder',
  'set-page-path': 'whatAddress',
  'set-page-meta': 'whatSearch',
  'set-page-image': 'whatSharing',
  'set-page-flag': 'whatShown',
  'set-page-part': 'whatHeader',
} satisfies { readonly [Do in DoneIn<'page'>]: keyof PublishWords }

const LOOK_WORDS: { readonly [property: string]: keyof PublishWords | undefined } = {
  colorMode: 'whatColours',
  orientation: 'whatLayout',
  space: 'whatLayout',
  ground: 'whatColours',
  columns: 'whatLayout',
  isHidden: 'whatShown',
  hiddenOn: 'whatShown',
  eventId: 'whatEvent',
}

/** Words of the middle of a sentence begin small, save where the language writes nouns large. */
function small(name: string, language: string): string {
  return language === 'de' ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}

function sayTexts(texts: readonly Done[], { say, main }: DeedWords): readonly string[] {
  const names = new Set(texts.map(({ template, field }) => small(fieldName(main, template, field ?? ''), say.language)))
  if (names.size <= MOST_NAMED && texts.length <= MOST_NAMED) return [...names]
  return [say('nTexts', { n: new Set(texts.map(({ field }) => field)).size })]
}

interface Around {
  readonly template: string | null
  readonly section: string | null
  readonly words: DeedWords
}

/** What kind of thing a field holds that is no text. */
function kindWord({ field }: Done, { template, section, words }: Around): keyof PublishWords {
  const fields = words.catalog.find(template ?? '')?.fields
  const content = (section && findSection(words.site, section)?.section.content) || {}
  const found = fields && field ? findField(fields, content, field) : undefined
  const kind = found?.ok ? found.field.kind : field?.split('/').at(-1)?.toLowerCase()
  if (found?.ok && found.field.isDesign) return 'whatLook'
  return KIND_WORDS[kind ?? ''] ?? 'whatOther'
}

const KIND_WORDS: { readonly [kind: string]: keyof PublishWords | undefined } = {
  image: 'whatPicture',
  link: 'whatLink',
  icon: 'whatIcon',
  choice: 'whatLook',
  flag: 'whatLook',
  number: 'whatLook',
  color: 'whatColours',
  reference: 'whatEvent',
}

function sayItems(
  items: readonly Done[],
  did: 'Added' | 'Removed',
  { say, site, language }: DeedWords,
  section: string | null,
): readonly string[] {
  const names = items.map(({ field, name }) => cut(nameNow(site, section, field, language) ?? name ?? ''))
  if (names.length === 0) return []
  if (names.length >= MOST_NAMED || names.includes('')) return [say(`n${did}`, { n: names.length })]
  return names.map((name) => say(`item${did}`, { name }))
}

/** An item that is still there is called as it is now, in the language that is shown. */
function nameNow(site: Site, section: string | null, path: string | null, language: string): string | undefined {
  let found: unknown = section ? findSection(site, section)?.section.content : undefined
  for (const step of path?.split('/') ?? []) {
    const here = found as { readonly [name: string]: unknown } | readonly { readonly id?: string }[] | undefined
    found = Array.isArray(here) ? here.find(({ id }) => id === step) : (here as { [name: string]: unknown })?.[step]
  }
  const texts = Object.values((found ?? {}) as { readonly [field: string]: unknown }).map(
    (value) => (value as { readonly [code: string]: unknown } | null)?.[language],
  )
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim()
}

function cut(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…` : line
}

function sayTheme(done: readonly Done[], words: DeedWords): readonly string[] {
  const { say } = words
  const theme = sayPart(themeWords, say.language)
  const choices = sayPart(choiceWords, say.language)
  const named = (name: string) => small(name, say.language)
  const colors = done.flatMap(({ field }) => (field?.startsWith('palette/') ? [field.slice('palette/'.length)] : []))
  const isPalette = colors.length > MOST_NAMED || done.some(({ field }) => field === 'palette')
  const others = done.filter(({ field }) => field !== 'palette' && !field?.startsWith('palette/'))
  return [
    ...(isPalette ? [named(theme('colours'))] : []),
    ...(isPalette ? [] : colors.map((token) => say('colourOf', { name: named(theme(token as PaletteToken)) }))),
    ...others.map(({ field, name }) => {
      if (field && Object.hasOwn(THEME_CHOICES, field)) return named(choices(field as keyof ThemeChoices))
      const word = THEME_WORDS[field ?? ''] ?? 'look'
      return word === 'fonts' && name ? say('fontOf', { name }) : named(theme(word))
    }),
  ]
}

type ThemeWord = 'colours' | 'look' | 'fonts' | 'textSize' | 'ornament' | 'orientation' | 'colorMode'

const THEME_WORDS: { readonly [field: string]: ThemeWord | undefined } = {
  palette: 'colours',
  look: 'look',
  primaryFont: 'fonts',
  secondaryFont: 'fonts',
  primaryWeight: 'fonts',
  secondaryWeight: 'fonts',
  primaryItalic: 'fonts',
  secondaryItalic: 'fonts',
  textSize: 'textSize',
  ornament: 'ornament',
  orientation: 'orientation',
  colorMode: 'colorMode',
  extras: 'look',
} satisfies { readonly [Field in Exclude<keyof Theme, keyof ThemeChoices>]: ThemeWord }

function sayLanguage({ language, field }: Done, { say }: DeedWords): readonly string[] {
  if (language === null) return []
  const name = languageName(language, say.language)
  return [say(field === 'removed' ? 'itemRemoved' : 'itemAdded', { name })]
}

/** A setting by the name it has in Settings; a group of them by its topic. */
function settingName({ field }: Done, { say }: DeedWords): string {
  const settings = sayPart(settingsWords, say.language)
  const name = field?.split('/')[0] ?? ''
  const integration = trackers.find(({ setting }) => setting === name)
  if (integration) return integrationName(integration, say.language)
  const key = SETTING_WORDS[name]
  return key ? settings(key) : ''
}

type SettingWord = Parameters<PartSay<(typeof settingsWords)['en']>>[0]

const SETTING_WORDS: { readonly [setting: string]: SettingWord | undefined } = {
  name: 'name',
  extraLinksLabel: 'extraLinksLabel',
  hasScrollTop: 'hasScrollTop',
  hasSearch: 'hasSearch',
  measuresSpeed: 'measuresSpeed',
  indexNowKey: 'tellsEngines',
  disclaimer: 'disclaimer',
  contactEmail: 'contactEmail',
  favicon: 'favicon',
  shareImage: 'shareImage',
  integrations: 'tracking',
  chats: 'chats',
  messengerAlignment: 'messengers',
  messengers: 'messengers',
  simpleConsent: 'cookies',
  gdprConsent: 'cookies',
  privacyPolicy: 'privacyPolicy',
  business: 'business',
}

/** Who did it, by the first part of their address; of oneself it says so, and of guests by which link they came. */
export function sayWho(who: Iterable<string>, say: PartSay<PublishWords>): string {
  const names = [...who].map((one) => {
    if (one.startsWith(GUEST)) return one === GUEST ? say('aGuest') : say('guestOf', { name: one.slice(GUEST.length) })
    return one === '' ? say('you') : (one.split('@')[0] ?? one)
  })
  return new Intl.ListFormat(say.language, { type: 'conjunction' }).format(names)
}

/** Which page that is, by its name; what all pages share, or the site as a whole. */
export function sayPage(
  { page, template, place }: Pick<ToldDeed, 'page' | 'template' | 'place'>,
  { say, main, site, language }: DeedWords,
): string {
  const found = site.pages.find(({ id }) => id === page)
  if (found) return pageName(main, found, language)
  if (page !== null) return say('gonePage')
  return say(place === 'section' && template !== null ? 'allPages' : 'wholeSite')
}

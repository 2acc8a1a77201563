import {
  accept,
  altField,
  code,
  color,
  type Fields,
  isId,
  isLanguageCode,
  isRecord,
  type Refusal,
  refusalsBelow,
  refuse,
  text,
} from '@mimar/fields'
import { SECTION_CHOICES, THEME_CHOICES, type ThemeChoices } from './choices.ts'
import { ORNAMENT_ID } from './ornaments/ornament.ts'
import {
  cropValue,
  fieldValue,
  flagValue,
  idValue,
  jsonRecord,
  jsonValue,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  type Reader,
  record,
} from './shape.ts'
import {
  CATEGORIES,
  COLOR_MODES,
  DEVICES,
  type Extras,
  FONT_WEIGHTS,
  type FontWeight,
  type HiddenOn,
  type Language,
  LOOKS,
  type Media,
  ORIENTATIONS,
  PAGE_FLAGS,
  PALETTE_TOKENS,
  type Page,
  type Palette,
  type Section,
  type SiteEvent,
  type Sources,
  type Theme,
} from './site.ts'

const line = (limit: number): Reader<string> => text({ limit, lines: false }).checkText
const idOrNone: Reader<string> = (input) => (input === '' || isId(input) ? accept(input) : refuse('not-an-id'))
const languageCode: Reader<string> = (input) =>
  isLanguageCode(input) ? accept(input) : refuse('wrong-form', { form: 'a language code such as ar or pt-BR' })

/** What each of the installation's own facts about a site may be. */
export const constantReaders = { siteHash: line(200), generatorVersion: line(200) }

/** Keys kept for the way back to a file: any but those the file has a meaning for. */
function extrasBeside(...known: readonly string[]): typeof jsonRecord {
  return (input) => {
    const key = isRecord(input) ? known.find((name) => Object.hasOwn(input, name)) : undefined
    return key === undefined ? jsonRecord(input) : refuse('unknown-key', { key }, key)
  }
}

/** What each property of a theme may be; `palette/x` is one colour. */
export const themeReaders = {
  colorMode: oneOf(COLOR_MODES),
  look: oneOf(LOOKS),
  orientation: oneOf(ORIENTATIONS),
  textSize: numberFrom(0, 100),
  primaryFont: fontFamily,
  secondaryFont: fontFamily,
  ornament: orNull(ornamentId),
}

const fontWeight: Reader<FontWeight> = (input) =>
  FONT_WEIGHTS.includes(input as FontWeight)
    ? accept(input as FontWeight)
    : refuse('not-an-option', { options: FONT_WEIGHTS.join(', ') })
const marked: Reader<true> = (input) => (input === true ? accept(input) : refuse('not-a-flag'))

/** What a theme may say of its fonts besides; null takes it away. */
export const fontReaders = {
  primaryWeight: fontWeight,
  secondaryWeight: fontWeight,
  primaryItalic: marked,
  secondaryItalic: marked,
}

type ChoiceReaders = { readonly [Name in keyof ThemeChoices]-?: Reader<NonNullable<ThemeChoices[Name]>> }

/** What a theme may choose; null takes it away. */
export const choiceReaders = Object.fromEntries(
  Object.entries<readonly string[]>(THEME_CHOICES).map(([name, options]) => [name, oneOf(options)]),
) as ChoiceReaders

/** All that a theme may leave open. */
export const openReaders = { ...fontReaders, ...choiceReaders }

/** One colour of the palette. */
export const paletteReader = fieldValue(color('#000000'))

const readPalette = record(Object.fromEntries(PALETTE_TOKENS.map((token) => [token, paletteReader]))) as Reader<Palette>

export const readTheme: Reader<Theme> = record(
  {
    ...themeReaders,
    palette: readPalette,
    extras: extrasBeside(...Object.keys(themeReaders), ...Object.keys(openReaders), 'palette', 'fontSize'),
  },
  openReaders,
)

/** A family's plain name: it stands in style sheets and file names. */
function fontFamily(input: unknown): ReturnType<Reader<string>> {
  return typeof input === 'string' && /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,62}[A-Za-z0-9])?$/.test(input)
    ? accept(input)
    : refuse('wrong-form', { form: 'the name of a font family: letters, digits, spaces and "-"' })
}

/** Also of one that another installation has: a site goes there and comes back with it. */
function ornamentId(input: unknown): ReturnType<Reader<string>> {
  return typeof input === 'string' && ORNAMENT_ID.test(input)
    ? accept(input)
    : refuse('wrong-form', { form: 'the id of an ornament such as girih' })
}

const oneHiddenOn: Reader<HiddenOn> = (input) => {
  const isLanguage = typeof input === 'string' && input.startsWith('language:') && isLanguageCode(input.slice(9))
  return isLanguage ? accept(input as HiddenOn) : oneOf(DEVICES)(input)
}

/** Each once, in one order, so that the same choice is the same value. */
const hiddenOn: Reader<readonly HiddenOn[]> = (input) => {
  const read = listOf(oneHiddenOn)(input)
  return read.ok ? accept([...new Set(read.value)].sort()) : read
}

const sectionChoices = {
  space: oneOf(SECTION_CHOICES.space),
  ground: oneOf(SECTION_CHOICES.ground),
  columns: oneOf(SECTION_CHOICES.columns),
}

/** What each property of a section beside its content may be. */
export const sectionReaders = {
  hiddenOn,
  space: orNull(sectionChoices.space),
  ground: orNull(sectionChoices.ground),
  columns: orNull(sectionChoices.columns),
  colorMode: orNull(oneOf(COLOR_MODES)),
  orientation: orNull(oneOf(ORIENTATIONS)),
  isHidden: flagValue,
  label: line(200),
  eventId: idOrNone,
}

const { hiddenOn: _h, space: _s, ground: _g, columns: _c, ...requiredReaders } = sectionReaders

const COMPONENT_KEYS = [
  ...Object.keys(sectionReaders),
  ...['id', 'uniqId', 'category', 'thumbnail', 'isUnique', 'validation', 'data'],
]

export const categoryReader = oneOf(CATEGORIES)
export const thumbnailReader = line(2048)

/** The form of a section; its content is checked against its template by `checkSection`. */
export const readSection: Reader<Section> = record(
  {
    ...requiredReaders,
    id: idValue,
    template: idValue,
    category: categoryReader,
    thumbnail: thumbnailReader,
    isUnique: flagValue,
    validation: jsonValue,
    content: jsonRecord,
    extras: extrasBeside(...COMPONENT_KEYS),
    dataExtras: jsonRecord,
  },
  { hiddenOn, ...sectionChoices },
)

/** The texts by which a page is found (GEN-8). */
export const metaFields = {
  title: text({ limit: 200, lines: false }),
  keywords: text({ limit: 1000, lines: false }),
  description: text({ limit: 1000, lines: false }),
} satisfies Fields

export const pathReader = line(300)

/** What is left out where it is not so. */
const isTrue: Reader<true> = (input) => (input === true ? accept(true as const) : refuse('not-a-flag'))

/** The form of a page; its path and its sections are checked by `checkPage`. */
export const readPage: Reader<Page> = record(
  {
    id: idValue,
    path: pathReader,
    meta: record({
      title: fieldValue(metaFields.title),
      keywords: fieldValue(metaFields.keywords),
      description: fieldValue(metaFields.description),
    }),
    sections: listOf(readSection),
    header: orNull(listOf(readSection)),
    footer: orNull(listOf(readSection)),
    extras: extrasBeside(
      'id',
      'path',
      'meta',
      'socialImage',
      'socialCrop',
      ...PAGE_FLAGS,
      'components',
      'header',
      'footer',
      'translations',
    ),
  },
  { socialImage: idValue, socialCrop: cropValue, isHidden: isTrue, noIndex: isTrue },
)

/** What each property of a language may be. */
export const languageReaders = {
  code: languageCode,
  name: line(80),
  localizedName: line(80),
  flagCode: fieldValue(code(/^[A-Za-z-]{2,8}$/, 'a country code such as sy')),
  smLangId: line(40),
  order: numberFrom(0, 10_000),
}

export const readLanguage: Reader<Language> = record({
  ...languageReaders,
  id: idValue,
  isActive: flagValue,
  isPrimary: flagValue,
  extras: extrasBeside('id', 'status', 'isPrimary', 'order', 'smLangId', 'lang'),
})

/** What each property of a picture may be. */
export const mediaReaders = {
  id: idValue,
  source: mediaSource,
  hash: fieldValue(code(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal')),
  width: numberFrom(0, 100_000),
  height: numberFrom(0, 100_000),
  placeholder: fieldValue(code(/^[A-Za-z0-9+/=]{1,200}$/, 'a base64 preview')),
  isMonochrome: flagValue,
  focal: orNull(record({ x: numberFrom(0, 1), y: numberFrom(0, 1) })),
  alt: fieldValue(altField),
  credit: line(500),
}

export const readMedia: Reader<Media> = record(
  { ...mediaReaders, extras: extrasBeside(...Object.keys(mediaReaders), 'src', 'isDrawing') },
  { isDrawing: isTrue },
)

/** A web address, or a path below the folder of the file that names it: never one that climbs out of there. */
export function mediaSource(input: unknown): ReturnType<Reader<string>> {
  if (input === '') return accept('')
  const isAddress = typeof input === 'string' && /^https?:\/\/[^\s<>"'`\\]{1,2000}$/i.test(input) && URL.canParse(input)
  const isPath =
    typeof input === 'string' &&
    /^[^\u0000-\u001F\u007F\\:?#<>"|*/][^\u0000-\u001F\u007F\\:?#<>"|*]{0,500}$/.test(input) &&
    input.split('/').every((step) => step !== '' && step !== '.' && step !== '..')
  return isAddress || isPath
    ? accept(input as string)
    : refuse('wrong-form', { form: 'an https address or a path such as photos/hall.jpg' })
}

/** The words of an original; as long as the longest text can be. */
export const sourceReader: Reader<string> = (input) =>
  typeof input === 'string' && input.length <= 100_000 ? accept(input) : refuse('not-text')

const bySource = (what: (key: string) => boolean, read: Reader<unknown>): Reader<Extras> => {
  return (input) => {
    const safe = jsonRecord(input)
    if (!safe.ok) return safe
    const refusals = Object.entries(safe.value).flatMap(([key, value]): readonly Refusal[] => {
      if (!what(key)) return [{ code: 'unknown-key', at: key, params: { key } }]
      const checked = read(value)
      return checked.ok ? [] : refusalsBelow(key, checked.refusals)
    })
    return refusals.length > 0 ? { ok: false, refusals } : accept(safe.value)
  }
}

/** What the originals of outdated translations said. */
export const readSources = bySource(
  isLanguageCode,
  bySource((id) => /^[A-Za-z0-9._/-]{3,1000}$/.test(id), bySource(isLanguageCode, sourceReader)),
) as Reader<unknown> as Reader<Sources>

/** What an event says (RSVP). */
export const eventFields = {
  name: text({ limit: 120, lines: false }),
  date: code(/^[^\u0000-\u001F<>]{1,60}$/, 'a date such as 2027-05-01T18:00'),
  place: text({ limit: 200 }),
  text: text({ limit: 1500 }),
} satisfies Fields

export const readEvent: Reader<SiteEvent> = record({
  id: idValue,
  name: fieldValue(eventFields.name),
  date: fieldValue(eventFields.date),
  place: fieldValue(eventFields.place),
  text: fieldValue(eventFields.text),
  extras: extrasBeside('id', ...Object.keys(eventFields)),
})

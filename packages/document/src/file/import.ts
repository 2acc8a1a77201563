import { accept, type Crop, checkCrop, type Json, list } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { faultsOfCeilings } from '../ceiling.ts'
import { type Fault, faultsAcross } from '../check.ts'
import type { ThemeChoices } from '../choices.ts'
import type { Settings } from '../settings.ts'
import { flagValue, idValue, jsonRecord, type Reader } from '../shape.ts'
import {
  choiceReaders,
  constantReaders,
  eventFields,
  fontReaders,
  metaFields,
  paletteReader,
  pathReader,
  readSources,
  themeReaders,
} from '../shapes.ts'
import {
  FONT_WEIGHTS,
  PAGE_FLAGS,
  PALETTE_TOKENS,
  type Page,
  type PageFlag,
  type Palette,
  type Site,
  type SiteEvent,
  type Theme,
} from '../site.ts'
import { raised, readComponents } from './components-in.ts'
import { type Around, alignItems, readContent } from './content-in.ts'
import { readLanguages, translationsOf } from './languages.ts'
import { fieldsOf, settingsLayout } from './settings-layout.ts'
import { Shelf } from './shelf.ts'
import { Reading, type Source } from './source.ts'

/**
 * Reads a site configuration file (docs/site-file.md), old spellings too. What is wrong is never mended: either the whole
 * file is a site, or every fault is listed. A text that is too long and a list with too many or too few items are kept and told as
 * findings (LIM-20). Keys and templates that are unknown here are kept for the way back.
 */
export function importSite(
  json: unknown,
  catalog: Catalog,
): { readonly site: Site; readonly findings: readonly Fault[] } | { readonly faults: readonly Fault[] } {
  const safe = jsonRecord(json)
  const reading = new Reading()
  if (!safe.ok) {
    for (const refusal of safe.refusals) reading.refuse('', refusal)
    return { faults: reading.faults }
  }
  const extras = {}
  const root = reading.source(safe.value, '', extras)
  const site = readRoot(root, reading, catalog, extras)
  reading.keepUnknown()
  const across = [...faultsAcross(site, catalog).map(inWordsOfTheFile), ...faultsOfCeilings(site)]
  const faults = [...reading.faults, ...across]
  return faults.length > 0 ? { faults: withoutRepeats(faults) } : { site, findings: withoutRepeats(reading.findings) }
}

function readRoot(root: Source, reading: Reading, catalog: Catalog, extras: Site['extras']): Site {
  const constants = root.below('constants')
  const languages = readLanguages(root, constants, reading)
  const primary = languages.find(({ isPrimary }) => isPrimary)?.code ?? languages[0]?.code ?? 'en'
  const shelf = new Shelf(reading)
  shelf.fill(root, primary)
  const around: Around = { reading, shelf, primary }
  const shared = root.below('shared')
  return {
    format: 1,
    id: constants.read('siteId', idValue),
    constants: {
      siteHash: constants.read('siteHash', constantReaders.siteHash, ''),
      generatorVersion: root.read('generatorVersion', constantReaders.generatorVersion, ''),
      isPaid: constants.read('isPaid', flagValue, false),
    },
    languages,
    theme: readTheme(root, reading),
    settings: readSettings(root, around),
    header: readComponents(shared, 'header', 'header', around, catalog),
    footer: readComponents(shared, 'footer', 'footer', around, catalog),
    pages: readPages(root, around, catalog),
    events: readEvents(root, around),
    media: shelf.media,
    ...readOriginals(root),
    extras,
  }
}

function readTheme(root: Source, reading: Reading): Theme {
  const extras = {}
  const theme = reading.source(root.take('theme'), 'theme', extras)
  const palette = theme.below('palette')
  const colors = PALETTE_TOKENS.map((token) => [token, palette.read(token, paletteReader)] as const)
  const size: Reader<number> = (input) => themeReaders.textSize(typeof input === 'string' ? Number(input) : input)
  return {
    colorMode: theme.read('colorMode', raised(themeReaders.colorMode), 'LIGHT'),
    look: theme.read('look', raised(themeReaders.look), 'ROUNDED'),
    orientation: theme.read('orientation', raised(themeReaders.orientation), 'LEFT'),
    textSize: theme.read(['textSize', 'fontSize'], size, 50),
    palette: Object.fromEntries(colors) as Palette,
    primaryFont: theme.read('primaryFont', themeReaders.primaryFont, 'Young Serif'),
    secondaryFont: theme.read('secondaryFont', themeReaders.secondaryFont, 'Figtree'),
    ...readFonts(theme),
    ...readChoices(theme),
    ornament: theme.read(
      'ornament',
      (input) => themeReaders.ornament(input === '' || input === 'none' ? null : input),
      null,
    ),
    extras,
  }
}

const WEIGHT_NAMES = 'thin extralight light regular medium semibold bold extrabold extrablack'.split(' ')

/** Weights by their number or name, italics by a flag; what a file leaves open is not said. */
function readFonts(theme: Source): Pick<Theme, keyof typeof fontReaders> {
  const said = Object.entries<Reader<Json>>(fontReaders).flatMap(([name, read]) => {
    const readSaid: Reader<Json> = (input) => (UNSAID.has(input) ? accept(null) : read(numbered(input)))
    const value = theme.read(name, readSaid, null)
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(said)
}

/** What a theme chooses; what a file leaves open is not said. */
function readChoices(theme: Source): ThemeChoices {
  const said = Object.entries<Reader<Json>>(choiceReaders).flatMap(([name, read]) => {
    const value = theme.read(name, (input) => (UNSAID.has(input) ? accept(null) : raised(read)(input)), null)
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(said)
}

const UNSAID: ReadonlySet<unknown> = new Set(['', null, false])

function numbered(input: unknown): unknown {
  if (typeof input !== 'string') return input
  const named = WEIGHT_NAMES.indexOf(input.toLowerCase())
  return named < 0 ? Number(input) : FONT_WEIGHTS[named]
}

function readSettings(root: Source, around: Around): Settings {
  const settings: Record<string, Json> = {}
  for (const corner of settingsLayout) {
    const base = corner.at === '' ? root : root.below(corner.at)
    const others = translationsOf(root, around, corner.at === '' ? undefined : corner.at)
    const content = readContent(fieldsOf(corner), { base, others }, around)
    for (const [nameInFile, name] of Object.entries(corner.names)) settings[name] = content[nameInFile] as Json
  }
  return settings as Settings
}

/** Absent where a file says nothing of them, as where all translations fit. */
function readOriginals(root: Source): Pick<Site, 'sources'> {
  const sources = root.has('sources') ? root.read('sources', readSources, {}) : {}
  return Object.keys(sources ?? {}).length > 0 ? { sources } : {}
}

function readPages(root: Source, around: Around, catalog: Catalog): Page[] {
  const list = root.take('pages')
  if (!Array.isArray(list)) {
    around.reading.refuse('pages', {
      code: 'not-a-list',
      params: { got: list === undefined ? 'missing' : typeof list },
    })
    return []
  }
  return list.map((entry: unknown, index) => {
    const extras = {}
    const source = around.reading.source(entry, `pages[${index}]`, extras)
    const path = source.read('path', pathReader)?.replace(/(?<=.)\/$/, '')
    const id = source.read('id', idValue, path === '/' ? 'home' : `page-${index + 1}`)
    const part = (key: 'header' | 'footer') =>
      Array.isArray(source.peek(key))
        ? readComponents(source, key, `${id}-${key}`, around, catalog)
        : noPart(source, key, around)
    return {
      id,
      path,
      meta: readMeta(source, around),
      ...(source.has('socialCrop') ? cropIn(source.read('socialCrop', checkCrop, null)) : {}),
      ...(source.has('socialImage') ? { socialImage: source.read('socialImage', idValue, '') } : {}),
      ...flagsIn(source),
      sections: readComponents(source, 'components', id, around, catalog),
      header: part('header'),
      footer: part('footer'),
      extras,
    }
  })
}

function flagsIn(source: Source): { readonly [Flag in PageFlag]?: true } {
  const set = PAGE_FLAGS.filter((flag) => source.has(flag) && source.read(flag, flagValue, false))
  return Object.fromEntries(set.map((flag) => [flag, true]))
}

function noPart(source: Source, key: string, { reading }: Around): null {
  const value = source.take(key)
  if (value !== undefined && value !== null) {
    reading.refuse(source.pathOf(key), { code: 'not-a-list', params: { got: typeof value } })
  }
  return null
}

const cropIn = (socialCrop: Crop | null): Pick<Page, 'socialCrop'> => (socialCrop ? { socialCrop } : {})

function readMeta(page: Source, around: Around): Page['meta'] {
  const others = translationsOf(page, around, 'meta')
  return readContent(metaFields, { base: page.below('meta'), others }, around)
}

function readEvents(root: Source, around: Around): SiteEvent[] {
  const entries = root.take('events') ?? []
  if (!Array.isArray(entries)) {
    around.reading.refuse('events', { code: 'not-a-list', params: { got: typeof entries } })
    return []
  }
  const bases = entries.map((entry: unknown, index) => {
    const extras = {}
    const source = around.reading.source(entry ?? '', `events[${index}]`, extras)
    return { source, extras, id: source.read('id', idValue, `event-${index + 1}`) }
  })
  const ids = bases.map(({ id }) => id)
  const translated = translationsOf(root, around).map(({ language, source }) => ({
    language,
    sources: alignItems(source, ['events'], ids, eventList, around),
  }))
  return bases.map(({ source, extras, id }) => {
    const others = translated.flatMap(({ language, sources }) => {
      const inner = sources.get(id)
      return inner ? [{ language, source: inner }] : []
    })
    const content = readContent(eventFields, { base: source, others }, around)
    return { id, ...(content as Omit<SiteEvent, 'id' | 'extras'>), extras }
  })
}

const eventList = list(eventFields, { max: 500 })

/** Faults of the site as a whole, in the names the file has for things. */
function inWordsOfTheFile(fault: Fault): Fault {
  const path = fault.path
    .replace(/^(header|footer)\[/, 'shared.$1[')
    .replace('.sections[', '.components[')
    .replace(/^settings\./, 'siteSettings.')
    .replace('.content.', '.data.')
    .replace(/^((?:shared\.|pages\[\d+\]\.)(?:header|footer|components)\[\d+\])\.id$/, '$1.uniqId')
  return { ...fault, path }
}

function withoutRepeats<Fault extends { readonly path: string; readonly code: string }>(
  faults: readonly Fault[],
): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.code}`, fault])).values()]
}

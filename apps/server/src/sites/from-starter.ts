import { randomBytes } from 'node:crypto'
import type { StartRequest } from '@mimar/contract'
import {
  apply,
  type Language,
  type Palette,
  primaryLanguage,
  renaming,
  type Section,
  type Site,
  settingsFields,
} from '@mimar/document'
import { KNOWN_LANGUAGES } from '@mimar/document/known-languages'
import { initialContent, isEmail, isWordless } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { sampleNames } from './sample-names.ts'

/** Whose texts stand in for those of a first language that a starter is not written in: more people read them than others. */
const STAND_IN = 'en'

/**
 * A site of somebody's own from a starter. Every language that was asked for is there; the first has a text everywhere.
 * Texts in languages that were not asked for stay, and are there again when such a language is added.
 */
export function siteFromStarter(
  starter: Site,
  { languages, name, email, palette, timeZone = '' }: Omit<StartRequest, 'starter' | 'slug'>,
  owner: string,
  catalog: TemplateCatalog,
): Site {
  const [first = primaryLanguage(starter).code] = languages
  const written = new Set(starter.languages.map(({ code }) => code))
  const source = written.has(first) ? first : written.has(STAND_IN) ? STAND_IN : primaryLanguage(starter).code
  const own = mapTexts(starter, written, (texts) => withFirst(texts, first, source))
  const spoken = languages.map((code, index) => languageAt(code, index, starter))
  const named =
    name === undefined ? own : withName(own, name, { samples: sampleNames(starter, catalog), spoken, catalog })
  return {
    ...named,
    // Messages of visitors must not go to the invented address of a starter.
    settings: {
      ...named.settings,
      contactEmail: isEmail(email ?? owner) ? (email ?? owner) : '',
      business: { ...named.settings.business, timeZone },
    },
    constants: newConstants(starter),
    languages: spoken,
    // The check-up knows by it which texts of the first language are still in another.
    extras: source === first ? named.extras : { ...named.extras, standIn: source },
    theme: palette ? { ...named.theme, palette: upperCase(palette) } : named.theme,
  }
}

/** What no two sites may have in common: visitors' forms are told apart by the hash. */
export function newConstants({ constants }: Site): Site['constants'] {
  return { ...constants, siteHash: randomBytes(16).toString('hex') }
}

type Texts = { readonly [language: string]: string }

/**
 * The first language has a text wherever there is one. What reads the same in every language (a phone, an address, a
 * year) stands once, to be changed once.
 */
function withFirst(texts: Texts, first: string, source: string): Texts {
  const text = texts[first] ?? texts[source] ?? Object.values(texts)[0] ?? ''
  if (isWordless(text)) return { [first]: text }
  return { ...texts, [first]: text }
}

interface Naming {
  readonly samples: readonly string[]
  readonly spoken: readonly Language[]
  readonly catalog: TemplateCatalog
}

/** The site under a name of its own, wherever the starter says its own. What it made up about itself is told to no search engine. */
function withName(site: Site, name: string, { samples, spoken, catalog }: Naming): Site {
  const names = Object.fromEntries(spoken.map(({ code }) => [code, name]))
  const signed = (section: Section): Section => {
    const name = catalog.fieldFor(section.template, 'site-name')
    return name === undefined ? section : { ...section, content: { ...section.content, [name]: names } }
  }
  const { type } = site.settings.business
  const business = { ...initialContent(settingsFields.business.fields), type } as Site['settings']['business']
  const bare: Site = {
    ...site,
    settings: { ...site.settings, name: names, business },
    header: site.header.map(signed),
    footer: site.footer.map(signed),
  }
  // Texts in languages that were not asked for wait, and say the name too when such a language is added.
  const codes = new Set(spoken.map(({ code }) => code))
  const waiting = site.languages.filter(({ code }) => !codes.has(code))
  const whole = { ...bare, languages: [...spoken, ...waiting.map((one) => ({ ...one, isPrimary: false }))] }
  const operations = renaming(whole, { from: samples, to: name }, catalog)
  const renamed = operations.length === 0 ? whole : apply(whole, { do: 'together', operations }, catalog).site
  // All languages say the new name at once: no translation is out of date.
  const { sources: _, ...rest } = renamed
  return site.sources ? { ...rest, sources: site.sources } : rest
}

function languageAt(code: string, index: number, starter: Site): Language {
  const known = starter.languages.find((language) => language.code === code)
  const listed = KNOWN_LANGUAGES.find((language) => language.code === code)
  const { name, ownName: localizedName, flag: flagCode } = listed ?? { name: code, ownName: code, flag: '' }
  const made = { id: `l-${code}`, code, name, localizedName, flagCode, smLangId: '', extras: {} }
  return { ...(known ?? made), isActive: true, isPrimary: index === 0, order: index + 1 }
}

/** Everything of the value, with its texts made other ones: what holds strings by the starter's languages is a text. */
function mapTexts<Value>(value: Value, written: ReadonlySet<string>, change: (texts: Texts) => Texts): Value {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, written, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key, text]) => written.has(key) && typeof text === 'string')) {
    return change(value as Texts) as Value
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, mapTexts(inner, written, change)])) as Value
}

const upperCase = (palette: Palette): Palette =>
  Object.fromEntries(Object.entries(palette).map(([token, hex]) => [token, hex.toUpperCase()])) as Palette

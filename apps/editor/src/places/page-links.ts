import { type Operation, type Page, pathKey, type Section, type Site, settingsFields } from '@mimar/document'
import {
  type Content,
  type Field,
  type Fields,
  type Localized,
  linksIn,
  linksInTexts,
  marksWithLinks,
  valueFor,
} from '@mimar/fields'
import { languageOfPath, languagePrefix } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'

/** A link that leads to a page. */
export interface PageLink {
  /** null: a link in the settings. */
  readonly section: Section | null
  /** The page it stands on; null where it stands on all of them. */
  readonly page: Page | null
  readonly field: string
  readonly address: string
  /** What is read on it; {} where nothing is. */
  readonly label: Localized
  /** Set where only some words of a text lead there. */
  readonly isInText?: true
}

/** Every link to a page from elsewhere, header and footer first; a page's links to itself go where it goes. */
export function linksTo(site: Site, page: Page, catalog: TemplateCatalog): readonly PageLink[] {
  const own = site.pages.filter((other) => other.id !== page.id)
  const places = [
    ...[...site.header, ...site.footer].map((section) => ({ section, page: null })),
    ...own.flatMap((other) => sectionsOf(other).map((section) => ({ section, page: other }))),
  ]
  const leads = (address: string) => followed(site, address, page.path, page.path) !== undefined
  const inSections = places.flatMap(({ section, page: on }) => {
    const fields = catalog.find(section.template)?.fields ?? {}
    const beside = linksIn(fields, section.content)
      .filter(({ address }) => leads(address))
      .map(({ path: field, address }): PageLink => {
        const label = labelOf(ownerOf(fields, section.content, field))
        return { section, page: on, field, address, label: label?.texts ?? {} }
      })
    const inTexts = linksInTexts(fields, section.content)
      .filter(({ address }) => leads(address))
      .map(({ text: field, address, language, words }): PageLink => {
        return { section, page: on, field, address, label: { [language]: words }, isInText: true }
      })
    return [...beside, ...inTexts]
  })
  const inSettings = linksIn(linkedSettings, site.settings)
    .filter(({ address }) => leads(address))
    .map(({ path: field, address }) => ({ section: null, page: null, field, address, label: {} }))
  return [...inSections, ...inSettings]
}

const { redirects: _, ...linkedSettings } = settingsFields

/** The links of the settings but for old addresses of pages, which follow in their own way. */
export const settingsLinks = (site: Site) => linksIn(linkedSettings, site.settings)

/** The address a link has to follow to when a page moves; undefined when it leads elsewhere. */
export function followed(site: Site, address: string, from: string, to: string): string | undefined {
  const [, path = '', tail = ''] = /^(\/[^?#]*)(.*)$/.exec(address) ?? []
  if (path === '') return undefined
  const { path: own, language, isPrefixed } = languageOfPath(site, path)
  if (pathKey(own) !== pathKey(from)) return undefined
  return (isPrefixed ? languagePrefix(site, language.code) : '') + to + tail
}

/** Leads links to another page, at its beginning. */
export function ledTo(site: Site, links: readonly PageLink[], from: string, to: string): readonly Operation[] {
  return links.flatMap(({ section, field, address, isInText }): Operation[] => {
    const value = isInText ? undefined : followed(site, address.replace(/[?#].*$/, ''), from, to)
    if (value === undefined) return []
    return [section ? { do: 'set-field', section: section.id, field, value } : { do: 'set-setting', field, value }]
  })
}

/** Leads the links within the texts of a section elsewhere; '' takes one off its words. */
export function linksLed(
  { id, template, content }: Section,
  lead: (address: string) => string,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const found = linksInTexts(catalog.find(template)?.fields ?? {}, content)
  const each = new Map(found.map((one) => [`${one.path} ${one.language}`, one]))
  return [...each.values()].flatMap(({ path: field, language, marks }): Operation[] => {
    const led = marksWithLinks(marks, lead)
    return led === marks ? [] : [{ do: 'set-marks', section: id, field, language, marks: led || null }]
  })
}

/** Takes links out: with their entry of a list where it is only a link, else with their label. What must stay leads home. */
export function takenOut(links: readonly PageLink[], catalog: TemplateCatalog): readonly Operation[] {
  const spared = new Map<string, number>()
  return links.flatMap((link): Operation[] => {
    const { section, field } = link
    if (link.isInText) return []
    if (!section) return [{ do: 'set-setting', field, value: '' }]
    const owner = ownerOf(catalog.find(section.template)?.fields ?? {}, section.content, field)
    const label = labelOf(owner)
    const { entry } = owner
    if (entry && isOnlyLink(owner, label)) {
      const list = `${section.id}/${entry.list}`
      const gone = spared.get(list) ?? 0
      if (entry.count - gone > entry.min) {
        spared.set(list, gone + 1)
        return [{ do: 'remove-item', section: section.id, list: entry.list, item: entry.id }]
      }
    }
    if (label?.field.isRequired) return [{ do: 'set-field', section: section.id, field, value: '/' }]
    const cleared = Object.keys(label?.texts ?? {}).map((language): Operation => {
      return { do: 'set-field', section: section.id, field: label!.path, language, value: null }
    })
    return [...cleared, { do: 'set-field', section: section.id, field, value: '' }]
  })
}

/** What a link stands in: the fields and values beside it, and the entry of a list where it is one. */
interface Owner {
  readonly fields: Fields
  readonly content: Content
  /** The link's own name, and the path before it. */
  readonly name: string
  readonly path: string
  readonly entry?: { readonly list: string; readonly id: string; readonly count: number; readonly min: number }
}

function ownerOf(fields: Fields, content: Content, path: string, before = ''): Owner {
  const [name = '', id = '', ...rest] = path.split('/')
  const field: Field | undefined = fields[name]
  if (field?.kind === 'group') {
    return ownerOf(field.fields, valueFor(field, content[name]), path.slice(name.length + 1), `${before}${name}/`)
  }
  if (field?.kind !== 'list') return { fields, content, name, path: before }
  const items = valueFor(field, content[name])
  const { fields: inner, min } = field
  const item = items.find((one) => one.id === id) ?? {}
  const owner = ownerOf(inner, item, rest.join('/'), `${before}${name}/${id}/`)
  return owner.entry ? owner : { ...owner, entry: { list: before + name, id, count: items.length, min } }
}

/** The text that is read on a link. */
function labelOf({ fields, content, name, path }: Owner) {
  const found = Object.entries(fields).find(([, one]) => one.kind === 'text' && one.beside?.link === name)
  const [named, field] = found ?? []
  if (named === undefined || field?.kind !== 'text') return undefined
  return { field, path: path + named, texts: valueFor(field, content[named]), name: named }
}

function isOnlyLink({ fields }: Owner, label: { readonly name: string } | undefined): boolean {
  const others = Object.entries(fields).filter(([name]) => name !== label?.name)
  return others.every(([, { kind }]) => kind !== 'text' && kind !== 'image' && kind !== 'list')
}

/** The sections that are a page's own, header and footer included. */
export function sectionsOf(page: Page): readonly Section[] {
  return [...(page.header ?? []), ...page.sections, ...(page.footer ?? [])]
}

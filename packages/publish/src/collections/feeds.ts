// RSS 2.0: what is new in a list, for programs that read it.
import { type LanguageCode, primaryLanguage, type Site } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { escapeText } from '@mimar/fields/escape-text'
import { activeLanguages, isShownIn, languagePrefix } from '@mimar/render'
import { entriesInOrder, feedEntries, feedPath, type PlacedList, publishedCollections } from '@mimar/render/entries'
import { type ListedEntry, type TemplateCatalog, wordsIn } from '@mimar/sections'
import { absolute } from '../head.ts'
import { type OutputFile, type PublishInput, plainFile } from '../output.ts'

/** How many entries a feed names: who reads it comes again. */
const MOST = 20
const TYPE = 'application/rss+xml; charset=utf-8'

/** A feed for each language of each list of which it matters what is new; with an earlier site those that say something else. */
export function* feeds(input: PublishInput, before?: Site): Iterable<OutputFile> {
  const { site, surroundings } = input
  const { catalog } = surroundings
  for (const list of publishedCollections(site, catalog).homes.values()) {
    if (feedPath(list, catalog) === null || (before && isFeedSame(before, site, list, catalog))) continue
    for (const { code } of activeLanguages(site)) {
      if (isShownIn(list.section, code)) yield feed(input, list, code)
    }
  }
}

/** Where feeds lie. */
export function feedAddresses(site: Site, catalog: TemplateCatalog): readonly string[] {
  return [...publishedCollections(site, catalog).homes.values()].flatMap((list) => {
    const path = feedPath(list, catalog)
    const languages = activeLanguages(site).filter(({ code }) => isShownIn(list.section, code))
    return path === null ? [] : languages.map(({ code }) => languagePrefix(site, code) + path)
  })
}

function isFeedSame(before: Site, site: Site, list: PlacedList, catalog: TemplateCatalog): boolean {
  const old = publishedCollections(before, catalog).homes.get(list.collection)
  if (!old || old.section !== list.section || old.page.meta.description !== list.page.meta.description) return false
  // The first list of a page has its feed; one that stood behind it had none.
  if (feedPath(old, catalog) !== feedPath(list, catalog)) return false
  const [then, now] = [newest(before, list, catalog), newest(site, list, catalog)]
  return then.length === now.length && now.every((part, index) => part === then[index])
}

function newest(site: Site, list: PlacedList, catalog: TemplateCatalog): readonly unknown[] {
  const all = publishedCollections(site, catalog).entries.get(list.collection) ?? []
  const entries = entriesInOrder(all, { order: 'NEWEST' }, site, primaryLanguage(site).code)
  return entries.slice(0, MOST).flatMap(({ head, page }) => [head, page.path])
}

function feed(input: PublishInput, list: PlacedList, language: LanguageCode): OutputFile {
  const { site, origin, surroundings } = input
  const address = languagePrefix(site, language) + (feedPath(list, surroundings.catalog) ?? '')
  const inLanguage = (texts: { readonly [code: string]: string }) =>
    texts[language] ?? texts[primaryLanguage(site).code] ?? ''
  const name = [inLanguage(list.name), inLanguage(site.settings.name)].filter(Boolean).join(' – ')
  const about = inLanguage(list.page.meta.description) || name
  const entries = feedEntries(list, { site, language, surroundings: { ...surroundings, wordsIn } }, MOST)
  const channel = [
    tag('title', name),
    tag('link', absolute(input, list.page, language)),
    tag('description', about),
    tag('language', language),
    `<atom:link href="${escapeText(origin + encodeAddress(address))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(input, entry, { language, isTold: list.kind !== 'EVENTS' })),
  ]
  const open = '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">'
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${open}<channel>${channel.join('')}</channel></rss>\n`
  return plainFile(address, TYPE, body)
}

interface Told {
  readonly language: LanguageCode
  /** Whether its day is the one on which it was told. */
  readonly isTold: boolean
}

function item(input: PublishInput, entry: ListedEntry, { language, isTold }: Told): string {
  const { title, text, topic, day, link, id } = entry
  return `<item>${[
    tag('title', title),
    tag('link', absolute(input, { path: link }, language)),
    `<guid isPermaLink="false">${escapeText(`${input.site.id}/${id}/${language}`)}</guid>`,
    text === '' ? '' : tag('description', text),
    topic === '' ? '' : tag('category', topic),
    isTold && day !== '' ? tag('pubDate', new Date(`${day}T12:00:00Z`).toUTCString()) : '',
  ].join('')}</item>`
}

/** Signs that XML cannot hold are left out. */
const tag = (name: string, text: string) =>
  `<${name}>${escapeText(text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, ''))}</${name}>`

import { type Content, isRecord, type Json } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { eventFields, metaFields } from '../shapes.ts'
import {
  type Language,
  type Media,
  PAGE_FLAGS,
  type Page,
  primaryLanguage,
  type Section,
  type Site,
  type SiteEvent,
} from '../site.ts'
import { closed, languagesIn, placeUnknown, type Tree, writeContent, writeTexts } from './content-out.ts'
import { fieldsOf, settingsLayout } from './settings-layout.ts'

/** The site as a configuration file (docs/site-file.md): what `importSite` reads back as the same site. */
export function exportSite(site: Site, catalog: Catalog): Json {
  const work = exportInSteps(site, catalog)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** What `exportSite` gives, in steps: yields after each page, so that others can come in between. */
export function* exportInSteps(site: Site, catalog: Catalog): Generator<void, Tree> {
  const primary = primaryLanguage(site).code
  const write = (sections: readonly Section[]) => sections.map((section) => writeComponent(section, primary, catalog))
  const pages: Tree[] = []
  for (const page of site.pages) {
    pages.push(writePage(page, primary, write))
    yield
  }
  const tree: Tree = {
    generatorVersion: site.constants.generatorVersion,
    constants: {
      siteId: site.id,
      siteHash: site.constants.siteHash,
      primaryLanguageCode: primary,
      isPaid: site.constants.isPaid,
    },
    languages: site.languages.map(writeLanguage),
    theme: writeTheme(site),
    shared: { header: write(site.header), footer: write(site.footer) },
    media: Object.values(site.media).map(writeMedia),
    events: site.events.map((event) => writeEvent(event, primary)),
    pages,
    ...(site.sources ? { sources: closed({ ...site.sources }) } : {}),
  }
  writeSettings(tree, site, primary)
  return placeUnknown(tree, site.extras)
}

function writeComponent(section: Section, primary: string, catalog: Catalog): Tree {
  const { template, colorMode, orientation, eventId, isHidden, hiddenOn, space, ground, columns } = section
  const fields = catalog.find(template)?.fields
  const tree: Tree = {
    id: template,
    uniqId: section.id,
    label: section.label,
    category: section.category,
    colorMode: colorMode ?? '',
    thumbnail: section.thumbnail,
    isUnique: section.isUnique,
    validation: section.validation,
    ...(orientation ? { orientation } : {}),
    ...(eventId ? { eventId } : {}),
    ...(isHidden ? { isHidden } : {}),
    ...(hiddenOn ? { hiddenOn: [...hiddenOn] } : {}),
    ...(space ? { space } : {}),
    ...(ground ? { ground } : {}),
    ...(columns ? { columns } : {}),
    data: fields
      ? placeUnknown(writeContent(fields, section.content, primary), section.dataExtras)
      : { ...section.dataExtras },
  }
  if (fields) {
    const texts = (language: string) => writeTexts(fields, section.content, language)
    translate(tree, languagesIn(fields, section.content), primary, texts)
  }
  return placeUnknown(tree, section.extras)
}

/** Adds the translations to every language but the primary one; none where there is nothing to say. */
function translate(
  tree: Tree,
  languages: readonly string[],
  primary: string,
  write: (language: string) => Tree | undefined,
): void {
  const others = [...new Set(languages)].filter((language) => language !== primary).sort()
  const entries = others.flatMap((language) => {
    const texts = write(language)
    return texts ? [[language, texts] as const] : []
  })
  if (entries.length > 0) tree.translations = closed(Object.fromEntries(entries))
}

function writePage(page: Page, primary: string, write: (sections: readonly Section[]) => Tree[]): Tree {
  const texts: Content = { ...page.meta }
  const tree: Tree = {
    id: page.id,
    path: page.path,
    meta: writeContent(metaFields, texts, primary),
    ...(page.socialImage ? { socialImage: page.socialImage } : {}),
    ...(page.socialCrop ? { socialCrop: { ...page.socialCrop } } : {}),
    ...Object.fromEntries(PAGE_FLAGS.filter((flag) => page[flag]).map((flag) => [flag, true])),
    components: write(page.sections),
    ...(page.header ? { header: write(page.header) } : {}),
    ...(page.footer ? { footer: write(page.footer) } : {}),
  }
  translate(tree, languagesIn(metaFields, texts), primary, (language) => {
    const meta = writeTexts(metaFields, texts, language)
    return meta && { meta }
  })
  return placeUnknown(tree, page.extras)
}

function writeLanguage(language: Language): Tree {
  const { id, code, name, localizedName, flagCode, smLangId, isActive, isPrimary, order } = language
  const lang: Tree = { code, name, localizedName, flagCode }
  const tree: Tree = { id, status: isActive ? 'active' : 'inactive', isPrimary, order, smLangId, lang }
  placeUnknown(tree, language.extras)
  if (!Object.hasOwn(lang, 'id')) lang.id = code
  return tree
}

function writeTheme({ theme }: Site): Tree {
  const { extras, palette, ...rest } = theme
  return placeUnknown({ ...rest, palette: { ...palette } }, extras)
}

function writeMedia(media: Media): Tree {
  const { id, source, hash, width, height, placeholder, isMonochrome, isDrawing, focal, alt, credit, extras } = media
  const tree: Tree = { id, src: source, alt: { ...alt }, focal: focal && { ...focal }, credit }
  const known = { hash, width, height, placeholder, isMonochrome, isDrawing }
  for (const [key, value] of Object.entries(known)) if (value) tree[key] = value
  return placeUnknown(tree, extras)
}

function writeEvent(event: SiteEvent, primary: string): Tree {
  return placeUnknown({ id: event.id, ...writeContent(eventFields, contentOf(event), primary) }, event.extras)
}

function contentOf({ name, date, place, text }: SiteEvent): Content {
  return { name, date, place, text }
}

/** Settings and events, each where the file has it, and what of them is text in other languages. */
function writeSettings(tree: Tree, site: Site, primary: string): void {
  const languages = new Set<string>()
  const corners = settingsLayout.map(({ at, names }) => {
    const fields = fieldsOf({ at, names })
    const content = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, site.settings[name] as Json]))
    for (const language of languagesIn(fields, content)) languages.add(language)
    return { at, fields, content }
  })
  for (const { at, fields, content } of corners) {
    const written = writeContent(fields, content, primary)
    if (at === '') Object.assign(tree, written)
    else tree[at] = isRecord(tree[at]) ? Object.assign(tree[at], written) : written
  }
  for (const event of site.events) for (const code of languagesIn(eventFields, contentOf(event))) languages.add(code)
  translate(tree, [...languages], primary, (language) => {
    const texts: Tree = {}
    for (const { at, fields, content } of corners) put(texts, at, writeTexts(fields, content, language))
    const events = site.events.flatMap((event) => {
      const inner = writeTexts(eventFields, contentOf(event), language)
      return inner ? [{ id: event.id, ...inner }] : []
    })
    if (events.length > 0) texts.events = events
    return Object.keys(texts).length > 0 ? texts : undefined
  })
}

function put(target: Tree, at: string, texts: Tree | undefined): void {
  if (texts === undefined) return
  if (at === '') Object.assign(target, texts)
  else target[at] = texts
}

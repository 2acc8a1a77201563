import { findField, valueFor } from '@mimar/fields'
import type { Operation, OperationName } from '../operation.ts'
import { allSections } from '../rules.ts'
import { settingsFields } from '../settings.ts'
import { PALETTE_TOKENS, type Section, type Site } from '../site.ts'
import { type Owner, textId, textsOf } from '../translation/texts.ts'
import { MARKS, pathsIn, type Random, someItem, someRandomSection, someValue, someWords } from './random.ts'
import { someCatalog, someLanguage, someMedia, somePage, someSection } from './site.ts'

type Make = (site: Site, random: Random) => Operation | undefined

/** A change that fits the site most of the time, of every kind there is. */
export function someOperation(site: Site, random: Random): Operation {
  const names = Object.keys(makers) as OperationName[]
  for (;;) {
    const made = makers[random.pick(names)](site, random)
    if (made) return made
  }
}

const makers: { readonly [Do in OperationName]: Make } = {
  'set-field': (site, random) => {
    const section = someKnownSection(site, random)
    const { path, field } = random.pick(pathsOf(section))
    const base = { do: 'set-field' as const, section: section.id, field: path }
    if (field.kind === 'image' && random.percent(30)) return { ...base, field: `${path}/alt`, ...textIn(site, random) }
    if (field.kind === 'text') return { ...base, ...textIn(site, random) }
    return { ...base, value: someValue(field, site, random) }
  },
  'set-marks': (site, random) => {
    const section = someKnownSection(site, random)
    const marked = pathsOf(section).filter(({ field }) => field.kind === 'marks' || random.percent(2))
    if (marked.length === 0) return undefined
    const { language } = textIn(site, random)
    const marks = random.percent(20) ? null : random.pick([...MARKS, 'b5-1'])
    return { do: 'set-marks', section: section.id, field: random.pick(marked).path, language, marks }
  },
  'insert-item': (site, random) => {
    const target = someList(site, random)
    if (!target) return undefined
    const { section, list, field, ids } = target
    return { do: 'insert-item', section, list, after: anchor(ids, random), item: someItem(field.fields, site, random) }
  },
  'move-item': (site, random) => {
    const target = someList(site, random)
    if (!target || target.ids.length === 0) return undefined
    const { section, list, ids } = target
    return { do: 'move-item', section, list, item: random.pick(ids), after: anchor(ids, random) }
  },
  'remove-item': (site, random) => {
    const target = someList(site, random)
    if (!target || target.ids.length === 0) return undefined
    return { do: 'remove-item', section: target.section, list: target.list, item: random.pick(target.ids) }
  },
  'insert-section': (site, random) => {
    const place = somePlace(site, random)
    return {
      do: 'insert-section',
      place,
      after: anchorIn(site, place, random),
      section: someRandomSection(site, random),
    }
  },
  'move-section': (site, random) => {
    const place = somePlace(site, random)
    const section = anySection(site, random)
    return section && { do: 'move-section', section: section.id, place, after: anchorIn(site, place, random) }
  },
  'remove-section': (site, random) => {
    const section = anySection(site, random)
    return section && random.percent(50) ? { do: 'remove-section', section: section.id } : undefined
  },
  'set-section': (site, random) => {
    const section = anySection(site, random)
    const [property, value] = random.pick([
      ['colorMode', 'DARK'],
      ['colorMode', null],
      ['orientation', 'LEFT'],
      ['isHidden', true],
      ['hiddenOn', ['phone', 'language:ar']],
      ['hiddenOn', []],
      ['hiddenOn', ['watch']],
      ['space', random.pick(['S', 'XL', null])],
      ['ground', random.pick(['DOTS', null])],
      ['columns', random.pick(['TWO', 'FIVE', null])],
      ['label', 'Intro'],
      ['eventId', 'wedding'],
      ['eventId', 7],
    ] as const)
    return section && { do: 'set-section', section: section.id, property, value }
  },
  'insert-page': (site, random) => {
    const sections = Array.from({ length: random.below(3) }, () => someRandomSection(site, random))
    const page = somePage(
      random.freshId(),
      random.pick(['/New', '/a/b', '/en', `/p${random.below(50)}`, '/Rooms', '/']),
      sections,
    )
    const own = random.percent(30) ? { ...page, header: [someRandomSection(site, random)], extras: { odd: 1 } } : page
    return { do: 'insert-page', after: anchor(pageIds(site), random), page: own }
  },
  'move-page': (site, random) => ({
    do: 'move-page',
    page: random.pick(pageIds(site)),
    after: anchor(pageIds(site), random),
  }),
  'remove-page': (site, random) =>
    random.percent(40) ? { do: 'remove-page', page: random.pick(pageIds(site)) } : undefined,
  'set-page-path': (site, random) => ({
    do: 'set-page-path',
    page: random.pick(pageIds(site)),
    path: random.pick(['/', '/about', '/About/', 'about', '/de/x', '/x/../y', `/q${random.below(40)}`]),
  }),
  'set-page-meta': (site, random) => {
    const { language, value } = textIn(site, random)
    const property = random.pick(['title', 'keywords', 'description'] as const)
    return { do: 'set-page-meta', page: random.pick(pageIds(site)), property, language, value }
  },
  'set-page-image': (site, random) => ({
    do: 'set-page-image',
    page: random.pick(pageIds(site)),
    media: random.percent(30) ? null : random.pick([...Object.keys(site.media), 'gone']),
    ...(random.percent(40) && {
      crop: { containerWidth: 1344, width: 1500, left: random.below(90) - 90, top: 0, transform: 0 },
    }),
  }),
  'set-page-flag': (site, random) => ({
    do: 'set-page-flag',
    page: random.pick(pageIds(site)),
    flag: random.pick(['isHidden', 'noIndex'] as const),
    value: random.percent(60),
  }),
  'set-page-part': (site, random) => ({
    do: 'set-page-part',
    page: random.pick(pageIds(site)),
    part: random.pick(['header', 'footer'] as const),
    sections: random.percent(40) ? null : [someRandomSection(site, random)],
  }),
  'set-theme': (_, random) => {
    const [property, value] = random.pick([
      ['look', 'SHARP'],
      ['colorMode', 'DARK'],
      ['textSize', random.below(120)],
      ['ornament', null],
      ['primaryFont', 'El Messiri'],
      ['secondaryFont', 'a;b'],
      ['primaryWeight', random.pick([100, 700, 450, null])],
      ['secondaryItalic', random.pick([true, null, false])],
      ['radius', random.pick(['NONE', 'PILL', 'round', null])],
      ['motion', random.pick(['LIVELY', null])],
      [`palette/${random.pick(PALETTE_TOKENS)}`, random.pick(['#abc', '#A1B2C3', '#12345'])],
    ] as const)
    return { do: 'set-theme', property, value }
  },
  'set-setting': (site, random) => {
    const { path, field } = random.pick(pathsIn(settingsFields, site.settings))
    if (field.kind === 'text') return { do: 'set-setting', field: path, ...textIn(site, random) }
    return { do: 'set-setting', field: path, value: someValue(field, site, random) }
  },
  'set-languages': (_, random) => {
    const codes = ['ar', 'en', 'tr', 'de', 'fr'].filter((code) => code === 'ar' || random.percent(60))
    const order = random.percent(10) ? codes.toReversed() : codes
    return { do: 'set-languages', languages: order.map((code, index) => someLanguage(code, index + 1)) }
  },
  'set-media': (site, random) => {
    const id = random.percent(60) ? random.freshId() : random.pick([...Object.keys(site.media), 'none'])
    return { do: 'set-media', id, media: random.percent(30) ? null : { ...someMedia(id), width: random.below(4000) } }
  },
  'set-events': (_, random) => ({
    do: 'set-events',
    events: Array.from({ length: random.below(3) }, () => ({
      id: random.percent(5) ? 'same' : random.freshId(),
      name: { ar: someWords(random) },
      date: '2027-05-01',
      place: {},
      text: {},
      extras: {},
    })),
  }),
  'set-source': (site, random) => {
    const section = someKnownSection(site, random)
    const owner = random.pick<Owner>([
      { kind: 'section', id: section.id },
      { kind: 'section', id: section.id },
      { kind: 'page', id: random.pick(pageIds(site)) },
      { kind: 'settings', id: '' },
    ])
    const texts = textsOf(site, owner, someCatalog)
    if (texts.length === 0) return undefined
    const { language, value } = textIn(site, random)
    return { do: 'set-source', text: textId(owner, random.pick(texts).path), language, source: value }
  },
  together: (site, random) => ({
    do: 'together',
    operations: Array.from({ length: 1 + random.below(3) }, () => someOperation(site, random)),
  }),
}

export const OPERATION_NAMES = Object.keys(makers)

function textIn(site: Site, random: Random) {
  const language = random.percent(3) ? 'xx' : random.pick(site.languages).code
  return { language, value: random.percent(25) ? null : someWords(random) }
}

function pageIds(site: Site): string[] {
  return site.pages.map(({ id }) => id)
}

function anySection(site: Site, random: Random): Section | undefined {
  const sections = allSections(site)
  return sections.length === 0 ? undefined : random.pick(sections)
}

function someKnownSection(site: Site, random: Random): Section {
  const known = allSections(site).filter(({ template }) => someCatalog.find(template))
  return known.length === 0 ? someSection('Contact', random.freshId()) : random.pick(known)
}

function pathsOf({ template, content }: Section) {
  const fields = someCatalog.find(template)?.fields ?? settingsFields
  return pathsIn(fields, content)
}

function someList(site: Site, random: Random) {
  const section = someKnownSection(site, random)
  const lists = pathsOf(section).flatMap(({ path, field }) => (field.kind === 'list' ? [{ path, field }] : []))
  const fields = someCatalog.find(section.template)?.fields
  if (lists.length === 0 || !fields) return undefined
  const { path, field } = random.pick(lists)
  const found = findField(fields, section.content, path)
  const items = found.ok ? valueFor(field, found.value) : []
  return { section: section.id, list: path, field, ids: items.map(({ id }) => id) }
}

function anchor(ids: readonly string[], random: Random): string | null {
  if (random.percent(3)) return 'nowhere'
  return ids.length === 0 || random.percent(30) ? null : random.pick(ids)
}

function somePlace(site: Site, random: Random): string {
  const own = site.pages.flatMap(({ id, header, footer }) => [
    ...(header ? [`${id}/header`] : []),
    ...(footer ? [`${id}/footer`] : []),
  ])
  return random.pick([
    ...pageIds(site),
    ...pageIds(site),
    ...own,
    'header',
    'footer',
    random.percent(10) ? 'no/where' : 'header',
  ])
}

function anchorIn(site: Site, place: string, random: Random): string | null {
  const page = site.pages.find(({ id }) => id === place.split('/')[0])
  const part = place.split('/')[1] as 'header' | 'footer' | undefined
  const shared = place === 'header' || place === 'footer' ? site[place] : undefined
  const sections = shared ?? (part ? page?.[part] : page?.sections) ?? []
  return anchor(
    sections.map(({ id }) => id),
    random,
  )
}

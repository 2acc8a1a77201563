// Schema validation of a stored site.
import {
  type Checked,
  checkContent,
  imagesIn,
  isId,
  isRecord,
  lenient,
  type Refusal,
  type RefusalCode,
  refusalsBelow,
  refuse,
} from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import { pathKey } from './path-key.ts'
import { explain, type ProblemCode } from './problems.ts'
import { checkSectionContent, faultOfPath, faultsOfLanguages, findRepeatedUnique } from './rules.ts'
import { settingsFields } from './settings.ts'
import { flagValue, idValue, jsonRecord, listOf, type Reader, record } from './shape.ts'
import {
  constantReaders,
  readEvent,
  readLanguage,
  readMedia,
  readPage,
  readSection,
  readSources,
  readTheme,
} from './shapes.ts'
import type { Media, Page, Section, Site } from './site.ts'

/** One thing that is wrong with a site or a file: where, a permanent code, and a sentence. */
export interface Fault {
  /** As one would write it in a program: `pages[2].components[0].data.title`. */
  readonly path: string
  readonly code: RefusalCode | ProblemCode
  readonly message: string
}

const readSettings: Reader<Site['settings']> = (input) =>
  checkContent(settingsFields, input) as Checked<Site['settings']>

const readSite: Reader<Site> = record(
  {
    format: (input) => (input === 1 ? { ok: true, value: 1 as const } : refuse('wrong-form', { form: 'format 1' })),
    id: idValue,
    constants: record({ ...constantReaders, isPaid: flagValue }),
    languages: listOf(readLanguage),
    theme: readTheme,
    settings: readSettings,
    header: listOf(readSection),
    footer: listOf(readSection),
    pages: listOf(readPage),
    media: readMediaMap,
    events: listOf(readEvent),
    extras: jsonRecord,
  },
  { sources: readSources },
)

function readMediaMap(input: unknown): Checked<Site['media']> {
  if (!isRecord(input)) return refuse('not-an-object')
  const refusals: Refusal[] = []
  const media: Record<string, Media> = {}
  for (const [id, entry] of Object.entries(input)) {
    const read = lenient(readMedia(entry))
    if (!read.ok) refusals.push(...refusalsBelow(id, read.refusals))
    else if (read.value.id !== id || !isId(id)) refusals.push({ code: 'not-an-id', at: id, params: {} })
    else media[id] = read.value
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, value: media }
}

/** Everything that is wrong with a site, or with what only claims to be one; nothing means that every operation can start from it. */
export function checkSite(input: unknown, catalog: Catalog): Fault[] {
  const read = lenient(readSite(input))
  if (!read.ok) return read.refusals.map((refusal) => faultOf('', refusal))
  return [...faultsOfContent(read.value, catalog), ...faultsAcross(read.value, catalog)]
}

/** What is wrong between the parts of a site, each of which may be right in itself; of pictures, perhaps only in some sections. */
export function faultsAcross(site: Site, catalog: Catalog, sections?: ReadonlySet<Section>): Fault[] {
  const faults = [
    ...faultsOfLanguages(site.languages).map((message) => fault('languages', 'languages-invalid', message)),
    ...faultsOfIds(site),
    ...faultsOfPaths(site),
    ...faultsOfPictures(site, catalog, sections),
  ]
  const repeated = findRepeatedUnique(site, site.pages, catalog)
  if (!repeated) return faults
  const path = `pages[${site.pages.indexOf(repeated.page)}]`
  return [...faults, fault(path, 'template-unique', `"${repeated.template}" stands on this page more than once.`)]
}

function fault(path: string, code: Fault['code'], message: string): Fault {
  return { path, code, message }
}

/** A refusal as a fault: `at` becomes the path a program would write. */
export function faultOf(prefix: string, refusal: Refusal): Fault {
  const steps = refusal.at === '' ? [] : refusal.at.split('/')
  const path = steps.reduce((before, step) => {
    if (/^\d+$/.test(step)) return `${before}[${step}]`
    return before === '' ? step : `${before}.${step}`
  }, prefix)
  return { path, code: refusal.code, message: explain(refusal) }
}

function faultsOfContent(site: Site, catalog: Catalog): Fault[] {
  return placedSections(site).flatMap(({ path, thing }) => {
    const checked = checkSectionContent(thing, catalog)
    return checked.ok ? [] : checked.refusals.map((refusal) => faultOf(path, refusal))
  })
}

interface Placed<Thing> {
  readonly path: string
  readonly thing: Thing
}

/** Every section with the path to it. */
function placedSections(site: Site): Placed<Section>[] {
  const placed = (sections: readonly Section[] | null, path: string) =>
    (sections ?? []).map((thing, index) => ({ path: `${path}[${index}]`, thing }))
  return [
    ...placed(site.header, 'header'),
    ...placed(site.footer, 'footer'),
    ...site.pages.flatMap((page, index) => [
      ...placed(page.header, `pages[${index}].header`),
      ...placed(page.sections, `pages[${index}].sections`),
      ...placed(page.footer, `pages[${index}].footer`),
    ]),
  ]
}

function faultsOfIds(site: Site): Fault[] {
  const pages = site.pages.map((thing, index) => ({ path: `pages[${index}]`, thing }))
  const events = site.events.map((thing, index) => ({ path: `events[${index}]`, thing }))
  const parts = pages.filter(({ thing }) => thing.id === 'header' || thing.id === 'footer')
  return [
    ...repeated(placedSections(site), 'section-exists'),
    ...repeated(pages, 'page-exists'),
    ...repeated(events, 'events-invalid'),
    ...parts.map(({ path, thing }) => fault(`${path}.id`, 'page-invalid', `"${thing.id}" names a part of every page.`)),
  ]
}

function repeated(placed: readonly Placed<{ readonly id: string }>[], code: Fault['code']): Fault[] {
  const seen = new Set<string>()
  return placed.flatMap(({ path, thing: { id } }) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? [fault(`${path}.id`, code, `The id "${id}" is used twice. Give each its own.`)] : []
  })
}

function faultsOfPaths(site: Site): Fault[] {
  const seen = new Map<string, Page>()
  const faults = site.pages.flatMap((page, index) => {
    const at = `pages[${index}].path`
    const why = faultOfPath(page.path, site.languages)
    if (why !== undefined) return [fault(at, 'path-invalid', `"${page.path}" cannot be the address of a page: ${why}.`)]
    const other = seen.get(pathKey(page.path))
    seen.set(pathKey(page.path), page)
    return other ? [fault(at, 'path-taken', `The page "${other.id}" already has the address "${other.path}".`)] : []
  })
  return site.pages.length > 0 ? faults : [fault('pages', 'page-last', 'A site needs at least one page.')]
}

function faultsOfPictures(site: Site, catalog: Catalog, only?: ReadonlySet<Section>): Fault[] {
  const missing = (fields: Parameters<typeof imagesIn>[0], content: Parameters<typeof imagesIn>[1], prefix: string) =>
    imagesIn(fields, content)
      .filter(({ media }) => media !== '' && !Object.hasOwn(site.media, media))
      .map(({ path, media }) => {
        const message = `This site has no picture "${media}".`
        return {
          ...faultOf(prefix, { code: 'not-an-image', at: path, params: {} }),
          code: 'media-missing' as const,
          message,
        }
      })
  const inSections = placedSections(site).flatMap(({ path, thing }) => {
    const fields = only && !only.has(thing) ? undefined : catalog.find(thing.template)?.fields
    return fields ? missing(fields, thing.content, `${path}.content`) : []
  })
  const onPages = site.pages.flatMap(({ socialImage }, index) =>
    socialImage === undefined || Object.hasOwn(site.media, socialImage)
      ? []
      : [fault(`pages[${index}].socialImage`, 'media-missing', `This site has no picture "${socialImage}".`)],
  )
  return [...missing(settingsFields, site.settings, 'settings'), ...onPages, ...inSections]
}

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Starter } from '@mimar/contract'
import { importSite, type Section, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { hashOf } from '../blobs/blobs.ts'
import { clock } from '../clock.ts'
import { languagesOf } from '../store/sites.store.ts'
import { withDaysAhead } from './days-ahead.ts'
import { type PictureKeeping, readSiteFile } from './import-file.ts'
import { sampleNames } from './sample-names.ts'

const FOLDER = join(import.meta.dirname, '../../../../examples/starters')
/** Next to `dist/main.js` the way up is shorter. */
const BUILT_FOLDER = join(import.meta.dirname, '../../../examples/starters')

/** The finished sites that come with Mimar, each with the trade it is for, in the order they are offered. */
const ORDER: readonly (readonly [id: string, trade: string])[] = [
  ['hotel', 'stay'],
  ['restaurant', 'food'],
  ['cafe', 'food'],
  ['dentist', 'health'],
  ['clinic', 'health'],
  ['photographer', 'images'],
  ['studio', 'images'],
  ['lawyer', 'law'],
  ['adviser', 'law'],
  ['wedding', 'party'],
  ['festival', 'party'],
  ['school', 'lessons'],
  ['music', 'lessons'],
]

/** The finished sites one can start with. */
export interface Starters {
  /** All of them, or the one that is named. */
  list(only?: string): Promise<readonly Starter[]>
  /** Undefined when there is none of this name. Its pictures are kept when this resolves. */
  find(id: string): Promise<Site | undefined>
}

/** Starters are read from their files when they are first wanted, their pictures kept then, and stay in memory. */
export function openStarters(
  keeping: PictureKeeping,
  catalog: TemplateCatalog,
  folder = existsSync(FOLDER) ? FOLDER : BUILT_FOLDER,
): Starters {
  const read = new Map<string, Promise<Site>>()
  const described = new Map<string, Promise<Starter>>()
  let names: Promise<readonly string[]> | undefined
  /** Pictures are kept for one starter after the other, so that the first can be shown long before the last. */
  let turn: Promise<unknown> = Promise.resolve()
  const load = (id: string) => {
    const known = read.get(id)
    if (known) return known
    const reading = turn.then(() => readStarter(join(folder, id, 'site.json'), keeping, catalog))
    read.set(id, reading)
    // What went wrong may be right the next time.
    turn = reading.catch(() => read.delete(id))
    return reading
  }
  const find = async (id: string) => {
    names ??= namesIn(folder)
    return (await names).includes(id) ? withDaysAhead(await load(id), clock.date()) : undefined
  }
  return {
    find,
    async list(only) {
      names ??= namesIn(folder)
      const wanted = (await names).filter((id) => only === undefined || id === only)
      return Promise.all(
        wanted.map((id) => {
          const known = described.get(id) ?? readDescription(id, join(folder, id, 'site.json'), catalog)
          described.set(id, known)
          known.catch(() => described.delete(id))
          return known
        }),
      )
    },
  }
}

/** Where the pictures that come with Mimar stand, by the names (SHA-256) of their bytes. */
export async function samplePictures(
  folder = existsSync(FOLDER) ? FOLDER : BUILT_FOLDER,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  const folders = [join(folder, '../hotel'), ...(await namesIn(folder)).map((id) => join(folder, id))]
  for (const one of folders) {
    const file = await readFile(join(one, 'site.json'), 'utf8').catch(() => '{}')
    const { media = [] } = JSON.parse(file) as Pictured
    for (const path of media.map(({ src }) => join(one, src))) {
      // A picture that is missing is none of the sample's: nobody can have it from here.
      const bytes = await readFile(path).catch(() => undefined)
      if (bytes) paths.set(hashOf(bytes), path)
    }
  }
  return paths
}

interface Pictured {
  readonly media?: readonly { readonly src: string }[]
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const there = new Set(await readdir(folder).catch(() => []))
  return ORDER.flatMap(([id]) => (there.has(id) ? [id] : []))
}

async function readStarter(file: string, keeping: PictureKeeping, catalog: TemplateCatalog): Promise<Site> {
  return siteOr(await readSiteFile(file, keeping, catalog), file)
}

/** Who only asks what there is does not wait for pictures. */
async function readDescription(id: string, file: string, catalog: TemplateCatalog): Promise<Starter> {
  // Loaded when it is wanted, as everywhere here: most starts of the server ask for no starter.
  const { sampleOf } = await import('@mimar/checkup')
  const site = siteOr(importSite(JSON.parse(await readFile(file, 'utf8')), catalog), file)
  const starter = describe(id, site, catalog)
  return { ...starter, sample: sampleOf(site, catalog, starter.names) }
}

function siteOr(result: ReturnType<typeof importSite>, file: string): Site {
  if ('site' in result) return result.site
  const faults = result.faults.map(({ path, message }) => `  ${path}: ${message}`)
  throw new Error(`The starter ${file} has faults:\n${faults.join('\n')}`)
}

function describe(id: string, site: Site, catalog: TemplateCatalog): Omit<Starter, 'sample'> {
  const sections = [...site.header, ...site.pages.flatMap((page) => page.sections), ...site.footer]
  return {
    id,
    trade: ORDER.find(([one]) => one === id)?.[1] ?? '',
    languages: languagesOf(site),
    palette: site.theme.palette,
    names: [...sampleNames(site, catalog)],
    phones: textsOf(sections, catalog),
    media: Object.keys(site.media),
  }
}

function textsOf(sections: readonly Section[], catalog: TemplateCatalog): string[] {
  const found = sections.map(({ template, content }) => content[catalog.fieldFor(template, 'phone') ?? ''])
  return [...new Set(found.flatMap((texts) => Object.values((texts ?? {}) as { [code: string]: string })))]
}

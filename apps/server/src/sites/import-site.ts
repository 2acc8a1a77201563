import { type Catalog, type Fault, importSite, type Media, type Site } from '@mimar/document'
import type { Account } from '../store/accounts.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { siteName } from './site-name.ts'
import { freeName, slugOf } from './slug.ts'

/** A site, or every fault of its file. */
export type SiteOrFaults = ReturnType<typeof importSite>

export type Added =
  | {
      readonly ok: true
      readonly site: Site
      readonly slug: string
      readonly findings: readonly Fault[]
      /** What the file says; a site is paid only once the host says it here. */
      readonly saysPaid: boolean
    }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Who mends a file does not begin with the thousandth fault. */
export const MOST_FAULTS = 1_000

/** Where the bytes of a picture are, as the configuration says it. */
export type PictureSource = Pick<Media, 'source' | 'hash'>

/** What is known of a picture once its bytes are kept. */
export type KeptPicture = Pick<Media, 'hash' | 'width' | 'height' | 'placeholder'>

interface NewSite {
  readonly configuration: unknown
  readonly slug?: string | undefined
  readonly owner: Account
  /** Finds and keeps the bytes of a picture; undefined where there are none. Throws a `Fault` for those that are no picture. */
  keepPicture(media: PictureSource): Promise<KeptPicture | undefined>
}

/** Reads a configuration and keeps its pictures; a site, or every fault. */
export async function readSite(
  configuration: unknown,
  catalog: Catalog,
  keepPicture: NewSite['keepPicture'],
): Promise<SiteOrFaults> {
  const read = importSite(configuration, catalog)
  if ('faults' in read) {
    // Who mends the file wants to hear of its pictures too.
    const { faults } = await keepAll(sourcesIn(configuration), keepPicture)
    const said = new Set(read.faults.map(({ path }) => path))
    return { faults: [...read.faults, ...faults.filter(({ path }) => !said.has(path))] }
  }
  return withPictures(read, keepPicture)
}

async function withPictures(
  read: Exclude<SiteOrFaults, { readonly faults: unknown }>,
  keepPicture: NewSite['keepPicture'],
): Promise<SiteOrFaults> {
  const { media, faults } = await keepAll(read.site.media, keepPicture)
  return faults.length > 0 ? { faults } : { ...read, site: { ...read.site, media } }
}

/** Makes a site of the owner's from a configuration. With faults nothing is made. An id or slug that is taken gets a number. */
export async function addSite(store: SiteStore, catalog: Catalog, input: NewSite): Promise<Added> {
  return addRead(store, await readSite(input.configuration, catalog, input.keepPicture), input)
}

/** The same with a configuration that was read before, and whose pictures were not looked for yet. */
export async function addImported(
  store: SiteStore,
  imported: SiteOrFaults,
  input: Omit<NewSite, 'configuration'>,
): Promise<Added> {
  return addRead(store, 'faults' in imported ? imported : await withPictures(imported, input.keepPicture), input)
}

async function addRead(store: SiteStore, read: SiteOrFaults, input: Pick<NewSite, 'slug' | 'owner'>): Promise<Added> {
  if ('faults' in read) return { ok: false, faults: read.faults }
  const wish = slugOf(read.site.id) || 'site'
  const wished = { id: wish, slug: slugOf(input.slug ?? '') || wish }
  const added = await storeSite(store, read.site, wished, input.owner)
  return { ok: true, findings: read.findings, saysPaid: read.site.constants.isPaid, ...added }
}

/** So many others may be quicker with the same name. */
const MOST_TRIES = 20

/** Makes a site of the owner's from a document. An id or slug that is taken gets a number; it is free until the host says otherwise. */
export async function storeSite(
  store: SiteStore,
  document: Site,
  wish: { readonly id: string; readonly slug: string },
  owner: Account,
): Promise<{ readonly site: Site; readonly slug: string }> {
  for (let tries = 1; ; tries += 1) {
    const id = await freeName(wish.id, async (name) => (await store.find(name)) !== undefined)
    const slug = await freeName(wish.slug, (name) => store.isTaken(name))
    const site = { ...document, id, constants: { ...document.constants, isPaid: false } }
    try {
      await store.insert({ site, slug, name: siteName(site), owner: owner.id })
      return { site, slug }
    } catch (failure) {
      // Somebody else has taken the name since it was found free.
      const isTaken = (await store.find(id)) !== undefined || (await store.isTaken(slug))
      if (!isTaken || tries === MOST_TRIES) throw failure
    }
  }
}

/** Why a picture cannot be taken, as a fault of the file. */
export class PictureFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureFault'
  }
}

async function keepAll<Picture extends PictureSource>(
  all: { readonly [id: string]: Picture },
  keep: NewSite['keepPicture'],
) {
  const faults: Fault[] = []
  const media: { [id: string]: Picture } = { ...all }
  const waiting = Object.entries(all).entries()
  const worker = async () => {
    for (const [index, [id, medium]] of waiting) {
      try {
        media[id] = { ...medium, hash: '', ...(await keep(medium)) }
      } catch (fault) {
        if (!(fault instanceof PictureFault)) throw fault
        faults.push({ path: `media[${index}].src`, code: 'media-invalid', message: fault.message })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { media, faults }
}

/** The pictures that a file with faults names, as far as they can be read. */
function sourcesIn(configuration: unknown): { readonly [index: string]: PictureSource } {
  const { media } = (configuration ?? {}) as { media?: unknown }
  if (!Array.isArray(media)) return {}
  const sources = media.map((entry: unknown) => (entry as { src?: unknown } | null)?.src)
  return Object.fromEntries(
    sources.map((source, index) => [index, { source: typeof source === 'string' ? source : '', hash: '' }]),
  )
}

/** Enough to keep every core busy, few enough to hold in memory. */
const AT_ONCE = 4

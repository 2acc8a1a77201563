import {
  apply,
  type Catalog,
  type Fault,
  importSite,
  mixed,
  type Part,
  Problem,
  readOperation,
  type Site,
} from '@mimar/document'
import { cleanJson, isEmail } from '@mimar/fields'
import type { z } from 'zod'
import type { Mixture } from '../store/releases.store.ts'
import {
  type ArchiveManifest,
  ArchiveRefusal,
  ENTRIES,
  FILES,
  type HistoryLine,
  historyLine,
  type MessageLine,
  messageLine,
  type PersonLine,
  PICTURES,
  personLine,
  type ReleaseLine,
  releaseLine,
  SENT,
} from './format.ts'
import type { Unpacked } from './unpack.ts'

/** A release as a recipe: pages are drawn here, never taken from a file. */
interface Recipe extends Mixture {
  readonly number: number
  readonly revision: number
  readonly at: string
  readonly site: Site
}

/** What a manifest says of a site, and what its pictures are called (SHA-256). */
export interface About extends Pick<ArchiveManifest, 'site' | 'schedule' | 'pageSchedules' | 'enquiries'> {
  readonly pictures: readonly Sent[]
  /** Files that are no pictures. */
  readonly files: readonly Sent[]
  /** Files that visitors sent. */
  readonly sent: readonly Sent[]
}

interface Sent {
  readonly hash: string
  readonly size: number
}

/** A site file whose every part was read and checked; nothing of it is stored yet. */
export interface Arrived {
  readonly about: About
  readonly site: Site
  readonly revision: number
  readonly findings: readonly Fault[]
  readonly releases: readonly Recipe[]
  readonly people: readonly PersonLine[]
  readonly messages: readonly MessageLine[]
}

const MOST_SITE = 40_000_000
const MOST_RELEASES = 5_000
const MOST_PEOPLE = 100
const MOST_MESSAGES = 200_000

/** Told how far it is. */
type Tell = (done: number, total: number) => void

/** Reads everything but pictures, and takes the site back to its beginning, so that no moment of it surprises later. */
export async function readArchive(
  archive: Unpacked,
  catalog: Catalog,
  tell: Tell,
): Promise<Arrived | { readonly faults: readonly Fault[] }> {
  const { revision } = archive.manifest.site
  const about = aboutOf(archive.manifest)
  const json: unknown = parse(await archive.bytes(ENTRIES.site, MOST_SITE))
  const read = importSite(json, catalog)
  if ('faults' in read) return read
  const lines = await readAll(archive, ENTRIES.releases, releaseLine, MOST_RELEASES)
  if (lines.some((line) => line.revision > revision)) throw damaged(ENTRIES.releases)
  const wanted = new Set(lines.flatMap((line) => [line.revision, ...line.parts.map((part) => part.revision)]))
  const moments = new Map<number, Site>()
  let site = read.site
  if (wanted.has(revision)) moments.set(revision, site)
  for await (const { revision: at, inverse } of readHistory(archive)) {
    site = back(site, inverse, at, catalog)
    if (wanted.has(at - 1)) moments.set(at - 1, site)
    tell(revision - at + 1, revision)
  }
  return {
    ...{ about, site: read.site, revision, findings: read.findings },
    releases: lines.map((line) => recipeOf(line, moments, catalog)),
    people: (await readAll(archive, ENTRIES.people, personLine, MOST_PEOPLE)).filter(({ email }) => isEmail(email)),
    messages: await readAll(archive, ENTRIES.messages, messageLine, MOST_MESSAGES),
  }
}

/** A picture is called by its bytes; one that the manifest tells otherwise of was changed on the way. */
function aboutOf({ site, schedule, pageSchedules, enquiries, files }: ArchiveManifest): About {
  const below = (folder: string): Sent[] => {
    const some = files.filter(({ name }) => name.startsWith(folder))
    const changed = some.find(({ name, sha256 }) => name !== folder + sha256)
    if (changed) throw damaged(changed.name)
    return some.map(({ sha256, size }) => ({ hash: sha256, size }))
  }
  return { site, schedule, pageSchedules, enquiries, pictures: below(PICTURES), files: below(FILES), sent: below(SENT) }
}

/** Every change, the newest first, in the form that is stored. */
export async function* readHistory(archive: Unpacked): AsyncIterable<HistoryLine> {
  let next = archive.manifest.site.revision
  for await (const line of archive.lines(ENTRIES.history)) {
    const change = checked(historyLine, line, ENTRIES.history)
    if (change.revision !== next) throw damaged(`${ENTRIES.history}: ${change.revision}`)
    next -= 1
    yield { ...change, operation: operationOf(change.operation, change), inverse: operationOf(change.inverse, change) }
  }
  if (next !== 0) throw damaged(`${ENTRIES.history}: ${next}`)
}

function operationOf(input: unknown, { revision }: { readonly revision: number }) {
  try {
    return readOperation(cleanJson(input))
  } catch (problem) {
    if (problem instanceof Problem) throw damaged(`${ENTRIES.history}: ${revision}: ${problem.message}`)
    throw problem
  }
}

function back(site: Site, inverse: unknown, revision: number, catalog: Catalog): Site {
  try {
    return apply(site, inverse as Parameters<typeof apply>[1], catalog).site
  } catch (problem) {
    if (problem instanceof Problem) throw damaged(`${ENTRIES.history}: ${revision}: ${problem.message}`)
    throw problem
  }
}

function recipeOf(
  { number, revision, at, parts, ahead }: ReleaseLine,
  moments: ReadonlyMap<number, Site>,
  catalog: Catalog,
): Recipe {
  const momentAt = (wanted: number): Site => {
    const found = moments.get(wanted)
    if (!found) throw damaged(`${ENTRIES.releases}: ${number}`)
    return found
  }
  try {
    const site = parts.reduce(
      (made, { revision: of, ...part }) => mixed(made, momentAt(of), part as Part, catalog),
      momentAt(revision),
    )
    return { number, revision, at, site, parts: parts as Mixture['parts'], ahead }
  } catch (problem) {
    if (problem instanceof Problem) throw damaged(`${ENTRIES.releases}: ${number}: ${problem.message}`)
    throw problem
  }
}

async function readAll<Schema extends z.ZodType>(
  archive: Unpacked,
  name: string,
  schema: Schema,
  most: number,
): Promise<z.infer<Schema>[]> {
  const all: z.infer<Schema>[] = []
  for await (const line of archive.lines(name)) {
    if (all.length >= most) throw new ArchiveRefusal('archive-too-large', name)
    all.push(checked(schema, line, name))
  }
  return all
}

/** What one database cannot hold, neither is given. */
function checked<Schema extends z.ZodType>(schema: Schema, line: unknown, name: string): z.infer<Schema> {
  const read = schema.safeParse(line)
  if (!read.success) throw damaged(`${name}: ${read.error.issues[0]?.path.join('/')}`)
  return cleanJson(read.data) as z.infer<Schema>
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw damaged(ENTRIES.site)
  }
}

const damaged = (where: string) => new ArchiveRefusal('archive-damaged', where)

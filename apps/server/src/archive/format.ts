import { answersSchema, enquirySettingsSchema, MAX_PAGE_SCHEDULES } from '@mimar/contract'
import { z } from 'zod'
import { StartRefusal } from '../refusal.ts'

/** The site file: a ZIP archive with these entries (docs/site-file.md). A change that older programs cannot read counts on. */
const FORMAT = 3
/** What stands in files that have nothing of later formats, so that older programs read them: files of the owner's came with 2, those of visitors with 3. */
const [PLAIN_FORMAT, WITH_FILES] = [1, 2]
const KIND = 'mimar-site'

export const ENTRIES = {
  manifest: 'manifest.json',
  site: 'site.json',
  history: 'history.ndjson',
  releases: 'releases.ndjson',
  people: 'people.ndjson',
  messages: 'messages.ndjson',
} as const

/** What the names of pictures begin with. */
export const PICTURES = 'pictures/'
/** What the names of other files of the owner's begin with, in format 2. */
export const FILES = 'files/'
/** What the names of files that visitors sent begin with, in format 3. */
export const SENT = 'sent/'
/** Where the bytes of such a file stand. */
export const sentEntry = (hash: string) => SENT + hash
/** Where the bytes of a file of the owner's stand. */
export const fileEntry = (hash: string) => FILES + hash
/** Where the bytes of a picture stand. */
export const pictureEntry = (hash: string) => PICTURES + hash
export const isEntry = (name: string) =>
  Object.values<string>(ENTRIES).includes(name) || /^(?:pictures|files|sent)\/[0-9a-f]{64}$/.test(name)

/** What somebody may leave out of a file, or put into it. */
export const PARTS = ['pictures', 'history', 'people', 'messages'] as const
export type ArchivePart = (typeof PARTS)[number]

const count = z.int().min(0)
const time = z.iso.datetime()
const short = z.string().max(200)

/** How the owner wants messages to come and be kept, and the saved replies. */
export const enquiriesSchema = z.object({
  settings: enquirySettingsSchema.omit({ sendsReceipt: true }),
  savedReplies: z.array(z.object({ name: z.string().max(200), text: z.string().max(20_000) })).max(100),
})

/** A publish that is still to come. */
export const scheduleSchema = z.object({ at: time, timeZone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/) })
/** Pages that are still to be shown and published by themselves. */
export const pageSchedulesSchema = z.array(scheduleSchema.extend({ page: short })).max(MAX_PAGE_SCHEDULES)

const headSchema = z.object({ kind: z.literal(KIND), format: z.int().min(1) })

const manifestSchema = headSchema.extend({
  /** The version of the program that wrote it. */
  madeBy: short,
  madeAt: time,
  site: z.object({ id: short, slug: short, revision: count, liveRelease: count.nullable() }),
  /** How its messages come and are kept, where messages are in the file; confirmations to senders stay off until somebody wants them. */
  enquiries: enquiriesSchema.optional(),
  schedule: scheduleSchema.nullable(),
  pageSchedules: pageSchedulesSchema.optional(),
  /** What is never in such a file, or was left out, in plain words. */
  without: z.array(short).max(20),
  files: z.array(z.object({ name: short, size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })).max(100_000),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>
export function manifestHead(names: readonly string[]) {
  const has = (folder: string) => names.some((name) => name.startsWith(folder))
  return { kind: KIND, format: has(SENT) ? FORMAT : has(FILES) ? WITH_FILES : PLAIN_FORMAT } as const
}

/** One change, the newest first. */
export const historyLine = z.object({
  revision: z.int().min(1),
  id: short.min(1),
  account: short,
  at: time,
  operation: z.unknown(),
  inverse: z.unknown(),
})
export type HistoryLine = z.infer<typeof historyLine>

const part = z.union([
  z.strictObject({ page: z.string().max(64), revision: count }),
  z.strictObject({ language: z.string().max(35), revision: count }),
])

/** One release, the oldest first: what it was drawn from, never the pages. */
export const releaseLine = z.object({
  number: z.int().min(1),
  revision: count,
  at: time,
  parts: z.array(part).max(1000),
  ahead: z.array(count).max(100_000),
})
export type ReleaseLine = z.infer<typeof releaseLine>

export const personLine = z.object({
  account: short,
  email: z.string().max(254),
  role: z.enum(['owner', 'designer', 'editor', 'viewer']),
})
export type PersonLine = z.infer<typeof personLine>

const flag = z.boolean().nullable()

export const messageLine = z.object({
  kind: z.enum(['contact', 'reply', 'complaint']),
  folder: z.enum(['inbox', 'spam']),
  name: z.string().max(1000),
  email: z.string().max(254),
  text: z.string().max(100_000),
  event: z.string().max(64).nullable(),
  attending: flag,
  guests: z.int().nullable(),
  language: z.string().max(35),
  isCookieAccepted: flag,
  at: time,
  isRead: z.boolean(),
  /** Older programs read the file too: to them it lies in the inbox. */
  isDone: z.literal(true).optional(),
  /** What the site's people noted about it, where they did. */
  note: z.string().max(20_000).optional(),
  /** As what its words were learnt, where they were. */
  learnt: z.enum(['spam', 'kept', 'wanted']).optional(),
  /** What the questions of a form were answered, where it had some; the text says all of it too. */
  answers: answersSchema.optional(),
  /** Files that came with it and are in the file, each by its number in the answers. */
  files: z
    .array(
      z.object({ number: z.int().min(1).max(100), hash: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(1) }),
    )
    .max(100)
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, 'A number stands twice.')
    .optional(),
  /** What was written to who sent it, the oldest first, where anything was. */
  letters: z
    .array(
      z.object({
        kind: z.enum(['reply', 'receipt']),
        text: z.string().max(20_000),
        language: z.string().max(35),
        author: z.string().max(254),
        at: time,
      }),
    )
    .max(1000)
    .optional(),
})
export type MessageLine = z.infer<typeof messageLine>

type Problem = 'archive-damaged' | 'archive-newer' | 'archive-strange' | 'archive-too-large' | 'slug-taken'

const SENTENCES: { readonly [Code in Problem]: string } = {
  'archive-damaged': 'The site file is damaged: it is not as it was written. Copy it again.',
  'archive-newer': 'This file was made by a newer Mimar. Update this server first.',
  'archive-strange': 'This is not a site file of Mimar.',
  'archive-too-large': 'The site file holds more than this server keeps for one site (MEDIA_LIMIT_MB).',
  'slug-taken': 'Another site stands at that address. Choose another one.',
}

/** A file that is not taken at all; nothing was imported. */
export class ArchiveRefusal extends StartRefusal {
  readonly code: Problem
  readonly detail: string

  constructor(code: Problem, detail = '') {
    super(detail ? `${SENTENCES[code]} (${detail})` : SENTENCES[code])
    this.name = 'ArchiveRefusal'
    this.code = code
    this.detail = detail
  }
}

/** The manifest of a file; refuses other files and those of a later format. */
export function readManifest(json: unknown): ArchiveManifest {
  const head = headSchema.safeParse(json)
  if (!head.success) throw new ArchiveRefusal('archive-strange')
  if (head.data.format > FORMAT) throw new ArchiveRefusal('archive-newer')
  const read = manifestSchema.safeParse(json)
  if (!read.success) throw new ArchiveRefusal('archive-damaged', ENTRIES.manifest)
  return read.data
}

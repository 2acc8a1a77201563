import { z } from 'zod'
import { type Endpoint, OF_PAGES, pageByPage } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

const json = z.looseObject({})

/** Kinds of work in the background. 'mails' are those that have no word of their own yet. */
export const JOB_KINDS = [
  ...(['messages', 'invitations', 'notices', 'letters', 'account-mails', 'mails', 'calls'] as const),
  ...(['publish', 'pictures', 'certificate', 'backup', 'cdn-purges', 'index-pings', 'clean-up'] as const),
  ...(['arrivals', 'departures'] as const),
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** 'failing' is tried again by itself; 'stopped' is not. */
export const JOB_STATES = ['stopped', 'failing', 'running', 'waiting'] as const
export type JobState = (typeof JOB_STATES)[number]

const trySchema = z.object({ at: z.string(), number: z.int(), error: z.string() })

/** Work in the background that is not done: one thing, or `count` of a kind that stand alike. */
export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  count: z.int(),
  /** What it is for, where that is no site: a domain. */
  about: z.string(),
  /** Names of a few of the sites it is for, of `siteCount`. */
  sites: z.array(z.string()),
  siteCount: z.int(),
  state: z.enum(JOB_STATES),
  tries: z.int(),
  /** After so many it is given up; null: never. */
  mostTries: z.int().nullable(),
  /** The last error, in the words of who said it. */
  error: z.string(),
  /** ISO; null where nothing is planned. */
  nextAt: z.string().nullable(),
  mayTry: z.boolean(),
  mayDismiss: z.boolean(),
  /** What happened, the last first. */
  history: z.array(trySchema),
})
export type Job = Frozen<z.infer<typeof jobSchema>>

const overviewSchema = z.object({
  address: z.string(),
  version: z.string(),
  startedAt: z.string(),
  sites: z.object({ all: z.int(), fresh: z.int(), unpublished: z.int(), lookAt: z.int() }),
  people: z.int(),
  disk: z.object({ free: z.number(), size: z.number() }).nullable(),
  jobs: z.object({ notDone: z.int(), failing: z.int(), stopped: z.int() }),
  backup: z.object({
    isSetUp: z.boolean(),
    madeAt: z.string().nullable(),
    provenAt: z.string().nullable(),
    hasFailed: z.boolean(),
  }),
  /** Answers since the start: to visitors, and those of all that were failures of ours. */
  answers: z.object({ visitors: z.int(), failed: z.int() }),
  /** How late work begins just now, in seconds. */
  lag: z.number(),
  /** What cannot be relied on, and why. */
  failing: z.array(z.object({ what: z.enum(['database', 'disk', 'room', 'blobs']), why: z.string() })),
  complaints: z.object({ waiting: z.int(), oldestAt: z.string().nullable() }),
})
export type HostOverview = Frozen<z.infer<typeof overviewSchema>>

/** A site as whoever runs the installation sees it; nothing of what stands on it. */
const hostSiteSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** E-mail; '' where nobody owns it. */
  owner: z.string(),
  health: z.enum(['fine', 'unread', 'unpublished', 'publish-failed', 'taken-down']),
  /** For so many days messages are unread. */
  days: z.int(),
  unread: z.int(),
  bytes: z.number(),
  publishedAt: z.string().nullable(),
})
export type HostSite = Frozen<z.infer<typeof hostSiteSchema>>

const copySchema = z.object({
  name: z.string(),
  madeAt: z.string().nullable(),
  state: z.enum(['proven', 'made', 'failed', 'unreadable']),
  /** Why it could not be restored, or not be read. */
  why: z.string(),
})
export type BackupCopy = Frozen<z.infer<typeof copySchema>>

const backupsSchema = z.object({
  /** The folder, s3://… or sftp://…, without anything secret; null: no backups are set up. */
  to: z.string().nullable(),
  /** '03:30', by the clock of the machine. */
  at: z.string(),
  keep: z.object({ d: z.int(), w: z.int(), m: z.int() }),
  isEncrypted: z.boolean(),
  isRunning: z.boolean(),
  /** Why the last one failed; null where it did not. */
  failure: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** The last restore that was tried and equal. */
  proof: z
    .object({ at: z.string(), seconds: z.number(), sites: z.int(), files: z.int(), messages: z.int() })
    .nullable(),
  copies: z.array(copySchema),
})
export type HostBackups = Frozen<z.infer<typeof backupsSchema>>

const newerSchema = z.object({
  version: z.string().max(40),
  date: z.string().max(40),
  changes: z.array(z.string().max(300)).max(12),
  isSecurity: z.boolean(),
})
/** What RELEASES_URL answers. */
export const releaseNoteSchema = newerSchema.partial({ changes: true, isSecurity: true })

const versionsSchema = z.object({
  version: z.string(),
  /** Which versions began to run here when, the last first. */
  ran: z.array(z.object({ version: z.string(), at: z.string() })),
  /** Steps that made the tables, the last first. */
  steps: z.array(z.object({ name: z.string(), at: z.string() })),
  /** Whether anybody is asked for newer versions. */
  isAsked: z.boolean(),
  newer: newerSchema.nullable(),
})
export type HostVersions = Frozen<z.infer<typeof versionsSchema>>

/** What whoever runs the installation sees and does; everybody else is refused. */
export const hostEndpoints = {
  readOverview: {
    method: 'GET',
    path: '/host/overview',
    summary: 'How the installation is doing: a few numbers, and what fails.',
    answers: { 200: overviewSchema },
  },
  listHostSites: {
    method: 'GET',
    path: '/host/sites',
    summary: `All sites, those changed last first: ${pageByPage(50)}; with \`q\` only those whose name, address or owner holds it; \`filter\` is look (something needs an eye) or unpublished. x-total-count says how many there are. Nothing of what stands on them is told.`,
    query: [...OF_PAGES, 'q', 'filter'],
    answers: { 200: z.array(hostSiteSchema) },
  },
  listJobs: {
    method: 'GET',
    path: '/host/jobs',
    summary: 'Work in the background that is not done: mails, publishes to come, pictures, backups, clean-up.',
    answers: { 200: z.array(jobSchema) },
  },
  tryJob: {
    method: 'POST',
    path: '/host/jobs/:job/tries',
    summary: 'Has a job tried now, also one that was given up. 404 where there is none any more.',
    body: json,
    answers: { 204: 'nothing' },
  },
  dismissJob: {
    method: 'DELETE',
    path: '/host/jobs/:job',
    summary: 'Takes a job that was given up from the list.',
    answers: { 204: 'nothing' },
  },
  readBackups: {
    method: 'GET',
    path: '/host/backups',
    summary: 'Where the backups stand: the last proof, the copies, and when the next is made.',
    answers: { 200: backupsSchema },
  },
  backUpNow: {
    method: 'POST',
    path: '/host/backups',
    summary: 'Begins a backup and its proof, unless one is being made. 409 where no place is set.',
    body: json,
    answers: { 202: backupsSchema },
  },
  readVersions: {
    method: 'GET',
    path: '/host/versions',
    summary: 'Which version runs, which ran before, and a newer one where RELEASES_URL says where to ask.',
    answers: { 200: versionsSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }

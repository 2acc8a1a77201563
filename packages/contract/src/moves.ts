import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { MAX_PAGE_SCHEDULES } from './schedule.ts'
import { statisticsSettingsSchema } from './statistics.ts'

/** So many minutes a permission to bring a site waits for its first use. */
export const PERMISSION_MINUTES = 60
/** So many lines, changes or messages come in one step. */
export const MOST_IN_A_STEP = 500

const count = z.int().min(0)
/** More than any day has, and little enough that what is counted later still fits into a whole number of every database. */
const sum = z.int().min(0).max(1_000_000_000)
const day = z.iso.date()
const name = z.string().max(500)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const picture = z.object({ hash, size: count })
/** As the site file has it (docs/site-file.md); the server that gets it reads it as it reads a file. */
const line = z.looseObject({})
const step = <Name extends string>(name: Name) => ({ step: z.literal(name) })

const moveStepSchema = z.discriminatedUnion('step', [
  z.object({ ...step('begin'), from: z.string().max(300) }),
  z.object({ ...step('pictures'), pictures: z.array(picture).max(5_000) }),
  z.object({ ...step('look') }),
  z.object({ ...step('changes'), after: count, changes: z.array(line).max(MOST_IN_A_STEP) }),
  z.object({
    ...step('messages'),
    put: z.array(z.object({ key: z.string().max(100), message: line })).max(MOST_IN_A_STEP),
    gone: z.array(z.string().max(100)).max(MOST_IN_A_STEP),
  }),
  z.object({ ...step('release'), release: line }),
  z.object({
    ...step('statistics'),
    /** Nothing that an earlier try has brought stays beside it. */
    isFirst: z.boolean(),
    settings: statisticsSettingsSchema.extend({ keepMonths: count }),
    sums: z.array(z.object({ day, kind: name, name, views: sum, visits: sum })).max(MOST_IN_A_STEP),
    speeds: z
      .array(z.object({ day, page: name, measure: name, section: name, bucket: sum, times: sum }))
      .max(MOST_IN_A_STEP),
  }),
  z.object({
    ...step('ready'),
    revision: count,
    live: z.object({ revision: count, at: z.iso.datetime() }).nullable(),
    pictures: z.array(picture).max(100_000),
    people: z.array(line).max(100),
    enquiries: line,
    schedule: line.nullable(),
    /** Servers of an earlier version know of none. */
    pageSchedules: z.array(line).max(MAX_PAGE_SCHEDULES).optional(),
  }),
  z.object({ ...step('finish') }),
  z.object({ ...step('drop') }),
])
export type MoveStep = Frozen<z.infer<typeof moveStepSchema>>

const moveStateSchema = z.object({
  /** 'here': its file was taken in, and nobody sees it yet; 'failed': it was refused. */
  state: z.enum(['open', 'arriving', 'taking', 'here', 'ready', 'arrived', 'failed', 'dropped']),
  revision: count.optional(),
  /** Of the pictures that were named, those that are not there. */
  missing: z.array(hash).optional(),
  /** Where visitors read it, and where it is edited, once it has arrived. */
  address: z.string().optional(),
  editor: z.string().optional(),
  problem: z.string().optional(),
})
export type MoveState = Frozen<z.infer<typeof moveStateSchema>>

const departureSchema = z.object({
  /** 'decided': the site is the other server's; 'over': it never will be by this move; 'open': nobody knows yet; 'unknown': nobody here has heard of it. */
  standing: z.enum(['open', 'decided', 'over', 'unknown']),
})
export type DepartureAnswer = Frozen<z.infer<typeof departureSchema>>

const permissionSchema = z.object({ permission: z.string(), expiresAt: z.string() })

/** What two servers say to each other while a site goes from one to the other (0127). Steps come with `Authorization: Move` and a permission. */
export const moveEndpoints = {
  allowMove: {
    method: 'POST',
    path: '/arrivals',
    summary: `Allows one site to be brought to the account from another installation, once. The permission is told once, and has to be used within ${PERMISSION_MINUTES} minutes.`,
    body: z.looseObject({}),
    answers: { 201: permissionSchema },
  },
  takeMoveStep: {
    method: 'POST',
    path: '/arrivals/:move',
    summary: 'One step of a site on its way in, from the server that has it. The move is named by that server.',
    body: moveStepSchema,
    answers: { 200: moveStateSchema },
  },
  sendMovePicture: {
    method: 'PUT',
    path: '/arrivals/:move/pictures/:hash',
    summary: 'A picture of a site on its way in, as it was sent once; the address names its SHA-256.',
    bytes: 'application/octet-stream',
    answers: { 204: 'nothing' },
  },
  sendMoveOwnFile: {
    method: 'PUT',
    path: '/arrivals/:move/files/:hash',
    summary: 'A video, captions or a document of a site on its way in; the address names its SHA-256.',
    bytes: 'application/octet-stream',
    answers: { 204: 'nothing' },
  },
  sendMoveSentFile: {
    method: 'PUT',
    path: '/arrivals/:move/sent/:hash',
    summary: 'A file that a visitor sent to a site on its way in; the address names its SHA-256.',
    bytes: 'application/octet-stream',
    answers: { 204: 'nothing' },
  },
  sendMoveFile: {
    method: 'PUT',
    path: '/arrivals/:move/file',
    summary: 'The site file of a site on its way in, without pictures. Taking it in begins at once.',
    bytes: 'application/zip',
    answers: { 202: moveStateSchema },
  },
  readArrival: {
    method: 'GET',
    path: '/arrivals/:move',
    summary: 'Whether a site has arrived, for whoever knows the name of its move.',
    answers: { 200: moveStateSchema },
  },
  readDeparture: {
    method: 'GET',
    path: '/departures/:move',
    summary: 'What became of a move of a site from here, for whoever knows the name of its move.',
    answers: { 200: departureSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }

import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { importedSchema, importRefusedSchema } from './schemas.ts'

/** How much of each kind a site file can hold. */
const archiveContentsSchema = z.object({
  pictures: z.int().min(0),
  /** Of these pictures, as they were sent. */
  bytes: z.int().min(0),
  /** Changes that were made. */
  history: z.int().min(0),
  /** null for who may not see them. */
  people: z.int().min(0).nullable(),
  messages: z.int().min(0).nullable(),
})
export type ArchiveContents = Frozen<z.infer<typeof archiveContentsSchema>>

const beginImportSchema = z.object({
  /** Personal data comes only where it is asked for. */
  with: z.array(z.enum(['people', 'messages'])).max(2),
  /** Where the site is to stand; must be free. Without it an address is found. */
  slug: z.string().max(80).optional(),
})

/** Where an import is: receiving, working, or over with a site or a refusal. */
const importStateSchema = z.object({
  /** Bytes of the file that are there. */
  received: z.int().min(0),
  step: z.enum(['reading', 'pictures', 'pages', 'storing']).optional(),
  done: z.int().min(0).optional(),
  total: z.int().min(0).optional(),
  site: importedSchema.optional(),
  refused: importRefusedSchema.partial({ faults: true }).optional(),
})
export type ImportStateAnswer = Frozen<z.infer<typeof importStateSchema>>

/** So many bytes of a file are sent in one request: a slow connection manages that before a server or proxy gives up. */
export const SLICE = 8_000_000

/** Whole sites as one file, out and in. */
export const archiveEndpoints = {
  readArchiveContents: {
    method: 'GET',
    path: '/sites/:id/archive-contents',
    summary: 'How many pictures, changes, people and messages the site file of this site can hold.',
    answers: { 200: archiveContentsSchema },
  },
  exportArchive: {
    method: 'GET',
    path: '/sites/:id/archive',
    summary:
      'The whole site as one ZIP file, as import reads it. `with` names what is in it, with commas: pictures, history, people (for who may invite), messages (for who may read them); without it, the first two.',
    query: ['with'],
    answers: { 200: 'application/zip' },
  },
  sendArchive: {
    method: 'PUT',
    path: '/imports/:key',
    summary:
      'Adds a slice to a site file (ZIP, or a configuration as JSON) that is to be imported, at the byte `offset`. The key is made by who sends it. The answer says how much is there.',
    query: ['offset'],
    bytes: 'application/octet-stream',
    answers: { 200: importStateSchema },
  },
  beginImport: {
    method: 'POST',
    path: '/imports/:key',
    summary:
      'Begins to import what was sent. `with` names what is taken beside the site: people, messages. A `slug` must be free, or nothing begins; without one the site gets an address near the one it had.',
    body: beginImportSchema,
    answers: { 202: importStateSchema },
  },
  readImport: {
    method: 'GET',
    path: '/imports/:key',
    summary: 'How far an import is; with its site or with what is wrong when it is over.',
    answers: { 200: importStateSchema },
  },
  cancelImport: {
    method: 'DELETE',
    path: '/imports/:key',
    summary: 'Gives up an import: what was sent is forgotten, and no site is made.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }

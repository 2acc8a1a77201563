import type { FastifyRequest } from 'fastify'
import type { Snapshot } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** The document that is asked for: as it was after `revision` where the query names one, else the newest. */
export async function momentFor(request: FastifyRequest, parts: Parts, id: string): Promise<Snapshot> {
  const { revision } = request.query as { revision?: string }
  if (revision !== undefined && !/^\d{1,9}$/.test(revision)) throw new HttpError('request-malformed', 'revision')
  const read = await (revision === undefined ? parts.sites.read(id) : parts.moments.at(id, Number(revision)))
  if (!read) throw new HttpError(revision === undefined ? 'site-missing' : 'not-found')
  return read
}

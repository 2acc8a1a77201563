import type { FastifyRequest } from 'fastify'
import type { SiteRow, Snapshot } from '../store/sites.store.ts'
import { spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** The document that is asked for: as it was after `revision` or with `release` where the query names one, else the newest. */
export async function momentFor(request: FastifyRequest, parts: Parts, row: SiteRow): Promise<Snapshot> {
  const { id } = row
  const { revision, release } = request.query as { revision?: string; release?: string }
  if (revision !== undefined || release !== undefined) await spend(request, parts, 'past')
  if (release !== undefined) return releasedAs(release === 'live' ? row.liveRelease : release, parts, id)
  if (revision !== undefined && !/^\d{1,9}$/.test(revision)) throw new HttpError('request-malformed', 'revision')
  const read = await (revision === undefined ? parts.sites.read(id) : parts.moments.at(id, Number(revision)))
  if (!read) throw new HttpError(revision === undefined ? 'site-missing' : 'not-found')
  return read
}

async function releasedAs(release: string | null, parts: Parts, id: string): Promise<Snapshot> {
  const found = release === null ? undefined : await parts.mixtures.siteOf(id, release)
  if (!found) throw new HttpError('release-missing')
  return found
}

import {
  type DocumentAnswer,
  endpoints,
  type Imported,
  type ImportRefused,
  type importSchema,
  type SiteEntry,
} from '@mimar/contract'
import { exportInSteps } from '@mimar/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { include, may } from '../accounts/access.ts'
import { ArchiveRefusal } from '../archive/format.ts'
import { configurationInThread } from '../archive/thread.ts'
import { hasDecision } from '../complaints/own-decisions.ts'
import { keyedFiles } from '../drafts/draft-pictures.ts'
import { newConstants } from '../sites/from-starter.ts'
import { keptBefore } from '../sites/import-file.ts'
import { addImported, MOST_FAULTS, type PictureSource, storeSite } from '../sites/import-site.ts'
import type { Account } from '../store/accounts.store.ts'
import { bytesInSlices, giveWay, inSlices, jsonInSlices } from '../turns.ts'
import { signedIn, siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { momentFor } from './moment.ts'
import { pageAsked, tellPage } from './pages.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { entryOf, siteEntry } from './site-entry.ts'
import { startSite } from './starters.ts'

/** The sites of an account: listed, read, exported, made, copied. */
export function siteRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.listSites, (request, reply) => listSites(request, reply, parts))

  serve(app, endpoints.importSite, (request, reply) => makeSite(request, reply, parts))

  serve(app, endpoints.copySite, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    // A copy could be published.
    if (row.takenDown) throw new HttpError('site-taken-down')
    await refuseMaking(account, parts)
    await spend(request, parts, 'copies')
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    const document = { ...read.site, constants: newConstants(read.site) }
    const { site } = await storeSite(parts.siteStore, document, { id: row.slug, slug: row.slug }, account)
    reply.code(201)
    return siteEntry(site.id, account, parts)
  })

  serve(app, endpoints.readDocument, async (request, reply) => {
    return sendInSlices(reply, await readDocument(request, parts))
  })

  serve(app, endpoints.exportSite, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    await spend(request, parts, 'exports')
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    reply.header('content-disposition', `attachment; filename="${row.slug}.json"`)
    return sendInSlices(reply, await inSlices(exportInSteps(read.site, parts.sites.catalog)))
  })
}

/** As many sites as one answer lists; who wants more asks again. */
const AT_ONCE = 100

async function listSites(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<SiteEntry[]> {
  const account = await signedIn(request, parts)
  const { q = '', unread, archived } = request.query as { readonly [name: string]: string | undefined }
  const wanted = {
    ...pageAsked(request, AT_ONCE),
    search: q,
    isUnread: unread === '1',
    isArchived: archived === '1',
  }
  const { total, sites } = await parts.siteLists.page(account, wanted)
  tellPage(request, reply, total, wanted.offset + sites.length)
  return Promise.all(sites.map((site) => entryOf(site, parts)))
}

/** More than anybody looks after; it bounds what one account can fill the disk with. */
const MOST_SITES = 200

/** Refuses who may not make a site, or has as many as there may be. */
export async function refuseMaking(account: Account, parts: Parts): Promise<void> {
  if (!(await may(account, 'make-site', null, parts.accounts))) throw new HttpError('not-allowed')
  await parts.quotas.refuseSite(account.id)
  // Archived ones fill the disk as well, and deleted ones until they are erased.
  const { siteLists, deletedSites } = parts
  const away = (await siteLists.count(account, { isArchived: true })) + (await deletedSites.count(account))
  const sites = (await siteLists.count(account)) + away
  if (sites >= MOST_SITES || parts.settings.sitePorts?.isFull) throw new HttpError('too-many-sites')
}

async function makeSite(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const owner = await signedIn(request, parts)
  await refuseMaking(owner, parts)
  const body = readBody(endpoints.importSite.body, request.body)
  const made = 'starter' in body ? await startSite(body, owner, parts) : await importSite(body, owner, parts)
  return sendInSlices(reply.code('faults' in made ? 422 : 201), made)
}

async function importSite(
  { configuration, slug }: z.infer<typeof importSchema>,
  owner: Account,
  parts: Parts,
): Promise<Imported | ImportRefused> {
  const keepPicture = (media: PictureSource) => keptBefore(media, parts.mediaStore)
  const imported = await configurationInThread({ json: await jsonInSlices(configuration) }).catch(told)
  const added = await addImported(parts.siteStore, imported, { slug, owner, keepPicture })
  if (!added.ok) return refused(added.faults)
  return { ...(await siteEntry(added.site.id, owner, parts)), findings: [...added.findings] }
}

async function readDocument(request: FastifyRequest, parts: Parts): Promise<DocumentAnswer> {
  const { account, row, rights } = await siteFor(request, parts, 'read-site')
  await spend(request, parts, 'reads')
  const read = await momentFor(request, parts, row)
  if (read.revision === row.revision && include(rights, 'publish-site')) parts.publishing.warm(row.id, read.site)
  await giveWay()
  const icons = await parts.drawing.icons(read.site)
  await giveWay()
  const pictures = await parts.drawing.pictures(read.site)
  return {
    site: read.site,
    revision: read.revision,
    publishedRevision: row.publishedRevision,
    publishedAhead: row.publishedAhead,
    siteAddress: parts.settings.siteAddress(row.slug),
    icons,
    imageFiles: keyedFiles(row.id, pictures, parts),
    account: {
      email: account.email,
      rights: [...rights],
      ...(account.guest && { guest: { translates: account.guest.translates } }),
    },
    ...(row.archived && (await movedOf(row.id, parts))),
    ...((await hasDecision(account, row.id, parts.complaints)) && { hasDecision: true }),
  }
}

async function movedOf(site: string, { departures }: Parts): Promise<Pick<DocumentAnswer, 'movedTo'>> {
  const movedTo = await departures.movedTo(site)
  return movedTo ? { movedTo } : {}
}

async function sendInSlices(reply: FastifyReply, answer: object): Promise<FastifyReply> {
  const bytes = await bytesInSlices(await jsonInSlices(answer))
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/** A file that is not taken at all is the sender's. */
export function told(failure: unknown): never {
  throw failure instanceof ArchiveRefusal ? new HttpError(failure.code) : failure
}

/** What a file with faults is answered. */
export function refused(faults: ImportRefused['faults']): ImportRefused {
  const [first] = faults
  const where = first ? ` The first is at ${first.path}: ${first.message}` : ''
  return {
    status: 422,
    code: 'import-refused',
    message: `The configuration has ${faults.length < MOST_FAULTS ? faults.length : `${MOST_FAULTS} or more`} faults and was not imported.${where}`,
    faults,
  }
}

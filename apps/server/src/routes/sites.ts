import { type DocumentAnswer, endpoints, type ImportRefused, type SiteEntry } from '@mimar/contract'
import { exportSite, type Media } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { keptBefore } from '../sites/import-file.ts'
import { addSite } from '../sites/import-site.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { signedIn, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'

/** The sites of an account: listed, read, exported, imported. */
export function siteRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(endpoints.listSites.path, async (request, reply) => {
    const { id } = await signedIn(request, parts)
    const rows = await parts.siteStore.list(id)
    reply.header('x-total-count', rows.length)
    return rows.map((row) => entry(row, parts))
  })

  app.post(endpoints.importSite.path, (request, reply) => importSite(request, reply, parts))

  app.get(endpoints.readDocument.path, (request) => readDocument(request, parts))

  app.get(endpoints.exportSite.path, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    reply.header('content-disposition', `attachment; filename="${row.slug}.json"`)
    return exportSite(read.site, catalog)
  })
}

async function importSite(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<SiteEntry | ImportRefused> {
  const owner = await signedIn(request, parts)
  if (!(await may(owner, 'make-site', null, parts.accounts))) throw new HttpError('not-allowed')
  const { configuration, slug } = readBody(endpoints.importSite.body, request.body)
  const keepPicture = (media: Media) => keptBefore(media, parts.mediaStore)
  const added = await addSite(parts.siteStore, catalog, { configuration, slug, owner, keepPicture })
  if (!added.ok) {
    reply.code(422)
    return refused(added.faults)
  }
  const row = await parts.siteStore.find(added.site.id)
  if (!row) throw new HttpError('site-missing')
  reply.code(201)
  return entry(row, parts)
}

async function readDocument(request: FastifyRequest, parts: Parts): Promise<DocumentAnswer> {
  const { account, row } = await siteFor(request, parts, 'read-site')
  const read = await parts.sites.read(row.id)
  if (!read) throw new HttpError('site-missing')
  const [icons, pictures] = await Promise.all([parts.drawing.icons(read.site), parts.drawing.pictures(read.site)])
  return {
    site: read.site,
    revision: read.revision,
    publishedRevision: row.publishedRevision,
    siteAddress: parts.settings.siteAddress(row.slug),
    icons,
    imageFiles: pictures,
    account: { email: account.email },
  }
}

function refused(faults: ImportRefused['faults']): ImportRefused {
  const [first] = faults
  const where = first ? ` The first is at ${first.path}: ${first.message}` : ''
  return {
    status: 422,
    code: 'import-refused',
    message: `The configuration has ${faults.length} faults and was not imported.${where}`,
    faults,
  }
}

function entry({ id, slug, name, revision, publishedRevision }: SiteRow, { settings }: Parts): SiteEntry {
  return { id, slug, name, revision, publishedRevision, address: settings.siteAddress(slug) }
}

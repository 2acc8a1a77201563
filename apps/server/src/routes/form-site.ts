import type { Site } from '@mimar/document'
import { directionOf } from '@mimar/sections'
import type { FastifyRequest } from 'fastify'
import type { SiteRow } from '../store/sites.store.ts'
import type { PageSite } from './form-page.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A site as its own forms see it: its document, its name, and the language of the page that asks. */
export interface FormSite {
  readonly id: string
  readonly hash: string
  readonly document: Site
  /** The release that visitors read; null while nothing is published. */
  readonly release: string | null
  readonly page: PageSite
}

/** The site that a form of it is sent to. It is sent from the site's own origin; anywhere else there is no such form. */
export async function formSite(request: FastifyRequest, parts: Parts): Promise<FormSite> {
  const { site: id } = request.params as { site: string }
  const row = await parts.siteStore.find(id)
  if (!row || row.archived || row.takenDown || !(await isOwnHost(request.headers.host, row, parts)))
    throw new HttpError('site-missing')
  const read = await parts.sites.read(id, row)
  if (!read) throw new HttpError('site-missing')
  const language = languageOf(read.site, request)
  return {
    id,
    hash: read.site.constants.siteHash,
    document: read.site,
    release: row.liveRelease,
    page: pageOf(read.site, row.name, language, request),
  }
}

/** A page that was opened before the site moved is still where it was. */
async function isOwnHost(asked: string | undefined, { id, slug }: SiteRow, { settings, siteStore }: Parts) {
  const host = asked?.toLowerCase()
  if (host !== undefined && settings.ownDomains.siteOfProvedName(host)?.site === id) return true
  const isAt = (one: string) => host === new URL(settings.plainAddress(one)).host
  return isAt(slug) || (await siteStore.formerAddresses(id)).some((former) => isAt(former.slug))
}

function languageOf({ languages }: Site, request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown }
  const asked = languages.find(({ code, isActive }) => isActive && code === lang)
  return (asked ?? languages.find(({ isPrimary }) => isPrimary) ?? languages[0])?.code ?? 'en'
}

function pageOf({ theme, settings }: Site, known: string, language: string, request: FastifyRequest): PageSite {
  const name = settings.name[language] ?? known
  const { tertiaryExtraLight, accentDark, primaryLight, accentWhite } = theme.palette
  return {
    ...{ name, language, dir: directionOf(language), back: backOf(request) },
    colors: { surface: tertiaryExtraLight, text: accentDark, action: primaryLight, raised: accentWhite },
  }
}

/** The page of the same site that the visitor came from; the site's first page where that is not known. */
function backOf({ headers }: FastifyRequest): string {
  const from = headers.referer !== undefined && URL.canParse(headers.referer) ? new URL(headers.referer) : undefined
  return from?.host === headers.host && !from?.pathname.startsWith('/api/') ? (from?.pathname ?? '/') : '/'
}

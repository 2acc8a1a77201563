import { endpoints, type SiteEntry, type StartRequest } from '@mimar/contract'
import { PALETTE_TOKENS, type Palette, primaryLanguage, type Site } from '@mimar/document'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { starterDraft } from '../drafts/draft-pictures.ts'
import { slugFor } from '../sites/addresses.ts'
import { siteFromStarter } from '../sites/from-starter.ts'
import { storeSite } from '../sites/import-site.ts'
import { UNNAMED } from '../sites/sample-names.ts'
import type { Account } from '../store/accounts.store.ts'
import { freeSlug } from './addresses.ts'
import { signedIn, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'

/** The finished sites one can start with, and what a site looks like at first sight. */
export function starterRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.listStarters, async (request, reply) => {
    await signedIn(request, parts)
    const { only } = request.query as { only?: string }
    const starters = await parts.starters.list(only)
    reply.header('x-total-count', starters.length)
    return starters
  })

  serve(app, endpoints.starterStill, async (request, reply) => {
    await signedIn(request, parts)
    const { starter } = request.params as { starter: string }
    const { lang, palette } = request.query as { lang?: string; palette?: string }
    const site = await parts.starters.find(starter)
    if (!site) throw new HttpError('starter-missing')
    const colors = readColors(palette)
    const colored = colors ? { ...site, theme: { ...site.theme, palette: colors } } : site
    return sendStill(reply, colored, { lang, draft: starterDraft(starter) }, parts)
  })

  serve(app, endpoints.siteStill, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    const { lang } = request.query as { lang?: string }
    return sendStill(reply, read.site, { lang, draft: row.id }, parts)
  })
}

interface Wanted {
  readonly lang: string | undefined
  readonly draft: string
}

/** A page without a script that only the app itself may frame, and who may be around it. */
export async function sendStill(reply: FastifyReply, site: Site, { lang, draft }: Wanted, parts: Parts) {
  const { drawing, pictureKeys, settings } = parts
  const known = site.languages.find(({ code }) => code === lang) ?? primaryLanguage(site)
  const html = await drawing.still(site, known.code, (address) => pictureKeys.keyed(draft, address))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', [STILL_POLICY, ...settings.allowedParents].join(' '))
    .send(html)
}

const STILL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'"

/** Eleven colours in the order of the palette: `9b2a2c-6b161b-…`; undefined for anything else. */
function readColors(input: string | undefined): Palette | undefined {
  const colors = input?.split('-') ?? []
  if (colors.length !== PALETTE_TOKENS.length || !colors.every((hex) => /^[0-9a-f]{6}$/i.test(hex))) return undefined
  return Object.fromEntries(PALETTE_TOKENS.map((token, at) => [token, `#${colors[at]}`.toUpperCase()])) as Palette
}

/** Makes a site from a starter, with all its pictures. A slug of one's own must be free; one made from the name gets a number. */
export async function startSite(wish: StartRequest, owner: Account, parts: Parts): Promise<SiteEntry> {
  const starter = await parts.starters.find(wish.starter)
  if (!starter) throw new HttpError('starter-missing')
  const slug = wish.slug === undefined ? slugFrom(wish, starter) : await freeSlug(wish.slug, parts)
  const document = siteFromStarter(starter, wish, owner.email, parts.sites.catalog)
  const { site } = await storeSite(parts.siteStore, document, { id: slug, slug }, owner)
  await parts.mailboxes.askOnce(site.id)
  return siteEntry(site.id, owner, parts)
}

function slugFrom({ name, languages, starter }: StartRequest, { settings }: Site): string {
  if (name !== undefined && UNNAMED.includes(name)) return starter
  return slugFor(name ?? settings.name.en ?? '', languages[0]) ?? starter
}

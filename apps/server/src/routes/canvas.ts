import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { siteFor } from './guard.ts'
import { momentFor } from './moment.ts'
import type { Parts } from './parts.ts'
import { draftPicture } from './pictures.ts'

/** What the canvas draws a site with: styles, and icons to choose from. */
export function canvasRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(endpoints.canvasStyles.path, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const read = await momentFor(request, parts, row)
    const { lang, head, body } = request.query as { lang?: string; head?: string; body?: string }
    const known = read.site.languages.find(({ code }) => code === lang) ?? read.site.languages[0]
    const { theme } = read.site
    const worn = { ...theme, primaryFont: head ?? theme.primaryFont, secondaryFont: body ?? theme.secondaryFont }
    const isSame = worn.primaryFont === theme.primaryFont && worn.secondaryFont === theme.secondaryFont
    const styles = await parts.drawing.styles(isSame ? read.site : { ...read.site, theme: worn }, known?.code ?? 'en')
    return reply.type(CSS).header('cache-control', 'private, no-cache').send(styles)
  })
  app.get(endpoints.fontPreviews.path, async (request, reply) => {
    await siteFor(request, parts, 'read-site')
    return reply
      .type(CSS)
      .header('cache-control', 'private, max-age=3600')
      .send(await parts.drawing.fontPreviews())
  })
  app.get(endpoints.findIcons.path, async (request, reply) => {
    await siteFor(request, parts, 'read-site')
    const { names, search = '', from = '0' } = request.query as { names?: string; search?: string; from?: string }
    reply.header('cache-control', 'private, max-age=3600')
    return parts.drawing.findIcons(
      names === undefined
        ? { search: search.slice(0, 100), from: Math.max(0, Number.parseInt(from, 10) || 0) }
        : { names: names.split(',') },
    )
  })
}

const CSS = 'text/css; charset=utf-8'

/** Pictures of drafts, by addresses that were handed out with the draft, and fonts, which are everybody's. */
export function fileRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/fonts/*', async (request, reply) => {
    const file = await parts.drawing.file(request.url.split('?', 1)[0] ?? '')
    if (!file) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type(file.type).send(file.bytes)
  })
  app.get('/media/*', async (request, reply) => {
    const file = await draftPicture(request.url.split('?', 1)[0] ?? '', parts)
    if (!file) return reply.callNotFound()
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return reply.type(file.type).send(file.bytes)
  })
}

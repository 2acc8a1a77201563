import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** The styles the canvas draws a site with. */
export function canvasRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(endpoints.canvasStyles.path, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    const { lang } = request.query as { lang?: string }
    const known = read.site.languages.find(({ code }) => code === lang) ?? read.site.languages[0]
    const styles = await parts.drawing.styles(read.site, known?.code ?? 'en')
    return reply.type('text/css; charset=utf-8').header('cache-control', 'private, no-cache').send(styles)
  })
}

/** Pictures and fonts of the canvas. They are named by what they hold, so knowing the name is knowing the file. */
export function fileRoutes(app: FastifyInstance, parts: Parts): void {
  for (const address of ['/media/*', '/fonts/*']) {
    app.get(address, async (request, reply) => {
      const file = await parts.drawing.file(request.url.split('?', 1)[0] ?? '')
      if (!file) return reply.callNotFound()
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type(file.type).send(file.bytes)
    })
  }
}

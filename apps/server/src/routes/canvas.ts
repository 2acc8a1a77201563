import { endpoints } from '@mimar/contract'
import { FONT_WEIGHTS, holdsSame, type Site, type Theme } from '@mimar/document'
import type { FastifyInstance } from 'fastify'
import { draftPicture } from '../drafts/draft-pictures.ts'
import { siteFor, spend, spending } from './guard.ts'
import { momentFor } from './moment.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** What the canvas draws a site with: styles, and icons to choose from. */
export function canvasRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.canvasStyles, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const read = await momentFor(request, parts, row)
    const { lang, beside, ...fonts } = request.query as { lang?: string; beside?: string } & WornFonts
    const drawn = withLanguages(read.site, beside)
    // A language may be drawn before the change that adds it has come here.
    const language = lang && LANGUAGE.test(lang) ? lang : (drawn.languages[0]?.code ?? 'en')
    const theme = themeIn(drawn.theme, fonts)
    const site = holdsSame(theme, drawn.theme) ? drawn : { ...drawn, theme }
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    const asker = { admit: await spending(request, parts, 'fonts'), signal: gone.signal }
    const styles = await parts.drawing.styles(site, language, asker)
    return reply.type(CSS).header('cache-control', 'private, no-cache').send(styles)
  })
  serve(app, endpoints.fontPreviews, async (request, reply) => {
    await siteFor(request, parts, 'read-site')
    return reply
      .type(CSS)
      .header('cache-control', 'private, max-age=3600')
      .send(await parts.drawing.fontPreviews())
  })
  serve(app, endpoints.findIcons, async (request, reply) => {
    await siteFor(request, parts, 'read-site')
    await spend(request, parts, 'reads')
    const { names, search = '', from = '0' } = request.query as { names?: string; search?: string; from?: string }
    reply.header('cache-control', 'private, max-age=3600')
    return parts.drawing.findIcons(
      names === undefined
        ? { search: search.slice(0, 100), from: Math.max(0, Number.parseInt(from, 10) || 0) }
        : { names: names.split(',') },
    )
  })
}

/** What a theme that is being tried draws its headings and texts with. */
interface WornFonts {
  readonly head?: string
  readonly body?: string
  readonly headWeight?: string
  readonly bodyWeight?: string
  readonly headItalic?: string
  readonly bodyItalic?: string
}

/** The theme in other fonts, where some are named. */
function themeIn(theme: Theme, { head, body, ...shapes }: WornFonts): Theme {
  if (head === undefined || body === undefined) return theme
  const { primaryWeight: _p, secondaryWeight: _s, primaryItalic: _i, secondaryItalic: _t, ...rest } = theme
  const weight = (input: string | undefined) => FONT_WEIGHTS.find((one) => String(one) === input)
  const [heads, texts] = [weight(shapes.headWeight), weight(shapes.bodyWeight)]
  return {
    ...{ ...rest, primaryFont: head, secondaryFont: body },
    ...(heads && { primaryWeight: heads }),
    ...(texts && { secondaryWeight: texts }),
    ...(shapes.headItalic && { primaryItalic: true as const }),
    ...(shapes.bodyItalic && { secondaryItalic: true as const }),
  }
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i
/** As many languages as a site may well have. */
const MOST_LANGUAGES = 60

/** The site as the draft of whoever asks has its languages: those that are shown, by their codes. */
function withLanguages(site: Site, shown: string | undefined): Site {
  const [first] = site.languages
  const codes = shown?.split(',').slice(0, MOST_LANGUAGES)
  if (!codes || !first || !codes.every((code) => LANGUAGE.test(code))) return site
  const known = site.languages.map((language) => ({ ...language, isActive: codes.includes(language.code) }))
  const others = codes.filter((code) => !known.some((language) => language.code === code))
  const added = others.map((code) => ({ ...first, id: code, code, isPrimary: false, isActive: true }))
  return { ...site, languages: [...known, ...added] }
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

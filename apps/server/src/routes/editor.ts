import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { EditorFiles } from './editor-files.ts'
import { accountOf, cookieOf } from './guard.ts'
import type { Parts } from './parts.ts'
import { plainPage } from './plain-page.ts'
import { type SentenceCode, spokenLanguage } from './words.ts'

/** The editor's page and files, and the way in. */
export function editorRoutes(app: FastifyInstance, parts: Parts): void {
  const files = new EditorFiles(parts.editorDir)
  const policy = contentPolicy(parts.settings)
  const page = (reply: FastifyReply) =>
    reply.header('content-security-policy', policy).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  const signInPage = (request: FastifyRequest, reply: FastifyReply, problem?: SentenceCode) => {
    const spoken = languageOf(request)
    return page(reply)
      .code(401)
      .send(plainPage(spoken, { ...(problem ? { problem } : {}), showsSignIn: true }))
  }

  app.get('/', async (request, reply) => {
    const account = await accountOf(request, parts)
    const [first] = account ? await parts.siteStore.list(account.id) : []
    return first ? reply.redirect(`/edit/${encodeURIComponent(first.id)}/`, 303) : signInPage(request, reply)
  })

  app.get('/edit/*', async (request, reply) => {
    const { authHash } = request.query as { authHash?: string }
    if (authHash !== undefined) {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
      const session = await parts.signIn.exchange(String(authHash))
      if (session) {
        return reply.header('set-cookie', cookieOf(parts).write(session)).redirect(withoutAuthHash(request.url), 303)
      }
      // Somebody who is signed in and opens the link again goes on as before.
      if (await accountOf(request, parts)) return reply.redirect(withoutAuthHash(request.url), 303)
      return signInPage(request, reply, 'link-refused')
    }
    const isFramed = parts.settings.allowedParents.length > 0 && request.headers['sec-fetch-dest'] === 'iframe'
    // A framed editor reads its authHash from the frame around it, so it must load before anybody is signed in.
    if (!isFramed && !(await accountOf(request, parts))) return signInPage(request, reply)
    const index = await files.find('/index.html')
    return index ? page(reply).send(index.bytes) : reply.callNotFound()
  })

  app.get('/assets/*', async (request, reply) => {
    const file = await files.find(new URL(request.url, 'http://app').pathname, request.headers['accept-encoding'])
    if (!file) return reply.callNotFound()
    if (file.encoding) reply.header('content-encoding', file.encoding)
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.bytes)
  })
}

export function languageOf(request: FastifyRequest) {
  return spokenLanguage((request.query as { lang?: unknown }).lang, request.headers['accept-language'])
}

/** The same path and query without the authHash; never another host, whatever the path begins with. */
function withoutAuthHash(address: string): string {
  const url = new URL(address.replace(/^\/+/, '/'), 'http://app')
  url.searchParams.delete('authHash')
  return url.pathname.replace(/^\/+/, '/') + url.search
}

function contentPolicy({ allowedParents }: Settings): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${allowedParents.length > 0 ? allowedParents.join(' ') : "'none'"}`,
  ].join('; ')
}

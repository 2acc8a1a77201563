import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { may, type Person } from '../accounts/access.ts'
import { deviceOf } from '../accounts/device.ts'
import { opensNothingMore } from '../accounts/sign-in.ts'
import { logFailure } from '../log.ts'
import type { Settings } from '../settings.ts'
import { noteArrival } from './audit.ts'
import { EditorFiles } from './editor-files.ts'
import { FirstPages } from './first-page.ts'
import { accountOf, cookieOf, countGuess } from './guard.ts'
import type { Parts } from './parts.ts'
import { beforeScripts, plainHttpRoute } from './plain-http.ts'
import { readBody } from './read-body.ts'
import { signInPage } from './sign-in-page.ts'
import { scriptHash, wayInPage } from './way-in-page.ts'
import { type SentenceCode, spokenLanguage } from './words.ts'

/** The editor's page and files, and the way in. */
export function editorRoutes(app: FastifyInstance, parts: Parts): void {
  const files = new EditorFiles(parts.editorDir, beforeScripts(parts.settings.appUrl))
  const pages = new EditorPages(files, parts)
  app.get('/', (request, reply) => pages.home(request, reply))
  app.get('/edit/*', (request, reply) => pages.open('/index.html', request, reply))
  app.get('/guest/*', (_request, reply) => pages.openToGuests(reply))
  app.get('/sites', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/sites/*', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/account', (request, reply) => pages.open('/sites.html', request, reply))
  app.register(async (entry) => entryRoutes(entry, pages))
  plainHttpRoute(app)
  app.get('/assets/*', (request, reply) => sendAsset(files, request, reply))
}

/** Where the button of a sign-in link is sent: to the address it stands on. */
function entryRoutes(app: FastifyInstance, pages: EditorPages): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  for (const address of ['/edit/*', '/sites', '/sites/*', '/account']) {
    app.post(address, (request, reply) => pages.enter(request, reply))
  }
}

class EditorPages {
  readonly #files: EditorFiles
  readonly #parts: Parts
  readonly #firstPages: FirstPages
  readonly #policy: string
  /** For pages whose requests may bring a token. */
  readonly #tokenPolicy: string

  constructor(files: EditorFiles, parts: Parts) {
    this.#files = files
    this.#parts = parts
    this.#firstPages = new FirstPages(files, parts)
    this.#policy = contentPolicy(parts.settings)
    // A link to a style sheet cannot carry a token: the editor fetches it and hands it to the page.
    this.#tokenPolicy = contentPolicy(parts.settings, 'blob:')
  }

  async home(request: FastifyRequest, reply: FastifyReply) {
    const account = await accountOf(request, this.#parts)
    if (!account) return this.#signIn(request, reply)
    const [first] = await this.#parts.siteStore.list(account, 1)
    const begins = !first && (await may(account, 'make-site', null, this.#parts.accounts))
    return reply.redirect(begins ? '/sites/new' : '/sites', 303)
  }

  /** One of our own pages, for who is signed in. */
  async open(file: '/index.html' | '/sites.html', request: FastifyRequest, reply: FastifyReply) {
    const { authHash } = request.query as { authHash?: string }
    const isFramed = this.#parts.settings.allowedParents.length > 0 && request.headers['sec-fetch-dest'] === 'iframe'
    if (authHash !== undefined && !isFramed) return this.#askToEnter(authHash, request, reply)
    // A framed editor takes its authHash by script, from its address or the frame around it: it loads before anybody is signed in.
    const account = isFramed ? undefined : await accountOf(request, this.#parts)
    if (!isFramed && !account) return this.#signIn(request, reply)
    const site = siteOf(request.url)
    // The invitation stands in the list of sites; of the site they see nothing yet.
    if (account && site && (await this.#parts.people.invitations.isAsked(account, site))) {
      return reply.redirect('/sites', 303)
    }
    const first = account && site ? await this.#firstPage(account, request) : undefined
    if (first) {
      const policy = this.#policy.replace("script-src 'self'", `script-src 'self' ${first.scripts.join(' ')}`)
      return this.#page(reply, policy).send(first.html)
    }
    const page = await this.#files.find(file)
    if (!page) return reply.callNotFound()
    if (isFramed) return this.#page(reply, this.#tokenPolicy).send(this.#withParents(page.bytes))
    return this.#page(reply).send(page.bytes)
  }

  /** The program draws the page where this cannot. */
  async #firstPage(person: Person, request: FastifyRequest) {
    const { pathname, searchParams } = new URL(request.url, 'http://app')
    const [, site = '', path = ''] = /^\/edit\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
    const language = searchParams.get('lang') ?? undefined
    try {
      const wanted = { person, site: decodeURIComponent(site), path: decodeURIComponent(path || '/'), language }
      return await this.#firstPages.of(wanted)
    } catch (failure) {
      logFailure('Drawing the first page of the editor failed')(failure)
      return undefined
    }
  }

  /**
   * The editor for who comes with the token of a link. The token stands behind the # of the address, which no browser
   * sends, so the page is the same for everybody. What it shows is decided when it asks with the token.
   */
  async openToGuests(reply: FastifyReply) {
    const page = await this.#files.find('/index.html')
    if (!page) return reply.callNotFound()
    reply.header('referrer-policy', 'no-referrer')
    const text = page.bytes
      .toString()
      .replace('name="referrer" content="same-origin"', 'name="referrer" content="no-referrer"')
    return this.#page(reply, this.#tokenPolicy).send(text)
  }

  /** A framed editor is told who may be around it, and asks nobody else for an address. */
  #withParents(page: Buffer): string {
    const parents = this.#parts.settings.allowedParents.join(' ')
    return page.toString().replace('<head>', `<head><meta name="allowed-parents" content="${parents}">`)
  }

  /** The page with the button that signs in: what only looks at a link, as mail programs do, does not use it up. */
  async #askToEnter(authHash: string, request: FastifyRequest, reply: FastifyReply) {
    const [present, holder] = [await accountOf(request, this.#parts), await this.#parts.signIn.holderOf(authHash)]
    const address = withoutAuthHash(request.url)
    // Somebody who is signed in and opens the link again goes on as before.
    if (present && (!holder || opensNothingMore(holder, present))) return this.#goOn(reply, address)
    if (!holder) return this.#refuseLink(request, reply)
    const other = present && present.id !== holder.account ? present.email : undefined
    const page = { language: languageOf(request), authHash, address, email: holder.email, present: other }
    return this.#page(reply).send(signInPage(page))
  }

  /** The button was pressed. */
  async enter(request: FastifyRequest, reply: FastifyReply) {
    const { signIn } = this.#parts
    if (Object.hasOwn((request.body ?? {}) as object, 'code')) return this.#enterByCode(request, reply)
    const { authHash } = readBody(endpoints.signIn.body, request.body)
    const present = await accountOf(request, this.#parts)
    const holder = await signIn.holderOf(authHash)
    const address = withoutAuthHash(request.url)
    if (present && holder && opensNothingMore(holder, present)) return this.#goOn(reply, address)
    const session = await signIn.exchange(authHash, { present, device: deviceOf(request.headers['user-agent']) })
    if (!session) return this.#refuseLink(request, reply)
    if (holder) await noteArrival(holder.account, 'link', this.#parts)
    const cookie = cookieOf(this.#parts)
    await signIn.end(cookie.read(request.headers.cookie))
    return this.#goOn(reply.header('set-cookie', cookie.write(session)), address)
  }

  /** A code from paper was typed. */
  async #enterByCode(request: FastifyRequest, reply: FastifyReply) {
    const { signIn, recoveryCodes } = this.#parts
    const { code } = readBody(typedCode, request.body)
    const account = await recoveryCodes.take(code)
    if (account === undefined) {
      countGuess(request, this.#parts)
      return this.#signIn(request, reply, 'code-refused')
    }
    const device = deviceOf(request.headers['user-agent'])
    const session = await signIn.begin({ account, givenBy: null }, { device })
    await noteArrival(account, 'code', this.#parts)
    const cookie = cookieOf(this.#parts)
    await signIn.end(cookie.read(request.headers.cookie))
    return this.#goOn(reply.header('set-cookie', cookie.write(session)), withoutAuthHash(request.url))
  }

  #goOn(reply: FastifyReply, address: string) {
    return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(address, 303)
  }

  #refuseLink(request: FastifyRequest, reply: FastifyReply) {
    countGuess(request, this.#parts)
    return this.#signIn(request, reply, 'link-refused')
  }

  async #signIn(request: FastifyRequest, reply: FastifyReply, problem?: SentenceCode) {
    const file = this.#parts.passkeys.isPossible ? await this.#files.find('/first/sign-in.js') : undefined
    const script = file?.bytes.toString()
    const page = wayInPage({ language: languageOf(request), problem, script, address: formAddress(request.url) })
    const policy = script && this.#policy.replace("script-src 'self'", `script-src ${scriptHash(script)}`)
    return this.#page(reply, policy || this.#policy)
      .code(401)
      .send(page)
  }

  #page(reply: FastifyReply, policy = this.#policy) {
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
  }
}

async function sendAsset(files: EditorFiles, request: FastifyRequest, reply: FastifyReply) {
  const file = await files.find(new URL(request.url, 'http://app').pathname, request.headers['accept-encoding'])
  if (!file) return reply.callNotFound()
  if (file.encoding) reply.header('content-encoding', file.encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(file.type)
    .send(file.bytes)
}

export function languageOf(request: FastifyRequest) {
  return spokenLanguage((request.query as { lang?: unknown }).lang, request.headers['accept-language'])
}

/** Where the form of the sign-in page is sent: to the address one wanted, as far as it takes forms. */
function formAddress(address: string): string {
  const wanted = withoutAuthHash(address)
  return /^\/(?:edit\/|sites|account)/.test(wanted) ? wanted : '/sites'
}

const typedCode = z.object({ code: z.string().max(60) })

/** The site that an address of the editor names. */
function siteOf(address: string): string | undefined {
  const named = /^\/edit\/([^/?]+)/.exec(address)?.[1] ?? ''
  try {
    return decodeURIComponent(named) || undefined
  } catch {
    return undefined
  }
}

/** The same path and query without the authHash; never another host, whatever the path begins with. */
function withoutAuthHash(address: string): string {
  const url = new URL(address.replace(/^\/+/, '/'), 'http://app')
  url.searchParams.delete('authHash')
  return url.pathname.replace(/^\/+/, '/') + url.search
}

function contentPolicy({ allowedParents, framedSources }: Settings, ...styles: string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self' 'unsafe-inline'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Drafts are shown in a frame, from where sites are.
    `frame-src 'self' blob: ${framedSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${allowedParents.length > 0 ? allowedParents.join(' ') : "'none'"}`,
  ].join('; ')
}

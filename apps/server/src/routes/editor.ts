import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may, type Person } from '../accounts/access.ts'
import { logFailure } from '../log.ts'
import type { OtherVersions } from '../sharing/other-versions.ts'
import { contentPolicy, pageReply } from './content-policy.ts'
import { EditorFiles } from './editor-files.ts'
import { Entering } from './entering.ts'
import { FirstPages } from './first-page.ts'
import { FirstStart, firstStartRoutes } from './first-start.ts'
import { accountOf, lacksPasskey } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { beforeScripts, plainHttpRoute } from './plain-http.ts'

/** The editor's page and files, and the way in. */
export function editorRoutes(app: FastifyInstance, parts: Parts): void {
  const files = new EditorFiles(parts.editorDir, beforeScripts(parts.settings.appUrl))
  const entering = new Entering(files, parts)
  const firstStart = new FirstStart(files, parts)
  const pages = new EditorPages(files, parts, entering)
  app.get('/', async (request, reply) => {
    const waiting = await firstStart.waiting()
    return waiting === undefined ? pages.home(request, reply) : firstStart.answer(waiting, request, reply)
  })
  app.get('/edit/*', (request, reply) => pages.open('/index.html', request, reply))
  app.get('/guest/*', (_request, reply) => pages.openToGuests(reply))
  app.get('/sites', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/sites/*', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/host', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/host/*', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/account', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/account/*', (request, reply) => pages.open('/sites.html', request, reply))
  app.get('/enter', (request, reply) => entering.openLink(request, reply))
  app.register(async (entry) => entryRoutes(entry, entering, firstStart))
  plainHttpRoute(app)
  app.get('/assets/*', (request, reply) => sendAsset(files, parts.versions, request, reply))
}

/** Where the button of a sign-in link is sent: to the address it stands on. */
function entryRoutes(app: FastifyInstance, entering: Entering, firstStart: FirstStart): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  firstStartRoutes(app, firstStart)
  for (const address of ['/edit/*', '/sites', '/sites/*', '/account', '/account/*', '/host', '/host/*']) {
    app.post(address, (request, reply) => entering.enter(request, reply))
  }
}

class EditorPages {
  readonly #files: EditorFiles
  readonly #parts: Parts
  readonly #firstPages: FirstPages
  readonly #entering: Entering
  readonly #policy: string
  /** For pages whose requests may bring a token. */
  readonly #tokenPolicy: string

  constructor(files: EditorFiles, parts: Parts, entering: Entering) {
    this.#files = files
    this.#parts = parts
    this.#entering = entering
    this.#firstPages = new FirstPages(files, parts)
    this.#policy = contentPolicy(parts.settings)
    // A link to a style sheet cannot carry a token: the editor fetches it and hands it to the page.
    this.#tokenPolicy = contentPolicy(parts.settings, 'blob:')
  }

  async home(request: FastifyRequest, reply: FastifyReply) {
    const account = await accountOf(request, this.#parts)
    if (!account) return this.#entering.signIn(request, reply)
    if (lacksPasskey(account, this.#parts)) return this.#entering.askPasskey(account, request, reply)
    const [first] = await this.#parts.siteStore.list(account, 1)
    const begins = !first && (await may(account, 'make-site', null, this.#parts.accounts))
    return reply.redirect(begins ? '/sites/new' : '/sites', 303)
  }

  /** One of our own pages, for who is signed in. */
  async open(file: '/index.html' | '/sites.html', request: FastifyRequest, reply: FastifyReply) {
    const { authHash } = request.query as { authHash?: string }
    const isFramed = this.#parts.settings.allowedParents.length > 0 && request.headers['sec-fetch-dest'] === 'iframe'
    if (authHash !== undefined && !isFramed) return this.#entering.ask(authHash, request, reply)
    // A framed editor takes its authHash by script, from its address or the frame around it: it loads before anybody is signed in.
    const account = isFramed ? undefined : await accountOf(request, this.#parts)
    if (!isFramed && !account) return this.#entering.signIn(request, reply)
    if (account && lacksPasskey(account, this.#parts)) return this.#entering.askPasskey(account, request, reply)
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

  #page(reply: FastifyReply, policy = this.#policy) {
    return pageReply(reply, policy)
  }
}

/** What a page of another version asks for, its own server has: the proxy asks the next one where it is told 503. */
async function sendAsset(files: EditorFiles, versions: OtherVersions, request: FastifyRequest, reply: FastifyReply) {
  const file = await files.find(new URL(request.url, 'http://app').pathname, request.headers['accept-encoding'])
  if (!file && (await versions.areThere().catch(() => false))) throw new HttpError('version-behind', '', 1)
  if (!file) return reply.callNotFound()
  if (file.encoding) reply.header('content-encoding', file.encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(file.type)
    .send(file.bytes)
}

/** The site that an address of the editor names. */
function siteOf(address: string): string | undefined {
  const named = /^\/edit\/([^/?]+)/.exec(address)?.[1] ?? ''
  try {
    return decodeURIComponent(named) || undefined
  } catch {
    return undefined
  }
}

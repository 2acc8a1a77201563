// Signing in by pages that work without a script: links, codes, links by mail.
import { endpoints } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../accounts/access.ts'
import { askCookie } from '../accounts/cookies.ts'
import { deviceOf, namedDevice } from '../accounts/device.ts'
import { isMailable } from '../accounts/mailed-links.ts'
import { opensNothingMore } from '../accounts/sign-in.ts'
import { numberOf } from '../accounts/waiting-devices.ts'
import { networkOf } from '../network.ts'
import type { Holder } from '../store/accounts.store.ts'
import { foldedEmail } from '../store/folded-email.ts'
import { noteArrival } from './audit.ts'
import { contentPolicy, pageReply } from './content-policy.ts'
import type { EditorFiles } from './editor-files.ts'
import { accountOf, cookieOf, refuseWay, sessionOf } from './guard.ts'
import { languageOf } from './language-of.ts'
import { linkPage } from './link-page.ts'
import { linkExpiredPage, linkSentPage } from './mail-way-page.ts'
import { organisationAddress } from './organisation-page.ts'
import type { Parts } from './parts.ts'
import { passkeyNeededPage } from './passkey-needed-page.ts'
import { readBody } from './read-body.ts'
import { signInPage } from './sign-in-page.ts'
import { signUpOf } from './tenants.ts'
import { scriptHash, wayInPage } from './way-in-page.ts'
import type { SentenceCode } from './words.ts'

/** A longer address is led to from the list of sites. */
const LONGEST_PATH = 500

const seenLink = z.object({ look: z.string().max(200) })
const typedCode = z.object({ code: z.string().max(60) })
const typedMail = z.object({ mail: z.string().trim().toLowerCase().max(300) })
const letIn = z.object({ waiting: z.string().max(1), mail: z.string().trim().toLowerCase().max(300) })
const typedMailCode = z.object({ mailCode: z.string().max(60), mail: z.string().trim().toLowerCase().max(300) })

/** How the page after somebody asked for a link is answered; `browser` is the secret it gets now. */
interface Sent {
  readonly problem?: SentenceCode
  readonly status: number
  readonly browser?: string | undefined
}

/** The sign-in page, what its forms send, and the page behind a link. */
export class Entering {
  readonly #files: EditorFiles
  readonly #parts: Parts
  readonly #policy: string

  constructor(files: EditorFiles, parts: Parts) {
    this.#files = files
    this.#parts = parts
    this.#policy = contentPolicy(parts.settings)
  }

  /** The page with the ways in; `problem` says why what was tried opened nothing. */
  async signIn(request: FastifyRequest, reply: FastifyReply, problem?: SentenceCode, status = 401) {
    const { passkeys, mailedLinks } = this.#parts
    const script = await this.#script()
    const hasSignUp = mailedLinks.isOffered && (await signUpOf(this.#parts)) === 'open'
    const ways = { hasPasskeys: passkeys.isPossible, hasMail: mailedLinks.isOffered, hasSignUp, script }
    const address = formAddress(request.url)
    const organisation = organisationAddress(this.#parts.organisation.settings, address)
    const page = wayInPage({ language: languageOf(request), problem, ...ways, address, organisation })
    return this.#send(reply, status, page, script)
  }

  /** The page that mailed links open, whoever is here: their secret stands behind the #, and only its script sees it. */
  async openLink(request: FastifyRequest, reply: FastifyReply) {
    const script = await this.#script('link')
    return this.#send(reply, 200, linkPage(languageOf(request), script), script)
  }

  /** The page with the button that signs in: what only looks at a link, as mail programs do, does not use it up. */
  async ask(authHash: string, request: FastifyRequest, reply: FastifyReply) {
    const [present, holder] = [await accountOf(request, this.#parts), await this.#parts.signIn.holderOf(authHash)]
    const address = withoutAuthHash(request.url)
    // Somebody who is signed in and opens the link again goes on as before.
    const isHere = present && (!holder || opensNothingMore(holder, present))
    // Unless it is to show that it is still them.
    if (isHere && !(holder && (await this.#provesMore(holder, present, request)))) return goOn(reply, address)
    if (!holder) return this.#refuseLink(authHash, request, reply)
    const other = present && present.id !== holder.account ? present.email : undefined
    const page = { language: languageOf(request), authHash, address, email: holder.email, present: other }
    return this.#send(reply, 200, signInPage(page))
  }

  /** The page that asks for a passkey, where whoever runs the installation asks for one. */
  async askPasskey(person: Person, request: FastifyRequest, reply: FastifyReply) {
    const hasOne = (await this.#parts.passkeys.list(person)).length > 0
    const script = await this.#script(hasOne ? 'sign-in' : 'passkey-needed')
    const [language, device] = [languageOf(request), namedDevice(deviceOf(request.headers['user-agent']))]
    const shown = { language, email: person.email, hasOne, address: formAddress(request.url), device, script }
    return this.#send(reply, 403, passkeyNeededPage(shown), script)
  }

  /** A button was pressed: that of a link, or one of the sign-in page. */
  async enter(request: FastifyRequest, reply: FastifyReply) {
    const sent = (request.body ?? {}) as object
    if (Object.hasOwn(sent, 'anew')) return this.#leave(request, reply)
    if (Object.hasOwn(sent, 'look')) return this.ask(readBody(seenLink, sent).look, request, reply)
    if (Object.hasOwn(sent, 'waiting')) return this.#enterByDevice(request, reply)
    if (Object.hasOwn(sent, 'mailCode')) return this.#enterByMailCode(request, reply)
    if (Object.hasOwn(sent, 'mail')) return this.#mailLink(request, reply)
    if (Object.hasOwn(sent, 'code')) return this.#enterByCode(request, reply)
    return this.#enterByLink(request, reply)
  }

  async #enterByLink(request: FastifyRequest, reply: FastifyReply) {
    const { signIn, waitingDevices } = this.#parts
    const { authHash } = readBody(endpoints.signIn.body, request.body)
    const present = await accountOf(request, this.#parts)
    const holder = await signIn.holderOf(authHash)
    const address = withoutAuthHash(request.url)
    if (present && holder && opensNothingMore(holder, present)) {
      if (await this.#provesMore(holder, present, request)) await this.#prove(authHash, present, request)
      return goOn(reply, address)
    }
    const session = await signIn.exchange(authHash, { present, device: deviceOf(request.headers['user-agent']) })
    const isWelcome = session !== undefined && (await waitingDevices.came({ authHash }, session))
    if (!isWelcome) return this.#refuseLink(authHash, request, reply)
    if (holder) await noteArrival(request, holder.account, 'link', this.#parts)
    return this.#arrive(session, request, reply)
  }

  /** A link of one's own is a proof, where the last is too old. */
  async #provesMore(holder: Holder, present: Person, request: FastifyRequest): Promise<boolean> {
    const isOwn = (present.givenBy ?? null) === holder.givenBy
    return isOwn && !(await this.#parts.proofs.isFresh(sessionOf(request, this.#parts)))
  }

  async #prove(authHash: string, present: Person, request: FastifyRequest): Promise<void> {
    const { signIn, proofs } = this.#parts
    const holder = await signIn.use(authHash)
    const session = sessionOf(request, this.#parts)
    if (holder?.account === present.id && session !== undefined) await proofs.prove(session)
  }

  /** A code from paper was typed. */
  async #enterByCode(request: FastifyRequest, reply: FastifyReply) {
    const { code } = readBody(typedCode, request.body)
    const account = await this.#parts.recoveryCodes.take(code)
    if (account !== undefined) return this.#begin({ account }, 'code', request, reply)
    await refuseWay(request, this.#parts, 'recovery-code')
    return this.signIn(request, reply, 'code-refused')
  }

  /** An address was typed: what is answered is the same whether it is known or not. */
  async #mailLink(request: FastifyRequest, reply: FastifyReply) {
    const { mailedLinks, budgets } = this.#parts
    const { mail: email } = readBody(typedMail, request.body)
    if (!mailedLinks.isOffered) return this.signIn(request, reply)
    if (!isEmail(email)) return this.signIn(request, reply, 'mail-malformed', 400)
    const wait = await budgets.askedMail(networkOf(request.ip))
    if (wait > 0) {
      reply.header('retry-after', wait)
      return this.#sent(email, request, reply, { problem: 'mail-wait', status: 429 })
    }
    const path = formAddress(request.url)
    const device = (await this.#isOwn(email, request)) ? undefined : deviceOf(request.headers['user-agent'])
    const former = this.#asked.read(request.headers.cookie)
    const asked = { email, language: languageOf(request), path: path.length > LONGEST_PATH ? '/sites' : path }
    const browser = await mailedLinks.ask({ ...asked, device, former })
    reply.header('set-cookie', this.#asked.write(browser))
    return this.#sent(email, request, reply, { status: 200, browser })
  }

  /** Who is signed in here by that address asks for a proof, not to be let in: no other device is asked about it. */
  async #isOwn(email: string, request: FastifyRequest): Promise<boolean> {
    const present = await accountOf(request, this.#parts)
    return present?.email === foldedEmail(email) && present.givenBy === undefined
  }

  /** The code of a mail was typed where its link had been asked for. */
  async #enterByMailCode(request: FastifyRequest, reply: FastifyReply) {
    const { mailCode, mail } = readBody(typedMailCode, request.body)
    const browser = this.#asked.read(request.headers.cookie) ?? ''
    const found = await this.#parts.mailedLinks.take(browser, mailCode)
    if (typeof found !== 'string') {
      return this.#begin(found, 'link', request, reply)
    }
    await refuseWay(request, this.#parts, 'mail-code')
    const problem = found === 'wrong' ? 'mail-code-wrong' : 'mail-code-over'
    return this.#sent(mail, request, reply, { problem, status: 401 })
  }

  /** Another device of the account has let this browser in. */
  async #enterByDevice(request: FastifyRequest, reply: FastifyReply) {
    const { mail } = readBody(letIn, request.body)
    const found = await this.#parts.waitingDevices.take(this.#asked.read(request.headers.cookie))
    if (found) return this.#begin(found, 'device', request, reply)
    return this.#sent(mail, request, reply, { problem: 'waiting-not-yet', status: 401 })
  }

  async #begin(
    { account, ask }: { readonly account: string; readonly ask?: string },
    by: 'link' | 'code' | 'device',
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const device = deviceOf(request.headers['user-agent'])
    const session = await this.#parts.signIn.begin({ account, givenBy: null }, { device })
    const isWelcome = ask === undefined || (await this.#parts.waitingDevices.came({ ask }, session))
    if (!isWelcome) return this.signIn(request, reply, 'link-refused')
    await noteArrival(request, account, by, this.#parts)
    return this.#arrive(session, request, reply, ask !== undefined)
  }

  /** The session that was there before ends. */
  async #arrive(session: string, request: FastifyRequest, reply: FastifyReply, hasAsked = false) {
    const cookie = cookieOf(this.#parts)
    if (hasAsked) reply.header('set-cookie', this.#asked.clear())
    await this.#parts.signIn.end(cookie.read(request.headers.cookie))
    return goOn(reply.header('set-cookie', cookie.write(session)), withoutAuthHash(request.url))
  }

  /** Out, and back to the ways in. */
  async #leave(request: FastifyRequest, reply: FastifyReply) {
    const cookie = cookieOf(this.#parts)
    await this.#parts.signIn.end(cookie.read(request.headers.cookie))
    return goOn(reply.header('set-cookie', cookie.clear()), withoutAuthHash(request.url))
  }

  async #sent(
    email: string,
    request: FastifyRequest,
    reply: FastifyReply,
    { problem, status, browser = this.#asked.read(request.headers.cookie) }: Sent,
  ) {
    const script = await this.#script()
    const isAsked = browser !== undefined && !(await this.#isOwn(email, request))
    const number = isAsked ? numberOf(browser) : undefined
    const page = { language: languageOf(request), email, problem, number, script, address: formAddress(request.url) }
    return this.#send(reply, status, linkSentPage(page), script)
  }

  async #refuseLink(authHash: string, request: FastifyRequest, reply: FastifyReply) {
    const { mailedLinks, signIn } = this.#parts
    await refuseWay(request, this.#parts, 'link')
    const email = mailedLinks.isOffered ? await signIn.formerHolder(authHash) : undefined
    if (email === undefined || !isMailable(email)) return this.signIn(request, reply, 'link-refused')
    const page = linkExpiredPage({ language: languageOf(request), email, address: formAddress(request.url) })
    return this.#send(reply, 401, page)
  }

  get #asked() {
    const { appUrl, sitePorts } = this.#parts.settings
    return askCookie(appUrl.protocol === 'https:', sitePorts && appUrl.port)
  }

  async #script(name: 'sign-in' | 'passkey-needed' | 'link' = 'sign-in'): Promise<string | undefined> {
    return (await this.#files.find(`/first/${name}.js`))?.bytes.toString()
  }

  #send(reply: FastifyReply, status: number, page: string, script?: string) {
    const policy = script && this.#policy.replace("script-src 'self'", `script-src ${scriptHash(script)}`)
    return pageReply(reply, policy || this.#policy)
      .code(status)
      .send(page)
  }
}

function goOn(reply: FastifyReply, address: string) {
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(address, 303)
}

/** Where the forms of the sign-in page are sent: to the address one wanted, as far as it takes forms. */
function formAddress(address: string): string {
  const wanted = withoutAuthHash(address)
  return /^\/(?:edit\/|sites|account|host)/.test(wanted) ? wanted : '/sites'
}

/** The same path and query without the authHash; never another host, whatever the path begins with. */
function withoutAuthHash(address: string): string {
  const url = new URL(address.replace(/^\/+/, '/'), 'http://app')
  url.searchParams.delete('authHash')
  return url.pathname.replace(/^\/+/, '/') + url.search
}

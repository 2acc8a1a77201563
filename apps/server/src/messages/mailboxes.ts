/** Double opt-in: messages of a site are mailed to an address once somebody there has agreed by a button. */

import { createHash, randomBytes } from 'node:crypto'
import { primaryLanguage } from '@mimar/document'
import { clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { MailboxStore } from '../store/mailboxes.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import type { Mail } from './mail.ts'
import { mailboxWords } from './mailbox-words.ts'

const HOUR = 60 * 60_000
/** How long the link of such a mail lives. */
const LIFETIME = 7 * 24 * HOUR
/** As many such mails as an address gets in an hour, whatever sites ask. */
const MOST_AN_HOUR = 3

interface Options {
  readonly store: MailboxStore
  readonly sites: Pick<Sites, 'read'>
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly settings: Pick<Settings, 'appUrl' | 'siteAddress'>
  /** Hands a mail over; undefined where no mail server is set. */
  readonly post: ((mail: Mail) => Promise<void>) | undefined
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
}

/** 'none': the site names no address; 'unmailed': nothing is mailed here, agreed or not; 'muted': they want no such mails. */
type MailboxState = 'none' | 'unmailed' | 'waiting' | 'confirmed' | 'muted'

/** What somebody is asked to agree to. */
export interface Agreement {
  readonly host: string
  readonly email: string
}

/** The contact addresses of sites, and whether somebody there wants what visitors write. */
export class Mailboxes {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  async of(site: string): Promise<{ readonly email: string; readonly state: MailboxState }> {
    const email = (await this.#options.sites.read(site))?.site.settings.contactEmail ?? ''
    if (email === '') return { email, state: 'none' }
    if (!this.#options.post) return { email, state: 'unmailed' }
    const { store } = this.#options
    if (!(await store.isConfirmed(site, email))) return { email, state: 'waiting' }
    return { email, state: (await store.isMuted(email)) ? 'muted' : 'confirmed' }
  }

  /** Asks an address that was never asked for this site; where there is nothing to ask, does nothing. */
  async askOnce(site: string): Promise<void> {
    const { email, state } = await this.of(site)
    if (state === 'waiting' && !(await this.#options.store.wasAsked(site, email))) await this.ask(site)
  }

  /** Sends the mail with a new link, in place of the one before; false when that address got too many. */
  async ask(site: string): Promise<boolean> {
    const { store, siteStore, sites, settings, post, onFailure, now = clock.now } = this.#options
    const [{ email, state }, row, read] = [await this.of(site), await siteStore.find(site), await sites.read(site)]
    if (state !== 'waiting' || !row || !read || !post) return true
    if ((await store.countMails(email, new Date(now() - HOUR))) >= MOST_AN_HOUR) return false
    const secret = randomBytes(32).toString('base64url')
    await store.ask({ site, email }, hashOf(secret), new Date(now()))
    const { subject, ask, unasked } = mailboxWords(primaryLanguage(read.site).code)
    const { host } = new URL(settings.siteAddress(row.slug))
    const named = (text: string) => text.replaceAll('{host}', host)
    const link = `${settings.appUrl.origin}/confirm/${secret}`
    // Nothing an owner typed stands in it: it goes to people who may know nothing of them.
    post({ to: [email], subject: named(subject), text: [named(ask), link, unasked].join('\n\n') }).catch(onFailure)
    return true
  }

  /** What a link asks for; undefined when it is wrong or too old. */
  async find(secret: string): Promise<(Agreement & { readonly site: string }) | undefined> {
    const { store, siteStore, settings, now = clock.now } = this.#options
    const asked = await store.find(hashOf(secret), new Date(now() - LIFETIME))
    const row = asked && (await siteStore.find(asked.site))
    return asked && row && { ...asked, host: new URL(settings.siteAddress(row.slug)).host }
  }

  /** Somebody at the address has agreed; undefined when the link is wrong or too old. */
  async confirm(secret: string): Promise<Agreement | undefined> {
    const asked = await this.find(secret)
    if (asked) await this.#options.store.confirm(asked.site, asked.email)
    return asked
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

import { primaryLanguage } from '@mimar/document'
import type { People } from '../accounts/people.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { MailStore } from '../store/mails.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { composeDigest } from './digest-mail.ts'
import { composeInvitation } from './invitation-mail.ts'
import { composeMail, type Mail, oneLine, senderAddress } from './mail.ts'
import type { Mailboxes } from './mailboxes.ts'

interface Options {
  readonly settings: Settings
  readonly mails: MailStore
  readonly sites: Sites
  readonly siteStore: SiteStore
  readonly accounts: AccountStore
  readonly mailboxes: Mailboxes
}

/** Finds out who is to be told of a message, with others of its site or alone, and in which words; undefined when there is nobody to tell. */
export function createMailer({ settings, mails, sites, siteStore, accounts, mailboxes }: Options) {
  return async (id: string, others: readonly string[] = []): Promise<Mail | undefined> => {
    const message = await mails.contentOf(id)
    const row = message && (await siteStore.find(message.site))
    const read = row && (await sites.read(row.id))
    if (!message || !row || !read) return undefined
    const { site } = read
    const isComplaint = message.kind === 'complaint'
    // Until somebody there agrees, the message is in the inbox alone.
    const mailbox = await mailboxes.of(row.id)
    if (!isComplaint && mailbox.state === 'waiting') await mailboxes.askOnce(row.id)
    const to = isComplaint ? await accounts.administrators() : mailbox.state === 'confirmed' ? [mailbox.email] : []
    if (to.length === 0) return undefined
    const own = primaryLanguage(site).code
    // Whoever signs in by that address reads what they chose.
    const reader = isComplaint ? undefined : await accounts.withEmail(mailbox.email)
    const language = isComplaint ? 'en' : (reader?.language ?? own)
    const facts = {
      ...{ to, language, siteName: row.name, siteAddress: settings.siteAddress(row.slug) },
      inboxAddress: `${settings.appUrl.origin}/sites/${encodeURIComponent(row.id)}/messages`,
    }
    const also = (await Promise.all(others.map((other) => mails.contentOf(other)))).filter((one) => one !== undefined)
    // What it is called tells which one it was, should it come back.
    if (also.length > 0) return { ...composeDigest({ ...facts, messages: [message, ...also] }), id }
    const event = site.events.find((one) => one.id === message.event)
    const inboxAddress = isComplaint ? facts.inboxAddress : `${facts.inboxAddress}?message=${id}`
    return {
      ...composeMail({ ...facts, inboxAddress, message, eventName: event?.name[own] ?? message.event ?? '' }),
      id,
    }
  }
}

interface Inviting {
  readonly settings: Pick<Settings, 'siteAddress'>
  readonly people: Pick<People, 'members' | 'addressFor'>
  readonly siteStore: SiteStore
}

/** The mail to somebody who was invited, with a link made for it; undefined when they are no members any more. */
export function createInviter({ settings, people, siteStore }: Inviting) {
  return async (id: string): Promise<Mail | undefined> => {
    const mail = await people.members.mail(id)
    const row = mail && (await siteStore.find(mail.site))
    if (!mail || !row) return undefined
    const address = await people.addressFor(mail)
    const { host } = new URL(settings.siteAddress(row.slug))
    const facts = { to: mail.email, siteName: row.name, giver: mail.giver ?? '', language: mail.language }
    return composeInvitation({ ...facts, host, address })
  }
}

/** How long the mail server may be silent, in milliseconds; several times that is less than an outbox waits for an attempt. */
const SILENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 }

/** Mail servers take few connections at once. */
export const MAILS_AT_ONCE = 8

/** Hands mails to the server of SMTP_URL; loaded with the first one. */
export function createPost(address: string, from: string) {
  let loading: Promise<(mail: Mail) => Promise<void>> | undefined
  async function load() {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url: address, ...SILENCE })
    return async (mail: Mail) => {
      await transport.sendMail(envelopeOf(mail, from))
    }
  }
  return async (mail: Mail): Promise<void> => {
    loading ??= load()
    await (await loading)(mail)
  }
}

/** A mail as nodemailer takes it. */
function envelopeOf({ to, replyTo, subject, text, html, fromName, id, isAutomatic, calendar }: Mail, from: string) {
  const address = senderAddress(from)
  const host = address.slice(address.lastIndexOf('@') + 1)
  return {
    ...{ from: fromName ? { name: fromName, address } : from, to: [...to], subject, text },
    ...(replyTo && { replyTo: { ...replyTo } }),
    ...(html !== undefined && { html }),
    ...(calendar !== undefined && { attachments: [attached(calendar)] }),
    ...(id !== undefined && { messageId: `<${id}@${host}>` }),
    ...(isAutomatic && { headers: { 'auto-submitted': isAutomatic } }),
  }
}

const attached = (content: string) => ({
  ...{ filename: 'request.ics', content, contentType: 'text/calendar; charset=utf-8' },
})

/** The longest that is kept of what a mail server says. */
const LONGEST_SAID = 300

/** What a mail server answered, and whether it refused the address for good; its trouble with us (sign-in, sender) is not the address's. */
export function refusalOfMail(failure: unknown): { isFinal: boolean; to: string; said: string } {
  const { code, command, response, responseCode, rejected } = (failure ?? {}) as Partial<{
    code: string
    command: string
    response: string
    responseCode: number
    rejected: readonly string[]
  }>
  const isOfAddress = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  const isFinal = isOfAddress && responseCode !== undefined && responseCode >= 500 && responseCode < 600
  const said = response ?? (failure instanceof Error ? failure.message : '')
  return { isFinal, to: rejected?.[0] ?? '', said: oneLine(said).slice(0, LONGEST_SAID) }
}

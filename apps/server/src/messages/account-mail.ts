import { MailedLinks } from '../accounts/mailed-links.ts'
import { Proofs } from '../accounts/proofs.ts'
import type { SignIn } from '../accounts/sign-in.ts'
import { SignInAddresses } from '../accounts/sign-in-addresses.ts'
import { SignUps } from '../accounts/sign-ups.ts'
import { WaitingDevices } from '../accounts/waiting-devices.ts'
import { clock } from '../clock.ts'
import { warnSeldom } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type AccountMail, type AccountMailFacts, AccountMailStore } from '../store/account-mails.store.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import { AddressChangeStore } from '../store/address-changes.store.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { MemberStore } from '../store/members.store.ts'
import { SignInAskStore } from '../store/sign-in-asks.store.ts'
import { SignUpStore } from '../store/sign-ups.store.ts'
import { TenantStore } from '../store/tenants.store.ts'
import { WaitingDeviceStore } from '../store/waiting-devices.store.ts'
import { accountMailWords } from './account-mail-words.ts'
import { addressChangedMail, addressCodeMail, addressReturnedMail } from './address-mail.ts'
import type { Mail } from './mail.ts'
import { createPost, MAILS_AT_ONCE } from './mailer.ts'
import { Outbox } from './outbox.ts'
import { reminderMail, signUpMail, visitsMail } from './tenant-mail.ts'

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly accounts: AccountStore
  readonly signIn: SignIn
}

/** Mails to people about their accounts, and the ways in that need them. */
export interface AccountMailing {
  readonly mailedLinks: MailedLinks
  readonly waitingDevices: WaitingDevices
  readonly signUps: SignUps
  readonly proofs: Proofs
  readonly signInAddresses: SignInAddresses
  /** Tells somebody something of their account; false where no mails are sent. */
  readonly tell: AccountTeller
  /** Undefined where no mail server is set. */
  readonly outbox: Outbox | undefined
}

type Told = 'reminder' | 'visits' | 'written' | 'new-device' | 'blocked-device' | 'address-returned'

/** Puts a mail to somebody about their account on its way. */
export type AccountTeller = (mail: { [Kind in Told]: AccountMail<Kind> }[Told]) => Promise<boolean>

export function openAccountMails({ settings, database, accounts, signIn }: Foundations): AccountMailing {
  const { smtpUrl, mailFrom, appUrl } = settings
  const mails = new AccountMailStore(database)
  const sendMails = smtpUrl === undefined ? undefined : () => void outbox?.wake()
  const asks = new SignInAskStore(database)
  const waitingDevices = new WaitingDevices({ store: new WaitingDeviceStore(database), accounts })
  const mailedLinks = new MailedLinks({ asks, accounts, signIn, sendMails, origin: appUrl.origin })
  const [store, members, tenants] = [new SignUpStore(database), new MemberStore(database), new TenantStore(database)]
  const signUps = new SignUps({ store, mails, members, tenants, sendMails, origin: appUrl.origin })
  const proofs = new Proofs({ accounts, asks, sendMails })
  const changes = new AddressChangeStore(database)
  const signInAddresses = new SignInAddresses({ store: changes, accounts, mails, sendMails, origin: appUrl.origin })
  const tell: AccountTeller = async (mail) => {
    if (sendMails === undefined) return false
    await mails.add<Told>(mail, clock.date())
    sendMails()
    return true
  }
  const outbox = smtpUrl === undefined ? undefined : openOutbox(createPost(smtpUrl, mailFrom))
  return { mailedLinks, waitingDevices, signUps, proofs, signInAddresses, tell, outbox }

  function openOutbox(post: (mail: Mail) => Promise<void>) {
    return new Outbox({
      store: new DeliveryStore(database, 'account_mails'),
      atOnce: MAILS_AT_ONCE,
      async send(message) {
        const kept = await mails.find(message)
        const mail = kept && (await composed(kept, appUrl, { mailedLinks, signUps, proofs, signInAddresses }))
        if (mail) await post(mail)
      },
      onFailure: warnSeldom('A mail about an account was not sent and is tried again later'),
    })
  }
}

function composed(
  { email, language, kind, facts }: AccountMail,
  app: URL,
  { mailedLinks, signUps, proofs, signInAddresses }: Omit<AccountMailing, 'tell' | 'outbox' | 'waitingDevices'>,
): Promise<Mail | undefined> | Mail {
  const reader = { email, language, app }
  if (kind === 'sign-up') return signUpMail(reader, facts as AccountMailFacts['sign-up'], signUps)
  if (kind === 'written') return { to: [email], ...(facts as AccountMailFacts['written']) }
  if (kind === 'address-code')
    return addressCodeMail(reader, facts as AccountMailFacts['address-code'], signInAddresses)
  if (kind === 'address-changed')
    return addressChangedMail(reader, facts as AccountMailFacts['address-changed'], signInAddresses)
  if (kind === 'address-returned') return addressReturnedMail(reader)
  if (kind === 'reminder') return reminderMail(reader)
  if (kind === 'visits') return visitsMail(reader, facts as AccountMailFacts['visits'])
  if (kind === 'proof') return proofMail(reader, facts as AccountMailFacts['proof'], proofs)
  if (kind === 'new-device') return deviceMail(reader, facts as AccountMailFacts['new-device'])
  if (kind === 'blocked-device') return blockedMail(reader, facts as AccountMailFacts['blocked-device'])
  return linkMail(reader, facts as AccountMailFacts['link'], mailedLinks)
}

interface Reader {
  readonly email: string
  readonly language: string
  readonly app: URL
}

async function proofMail(
  { email, language, app: { host } }: Reader,
  facts: AccountMailFacts['proof'],
  proofs: Proofs,
): Promise<Mail | undefined> {
  const code = await proofs.codeOf(facts)
  if (code === undefined) return undefined
  const words = accountMailWords(language)
  const text = [words.proof.replace('{host}', host), code, words.proofOnce, words.unaskedProof].join('\n\n')
  return { to: [email], subject: words.proofSubject.replace('{host}', host), text }
}

/** Names of products are the browser's own word: nothing of it is a sentence or a link. */
function deviceMail({ email, language, app }: Reader, { device, at }: AccountMailFacts['new-device']): Mail {
  const words = accountMailWords(language)
  const said = words.device.replace('{host}', app.host).replace('{time}', timeOf(at, language))
  const text = [said, device || words.unknownDevice, words.deviceYours, words.deviceNot, `${app.origin}/account`]
  return { to: [email], subject: words.deviceSubject.replace('{host}', app.host), text: text.join('\n\n') }
}

/** To who said that a device is not theirs: what was done, and what to do if somebody reads their mails. */
function blockedMail({ email, language, app }: Reader, { device, at, isIn }: AccountMailFacts['blocked-device']): Mail {
  const words = accountMailWords(language)
  const said = words.blocked.replace('{host}', app.host).replace('{time}', timeOf(at, language))
  const [done, next] = isIn ? [words.blockedIn, words.blockedInNext] : [words.blockedOut, words.blockedOutNext]
  const text = [said, device || words.unknownDevice, done, next, `${app.origin}/account`, words.blockedYours]
  return { to: [email], subject: words.blockedSubject.replace('{host}', app.host), text: text.join('\n\n') }
}

function timeOf(at: string, language: string): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(at))} UTC`
}

async function linkMail(
  { email, language, app: { host } }: Reader,
  facts: AccountMailFacts['link'],
  mailedLinks: MailedLinks,
): Promise<Mail | undefined> {
  const said = await mailedLinks.compose(email, facts)
  if (!said) return undefined
  const words = accountMailWords(language)
  const named = (text: string) => text.replace('{host}', host)
  const code = said.code === '' ? [] : [words.code, said.code]
  const text = [named(words.link), said.address, words.linkOnce, ...code, words.unasked].join('\n\n')
  return { to: [email], subject: named(words.linkSubject), text }
}

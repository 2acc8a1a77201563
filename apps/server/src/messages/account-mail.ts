import { MailedLinks } from '../accounts/mailed-links.ts'
import type { SignIn } from '../accounts/sign-in.ts'
import { warnSeldom } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type AccountMail, AccountMailStore } from '../store/account-mails.store.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { SignInAskStore } from '../store/sign-in-asks.store.ts'
import { accountMailWords } from './account-mail-words.ts'
import type { Mail } from './mail.ts'
import { createPost, MAILS_AT_ONCE } from './mailer.ts'
import { Outbox } from './outbox.ts'

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly accounts: AccountStore
  readonly signIn: SignIn
}

/** Mails to people about their accounts, and the ways in that need them. */
export interface AccountMailing {
  readonly mailedLinks: MailedLinks
  /** Undefined where no mail server is set. */
  readonly outbox: Outbox | undefined
}

export function openAccountMails({ settings, database, accounts, signIn }: Foundations): AccountMailing {
  const { smtpUrl, mailFrom, appUrl } = settings
  const mails = new AccountMailStore(database)
  const sendMails = smtpUrl === undefined ? undefined : () => void outbox?.wake()
  const asks = new SignInAskStore(database)
  const mailedLinks = new MailedLinks({ asks, mails, accounts, signIn, sendMails, origin: appUrl.origin })
  const outbox = smtpUrl === undefined ? undefined : openOutbox(createPost(smtpUrl, mailFrom))
  return { mailedLinks, outbox }

  function openOutbox(post: (mail: Mail) => Promise<void>) {
    return new Outbox({
      store: new DeliveryStore(database, 'account_mails'),
      atOnce: MAILS_AT_ONCE,
      async send(message) {
        const kept = await mails.find(message)
        const mail = kept && (await composed(kept, appUrl.host, mailedLinks))
        if (mail) await post(mail)
      },
      onFailure: warnSeldom('A mail about an account was not sent and is tried again later'),
    })
  }
}

async function composed(
  { email, language, facts }: AccountMail,
  host: string,
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

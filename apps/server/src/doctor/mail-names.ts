// SPF, DKIM and DMARC: what DNS says of the address that mails are from.
import { senderAddress } from '../messages/mail.ts'
import type { Settings } from '../settings.ts'
import type { Doors } from './doors.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** What large providers have their customers put into SPF, by the end of their mail servers' names. */
const PROVIDERS = {
  'gmail.com': 'include:_spf.google.com',
  'office365.com': 'include:spf.protection.outlook.com',
  'outlook.com': 'include:spf.protection.outlook.com',
  'amazonaws.com': 'include:amazonses.com',
  'sendgrid.net': 'include:sendgrid.net',
  'mailgun.org': 'include:mailgun.org',
  'brevo.com': 'include:spf.brevo.com',
  'postmarkapp.com': 'include:spf.mtasv.net',
} as const
/** Names under which providers put keys; others are told by nobody but the provider. */
const SELECTORS = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'brevo1',
] as const

/** Whether those who get mails from here can tell that they may be; and what to paste at the provider of the domain. */
export async function lookAtMailNames({ smtpUrl, mailFrom }: Settings, doors: Doors): Promise<Symptom[]> {
  if (smtpUrl === undefined) return []
  const from = senderAddress(mailFrom)
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  if (!domain.includes('.') || domain.endsWith('.localhost') || /^[\d.]+$/.test(domain)) {
    return [
      look(
        `Mails are from ${from}, which is no address of the internet.`,
        'Set MAIL_FROM to an address of a domain of yours.',
      ),
    ]
  }
  const server = new URL(smtpUrl).hostname
  try {
    return await Promise.all([lookAtSpf(domain, server, doors), lookAtDkim(domain, doors), lookAtDmarc(domain, doors)])
  } catch (failure) {
    return [
      look(
        `DNS does not answer for ${domain} (${reasonOf(failure)}).`,
        'Try again; if it stays so, compare the name servers of the domain.',
      ),
    ]
  }
}

async function lookAtSpf(domain: string, server: string, doors: Doors): Promise<Symptom> {
  const found = (await doors.texts(domain)).filter((text) => /^v=spf1\b/i.test(text))
  const [known] = found
  const own = mechanismOf(server)
  if (found.length > 1) {
    const cure = `Keep one of them: all servers that send for ${domain} stand in the same.`
    return {
      state: 'wrong',
      what: 'mail',
      said: `${domain} has ${found.length} records of SPF; then none counts.`,
      cure,
    }
  }
  if (known === undefined) {
    return look(
      `${domain} does not say who may send its mail (SPF).`,
      `Set a record TXT at ${domain}: v=spf1 mx ${own} ~all`,
    )
  }
  if (known.toLowerCase().includes(own)) return fine(`${domain} lets ${server} send its mail (SPF).`)
  return look(
    `${domain} says who may send its mail (SPF), and ${server} is not named there: ${known}`,
    `Unless one of those names includes it, put ${own} into that record, before its last word.`,
  )
}

async function lookAtDkim(domain: string, doors: Doors): Promise<Symptom> {
  const asked = SELECTORS.map(async (selector) => {
    const texts = await doors.texts(`${selector}._domainkey.${domain}`)
    return texts.some((text) => /\bp=[a-z0-9+/]/i.test(text)) ? selector : undefined
  })
  const found = (await Promise.all(asked)).find((selector) => selector !== undefined)
  if (found) return fine(`${domain} has a key that mails are signed with (DKIM, ${found}).`)
  return look(
    `No key of ${domain} is under one of the usual names (DKIM).`,
    `Switch signing on where your mail server is, and set the record it gives you: NAME._domainkey.${domain}. It may be there under a name of its own.`,
  )
}

async function lookAtDmarc(domain: string, doors: Doors): Promise<Symptom> {
  const [found] = (await doors.texts(`_dmarc.${domain}`)).filter((text) => /^v=dmarc1\b/i.test(text))
  if (found) return fine(`${domain} says what becomes of mail that is not from it (DMARC): ${found}`)
  return look(
    `${domain} does not say what becomes of mail that is not from it (DMARC); large mailboxes ask for that.`,
    `Set a record TXT at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
  )
}

function mechanismOf(server: string): string {
  const provider = Object.entries(PROVIDERS).find(([end]) => server === end || server.endsWith(`.${end}`))
  return provider ? provider[1] : `a:${server}`
}

const fine = (said: string): Symptom => ({ state: 'fine', what: 'mail', said })
const look = (said: string, cure: string): Symptom => ({ state: 'look', what: 'mail', said, cure })

import { createHash, randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import { log } from '../log.ts'
import type { OrganisationSettings } from '../organisation-settings.ts'
import { isSameSecret } from '../same-secret.ts'
import type { OrganisationAccountStore } from '../store/organisation-accounts.store.ts'
import { type Checks, IdentityProvider, ProviderAway } from './identity-provider.ts'
import type { Newcomers } from './newcomers.ts'

/** How long somebody may take to sign in at their provider. */
export const AWAY_FOR = 10 * 60_000

/** Why somebody who went to their organisation is not let in. */
type OrganisationTrouble =
  | 'organisation-away'
  | 'organisation-late'
  | 'organisation-refused'
  | 'organisation-unproved'
  | 'organisation-stranger'
  | 'organisation-taken'

interface Foundations {
  readonly settings: OrganisationSettings | undefined
  readonly appUrl: URL
  readonly store: OrganisationAccountStore
  readonly newcomers: Newcomers
  readonly now?: () => Date
}

/** Somebody who came back: whose account, where they wanted to go, and whether they came for the first time. */
interface Arrived {
  readonly account: string
  readonly to: string
  readonly isFirst: boolean
}

/** People who come in by their account at an organisation. Nothing of an attempt is stored: its browser keeps all of it. */
export class OrganisationAccounts {
  readonly settings: OrganisationSettings | undefined
  readonly #foundations: Foundations
  readonly #provider: IdentityProvider | undefined
  readonly #now: () => Date

  constructor(foundations: Foundations) {
    const { settings, appUrl, now = clock.date } = foundations
    this.settings = settings
    this.#foundations = foundations
    this.#provider = settings && new IdentityProvider(settings, appUrl)
    this.#now = now
  }

  /** Whether who has that mail address comes by the organisation. */
  isTheirs(mail: string): boolean {
    const domain = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase()
    return mail.includes('@') && this.settings?.domains.includes(domain) === true
  }

  /** Forgets whom the provider means by the account of that address; whether it meant anybody. */
  async untie(email: string): Promise<boolean> {
    const { store } = this.#foundations
    const account = await store.accountWith(email.trim().toLowerCase())
    return account !== undefined && (await store.untie(account))
  }

  /** Where the provider is, and what the browser keeps meanwhile; undefined where the provider does not answer. */
  async leave(to: string, mail?: string): Promise<{ readonly address: string; readonly kept: string } | undefined> {
    const secret = randomBytes(32).toString('base64url')
    try {
      const address = await this.#provider!.address(checksOf(secret), mail)
      const began = this.#now().getTime().toString(36)
      return { address: address.href, kept: `${secret}.${began}.${Buffer.from(to).toString('base64url')}` }
    } catch (failure) {
      tell(failure)
      return undefined
    }
  }

  /** Who came back with that query to the browser that kept this, or why they are not let in. */
  async arrive(query: string, kept: string | undefined): Promise<Arrived | OrganisationTrouble> {
    const attempt = this.#read(kept)
    const { state } = Object.fromEntries(new URLSearchParams(query))
    if (!attempt || state === undefined || !isSameSecret(state, attempt.checks.state)) return 'organisation-late'
    try {
      const { subject, email } = await this.#provider!.claims(query, attempt.checks)
      const found = await this.#accountOf(subject, email)
      return typeof found === 'string' ? found : { ...found, to: attempt.to }
    } catch (failure) {
      tell(failure)
      return failure instanceof ProviderAway ? 'organisation-away' : 'organisation-refused'
    }
  }

  /** An account is known by what the provider calls it for ever; by its address only until it has come once. */
  async #accountOf(subject: string, email: string | undefined): Promise<Omit<Arrived, 'to'> | OrganisationTrouble> {
    const { store, newcomers } = this.#foundations
    const issuer = this.settings!.issuer
    const known = await store.use(issuer, subject, this.#now())
    if (known !== undefined) return { account: known, isFirst: false }
    if (email === undefined || !this.isTheirs(email)) return 'organisation-unproved'
    const account = (await store.accountWith(email)) ?? (await newcomers(email))
    if (account === undefined) return 'organisation-stranger'
    const isTied = await store.tie({ issuer, subject, account }, this.#now())
    return isTied ? { account, isFirst: true } : 'organisation-taken'
  }

  #read(kept: string | undefined) {
    const [secret = '', began = '', to = ''] = kept?.split('.') ?? []
    const age = this.#now().getTime() - Number.parseInt(began, 36)
    if (secret.length !== 43 || !(age >= 0 && age < AWAY_FOR)) return undefined
    return { checks: checksOf(secret), to: Buffer.from(to, 'base64url').toString() }
  }
}

/** All three come from one secret, and none of them tells it or another. */
function checksOf(secret: string): Checks {
  const of = (what: string) => createHash('sha256').update(`${what} ${secret}`).digest('base64url')
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') }
}

function tell(failure: unknown): void {
  log.warn(`Signing in by the organisation failed: ${failure instanceof Error ? failure.message : failure}`)
}

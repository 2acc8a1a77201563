// WebAuthn (passkeys): registering and answering challenges; docs/decisions/0061.
import { createHash } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { clock } from '../clock.ts'
import { takesPasskeys } from '../passkey-settings.ts'
import type { Account, Holder } from '../store/accounts.store.ts'
import type { PasskeyRow, PasskeyStore } from '../store/passkeys.store.ts'

/** How long somebody may take to answer. */
const CHALLENGE_LIFETIME = 5 * 60_000
/** EdDSA, ES256 and RS256: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
/** More than anybody has devices. */
const MOST_PASSKEYS = 20

/** What a browser sends, without what its extensions say. */
type Made = Omit<RegistrationResponseJSON, 'clientExtensionResults'>
type Answered = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>

/** Whom a passkey may be shown for, or why nobody. */
type Registered = PasskeyRow | 'refused' | 'too-many'

/** The library is large, and a server that nobody signs in to does without it. */
const load = () => import('@simplewebauthn/server')

/**
 * Passkeys of an installation. A challenge is 32 random bytes that are kept here as a hash, for one answer within five minutes.
 * What was made in a session that somebody gave opens no more than that session does.
 */
export class Passkeys {
  readonly #store: PasskeyStore
  readonly #appUrl: URL
  readonly #now: () => Date

  constructor(store: PasskeyStore, appUrl: URL, now: () => Date = clock.date) {
    this.#store = store
    this.#appUrl = appUrl
    this.#now = now
  }

  get isPossible(): boolean {
    return takesPasskeys(this.#appUrl)
  }

  list(person: Account): Promise<PasskeyRow[]> {
    return this.#store.list(person)
  }

  rename(person: Account, id: string, name: string): Promise<boolean> {
    return this.#store.rename(person, id, name)
  }

  remove(person: Account, id: string): Promise<boolean> {
    return this.#store.remove(person, id)
  }

  /** Whoever sits at the machine has all of somebody's forgotten, who has lost them; how many there were. */
  forgetAll(account: string): Promise<number> {
    return this.#store.forgetAll(account)
  }

  /** What the browser needs to make a passkey for who is signed in. */
  async registration(person: Account): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await load()
    const options = await generateRegistrationOptions({
      rpName: 'Mimar',
      rpID: this.#appUrl.hostname,
      userName: person.email,
      // An authenticator keeps one passkey for each: what was given must not take the place of one's own.
      userID: new Uint8Array(
        createHash('sha256')
          .update(`${person.id} ${person.givenBy ?? ''}`)
          .digest(),
      ),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: (await this.#store.list(person)).map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_LIFETIME,
    })
    await this.#giveOut(options.challenge, `register ${person.id} ${person.givenBy ?? ''}`)
    return options
  }

  /** Keeps the passkey that a browser made. */
  async register(person: Account, name: string, response: Made): Promise<Registered> {
    const { verifyRegistrationResponse } = await load()
    const made = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.#take(challenge, `register ${person.id} ${person.givenBy ?? ''}`),
      ...this.#expected,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined)
    if (!made?.verified) return 'refused'
    if ((await this.#store.list(person)).length >= MOST_PASSKEYS) return 'too-many'
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
    const now = this.#now()
    const key = {
      ...{ id, name, counter, host: this.#appUrl.hostname, account: person.id, givenBy: person.givenBy ?? null },
      ...{ publicKey: Buffer.from(publicKey).toString('base64url'), transports: transports.filter(isTransport) },
    }
    if (!(await this.#store.insert(key, now))) return 'refused'
    return { id, name, createdAt: now.toISOString(), usedAt: null }
  }

  /** What the browser needs to answer with a passkey, of whoever it is; or with one of those, for another purpose. */
  async question(
    purpose = 'sign-in',
    allowed: readonly Pick<PasskeyRow, 'id'>[] = [],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await load()
    const options = await generateAuthenticationOptions({
      rpID: this.#appUrl.hostname,
      userVerification: 'required',
      allowCredentials: allowed.map(({ id }) => ({ id })),
      timeout: CHALLENGE_LIFETIME,
    })
    await this.#giveOut(options.challenge, purpose)
    return options
  }

  /** Whose passkey answered; undefined where the answer is wrong, late, given before, or of a passkey that is not known. */
  async answer(response: Answered, purpose = 'sign-in'): Promise<Holder | undefined> {
    const { verifyAuthenticationResponse } = await load()
    const known = await this.#store.find(response.id)
    if (!known) return undefined
    const { id, counter, publicKey } = known
    const answered = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.#take(challenge, purpose),
      ...this.#expected,
      credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    }).catch(() => undefined)
    if (!answered?.verified) return undefined
    await this.#store.use(id, answered.authenticationInfo.newCounter, this.#now())
    return { account: known.account, givenBy: known.givenBy }
  }

  get #expected() {
    const { origin, hostname } = this.#appUrl
    return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  }

  async #giveOut(challenge: string, purpose: string): Promise<void> {
    const now = this.#now()
    const expires = new Date(now.getTime() + CHALLENGE_LIFETIME)
    await this.#store.insertChallenge(hashOf(challenge), purpose, now, expires)
  }

  #take(challenge: string, purpose: string): Promise<boolean> {
    return this.#store.takeChallenge(hashOf(challenge), purpose, this.#now())
  }
}

const isTransport = (name: string) => /^[a-z-]{1,20}$/.test(name)

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex')
}

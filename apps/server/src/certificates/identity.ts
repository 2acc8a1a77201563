import type { CertificateStore } from '../store/certificates.store.ts'
import type { Authority, Identity } from './authority.ts'
import { AuthorityRefusal } from './authority-failure.ts'
import type { Sealing } from './sealing.ts'
import { newSigningKey } from './signing-request.ts'

interface IdentityOptions {
  readonly store: Pick<CertificateStore, 'findAccount' | 'saveAccount'>
  readonly authority: Authority
  readonly sealing: Sealing
  readonly now: () => number
}

/** The account that certificates are ordered with: one for each authority, kept in the database. */
export class OrderingAccount {
  readonly #options: IdentityOptions
  #known: Promise<Identity> | undefined

  constructor(options: IdentityOptions) {
    this.#options = options
  }

  /** Does something as that account; one that the authority does not know any more is made again, and it is tried once more. */
  async as<T>(work: (identity: Identity) => Promise<T>): Promise<T> {
    const identity = await this.#find()
    try {
      return await work(identity)
    } catch (failure) {
      if (!(failure instanceof AuthorityRefusal) || failure.kind !== 'accountDoesNotExist') throw failure
      this.#known = this.#register(identity.key)
      return work(await this.#find())
    }
  }

  #find(): Promise<Identity> {
    this.#known ??= this.#open()
    return this.#known.catch((failure) => {
      this.#known = undefined
      throw failure
    })
  }

  async #open(): Promise<Identity> {
    const { store, authority, sealing } = this.#options
    const kept = await store.findAccount(authority.address)
    const key = kept && sealing.open(kept.key, about(authority))
    return kept && key !== undefined ? { key, account: kept.account } : this.#register(newSigningKey())
  }

  async #register(key: string): Promise<Identity> {
    const { store, authority, sealing, now } = this.#options
    const account = await authority.register(key)
    const kept = { key: sealing.seal(key, about(authority)), account }
    await store.saveAccount(authority.address, kept, new Date(now()).toISOString())
    return { key, account }
  }
}

const about = ({ address }: Authority) => `account ${address}`

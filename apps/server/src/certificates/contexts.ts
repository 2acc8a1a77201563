// TLS by Server Name Indication (SNI): which certificate a handshake is answered with. Names without one cost no query.
import { createSecureContext, type SecureContext } from 'node:tls'
import type { CertificateStore } from '../store/certificates.store.ts'
import type { Sealing } from './sealing.ts'

type Stored = Pick<CertificateStore, 'names' | 'state' | 'findKept' | 'noteUsed' | 'forgetKept'>

interface ContextsOptions {
  readonly store: Stored
  readonly sealing: Sealing
  /** So many are kept ready. */
  readonly most?: number
  /** What is presented to whoever names nobody, as browsers do that come to a number. */
  readonly nameless?: { readonly name: string; present(certificate: KeyAndChain): void } | undefined
}

interface KeyAndChain {
  readonly key: string
  readonly cert: string
}

/** About 50 kB each. */
const MOST = 1_000
const PART = 'key'

/** What a private key was sealed as. */
export const aboutKey = (name: string) => `${PART} ${name}`

/** Certificates ready to be presented; which names there are is known from memory. */
export class Contexts {
  readonly #options: ContextsOptions & { readonly most: number }
  /** Names with a certificate, and when it was issued. */
  #issued: ReadonlyMap<string, string> = new Map()
  #waiting: ReadonlySet<string> = new Set()
  #ends: readonly number[] = []
  #state = ''
  readonly #ready = new Map<string, { readonly issued: string; readonly context: SecureContext }>()
  readonly #opening = new Map<string, Promise<SecureContext | undefined>>()
  #namelessIssued: string | undefined
  readonly #unused = new Set<string>()
  readonly #justUsed = new Set<string>()

  constructor(options: ContextsOptions) {
    this.#options = { most: MOST, ...options }
  }

  /** Takes note of what has changed, by this server or another. */
  async settle(): Promise<void> {
    const state = await this.#options.store.state()
    if (state === this.#state) return
    const rows = await this.#options.store.names()
    const issued = rows.filter((row) => row.issued_at !== null)
    this.#issued = new Map(issued.map((row) => [row.name, row.issued_at ?? '']))
    this.#waiting = new Set(rows.flatMap((row) => (row.issued_at === null ? [row.name] : [])))
    this.#ends = issued.map((row) => Date.parse(row.ends_at ?? ''))
    this.#unused.clear()
    for (const row of issued) if (row.used_at === null) this.#unused.add(row.name)
    for (const name of this.#ready.keys()) if (!this.#issued.has(name)) this.#ready.delete(name)
    await this.#presentNameless()
    this.#state = state
  }

  async #presentNameless(): Promise<void> {
    const { nameless } = this.#options
    const issued = nameless && this.#issued.get(nameless.name)
    if (!nameless || issued === undefined || issued === this.#namelessIssued) return
    const kept = await this.#keyAndChain(nameless.name)
    if (!kept) return
    nameless.present(kept)
    this.#unused.delete(nameless.name)
    this.#justUsed.add(nameless.name)
    this.#namelessIssued = issued
  }

  /** Whether visitors may come by that name; with a certificate, or while it waits for one. */
  knows(name: string): boolean {
    return this.#issued.has(name) || this.#waiting.has(name)
  }

  isWaiting(name: string): boolean {
    return this.#waiting.has(name)
  }

  /** How many certificates there are, and when the first of them ends; undefined without any. */
  standing(): { readonly count: number; readonly earliestEnd: number | undefined } {
    const earliestEnd = this.#ends.length > 0 ? this.#ends.reduce((one, other) => Math.min(one, other)) : undefined
    return { count: this.#ends.length, earliestEnd }
  }

  /** What to present at a name; undefined: nothing, and the handshake fails. */
  find(name: string): SecureContext | undefined | Promise<SecureContext | undefined> {
    const issued = this.#issued.get(name)
    if (issued === undefined) return undefined
    if (this.#unused.delete(name)) this.#justUsed.add(name)
    const ready = this.#ready.get(name)
    if (ready?.issued !== issued) return this.#open(name, ready?.context)
    // The one that was asked for longest ago goes first (LRU).
    this.#ready.delete(name)
    this.#ready.set(name, ready)
    return ready.context
  }

  /** Stores which were presented for the first time since the last call. */
  async noteUsed(now: string): Promise<void> {
    if (this.#justUsed.size === 0) return
    const names = [...this.#justUsed].slice(0, 100)
    await this.#options.store.noteUsed(names, now)
    for (const name of names) this.#justUsed.delete(name)
  }

  #open(name: string, before: SecureContext | undefined): Promise<SecureContext | undefined> {
    const opening = this.#opening.get(name)
    if (opening) return opening
    const opened = this.#read(name)
      // With the database away, what was presented before still is.
      .catch(() => undefined)
      .then((context) => context ?? before)
      .finally(() => this.#opening.delete(name))
    this.#opening.set(name, opened)
    return opened
  }

  async #read(name: string): Promise<SecureContext | undefined> {
    const issued = this.#issued.get(name) ?? ''
    const kept = await this.#keyAndChain(name)
    if (!kept) return undefined
    const context = createSecureContext({ ...kept, minVersion: 'TLSv1.2' })
    this.#ready.set(name, { issued, context })
    const [oldest] = this.#ready.keys()
    if (this.#ready.size > this.#options.most && oldest !== undefined) this.#ready.delete(oldest)
    return context
  }

  async #keyAndChain(name: string): Promise<KeyAndChain | undefined> {
    const { store, sealing } = this.#options
    const kept = await store.findKept(name)
    if (!kept?.chain || !kept.key) return undefined
    const key = sealing.open(kept.key, aboutKey(name))
    if (key !== undefined) return { key, cert: kept.chain }
    // As after a backup came back, which never has the key to them: they are ordered again.
    await store.forgetKept(name, kept.key)
    return undefined
  }
}

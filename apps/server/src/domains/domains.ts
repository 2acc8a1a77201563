// Domains of sites' own: claimed, proved by DNS (TXT), connected once everything leads here, and taken away again.
import { createHash, randomBytes } from 'node:crypto'
import { type Domain, type DomainAnswer, type DomainRecord, strayIn } from '@mimar/contract'
import { clock } from '../clock.ts'
import { hostNameOf, isLoopback } from '../network.ts'
import type { Move } from '../releases/releases.ts'
import type { Settings } from '../settings.ts'
import { JOB_LEASE } from '../sharing/while-held.ts'
import { type DomainRow, type DomainStore, namesOf } from '../store/domains.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { authorityIn, certificateShown, mayTryAtOf } from './certificate-shown.ts'
import { readDomainName, shownName } from './domain-name.ts'
import { type Looked, readLooked } from './looked.ts'
import type { NameServers } from './name-servers.ts'
import { nextLook } from './next-look.ts'
import type { Padlocks } from './padlocks.ts'
import { providerOf } from './providers.ts'
import type { PublicAddresses } from './public-addresses.ts'
import { lookAtRecords, type Target, wantedRecords } from './records.ts'
import { makeToken } from './token.ts'

type DomainSettings = 'appUrl' | 'tls' | 'smtpUrl' | 'ownOrigin' | 'plainAddress' | 'siteDomain' | 'settle'

export interface DomainsOptions {
  readonly store: DomainStore
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly settings: Pick<Settings, DomainSettings>
  readonly nameServers: NameServers
  readonly publicAddresses: () => Promise<PublicAddresses>
  readonly padlocks: Padlocks
  /** Takes what visitors read to another address, with all pages at once. */
  readonly move: (site: string, move: Move) => Promise<void>
  readonly now?: (() => number) | undefined
}

/** Why a domain cannot be set. */
export class DomainRefused extends Error {
  readonly code: NonNullable<DomainAnswer['refusal']> | 'domains-impossible'

  constructor(code: DomainRefused['code']) {
    super(code)
    this.code = code
  }
}

/** Whoever presses often hears what was heard a moment ago. */
const FRESH_MS = 2000

/** The domains that sites have, or want. */
export class Domains {
  readonly #options: DomainsOptions
  readonly #looking = new Map<string, Promise<Domain | null>>()

  constructor(options: DomainsOptions) {
    this.#options = options
  }

  /** The domain of a site; null where it has none. */
  async of(site: string): Promise<Domain | null> {
    const row = await this.#options.store.find(site)
    return row ? this.#shown(row) : null
  }

  /** What a typed text is as the domain of a site. */
  async read(typed: string, site: string): Promise<Omit<DomainAnswer, 'message'>> {
    const read = readDomainName(typed, this.#ownNames())
    if ('refusal' in read) return { name: '', names: [], main: '', isElsewhere: false, ...read }
    const names = namesOf(read)
    return {
      ...{ name: shownName(read.name), names: names.map(shownName), main: shownName(read.main) },
      ...{ refusal: null, offer: '', isElsewhere: await this.#isElsewhere(names, site) },
    }
  }

  /** Claims a domain, or makes another of its names the main one. */
  async set(site: string, typed: string, main?: string): Promise<Domain | null> {
    const { store, publicAddresses } = this.#options
    const read = readDomainName(typed, this.#ownNames())
    if ('refusal' in read) throw new DomainRefused(read.refusal)
    const { four, six } = await publicAddresses()
    if (four.length + six.length === 0) throw new DomainRefused('domains-impossible')
    const { name, hasWww } = read
    const chosen = namesOf(read).find((one) => main !== undefined && one === asciiOf(main)) ?? read.main
    const before = await store.find(site)
    if (before?.name === name) await this.#lead(before, chosen)
    else {
      if (before) await this.remove(site)
      await store.claim({ site, name, hasWww, main: chosen, token: makeToken() }, this.#now())
    }
    return this.of(site)
  }

  /** Asks DNS now, and does what follows from it. */
  look(site: string): Promise<Domain | null> {
    const looking = this.#looking.get(site) ?? this.#look(site).finally(() => this.#looking.delete(site))
    this.#looking.set(site, looking)
    return looking
  }

  /** Has certificates that failed tried now, unless they were a moment ago: an authority counts how often it looks in vain. */
  async tryCertificates(site: string): Promise<void> {
    const { store } = this.#options
    const row = await store.find(site)
    for (const name of row ? namesOf(row) : []) {
      const mayTryAt = mayTryAtOf(await store.certificateOf(name))
      const now = this.#now()
      if (mayTryAt && Date.parse(mayTryAt) <= now.getTime()) await store.hurryCertificate(name, now)
    }
  }

  /** Has a domain asked as a visitor asks it, unless that was a moment ago. */
  async tryPadlock(site: string): Promise<void> {
    const { store, padlocks } = this.#options
    const row = await store.find(site)
    if (row) await padlocks.askDue(row, true)
  }

  /** Takes the domain away: what visitors read is drawn for the address before it, and both change in one step. */
  async remove(site: string): Promise<void> {
    const { store, settings } = this.#options
    const row = await store.find(site)
    if (!row) return
    if (row.connectedAt === null) await store.removeUnconnected(site)
    else await this.#leave(site, 'removed')
    await settings.settle()
  }

  /** A secret that shows the domain to a helper for some days; undefined where the site has none. */
  async makeHelp(site: string): Promise<{ readonly secret: string; readonly expiresAt: string } | undefined> {
    const secret = randomBytes(20).toString('base64url')
    const now = this.#now()
    const expires = new Date(now.getTime() + HELP_MS)
    const isMade = await this.#options.store.addHelp(hashOf(secret), site, now, expires)
    return isMade ? { secret, expiresAt: expires.toISOString() } : undefined
  }

  /** The domain that a helper's secret shows, looked at now. */
  async helped(secret: string): Promise<Domain | null> {
    const site = await this.#options.store.helped(hashOf(secret), this.#now())
    return site === undefined ? null : this.look(site)
  }

  /** Looks at the domains that it is time for, each on one server. */
  async lookAtDue(): Promise<void> {
    for (let looked = 0; looked < AT_ONCE; looked += 1) {
      const now = this.#now()
      const site = await this.#options.store.takeDue(now, new Date(now.getTime() + JOB_LEASE))
      if (site === undefined) return
      await this.look(site)
    }
  }

  async #look(site: string): Promise<Domain | null> {
    const { store, nameServers, settings, padlocks } = this.#options
    const row = await store.find(site)
    if (!row) return null
    const now = this.#now()
    if (row.checkedAt !== null && now.getTime() - Date.parse(row.checkedAt) < FRESH_MS) return this.#shown(row)
    const zone = await nameServers.zoneOf(row.name)
    const records = await lookAtRecords(row, await this.#target(site), zone)
    const looked: Looked = { records, provider: providerOf(zone.servers) ?? null }
    const isProved = row.provedAt !== null || (await this.#prove(row, records))
    const isReady = isProved && row.connectedAt === null && records.every(isRight)
    // A certificate takes a minute, and visitors come as soon as it is there.
    const dueAt =
      isReady && settings.tls
        ? new Date(now.getTime() + SOON_MS).toISOString()
        : nextLook(row, now, strayIn(records) !== undefined || Boolean(padlocks.of(row)?.fault))
    await store.noteAnswers(row, { answers: JSON.stringify(looked), checkedAt: now.toISOString(), dueAt })
    await settings.settle()
    if (isReady) await this.#connect(row)
    const after = await store.find(site)
    // A visit takes as long as whoever is visited likes.
    if (after) void padlocks.askDue(after)
    return after ? this.#shown(after) : null
  }

  /** Where somebody else has proved the name, the record decides: it is ours alone now. */
  async #prove(row: DomainRow, [proof]: readonly DomainRecord[]): Promise<boolean> {
    if (proof?.state !== 'found') return false
    const { store } = this.#options
    const others = (await store.ownersOf(namesOf(row))).filter((site) => site !== row.site)
    for (const other of others) {
      if ((await store.find(other))?.connectedAt != null) await this.#leave(other, 'disconnected')
    }
    return store.prove(row, this.#now(), others)
  }

  async #connect(row: DomainRow): Promise<void> {
    const { site, main } = row
    const { move, settings } = this.#options
    if (!(await this.#isServed(row))) return
    const slug = await this.#slugOf(site)
    await move(site, { domain: { main }, origin: settings.ownOrigin(main), from: slug })
    await settings.settle()
  }

  /** Browsers are sent where they are answered encrypted; a web server in front gets a certificate when the first one comes. */
  async #isServed(row: DomainRow): Promise<boolean> {
    const { store, settings } = this.#options
    if (settings.tls === undefined) return true
    const certificates = await Promise.all(namesOf(row).map((name) => store.certificateOf(name)))
    return certificates.every((one) => one?.issuedAt != null)
  }

  async #leave(site: string, domain: 'removed' | 'disconnected'): Promise<void> {
    const { move, settings } = this.#options
    const slug = await this.#slugOf(site)
    await move(site, { domain, origin: settings.plainAddress(slug).replace(/\/$/, ''), from: slug })
  }

  async #lead(row: DomainRow, main: string): Promise<void> {
    if (main === row.main) return
    if (row.connectedAt === null) await this.#options.store.setMain(row.site, main)
    else await this.#connect({ ...row, main })
  }

  async #shown(row: DomainRow): Promise<Domain> {
    const { settings } = this.#options
    const looked = readLooked(row.answers)
    const records = looked?.records ?? wantedRecords(row, await this.#target(row.site))
    const { madeAt, provedAt, connectedAt, checkedAt, dueAt } = row
    return {
      ...{ name: shownName(row.name), names: namesOf(row).map(shownName), main: shownName(row.main) },
      state: connectedAt !== null ? 'connected' : provedAt !== null ? 'proved' : 'waiting',
      address: `${settings.ownOrigin(shownName(row.main))}/`,
      plainAddress: settings.plainAddress(await this.#slugOf(row.site)),
      isSecure: settings.appUrl.protocol === 'https:',
      ...{ madeAt, provedAt, connectedAt, checkedAt, dueAt },
      isElsewhere: provedAt === null && (await this.#isElsewhere(namesOf(row), row.site)),
      records: records.map((record) => ({ ...record, host: shownName(record.host) })),
      provider: looked?.provider ?? null,
      isTold: settings.smtpUrl !== undefined,
      certificate: await this.#certificateOf(row),
      padlock: this.#options.padlocks.of(row),
    }
  }

  /** Of the name that visitors end at, or of another that holds it up. */
  async #certificateOf(row: DomainRow): Promise<Domain['certificate']> {
    const { store, settings } = this.#options
    if (!settings.tls) return null
    const names = namesOf(row).toSorted((a, b) => Number(b === row.main) - Number(a === row.main))
    const all = await Promise.all(names.map(async (name) => certificateShown(name, await store.certificateOf(name))))
    const known = all.filter((one) => one !== undefined)
    const found = known.find(({ failure }) => failure) ?? known.find(({ issuedAt }) => issuedAt === null) ?? known[0]
    return found ? { ...found, authority: authorityIn(settings.tls.directory) } : null
  }

  async #isElsewhere(names: readonly string[], site: string): Promise<boolean> {
    return (await this.#options.store.ownersOf(names)).some((other) => other !== site)
  }

  async #target(site: string): Promise<Target> {
    const { settings, publicAddresses } = this.#options
    const { hostname } = new URL(settings.plainAddress(await this.#slugOf(site)))
    const isFound = settings.siteDomain !== '' && !isLoopback(hostname)
    return { addresses: await publicAddresses(), host: isFound ? hostname : undefined }
  }

  async #slugOf(site: string): Promise<string> {
    return (await this.#options.siteStore.find(site))?.slug ?? site
  }

  /** Names that no site can have for itself, nor anything beside them. */
  #ownNames(): readonly string[] {
    const { appUrl, siteDomain } = this.#options.settings
    return [appUrl.hostname, hostNameOf(siteDomain.replace(/^\./, ''))].filter((name) => name !== '')
  }

  #now(): Date {
    return new Date(this.#options.now?.() ?? clock.now())
  }
}

/** Of a second kind of address, none is needed; a wrong one is worse. */
const isRight = ({ kind, state }: DomainRecord) => state === 'found' || (kind === 'AAAA' && state === 'missing')

const asciiOf = (name: string) => {
  const read = readDomainName(name, [])
  return 'main' in read ? read.main : ''
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

const HELP_MS = 7 * 86_400_000
const AT_ONCE = 20
const SOON_MS = 10_000

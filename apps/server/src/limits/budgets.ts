import type { Operation } from '@mimar/document'
import { SharedTries } from './shared-tries.ts'
import { type Rate, TokenBuckets } from './token-buckets.ts'

/** What the requests of one person may cost; docs/limits.md says the same in words. */
const rates = {
  /** Changes, those within one change counted each, and ten more for every request. */
  changes: { atOnce: 40_000, aMinute: 6_000 },
  /** Bytes of requests with changes. */
  bytes: { atOnce: 10_000_000, aMinute: 2_000_000 },
  /** Drafts, differences, icons and pictures' files read: the canvas asks a few times a minute. */
  reads: { atOnce: 1_200, aMinute: 600 },
  /** Sites made from others. */
  copies: { atOnce: 20, aMinute: 4 },
  /** Pages of history, and sites as they once were. */
  past: { atOnce: 400, aMinute: 60 },
  /** Releases made, and gone back to. */
  releases: { atOnce: 60, aMinute: 20 },
  /** Answers to visitors, and mails that are sent again; the database counts them too. */
  letters: { atOnce: 30, aMinute: 10 },
  /** Whole sites as files. */
  exports: { atOnce: 20, aMinute: 4 },
  /** Fonts cut for the canvas that nobody has asked for before; three or so for each pair that is tried. */
  fonts: { atOnce: 300, aMinute: 60 },
  /** Looks at domains: others' name servers are asked each time, and whoever an address leads to where a padlock is looked for. */
  looks: { atOnce: 120, aMinute: 60 },
} as const satisfies { readonly [name: string]: Rate }

export type Costly = keyof typeof rates

/** What a request costs by itself, in changes. */
const REQUEST = 10

/** What a request with so many changes costs. */
export const costOfChanges = (changes: number) => REQUEST + changes

/** How many changes one is, with those within it. */
export function changesIn(operation: Operation): number {
  if (operation.do !== 'together') return 1
  return operation.operations.reduce((sum, each) => sum + changesIn(each), 1)
}

/** What it costs to look at a domain, and to have it asked as a visitor asks it, in looks. */
export const costOfLook = (isVisited: boolean) => (isVisited ? VISIT : 1)

const VISIT = 10

/** All who work on one site together have so many times what one person has. */
const PEOPLE_OF_A_SITE = 3
/** Wrong sign-in links and tokens: more than somebody comes to who tries an old one again. */
const guesses: Rate = { atOnce: 30, aMinute: 30 }

/** Requests of a network, counted all the time and held against it only while there is too much to do for all. */
const requests: Rate = { atOnce: 600, aMinute: 600 }

/** Mails asked for by who is not signed in: whoever shares a network with one who asks on and on waits half a minute. */
const askedMails: Rate = { atOnce: 10, aMinute: 2 }

/**
 * Rate limits: what people, sites and addresses may still ask for. What keeps one from hurting others each server counts for itself,
 * from its start; tries at ways in, and mails, are counted by all together.
 */
export class Budgets {
  readonly #of = new Map<Costly, { readonly person: TokenBuckets; readonly site: TokenBuckets }>()
  readonly #requests: TokenBuckets
  readonly #guesses: SharedTries
  readonly #askedMails: SharedTries

  /** `now` is a steady clock, for what is counted here alone. */
  constructor(shared: ConstructorParameters<typeof SharedTries>[2], now?: () => number) {
    for (const [name, { atOnce, aMinute }] of Object.entries(rates)) {
      const together = { atOnce: atOnce * PEOPLE_OF_A_SITE, aMinute: aMinute * PEOPLE_OF_A_SITE }
      this.#of.set(name as Costly, {
        person: new TokenBuckets({ atOnce, aMinute }, now),
        site: new TokenBuckets(together, now),
      })
    }
    this.#requests = new TokenBuckets(requests, now)
    this.#guesses = new SharedTries('guess', guesses, shared)
    this.#askedMails = new SharedTries('mail', askedMails, shared)
  }

  /** Takes from what a person and a site have of it; the seconds to wait where either has nothing left, and then takes nothing. */
  take(what: Costly, person: string, site: string, cost = 1): number {
    const { person: own, site: shared } = this.#of.get(what)!
    const wait = Math.max(own.waitOf(person), shared.waitOf(site))
    if (wait > 0) return wait
    own.take(person, cost)
    shared.take(site, cost)
    return 0
  }

  /** The seconds until a person has anything left of it; 0 where they have. */
  waitOf(what: Costly, person: string): number {
    return this.#of.get(what)!.person.waitOf(person)
  }

  /** Counts a request of a network; the seconds until it has asked for no more than its part. */
  asked(network: string): number {
    return this.#requests.take(network, 1)
  }

  /** Counts a mail that a network asks for; the seconds to wait where one follows another. */
  askedMail(network: string): Promise<number> {
    return this.#askedMails.take(network)
  }

  /** Counts a wrong sign-in link or token; the seconds to wait where one follows another. Right ones are never counted. */
  guessed(name: string): Promise<number> {
    return this.#guesses.take(name)
  }
}

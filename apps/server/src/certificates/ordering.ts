// One order at an authority, from asking to the certificate; each step is stored, so that another process can go on from there.
import { setTimeout as wait } from 'node:timers/promises'
import type { CertificateChange, CertificateRow } from '../store/certificates.store.ts'
import type { Authority, Identity, Order } from './authority.ts'
import { AuthorityRefusal, refusalIn } from './authority-failure.ts'
import { thumbprintOf } from './jws.ts'
import { type CertificateFacts, newSigningKey, readChain, signingRequest } from './signing-request.ts'

/** What an order stands in. */
export interface OrderPlace {
  readonly authority: Authority
  readonly identity: Identity
  /** Stops an order that was begun; it is gone on with later. */
  readonly signal: AbortSignal
  /** Makes what an authority asks for answerable, by all servers. */
  answer(token: string, answer: string): Promise<void>
  /** Stores how far it is; throws where it is no longer ours to do. */
  note(change: CertificateChange): Promise<void>
  seal(key: string): string
  open(sealed: string): string | undefined
  now(): string
  /** May one more be made? Throws where not. */
  admit(): Promise<void>
  readonly pollsEvery?: number
}

export interface Obtained {
  readonly chain: string
  readonly key: string
  readonly facts: CertificateFacts
}

const POLLS_EVERY_MS = 500
/** An authority looks from several places, and writes to a public log. */
const LONGEST_MS = 120_000

/** Gets a certificate for the name of that row. */
export async function obtain(row: CertificateRow, place: OrderPlace): Promise<Obtained> {
  const { authority, identity } = place
  const begun = (await findBegun(row, place)) ?? (await begin(row, place))
  let { order } = begun
  if (order.status === 'pending') {
    await Promise.all(order.authorizations.map((url) => prove(url, place)))
    order = await until(
      place,
      () => authority.findOrder(order.url, identity),
      ({ status }) => status !== 'pending',
    )
  }
  await place.note({ answered_at: place.now() })
  if (order.status === 'ready') await authority.finalize(order, signingRequest(row.name, begun.key), identity)
  if (order.status !== 'valid') {
    const isOver = ({ status }: Order) => status === 'valid' || status === 'invalid'
    order = await until(place, () => authority.findOrder(order.url, identity), isOver)
  }
  if (order.status !== 'valid' || !order.certificate) throw refusalIn(order.error)
  const chain = await authority.chain(order.certificate, identity)
  return { chain, key: begun.key, facts: readChain(chain, row.name, begun.key) }
}

interface Begun {
  readonly order: Order
  readonly key: string
}

/** The order that a process before this one had made, where it can still be gone on with. */
async function findBegun({ order_url: url, order_key: sealed }: CertificateRow, place: OrderPlace) {
  const key = sealed === null ? undefined : place.open(sealed)
  if (url === null || key === undefined) return undefined
  try {
    const order = await place.authority.findOrder(url, place.identity)
    return order.status === 'invalid' ? undefined : { order, key }
  } catch (failure) {
    if (failure instanceof AuthorityRefusal) return undefined
    throw failure
  }
}

async function begin(row: CertificateRow, place: OrderPlace): Promise<Begun> {
  await place.admit()
  const key = newSigningKey()
  const order = await orderReplacing(row, place)
  const asked = { asked_at: place.now(), answered_at: null, order_url: order.url, order_key: place.seal(key) }
  await place.note({ ...asked, waits_for: null })
  return { order, key }
}

/** An order that says which certificate it follows on is outside of some limits; one that nobody knows any more is not named. */
async function orderReplacing(row: CertificateRow, { authority, identity, open }: OrderPlace): Promise<Order> {
  const key = row.key === null ? undefined : open(row.key)
  const replaced = row.chain !== null && key !== undefined ? readChain(row.chain, row.name, key).certId : undefined
  if (replaced === undefined) return authority.order(row.name, identity)
  try {
    return await authority.order(row.name, identity, replaced)
  } catch (failure) {
    const isAboutIt = failure instanceof AuthorityRefusal && ['alreadyReplaced', 'malformed'].includes(failure.kind)
    if (!isAboutIt) throw failure
    return authority.order(row.name, identity)
  }
}

/** Shows the authority that the name is ours (HTTP-01). */
async function prove(url: string, place: OrderPlace): Promise<void> {
  const { authority, identity } = place
  const asked = await authority.authorization(url, identity)
  if (asked.status === 'valid') return
  const challenge = asked.challenges.find(({ type }) => type === 'http-01')
  if (!challenge) throw refusalIn({ detail: 'The authority offers no challenge by HTTP for this name.' })
  await place.answer(challenge.token, `${challenge.token}.${thumbprintOf(identity.key)}`)
  if (challenge.status === 'pending') await authority.accept(challenge.url, identity)
  const isOver = ({ status }: { readonly status: string }) => status !== 'pending'
  const { status, challenges } = await until(place, () => authority.authorization(url, identity), isOver)
  if (status !== 'valid') throw refusalIn(challenges.find(({ error }) => error)?.error)
}

async function until<T>(
  { signal, pollsEvery = POLLS_EVERY_MS }: OrderPlace,
  ask: () => Promise<T>,
  isOver: (found: T) => boolean,
): Promise<T> {
  for (const last = performance.now() + LONGEST_MS; ; ) {
    const found = await ask()
    if (isOver(found)) return found
    if (performance.now() > last) throw refusalIn({ detail: 'The authority has not decided for two minutes.' })
    await wait(pollsEvery, undefined, { signal })
  }
}

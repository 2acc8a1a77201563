// DNS records of a domain: which are to be set, and how what name servers answer compares to it.
import type { DomainRecord } from '@mimar/contract'
import { type DomainRow, namesOf } from '../store/domains.store.ts'
import type { Answer, RecordKind, Zone } from './name-servers.ts'
import type { PublicAddresses } from './public-addresses.ts'

/** Where names are to lead. */
export interface Target {
  readonly addresses: PublicAddresses
  /** The host that a name may stand for (CNAME); undefined where none can be found from outside. */
  readonly host: string | undefined
}

interface Wanted {
  readonly kind: RecordKind
  readonly host: string
  readonly name: string
  readonly value: string
}

const PROOF = '_mimar'
const MARK = 'mimar-site='

/** The value that proves a domain. */
const proofOf = (token: string) => `${MARK}${token}`

/** Asks for every record of a domain. */
export async function lookAtRecords(domain: DomainRow, target: Target, zone: Zone): Promise<DomainRecord[]> {
  const names = namesOf(domain).map((host) => lookAtName(host, domain, target, zone))
  const records = await Promise.all([lookAtProof(domain, zone).then((proof) => [proof]), ...names])
  return records.flat()
}

/** What is to be set, before anybody has looked. */
export function wantedRecords(domain: DomainRow, { addresses, host: target }: Target): DomainRecord[] {
  const names = namesOf(domain).flatMap((host) =>
    isAlias(host, domain) && target !== undefined
      ? [wanted('CNAME', host, domain, target)]
      : [
          ...addresses.four.slice(0, 1).map((value) => wanted('A', host, domain, value)),
          ...addresses.six.slice(0, 1).map((value) => wanted('AAAA', host, domain, value)),
        ],
  )
  return [wanted('TXT', `${PROOF}.${domain.name}`, domain, proofOf(domain.token)), ...names].map(unasked)
}

/** The domain as it is registered cannot stand for another name; those below it can. */
const isAlias = (host: string, { name, hasWww }: DomainRow) => host !== name || !hasWww

function wanted(kind: RecordKind, host: string, { name, hasWww }: DomainRow, value: string): Wanted {
  // Providers write names below what was registered; of a name below another we know no more than its first part.
  const zone = hasWww ? name : name.split('.').slice(1).join('.')
  return { kind, host, value, name: host === zone ? '@' : host.slice(0, -zone.length - 1) }
}

const unasked = (one: Wanted): DomainRecord => ({ ...one, state: 'silent', others: [], servers: 0, seen: 0 })

async function lookAtProof(domain: DomainRow, zone: Zone): Promise<DomainRecord> {
  const one = wanted('TXT', `${PROOF}.${domain.name}`, domain, proofOf(domain.token))
  const answers = await zone.ask(one.host, 'TXT')
  // Others may write there what they like; of ours there is to be one.
  return compared(
    one,
    answers.map((answer) => answer?.filter((value) => value.startsWith(MARK))),
    [one.value],
  )
}

async function lookAtName(host: string, domain: DomainRow, target: Target, zone: Zone): Promise<DomainRecord[]> {
  if (isAlias(host, domain) && target.host !== undefined) return [await lookAtAlias(host, domain, target, zone)]
  const { four, six } = target.addresses
  const [old, next] = await Promise.all([zone.ask(host, 'A'), zone.ask(host, 'AAAA')])
  const a = compared(wanted('A', host, domain, four[0] ?? ''), old, four)
  const aaaa = compared(wanted('AAAA', host, domain, six[0] ?? ''), next, six)
  // Without an address of that kind nothing may lead elsewhere by it.
  return [
    ...(four.length > 0 || a.others.length > 0 ? [a] : []),
    ...(six.length > 0 || aaaa.others.length > 0 ? [aaaa] : []),
  ]
}

/** A name that stands for another, or leads to the same addresses by itself. */
async function lookAtAlias(host: string, domain: DomainRow, { host: to, addresses }: Target, zone: Zone) {
  const one = wanted('CNAME', host, domain, to ?? '')
  const said = await zone.ask(host, 'CNAME')
  const aliases = said.map((answer) => answer?.map((value) => value.toLowerCase().replace(/\.$/, '')))
  if (aliases.every((answer) => answer === undefined || answer.includes(one.value)))
    return compared(one, aliases, [one.value])
  const [a, aaaa] = await Promise.all([zone.follow(host, 'A'), zone.follow(host, 'AAAA')])
  const found = [...(a ?? []), ...(aaaa ?? [])]
  const own = [...addresses.four, ...addresses.six]
  if (found.length > 0 && found.every((address) => own.includes(address)))
    return compared(one, [[one.value]], [one.value])
  // Where it stands for no name, its addresses are what is to be replaced.
  const isNumbered = aliases.every((answer) => answer === undefined || answer.length === 0)
  return compared(one, isNumbered ? [found] : aliases, [one.value])
}

/** One record beside what name servers answer; `right` are all values that are as good. */
function compared(one: Wanted, answers: readonly Answer[], right: readonly string[]): DomainRecord {
  const heard = answers.filter((answer) => answer !== undefined)
  const others = [...new Set(heard.flat())].filter((value) => !right.includes(value))
  const seen = heard.filter((answer) => answer.length > 0 && answer.every((value) => right.includes(value))).length
  return { ...one, others, seen, servers: heard.length, state: stateOf() }

  function stateOf(): DomainRecord['state'] {
    if (heard.length === 0) return 'silent'
    const isThere = heard.some((answer) => answer.some((value) => right.includes(value)))
    if (others.length > 0) return isThere ? 'several' : 'elsewhere'
    return seen === heard.length ? 'found' : 'missing'
  }
}

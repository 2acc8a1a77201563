// IDN (UTS 46) and the Public Suffix List: what somebody typed, as the domain of a site.
import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { DomainRefusal } from '@mimar/contract'
import { parse } from 'tldts'
import { isMixed, skeleton } from './lookalikes.ts'

/** A domain that a site can have. */
interface ReadName {
  /** Without www, in ASCII. */
  readonly name: string
  /** Whether www before it belongs to it: it is registered, and not a name below another. */
  readonly hasWww: boolean
  /** The one that was typed. */
  readonly main: string
}

type Reading = ReadName | { readonly refusal: DomainRefusal; readonly offer: string }

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names below which nothing is found by the public DNS. */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|invalid|onion|arpa|lan|home)$/
/** Room for `_mimar.` and `www.` before it. */
const LONGEST = 240

/** Reads what was typed as the domain of a site, beside the installation's own names. */
export function readDomainName(typed: string, own: readonly string[]): Reading {
  const host = hostIn(typed)
  const ascii = domainToASCII(host)
  if ([plain(typed), host, ascii].some(isNumber)) return refused('domain-number')
  if (!isDomain(ascii)) return refused('domain-malformed')
  const name = ascii.replace(/^www\.(?=.*\.)/, '')
  const refusal = refusalOf(name, own)
  if (refusal) return refused(refusal)
  if (host !== plain(typed)) return refused('domain-too-much', domainToUnicode(ascii))
  const { domain } = parse(name, { allowPrivateDomains: true })
  const hasWww = domain === null || domain === name
  return { name, hasWww, main: hasWww ? ascii : name }
}

/** A name as people read it. */
export const shownName = (name: string): string => domainToUnicode(name) || name

const refused = (refusal: DomainRefusal, offer = '') => ({ refusal, offer })

const isNumber = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) > 0 || /^\d[\d.]*$/.test(host)

/** A dot at the end, capitals and full-width signs mean nothing. */
const plain = (typed: string) => typed.trim().normalize('NFKC').toLowerCase().replaceAll('。', '.').replace(/\.$/, '')

/** The host in what may be a whole address, or one for mail. */
function hostIn(typed: string): string {
  const text = plain(typed)
    .replace(/^(?:[a-z][a-z0-9+.-]*:\/\/+|mailto:)/, '')
    .replace(/^\/+/, '')
  const [authority = ''] = text.split(/[/?#\s]/)
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  return host.replace(/:\d*$/, '').replace(/\.$/, '')
}

function isDomain(ascii: string): boolean {
  const labels = ascii.split('.')
  return ascii.length <= LONGEST && labels.length > 1 && labels.every((label) => LABEL.test(label))
}

function refusalOf(name: string, own: readonly string[]): DomainRefusal | undefined {
  if (PRIVATE.test(name)) return 'domain-reserved'
  const { publicSuffix, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true })
  if (publicSuffix === name && (isIcann || isPrivate)) return 'domain-suffix'
  const registered = own.map(registrable)
  if (registered.includes(registrable(name))) return 'domain-reserved'
  if (name.split('.').some((label) => isMixed(shownName(label)))) return 'domain-lookalike'
  const drawn = skeleton(shownName(registrable(name)))
  return registered.some((one) => skeleton(shownName(one)) === drawn) ? 'domain-lookalike' : undefined
}

/** What one registrant owns, as the installation is to keep all of its own to itself. */
const registrable = (name: string) => parse(name, { allowPrivateDomains: true }).domain ?? name

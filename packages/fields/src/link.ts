// Link validation, against XSS by javascript: URLs.
import { accept, type Checked, refuse } from './checked.ts'
import type { LinkField } from './field.ts'
import { isEmail } from './simple.ts'

/** Where a link leads: inside the site, to an anchor, to another site, or to mail and telephone. */
type LinkKind = 'internal' | 'anchor' | 'external' | 'email' | 'phone' | 'none'

/** What visitors may be led to; a link outside these forms is refused (LINK-5). */
export function link(): LinkField {
  return { kind: 'link', initial: '', check: checkLink }
}

/** The kind of an address that `checkLink` has accepted. */
export function linkKind(address: string): LinkKind {
  if (address === '') return 'none'
  if (address.startsWith('#')) return 'anchor'
  if (address.startsWith('/')) return 'internal'
  if (/^mailto:/i.test(address)) return 'email'
  if (/^tel:/i.test(address)) return 'phone'
  return 'external'
}

/** Completes and checks an address: no scheme gets `http://` (LINK-5), a bare mail address `mailto:`, a phone number `tel:`. */
export function checkLink(input: unknown): Checked<string> {
  if (typeof input !== 'string') return refuse('not-text')
  const address = input.trim()
  if (address === '') return accept('')
  if (PHONE.test(address) && !IP_ADDRESS.test(address)) return accept(`tel:${address.replaceAll(' ', '')}`)
  const forbidden = refuse('link-forbidden', { address: address.slice(0, 200) })
  if (UNSAFE.test(address) || address.length > 2048) return forbidden
  if (/^\/(?!\/)/.test(address) || address.startsWith('#')) return accept(address)
  if (isEmail(address)) return accept(`mailto:${address}`)
  const scheme = schemeOf(address)
  const full = scheme === undefined ? `http://${address.replace(/^\/\//, '')}` : address
  return SCHEMES.get(scheme ?? 'http')?.(full) ? accept(full) : forbidden
}

/** What an address must look like, by its scheme; no other is let in. */
const SCHEMES: ReadonlyMap<string, (address: string) => boolean> = new Map([
  ['http', isWebAddress],
  ['https', isWebAddress],
  ['mailto', (address) => isEmail(address.slice(7).split('?')[0] ?? '')],
  ['tel', (address) => /^tel:\+?[\d().-]+$/i.test(address)],
])

const PHONE = /^\+?\d[\d ().-]{4,}$/
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** White space, controls, quotes, and characters that are invisible or turn the reading direction: none has a place in an address. */
const UNSAFE =
  /[\u0000-\u0020\u007F-\u00A0\\<>"`\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/

/** What stands before the colon; undefined in `example.com`, and in `example.com:8080`, where a port follows. */
function schemeOf(address: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  const isHost = scheme !== undefined && (scheme === 'localhost' || scheme.includes('.'))
  return isHost && /^[^:]+:\d{1,5}(?:[/?#]|$)/.test(address) ? undefined : scheme
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname !== ''
}

/** An address as it stands in a link to a machine: every sign that is not plain is percent-encoded. */
export function encodeAddress(address: string): string {
  return encodeURI(address).replaceAll('?', '%3F').replaceAll('#', '%23')
}

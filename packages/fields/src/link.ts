import { accept, type Checked, type Field, refuse } from './field.ts'
import { isEmail } from './simple.ts'

/** Where a link leads: inside the site, to an anchor, to another site, or to mail and telephone. */
export type LinkKind = 'internal' | 'anchor' | 'external' | 'email' | 'phone' | 'none'

/** What visitors may be led to; a link outside these forms is refused (LINK-5). */
export function link(): Field<string> {
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
  if (/[\u0000-\u0020\u007F\\<>"`]/.test(address) || address.length > 2048) return refuse('link-forbidden', { address })
  if (/^\/(?!\/)/.test(address) || /^#[^\s]*$/.test(address)) return accept(address)
  if (isEmail(address)) return accept(`mailto:${address}`)
  if (/^\+?[\d().-]{5,}$/.test(address)) return accept(`tel:${address}`)
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'mailto')
    return isEmail(address.slice(7).split('?')[0] ?? '') ? accept(address) : refuse('link-forbidden', { address })
  if (scheme === 'tel')
    return /^tel:\+?[\d().-]+$/i.test(address) ? accept(address) : refuse('link-forbidden', { address })
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return refuse('link-forbidden', { address })
  return checkWebAddress(scheme === undefined ? `http://${address.replace(/^\/\//, '')}` : address)
}

function checkWebAddress(address: string): Checked<string> {
  return URL.canParse(address) && !new URL(address).username ? accept(address) : refuse('link-forbidden', { address })
}

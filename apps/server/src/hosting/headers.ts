// HTTP headers of files: ETag, cache control.
import type { Form } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { policyOf } from './policy.ts'

/** Tells browsers that came encrypted to come so from now on. */
export const COME_ENCRYPTED = ['strict-transport-security', 'max-age=31536000'] as const

/** Headers of every document a visitor's browser runs: nothing foreign but what its owner has set, nothing framed, nothing asked of the device. */
export const documentHeaders = (allows: string): readonly string[] => [
  'content-security-policy',
  policyOf(allows),
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'x-content-type-options',
  'nosniff',
]

/** Drawings, lists for search engines and parts of pages: should a browser be led to one, it runs nothing. */
const PART_HEADERS: readonly string[] = [
  'content-security-policy',
  "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  'x-content-type-options',
  'nosniff',
]
/** A document of somebody's is handed over, and never opened where the site's own pages are. */
const DOCUMENT_HEADERS: readonly string[] = [
  'content-security-policy',
  "default-src 'none';sandbox;frame-ancestors 'none'",
  'content-disposition',
  'attachment',
  'x-content-type-options',
  'nosniff',
]
const ASSET_HEADERS: readonly string[] = ['x-content-type-options', 'nosniff']
/** Types that a browser may run when it is led to them. */
const IS_RUN = /^(?:text\/html|image\/svg|application\/xml|text\/xml)/
const IS_TEXT = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|ld\+json)|image\/svg)/

/** Whether brotli and gzip make it smaller; what is kept in pieces is sent as it is. */
export function isCompressible(type: string): boolean {
  return IS_TEXT.test(type) && type !== 'text/vtt'
}

/** Names one form of some bytes; `isQuick` is compressed in haste and gives way to a smaller one. */
export function etagOf(file: ReleaseFile, form: Form, isQuick: boolean): string {
  const suffix = form === 'plain' ? '' : `-${form}${isQuick ? '-quick' : ''}`
  return `"${file.hash.slice(0, 16)}${suffix}"`
}

/** What says whether a copy is still good; sent with 304 too. */
export function validators(file: ReleaseFile, etag: string): string[] {
  return [
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'etag',
    etag,
    ...(isCompressible(file.type) ? ['vary', 'accept-encoding'] : []),
  ]
}

/** Pages are what is never kept under a name of its own: what is, only ever stands in one. */
function safety({ type, isImmutable, allows }: ReleaseFile): readonly string[] {
  if (type === 'application/pdf') return DOCUMENT_HEADERS
  if (!IS_RUN.test(type)) return ASSET_HEADERS
  return type.startsWith('text/html') && !isImmutable ? documentHeaders(allows ?? '') : PART_HEADERS
}

/** All headers of a file, but for its length. */
export function fileHeaders(file: ReleaseFile, form: Form, etag: string): string[] {
  return [
    'content-type',
    file.type,
    ...validators(file, etag),
    ...(form === 'plain' ? ['accept-ranges', 'bytes'] : ['content-encoding', form]),
    ...safety(file),
  ]
}

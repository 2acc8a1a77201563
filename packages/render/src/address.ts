import { type Language, type LanguageCode, type Page, primaryLanguage, type Site } from '@mimar/document'
import { checkLink, linkKind } from '@mimar/fields'
import type { LinkProps } from '@mimar/sections'

/** The parts of a site that addresses depend on. */
type Addressed = Pick<Site, 'id' | 'languages' | 'settings'>

/** What a language puts before every path: nothing for the primary (unless the site's flag is off), else `/de` (GEN-10). */
export function languagePrefix(site: Addressed, language: LanguageCode): string {
  const isBare = language === primaryLanguage(site).code && site.settings.primaryHasNoPrefix
  return isBare ? '' : `/${language}`
}

/** The address of a page in a language, with its trailing slash: `/`, `/en/Rooms/`. */
export function pageAddress(site: Addressed, page: Pick<Page, 'path'>, language: LanguageCode): string {
  return withSlash(languagePrefix(site, language) + page.path)
}

/** The page on which results of a search stand, in a language: no page of an owner has a dot in its path. */
export function searchAddress(site: Addressed, language: LanguageCode): string {
  return `${languagePrefix(site, language)}/search.html`
}

/** The list of what is searched in a language. */
export function searchIndexAddress(language: LanguageCode): string {
  return `/search/${language}.json`
}

/** The language a path is in, and the page's own path without it: `/en/Rooms/` is `/Rooms` in English. */
export function languageOfPath(
  site: Addressed,
  path: string,
): { readonly language: Language; readonly path: string; readonly isPrefixed: boolean } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const named = site.languages.find(({ code }) => code === first)
  if (named && languagePrefix(site, named.code) !== '') {
    return { language: named, path: withoutSlash(rest), isPrefixed: true }
  }
  return { language: primaryLanguage(site), path: withoutSlash(path), isPrefixed: false }
}

interface LinkContext {
  /** What goes before the site's own paths in this language. */
  readonly prefix: string
  /** First steps of paths that name a language already. */
  readonly languages: readonly LanguageCode[]
  /** Where `/` leads. */
  readonly home: string
}

/** An owner's address as attributes of a link; what may not be rendered leads nowhere (LINK-1, LINK-3, LINK-5). */
export function linkProps(address: string, context: LinkContext): LinkProps {
  const checked = checkLink(address)
  if (!checked.ok) return NOWHERE
  const kind = linkKind(checked.value)
  switch (kind) {
    case 'none':
      return NOWHERE
    case 'internal':
      return { href: internalAddress(checked.value, context) }
    case 'external':
      return { href: checked.value, target: '_blank', rel: 'noopener' }
    case 'anchor':
    case 'email':
    case 'phone':
      return { href: checked.value }
    default:
      return kind satisfies never
  }
}

const NOWHERE: LinkProps = { href: '#' }

function internalAddress(address: string, { prefix, languages, home }: LinkContext): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  if (path === '/' || path === '/home' || path === '/home/') return home + tail
  const first = path.split('/')[1] ?? ''
  const isPrefixed = languages.includes(first)
  return (isPrefixed ? '' : prefix) + (isFile(path) ? path : withSlash(path)) + tail
}

const isFile = (path: string) => /\.[a-z0-9]{2,5}$/i.test(path)
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/')

import { type Page, primaryLanguage, type Site } from '@mimar/document'

/** What the address of the editor says: `/edit/{siteId}{page path}?lang=xx`. */
export interface Address {
  /** `/edit/`, or `/guest/` for who came with a link and no account. */
  readonly root: string
  readonly siteId: string
  readonly path: string
  readonly language: string | null
  readonly authHash: string | null
}

/** Whether somebody is here with a link and no account. */
export function isGuestAt({ root }: Pick<Address, 'root'>): boolean {
  return root === '/guest/'
}

export function readAddress(location: Pick<Location, 'pathname' | 'search'>): Address {
  const [, root = '', siteId = '', path = ''] = /^(\/\w+\/)([^/]+)(\/.*)?$/.exec(location.pathname) ?? []
  const query = new URLSearchParams(location.search)
  return {
    root,
    siteId: decodeURIComponent(siteId),
    path: decodeURIComponent(path || '/'),
    language: query.get('lang'),
    authHash: query.get('authHash'),
  }
}

/** The page of that path; `/home` is the root in the editor (LINK-4), and one trailing slash more or less is the same page. */
export function pageAt(site: Site, path: string): Page | undefined {
  const wanted = bare(path === '/home' || path === '/home/' ? '/' : path)
  return (
    site.pages.find((page) => bare(page.path) === wanted) ??
    site.pages.find((page) => bare(page.path).toLowerCase() === wanted.toLowerCase())
  )
}

export function writeAddress(root: string, site: Site, pageId: string, language: string): string {
  const path = site.pages.find(({ id }) => id === pageId)?.path ?? '/'
  const query = language === primaryLanguage(site).code ? '' : `?lang=${encodeURIComponent(language)}`
  const canonical = path.endsWith('/') ? path : `${path}/`
  return `${root}${encodeURIComponent(site.id)}${canonical.split('/').map(encodeURIComponent).join('/')}${query}`
}

const bare = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path)

import { primaryLanguage, type Site } from '@mimar/document'

/** What the address of the editor says: `/edit/{siteId}{page path}?lang=xx`. */
export interface EditorAddress {
  /** `/edit/`, or `/guest/` for who came with a link and no account. */
  readonly root: string
  readonly siteId: string
  readonly path: string
  readonly language: string | null
  readonly authHash: string | null
}

/** Whether somebody is here with a link and no account. */
export function isGuestAt({ root }: Pick<EditorAddress, 'root'>): boolean {
  return root === '/guest/'
}

export function readAddress(location: Pick<Location, 'pathname' | 'search'>): EditorAddress {
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

export function writeAddress(root: string, site: Site, pageId: string, language: string): string {
  const path = site.pages.find(({ id }) => id === pageId)?.path ?? '/'
  const query = language === primaryLanguage(site).code ? '' : `?lang=${encodeURIComponent(language)}`
  const canonical = path.endsWith('/') ? path : `${path}/`
  return `${root}${encodeURIComponent(site.id)}${canonical.split('/').map(encodeURIComponent).join('/')}${query}`
}

import type { Page, Site } from './site.ts'

/** The page of that path; `/home` is the root in the editor (LINK-4), and one trailing slash more or less is the same page. */
export function pageAt(site: Site, path: string): Page | undefined {
  const wanted = bare(path === '/home' || path === '/home/' ? '/' : path)
  return (
    site.pages.find((page) => bare(page.path) === wanted) ??
    site.pages.find((page) => bare(page.path).toLowerCase() === wanted.toLowerCase())
  )
}

const bare = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path)

import { type Catalog, importSite, type Site } from '@mimar/document'
import type { Account } from '../store/accounts.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { siteName } from './site-name.ts'

/** One thing that is wrong in a configuration file. */
export interface Fault {
  readonly path: string
  readonly reason: string
}

export type Added =
  | { readonly ok: true; readonly site: Site; readonly slug: string }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Makes a site of the owner's from a configuration. With faults nothing is made. An id or slug that is taken gets a number. */
export async function addSite(
  store: SiteStore,
  catalog: Catalog,
  input: { configuration: unknown; slug?: string | undefined; owner: Account },
): Promise<Added> {
  const read = importSite(input.configuration, catalog)
  if (!read.ok) return { ok: false, faults: read.faults }
  const id = await free(toSlug(read.site.id), (name) => store.find(name))
  const slug = await free(toSlug(input.slug ?? id), (name) => store.findBySlug(name))
  const site = { ...read.site, id }
  await store.insert({ site, slug, name: siteName(site), owner: input.owner.id })
  return { ok: true, site, slug }
}

/** A host name's label: lower case, digits and single hyphens. */
function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  return slug || 'site'
}

async function free(wish: string, find: (name: string) => Promise<unknown>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${wish}-${number}`
    if (!(await find(name))) return name
  }
}

// Partial takedown: which addresses of a release visitors are not shown, however often the site is published.
import type { Site } from '@mimar/document'
import type { Manifest } from '../blobs/manifest.ts'
import type { Withheld, WithheldParts } from '../hosting/live-site.ts'
import { readPictureAddress } from '../media/site-pictures.ts'
import type { ComplaintStore, Hidden } from '../store/complaints.store.ts'

interface Options {
  readonly hiddenOn: ComplaintStore['hiddenOn']
  /** What a release was made from. */
  readonly siteOf: (site: string, release: string) => Promise<{ readonly site: Site } | undefined>
  /** How pages are addressed. */
  readonly load: () => Promise<{ pageAddress(site: Site, page: { readonly path: string }, language: string): string }>
}

/** Pages are known by their ids, whatever they are called now, and pictures by their bytes, in every size and crop. */
export class Withholding {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** What of a release is not shown. */
  async of(site: string, release: string): Promise<Withheld> {
    const hidden = await this.#options.hiddenOn(site)
    const ids = new Set(hidden.filter(({ kind }) => kind === 'page').map(({ id }) => id))
    const addresses = await this.#pagesOf(site, release)
    const made = await this.#options.siteOf(site, release)
    return withheldBy({
      languages: made?.site.languages.map(({ code }) => code) ?? [],
      pages: [...addresses].filter(([, page]) => ids.has(page)).map(([address]) => address),
      pictures: hidden.filter(({ kind }) => kind === 'picture').map(({ id }) => id),
    })
  }

  /** The page or picture at an address of a release; undefined where neither stands there. */
  async partAt(site: string, release: string, manifest: Manifest, address: string): Promise<Hidden | undefined> {
    const start = readPictureAddress(address)?.start
    if (start !== undefined) return manifest.find(address) && { kind: 'picture', id: start }
    const slashed = address.endsWith('/') ? address : `${address}/`
    const named = manifest.find(slashed) ? slashed : (manifest.findInAnyCase(slashed) ?? slashed)
    const page = (await this.#pagesOf(site, release)).get(manifest.find(named)?.movedTo ?? named)
    return page === undefined ? undefined : { kind: 'page', id: page }
  }

  /** The address of each page in each language, and the page's id. */
  async #pagesOf(id: string, release: string): Promise<ReadonlyMap<string, string>> {
    const [made, { pageAddress }] = [await this.#options.siteOf(id, release), await this.#options.load()]
    if (!made) return new Map()
    const { site } = made
    return new Map(
      site.pages.flatMap((page) => site.languages.map(({ code }) => [pageAddress(site, page, code), page.id] as const)),
    )
  }
}

/** What is not shown, as hosting asks it. */
export function withheldBy(parts: WithheldParts): Withheld {
  const [pages, pictures] = [new Set(parts.pages), new Set(parts.pictures)]
  return {
    ...parts,
    kindAt(address) {
      if (pages.has(address)) return 'page'
      const start = pictures.size > 0 && address.startsWith('/media/') && readPictureAddress(address)?.start
      return start && pictures.has(start) ? 'picture' : undefined
    },
  }
}

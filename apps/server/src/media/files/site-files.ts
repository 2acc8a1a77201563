import type { Catalog, Page, Section, Site } from '@mimar/document'
import { addressOfFile, filesIn } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { ReleaseFile } from '../../blobs/manifest.ts'
import { createPageUnion } from '../../page-union.ts'
import type { FileRow, FileStore } from '../../store/files.store.ts'
import { inSlices } from '../../turns.ts'

/** The files of a site that are here, as visitors get them: by their addresses. */
export type SiteFiles = ReadonlyMap<string, ReleaseFile>

/** What a file is in a release: its bytes are the list of its pieces. */
const releaseFileOf = ({ list, type, size }: FileRow): ReleaseFile => ({
  hash: list,
  type,
  size,
  isImmutable: true,
})

/** The files that a site names, by their hashes. */
export function filesNamedIn(site: Site, catalog: Pick<Catalog, 'find'>): Set<string> {
  const own = site.pages.flatMap(({ sections, header, footer }) => [...sections, ...(header ?? []), ...(footer ?? [])])
  return new Set([...site.header, ...site.footer, ...own].flatMap((section) => namedIn(section, catalog)))
}

function namedIn({ template, content }: Section, catalog: Pick<Catalog, 'find'>): string[] {
  const fields = catalog.find(template)?.fields
  return fields ? filesIn(fields, content).map(({ hash }) => hash) : []
}

/** Finds the files that a site names; one that is not here, or is something else than it says, is not among them. */
export function createSiteFiles(store: Pick<FileStore, 'among'>, catalog: TemplateCatalog) {
  const named = (section: Section) => namedIn(section, catalog)
  const onPages = createPageUnion((page: Page) =>
    [page.sections, page.header ?? [], page.footer ?? []].flat().flatMap(named),
  )
  return async (site: Site): Promise<SiteFiles> => {
    await inSlices(onPages.searching(site))
    const hashes = new Set([...[...site.header, ...site.footer].flatMap(named), ...onPages.of(site)])
    const rows = await store.among([...hashes])
    return new Map(rows.map((row) => [addressOfFile(row), releaseFileOf(row)]))
  }
}

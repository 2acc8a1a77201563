import { publishedPages, type Site } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { activeLanguages, languagePrefix, pageAddress } from '@mimar/render'
import { numberedPath } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { keysOf } from './collections/list-pages.ts'
import { movedPage, type OutputFile, type PublishInput } from './output.ts'

interface Moved {
  readonly from: string
  readonly to: string
}

/**
 * A page at each address that pages had before, in every language: it leads to where they are now. With an earlier site only
 * those that lead elsewhere or nowhere there: pages come and go, and their redirects with them.
 */
export function* redirects(
  { site, origin, surroundings: { catalog } }: PublishInput,
  script: () => string | undefined,
  before?: Site,
): Iterable<OutputFile> {
  const known = new Map(before ? movedAddresses(before, catalog).map(({ from, to }) => [from, to]) : [])
  for (const { from, to } of movedAddresses(site, catalog)) {
    if (known.get(from) !== to) yield movedPage(from, to, { origin, script: script() })
  }
}

export const redirectAddresses = (site: Site, catalog: TemplateCatalog): readonly string[] =>
  movedAddresses(site, catalog).map(({ from }) => from)

/**
 * A page that is there now comes before one that was; what leads nowhere, or to itself, is left out. Where a page goes on in
 * others they have moved with it.
 */
function movedAddresses(site: Site, catalog: TemplateCatalog): readonly Moved[] {
  // Sites that were stored before there were redirects have none.
  const all: Site['settings']['redirects'] | undefined = site.settings.redirects
  if (!all || all.length === 0) return []
  const pages = new Map(publishedPages(site).map((page) => [keyOf(page.path), page]))
  const moved: (readonly [from: string, path: string, tail: string])[] = []
  const behind: typeof moved = []
  for (const { from, to } of all) {
    const [path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(to)?.slice(1) ?? []
    const target = pages.get(keyOf(path))
    if (from === '' || !target || pages.has(keyOf(from))) continue
    moved.push([from, target.path, tail])
    const [, ...keys] = keysOf(site, target, catalog)
    behind.push(...keys.map((key) => [`${from}/${key}`, numberedPath(site, target, key), ''] as const))
  }
  const said = new Set(moved.map(([from]) => keyOf(from)))
  const free = behind.filter(([from]) => !said.has(keyOf(from)) && !pages.has(keyOf(from)))
  return [...moved, ...free].flatMap(([from, path, tail]) =>
    activeLanguages(site).map(({ code }) => ({
      from: `${languagePrefix(site, code)}${from}/`,
      to: encodeAddress(pageAddress(site, { path }, code)) + tail,
    })),
  )
}

const keyOf = (path: string) => path.replace(/(?<=.)\/$/, '').toLowerCase()

import { publishedPages, type Site } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { activeLanguages, languagePrefix, pageAddress } from '@mimar/render'
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
  { site, origin }: PublishInput,
  script: () => string | undefined,
  before?: Site,
): Iterable<OutputFile> {
  const known = new Map(before ? movedAddresses(before).map(({ from, to }) => [from, to]) : [])
  for (const { from, to } of movedAddresses(site)) {
    if (known.get(from) !== to) yield movedPage(from, to, { origin, script: script() })
  }
}

export const redirectAddresses = (site: Site): readonly string[] => movedAddresses(site).map(({ from }) => from)

/** A page that is there now comes before one that was; what leads nowhere, or to itself, is left out. */
function movedAddresses(site: Site): readonly Moved[] {
  // Sites that were stored before there were redirects have none.
  const all: Site['settings']['redirects'] | undefined = site.settings.redirects
  if (!all || all.length === 0) return []
  const pages = new Map(publishedPages(site).map((page) => [keyOf(page.path), page]))
  return all.flatMap(({ from, to }) => {
    const [path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(to)?.slice(1) ?? []
    const target = pages.get(keyOf(path))
    if (from === '' || !target || pages.has(keyOf(from))) return []
    return activeLanguages(site).map(({ code }) => ({
      from: `${languagePrefix(site, code)}${from}/`,
      to: encodeAddress(pageAddress(site, target, code)) + tail,
    }))
  })
}

const keyOf = (path: string) => path.replace(/(?<=.)\/$/, '').toLowerCase()

import { publishedPages, type Site } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { activeLanguages, languagePrefix, pageAddress } from '@mimar/render'
import { movedPage, type OutputFile, type PublishInput } from './output.ts'

interface Moved {
  readonly from: string
  readonly to: string
}

/** A page at each address that pages had before, in every language: it leads to where they are now. */
export function* redirects({ site, origin }: PublishInput, script: () => string | undefined): Iterable<OutputFile> {
  for (const { from, to } of movedAddresses(site)) yield movedPage(from, to, { origin, script: script() })
}

export const redirectAddresses = (site: Site): readonly string[] => movedAddresses(site).map(({ from }) => from)

/** A page that is there now comes before one that was; what leads nowhere, or to itself, is left out. */
function movedAddresses(site: Site): readonly Moved[] {
  const pageAt = (path: string) => publishedPages(site).find((page) => keyOf(page.path) === keyOf(path))
  // Sites that were stored before there were redirects have none.
  const all: Site['settings']['redirects'] | undefined = site.settings.redirects
  return (all ?? []).flatMap(({ from, to }) => {
    const [path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(to)?.slice(1) ?? []
    const target = pageAt(path)
    if (from === '' || !target || pageAt(from)) return []
    return activeLanguages(site).map(({ code }) => ({
      from: `${languagePrefix(site, code)}${from}/`,
      to: encodeAddress(pageAddress(site, target, code)) + tail,
    }))
  })
}

const keyOf = (path: string) => path.replace(/(?<=.)\/$/, '').toLowerCase()

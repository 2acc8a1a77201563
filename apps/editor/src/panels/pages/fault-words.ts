import { pathKey, type Site } from '@mimar/document'
import type { PathFault } from '../../places/page-path.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName } from '../../words/names.ts'
import type { PartSay, Say } from '../../words/words.ts'
import type { PageWords } from './words.ts'

/** What stands in the way of an address, and what to do. */
export function faultWords(
  fault: PathFault,
  path: string,
  site: Site,
  language: string,
  say: PartSay<PageWords>,
  main: Say,
): string {
  const first = path.split('/')[1] ?? ''
  const other = site.pages.find((page) => pathKey(page.path) === pathKey(path))
  const spoken = site.languages.find(({ code }) => code.toLowerCase() === first.toLowerCase())
  switch (fault) {
    case 'taken':
      return say('taken', { page: isolated(other ? pageName(main, other, language) : path) })
    case 'reserved':
      return say('reserved', { path: `\u2066/${first}\u2069` })
    case 'language':
      return say('isLanguage', { path: `\u2066/${first}\u2069`, language: isolated(spoken?.localizedName || first) })
    case 'empty':
      return say('pathEmpty')
    case 'characters':
      return say('characters')
    default:
      return fault satisfies never
  }
}

import { apply } from './apply.ts'
import type { Catalog } from './catalog.ts'
import type { Operation } from './operation.ts'
import { Problem } from './problems.ts'
import { isSame } from './same.ts'
import { type LanguageCode, type Media, primaryLanguage, type Site } from './site.ts'
import { isContentOwner, readTextId } from './translation/texts.ts'

/**
 * Whether a change writes nothing but texts of one language, not the primary one: what a guest may who translates. As
 * with changes of content, what cannot be made is for `apply` to refuse, and the inverse is such a change too.
 */
export function isTranslationChange(
  site: Site,
  operation: Operation,
  language: LanguageCode,
  catalog: Catalog,
): boolean {
  return primaryLanguage(site).code !== language && writesIn(site, operation, language, catalog)
}

function writesIn(site: Site, operation: Operation, language: LanguageCode, catalog: Catalog): boolean {
  switch (operation.do) {
    case 'set-field':
    case 'set-marks':
      return operation.language === language
    case 'set-source':
      return operation.language === language && isContentOwner(readTextId(operation.text).owner)
    case 'set-media':
      return operation.media !== null && isDescribed(site.media, operation.id, operation.media, language)
    case 'together':
      return isEachOfTranslation(site, operation.operations, language, catalog)
    case 'insert-item':
    case 'move-item':
    case 'remove-item':
    case 'insert-section':
    case 'move-section':
    case 'remove-section':
    case 'set-section':
    case 'insert-page':
    case 'move-page':
    case 'remove-page':
    case 'set-page-path':
    case 'set-page-meta':
    case 'set-page-image':
    case 'set-page-flag':
    case 'set-page-part':
    case 'set-theme':
    case 'set-setting':
    case 'set-languages':
    case 'set-events':
      return false
    default:
      return operation satisfies never
  }
}

/** A picture that stays as it is but for its description in that language. */
function isDescribed(all: Site['media'], id: string, media: Media, language: LanguageCode): boolean {
  const before = Object.hasOwn(all, id) ? (all[id] as Media) : undefined
  return before !== undefined && isSame(without(before, language), without(media, language))
}

function without({ alt, ...picture }: Media, language: LanguageCode) {
  const { [language]: _, ...others } = alt
  return { ...picture, alt: others }
}

/** Each is judged on the site that those before it make. */
function isEachOfTranslation(
  site: Site,
  operations: readonly Operation[],
  language: LanguageCode,
  catalog: Catalog,
): boolean {
  let here = site
  for (const operation of operations) {
    if (!isTranslationChange(here, operation, language, catalog)) return false
    try {
      here = apply(here, operation, catalog).site
    } catch (problem) {
      // All or none: with one that cannot be made, none is.
      if (problem instanceof Problem) return true
      throw problem
    }
  }
  return true
}

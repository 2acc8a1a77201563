import { primaryLanguage, type Site } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import { PAGE_KINDS, type PageKind } from '@mimar/sections/new-pages'
import { bare, freePath, pathFor } from '../../places/page-path.ts'
import { sayPart, UI_LANGUAGES } from '../../words/words.ts'
import { newPageWords } from './new-page-words.ts'

/** What has been chosen for a page that is not there yet. */
export interface PagePlan {
  readonly from: PageKind | { readonly copyOf: string }
  /** null while it is the one of the kind. */
  readonly name: string | null
  /** null while it follows from the name. */
  readonly path: string | null
  readonly isInMenu: boolean
  /** The link of the menu it comes behind; null: it is the first. */
  readonly after: string | null
}

export const kindOf = ({ from }: PagePlan): PageKind | undefined => PAGE_KINDS.find((kind) => kind === from)

/** The name in the primary language of the site. */
export function nameOf(plan: PagePlan, site: Site): string {
  return plan.name ?? kindNames(plan, site)[primaryLanguage(site).code] ?? ''
}

/** Where the page would be; '' while it has no name. */
export function pathOf(plan: PagePlan, site: Site): string {
  if (plan.path !== null) return bare(plan.path)
  const name = nameOf(plan, site).trim()
  if (name === '') return ''
  return plan.name === null ? freePath(site, `/${kindOf(plan)}`) : pathFor(name, site)
}

/** The name in every language that is known: what somebody typed in one, what a kind is called in all that Mimar speaks. */
export function titleOf(plan: PagePlan, site: Site): Localized {
  if (plan.name === null) return kindNames(plan, site)
  return { [primaryLanguage(site).code]: plan.name.trim() }
}

/** A blank page is called nothing. */
function kindNames(plan: PagePlan, site: Site): Localized {
  const kind = kindOf(plan)
  if (kind === undefined || kind === 'blank') return {}
  const names = site.languages.flatMap(({ code }) => {
    const spoken = UI_LANGUAGES.find((language) => language === code.split('-')[0])
    return spoken ? [[code, sayPart(newPageWords, spoken)(kind)] as const] : []
  })
  return Object.fromEntries(names)
}

import type { Finding } from '@mimar/checkup'
import { mixed, type Part, Problem, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import type { Opened } from '../state/state.ts'
import { findingsOf } from './findings.ts'
import type { PublishWords } from './words.ts'

/** What visitors would get with one part of the draft: what is wrong with it, or why there is nothing to get. */
export type PartScene =
  | { readonly why: null; readonly site: Site; readonly findings: readonly Finding[] }
  | { readonly why: WhyNot }

type WhyNot = Extract<keyof PublishWords, `part${string}` | `nothing${string}`>

/** Puts a part of the draft into what visitors read, as publishing it would. */
export function sceneOf(
  live: Site,
  { site: draft, facts }: Pick<Opened, 'site' | 'facts'>,
  part: Part,
  catalog: TemplateCatalog,
): PartScene {
  try {
    const site = mixed(live, draft, part, catalog)
    if (site === live) return { why: 'page' in part ? 'nothingOnPage' : 'nothingInLanguage' }
    // What visitors have already stops nothing.
    const known = new Set(findingsOf({ site: live, facts }, catalog).map(nameOf))
    return {
      why: null,
      site,
      findings: findingsOf({ site, facts }, catalog).filter((found) => !known.has(nameOf(found))),
    }
  } catch (problem) {
    if (problem instanceof Problem) return { why: whyNot(problem) }
    throw problem
  }
}

function nameOf({ code, page, section, field, language }: Finding): string {
  return [code, page, section, field, language].join(' ')
}

function whyNot({ code }: Problem): WhyNot {
  if (code === 'path-taken' || code === 'path-invalid') return 'partAddress'
  return code === 'section-exists' ? 'partMoved' : 'partOther'
}

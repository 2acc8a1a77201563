// Linting of a site before it is published: texts, links, pictures, accessibility (a11y), SEO.
import { pageDifference, type Site } from '@mimar/document'
import { backgroundFilms, missingCaptions, missingFiles } from './files.ts'
import type { CheckupInput, Finding, Looking } from './finding.ts'
import { beyondLimits } from './limits.ts'
import { brokenLinks } from './links.ts'
import { lowContrasts, malformedTracking, missingOwnHosts, pretickedConsent, unsaidAdvertising } from './looks.ts'
import { heavyPages, missingAlts } from './pictures.ts'
import { samplesLeft } from './samples.ts'
import { repeatedIds, repeatedTemplates } from './structure.ts'
import { emptyItems, pageTexts, requiredTexts, staleTexts, standInTexts, untranslatedTexts } from './texts.ts'

type Rule = (input: CheckupInput) => Looking

/** A rule that is quick on the largest site. */
const atOnce = (find: (input: CheckupInput) => readonly Finding[]): Rule =>
  function* look(input) {
    yield find(input)
  }

/** What refuses a publish, whoever asks (0023, 0030). */
const REFUSING = [requiredTexts, beyondLimits]
/** All that finds errors; in the order in which they are worth a person's time, as all rules are. */
const STOPPING: readonly Rule[] = [
  ...REFUSING,
  brokenLinks,
  ...[repeatedTemplates, repeatedIds, malformedTracking].map(atOnce),
]
const REMARKS = [
  samplesLeft,
  emptyItems,
  missingFiles,
  missingAlts,
  missingCaptions,
  backgroundFilms,
  untranslatedTexts,
  standInTexts,
  staleTexts,
  lowContrasts,
  pretickedConsent,
  unsaidAdvertising,
  missingOwnHosts,
  pageTexts,
  heavyPages,
]

/** Everything that is wrong with a site, errors first. The same site gives the same list. */
export function checkup(input: CheckupInput): readonly Finding[] {
  const found = [...STOPPING.flatMap((rule) => [...rule(input)].flat()), ...REMARKS.flatMap((rule) => rule(input))]
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')]
}

type Read = Pick<CheckupInput, 'site' | 'catalog'>
type Steps = Generator<void, readonly Finding[]>

/** The errors that `checkup` finds, in steps, so that others can come in between. */
export function* errorsInSteps(read: Read): Steps {
  const found = yield* inSteps(STOPPING, { ...read, weigh: () => 0 })
  return found.filter(({ level }) => level === 'error')
}

/** Sites in which nothing was found that must be put right, and the templates that were looked with. */
const publishable = new WeakMap<Site, Read['catalog']>()

/**
 * What must be put right before anything is published, in steps. Where nothing was found in `before`, of the same
 * templates, only other objects are looked at: the one changed page of ten thousand.
 */
export function* refusalsInSteps({ before, ...read }: Read & { readonly before?: Site | undefined }): Steps {
  const { site, catalog } = read
  if (before && publishable.get(before) === catalog && hasSameFrame(before, site)) {
    const pages = pageDifference(before.pages, site.pages).come.map(({ page }) => page)
    const found = yield* inSteps(REFUSING, { site: { ...site, pages }, catalog })
    if (found.length === 0) {
      publishable.set(site, catalog)
      return found
    }
  }
  const found = yield* inSteps(REFUSING, read)
  if (found.length === 0) publishable.set(site, catalog)
  return found
}

const FRAME = ['languages', 'settings', 'header', 'footer'] as const
const hasSameFrame = (one: Site, other: Site) => FRAME.every((part) => one[part] === other[part])

function* inSteps<Input>(rules: readonly ((input: Input) => Looking)[], input: Input): Steps {
  const all: Finding[] = []
  for (const rule of rules) {
    for (const found of rule(input)) {
      all.push(...found)
      yield
    }
  }
  return all
}

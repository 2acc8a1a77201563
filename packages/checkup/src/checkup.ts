// Linting of a site before it is published: texts, links, pictures, accessibility (a11y), SEO.
import type { CheckupInput, Finding, Looking } from './finding.ts'
import { beyondLimits } from './limits.ts'
import { brokenLinks } from './links.ts'
import { lowContrasts, malformedTracking, missingOwnHosts, pretickedConsent, unsaidAdvertising } from './looks.ts'
import { heavyPages, missingAlts } from './pictures.ts'
import { samplesLeft } from './samples.ts'
import { repeatedIds, repeatedTemplates } from './structure.ts'
import { emptyItems, pageTexts, requiredTexts, staleTexts, untranslatedTexts } from './texts.ts'

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
  missingAlts,
  untranslatedTexts,
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

/** What must be put right before anything is published, in steps. */
export const refusalsInSteps = (read: Read): Steps => inSteps(REFUSING, read)

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

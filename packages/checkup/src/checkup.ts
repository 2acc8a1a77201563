import type { CheckupInput, Finding } from './finding.ts'
import { beyondLimits } from './limits.ts'
import { brokenLinks } from './links.ts'
import { lowContrasts, malformedTracking, pretickedConsent, unsaidAdvertising } from './looks.ts'
import { heavyPages, missingAlts } from './pictures.ts'
import { samplesLeft } from './samples.ts'
import { repeatedIds, repeatedTemplates } from './structure.ts'
import { emptyItems, pageTexts, requiredTexts, staleTexts, untranslatedTexts } from './texts.ts'

/** In the order in which they are worth a person's time. */
const RULES = [
  requiredTexts,
  beyondLimits,
  brokenLinks,
  repeatedTemplates,
  repeatedIds,
  malformedTracking,
  samplesLeft,
  emptyItems,
  missingAlts,
  untranslatedTexts,
  staleTexts,
  lowContrasts,
  pretickedConsent,
  unsaidAdvertising,
  pageTexts,
  heavyPages,
]

/** Everything that is wrong with a site, errors first. The same site gives the same list. */
export function checkup(input: CheckupInput): readonly Finding[] {
  const found = RULES.flatMap((rule) => rule(input))
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')]
}

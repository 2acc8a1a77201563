import type { Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { StartRefusal } from '../refusal.ts'
import { inSlices } from '../turns.ts'

/** What must be put right before visitors read it: nothing was published (0023, 0030). */
export class Unpublishable extends StartRefusal {
  readonly code: 'text-required' | 'beyond-limits'
  /** Where it is, as the paths of fields below the ids of their sections. */
  readonly places: readonly string[]

  constructor(code: Unpublishable['code'], places: readonly string[]) {
    super(`${SENTENCES[code]}: ${places.join(', ')}. ${DEEDS[code]}`)
    this.name = 'Unpublishable'
    this.code = code
    this.places = places
  }
}

const SENTENCES = {
  'text-required': 'Required texts are empty in the primary language',
  'beyond-limits': 'Texts are too long, or lists have too few or too many items',
}
const DEEDS = {
  'text-required': 'Write them, or remove what is empty.',
  'beyond-limits': 'Shorten them, or add or remove items.',
}

/**
 * Throws where visitors would miss a required text or find more than fits. What finds it is loaded with the first publish. Of a site
 * of which nothing was refused in `before` only what has changed since is looked at.
 */
export async function refuseUnpublishable(site: Site, catalog: TemplateCatalog, before?: Site): Promise<void> {
  const { refusalsInSteps } = await import('@mimar/checkup')
  const found = await inSlices(refusalsInSteps({ site, catalog, before }))
  const isEmpty = ({ code }: (typeof found)[number]) => code === 'text-required'
  const empty = found.filter(isEmpty).map(({ section, field }) => `${section}/${field}`)
  if (empty.length > 0) throw new Unpublishable('text-required', empty)
  const others = found.filter((one) => !isEmpty(one))
  const beyond = others.map(({ page, section, field, language }) => {
    const place = [section ?? page ?? 'settings', field].join('/')
    return language === null ? place : `${place} (${language})`
  })
  if (beyond.length > 0) throw new Unpublishable('beyond-limits', beyond)
}

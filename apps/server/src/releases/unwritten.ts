import type { Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { StartRefusal } from '../refusal.ts'

/** Required texts that are still to be written: nothing was published (0023). */
export class Unwritten extends StartRefusal {
  /** Where they are, as the paths of fields below the ids of their sections. */
  readonly texts: readonly string[]

  constructor(texts: readonly string[]) {
    super(`Required texts are empty in the primary language: ${texts.join(', ')}. Write them, or remove what is empty.`)
    this.name = 'Unwritten'
    this.texts = texts
  }
}

/** Throws where visitors would miss a required text. What finds them is loaded with the first publish. */
export async function refuseUnwritten(site: Site): Promise<void> {
  const { requiredTexts } = await import('@mimar/checkup')
  const texts = requiredTexts({ site, catalog }).map(({ section, field }) => `${section}/${field}`)
  if (texts.length > 0) throw new Unwritten(texts)
}

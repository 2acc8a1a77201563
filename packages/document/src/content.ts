import { type Fields, imagesIn, missingTexts, type Refusal } from '@mimar/fields'
import type { Catalog, TemplateFacts } from './catalog.ts'
import { problems } from './problems.ts'
import { primaryLanguage, type Section, type Site } from './site.ts'

type Content = Section['content']

/** The facts of a section's template; throws `template-unknown`. */
export function getTemplate(catalog: Catalog, template: string): TemplateFacts {
  const facts = catalog.find(template)
  if (!facts) throw problems.templateUnknown(template)
  return facts
}

/**
 * Refuses a change of content after which a required text is empty in the primary language, or a picture is not the site's.
 * Only what the change itself brings about counts, so that a text that was empty already never blocks the texts beside it.
 */
export function checkChange(site: Site, fields: Fields, before: Content, after: Content, path: string): void {
  const language = primaryLanguage(site).code
  const missing = missingTexts(fields, after, language)
  if (missing.length > 0) {
    const known = new Set(missingTexts(fields, before, language))
    const refusals = missing.filter((at) => !known.has(at)).map((at): Refusal => ({ code: 'required', at, params: {} }))
    if (refusals.length > 0) {
      throw problems.valueRefused(
        path,
        refusals.map((refusal) => (refusal.at === path ? { ...refusal, at: '' } : refusal)),
      )
    }
  }
  checkPictures(site, fields, after, before)
}

/** Refuses pictures that are not in the site's media; those that stood there before are left alone. */
export function checkPictures(site: Site, fields: Fields, after: Content, before?: Content): void {
  const absent = imagesIn(fields, after).filter(({ media }) => media !== '' && !Object.hasOwn(site.media, media))
  if (absent.length === 0) return
  const known = new Set(before ? imagesIn(fields, before).map(({ media }) => media) : [])
  const first = absent.find(({ media }) => !known.has(media))
  if (first) throw problems.mediaMissing(first.media, first.path)
}

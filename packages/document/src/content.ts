import { type Fields, imagesIn } from '@mimar/fields'
import type { Catalog, TemplateFacts } from './catalog.ts'
import { problems } from './problems.ts'
import type { Section, Site } from './site.ts'

type Content = Section['content']

/** The facts of a section's template; throws `template-unknown`. */
export function getTemplate(catalog: Catalog, template: string): TemplateFacts {
  const facts = catalog.find(template)
  if (!facts) throw problems.templateUnknown(template)
  return facts
}

/** Refuses pictures that are not in the site's media; those that stood there before are left alone. Only what is below a path is read. */
export function checkPictures(site: Site, fields: Fields, after: Content, before?: Content, below = ''): void {
  const absent = imagesIn(fields, after, below).filter(({ media }) => media !== '' && !Object.hasOwn(site.media, media))
  if (absent.length === 0) return
  const known = new Set(before ? imagesIn(fields, before, below).map(({ media }) => media) : [])
  const first = absent.find(({ media }) => !known.has(media))
  if (first) throw problems.mediaMissing(first.media, first.path)
}

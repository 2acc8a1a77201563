import { imagesIn, lenient } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { explainAll, Problem } from '../problems.ts'
import { allSections } from '../rules.ts'
import { settingsFields } from '../settings.ts'
import { readMedia } from '../shapes.ts'
import type { Media, Site } from '../site.ts'
import type { Apply } from './verb.ts'

/** Adds a picture to the site, changes what is known of one, or (null) takes one away that nothing shows. */
export const setMedia: Apply<'set-media'> = (site, operation, catalog) => {
  const { id } = operation
  const before = Object.hasOwn(site.media, id) ? (site.media[id] as Media) : null
  const after = operation.media === null ? null : checkMedia(id, operation.media)
  if (after === null) refuseUsed(site, id, catalog)
  const { [id]: _, ...rest } = site.media
  const media = after === null ? rest : { ...site.media, [id]: after }
  return { site: { ...site, media }, inverse: { ...operation, media: before } }
}

function checkMedia(id: string, input: unknown): Media {
  const read = lenient(readMedia(input))
  if (!read.ok) throw invalidMedia(explainAll(read.refusals), read.refusals)
  if (read.value.id !== id) throw invalidMedia(`It is called "${read.value.id}" inside and "${id}" outside.`)
  return read.value
}

function invalidMedia(why: string, refusals: Problem['refusals'] = []): Problem {
  return new Problem('media-invalid', `This picture cannot be kept. ${why}`, refusals)
}

function refuseUsed(site: Site, id: string, catalog: Catalog): void {
  const inSettings = imagesIn(settingsFields, site.settings).find(({ media }) => media === id)
  const inSection = allSections(site).find(({ template, content }) => {
    const fields = catalog.find(template)?.fields
    return fields !== undefined && imagesIn(fields, content).some(({ media }) => media === id)
  })
  const onPage = site.pages.find(({ socialImage }) => socialImage === id)
  const where = onPage
    ? `links to the page "${onPage.path}"`
    : inSettings
      ? `the setting "${inSettings.path}"`
      : inSection && `the section "${inSection.id}"`
  if (where) {
    throw new Problem(
      'media-in-use',
      `The picture "${id}" is shown by ${where}. Choose another there before you remove it.`,
    )
  }
}

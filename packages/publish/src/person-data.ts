// People for search engines (schema.org Person; a name is all that is asked of one).
import type { ComposedPage } from '@mimar/render'
import { type PublicPerson, peopleIn } from '@mimar/sections'
import { type Facts, given, houseOf, type Surrounding } from './facts.ts'
import { largestJpeg } from './largest-jpeg.ts'

/** The people of a page, each of whom works for the whole. */
export function peopleOn({ sections }: ComposedPage, around: Surrounding): readonly Facts[] {
  const people = sections.flatMap(({ template, props }) => (template ? peopleIn(template.fields, props.content) : []))
  const worksFor = houseOf(around)
  return people.map(({ name, work, about, languages, phone, email, image }: PublicPerson) => {
    const knowsLanguage = languages.split(/[,،;·|/]/).flatMap((one) => one.trim() || [])
    return {
      '@type': 'Person',
      name,
      ...given('jobTitle', work),
      ...given('description', about),
      ...given('image', largestJpeg(image, around.url) ?? ''),
      ...(knowsLanguage.length > 0 && { knowsLanguage }),
      ...given('telephone', phone),
      ...given('email', email),
      worksFor,
    }
  })
}

// Articles for search engines (schema.org).
import type { ComposedPage } from '@mimar/render'
import { articlesIn } from '@mimar/sections'
import { timeOf } from './event-data.ts'
import { largestJpeg } from './largest-jpeg.ts'

type Facts = { readonly [name: string]: unknown }

/** The articles of a page. */
export function articlesOn({ sections, site, language }: ComposedPage, url: string, zone: string): readonly Facts[] {
  const articles = sections.flatMap(({ template, props }) =>
    template ? articlesIn(template.fields, props.content) : [],
  )
  const house = { '@type': 'Organization', name: site.name, url: new URL(site.homeHref, url).href }
  return articles.map(({ type, headline, text, picture, day, author }) => {
    const image = largestJpeg(picture, url)
    return {
      '@type': type,
      headline,
      ...(text !== '' && { description: text }),
      ...(image && { image: [image] }),
      ...(day !== '' && { datePublished: timeOf(day, 0, zone) }),
      author: author === '' ? house : { '@type': 'Person', name: author },
      publisher: house,
      inLanguage: language,
      mainEntityOfPage: url,
    }
  })
}

// Articles for search engines (schema.org Article; all that Google asks of one is recommended).
import type { ComposedPage } from '@mimar/render'
import { ARTICLE, articlesIn, type PublicArticle } from '@mimar/sections'
import { dayOf, type Facts, given, houseOf, type Surrounding } from './facts.ts'
import { largestJpeg } from './largest-jpeg.ts'

/** The articles of a page that is no entry: an entry tells them as its own text. */
export function articlesOn({ sections }: ComposedPage, around: Surrounding): readonly Facts[] {
  const articles = sections.flatMap(({ template, props }) =>
    template ? articlesIn(template.fields, props.content) : [],
  )
  return articles.map((article) => factsOfArticle(article, around, ARTICLE))
}

export function factsOfArticle(
  { headline, text, body, picture, day, author }: PublicArticle,
  around: Surrounding,
  type: string,
): Facts {
  const image = largestJpeg(picture, around.url)
  const house = houseOf(around)
  return {
    '@type': type,
    headline,
    ...given('description', text),
    ...given('articleBody', body),
    ...(image && { image: [image] }),
    ...given('datePublished', day && dayOf(day, around.zone)),
    author: author === '' ? house : { '@type': 'Person', name: author },
    publisher: house,
    inLanguage: around.language,
    mainEntityOfPage: around.url,
  }
}

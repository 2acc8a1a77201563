import { type Fields, nameOfRole } from '@mimar/fields'
import type { Picture } from './template.ts'

/** What schema.org calls an article of any kind. */
export const ARTICLE = 'Article'

/** An article, as a page of one language reads it. */
interface PublicArticle {
  readonly type: typeof ARTICLE
  readonly headline: string
  readonly text: string
  readonly picture: Picture | null
  /** The day it was published, or ''. */
  readonly day: string
  /** Who wrote it, or ''. */
  readonly author: string
}

/** Whoever has a long text has these beside it. */
type Stored = {
  readonly title: string
  readonly paragraph: string
  readonly image: Picture | null
  readonly publishedOn: string
  readonly author: string
}

/** The article that a section with a long text tells: what has a title, and says something. */
export function articlesIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicArticle[] {
  const role = nameOfRole(fields, 'long-text')
  if (role === undefined) return []
  const { title, paragraph, image, publishedOn, author } = content as Stored
  const isSaid = (content[role] as readonly { readonly text: string }[]).some(({ text }) => text !== '')
  if (title === undefined || title === '' || !isSaid) return []
  return [{ type: ARTICLE, headline: title, text: paragraph, picture: image, day: publishedOn, author }]
}

import { type Fields, nameOfRole } from '@mimar/fields'
import type { Picture } from './template.ts'

/** What schema.org calls an article of any kind. */
export const ARTICLE = 'Article'

/** An article, as a page of one language reads it. */
export interface PublicArticle {
  readonly headline: string
  readonly text: string
  /** All that it says, a block a paragraph; '' where that is not known. */
  readonly body: string
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
export const articlesIn = (fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicArticle[] =>
  longTextsIn(fields, content).filter(({ headline }) => headline !== '')

/** A long text with what its section says of it, also one without a title; nothing where it does not say anything. */
export function longTextsIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicArticle[] {
  const blocks = content[nameOfRole(fields, 'long-text') ?? ''] ?? []
  const texts = (blocks as readonly { readonly text: string }[]).map(({ text }) => text)
  const body = texts.filter((text) => text !== '').join('\n\n')
  if (body === '') return []
  const { title = '', paragraph = '', image = null, publishedOn = '', author = '' } = content as Partial<Stored>
  return [{ headline: title, text: paragraph, body, picture: image, day: publishedOn, author }]
}

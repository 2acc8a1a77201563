import { type Fields, nameOfRole } from '@mimar/fields'

/** A question that a page answers in words. */
export interface PublicQuestion {
  readonly question: string
  readonly answer: string
}

/** What a section with the role `faq` answers, headings between questions left out; nothing of any other. */
export function answersIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicQuestion[] {
  const name = nameOfRole(fields, 'faq')
  if (name === undefined) return []
  const all = content[name] as readonly (PublicQuestion & { readonly heading: boolean })[]
  return all.filter(({ question, answer, heading }) => !heading && question !== '' && answer !== '')
}

// Questions and answers for search engines (schema.org FAQPage; mainEntity with name and acceptedAnswer is what Google asks).
import type { ComposedPage } from '@mimar/render'
import { answersIn, type PublicQuestion } from '@mimar/sections'
import type { Facts, Surrounding } from './facts.ts'

/** All that a page answers, as one: a page is an FAQPage once. */
export function questionsOn(
  { sections }: ComposedPage,
  entry: readonly PublicQuestion[],
  { url, language }: Surrounding,
): readonly Facts[] {
  const answered = sections.flatMap(({ template, props }) =>
    template ? answersIn(template.fields, props.content) : [],
  )
  const all = [...entry, ...answered]
  if (all.length === 0) return []
  const mainEntity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', url, inLanguage: language, mainEntity }]
}

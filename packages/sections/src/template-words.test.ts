import { choice, date, design, list, text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { templates } from './definitions.ts'
import { templateWords } from './registry/words.ts'
import { defineTemplate } from './template.ts'
import type { TemplateWords } from './template-words.ts'

const questions = defineTemplate({
  id: 'Questions',
  category: 'text',
  fields: {
    title: text(),
    heading: text(),
    columns: design(choice(['ONE', 'TWO'], 'ONE')),
    until: date(),
    questions: list({ answer: text() }, { max: 9 }),
  },
})

type Said = TemplateWords<typeof questions>['en']
const names = { name: 'Questions', search: 'faq answers' }
const labels = { heading: 'Heading', columns: 'Columns', until: 'Until', 'questions/answer': 'Answer' }
const adds = { questions: 'Add question' }
const choices = { columns: { ONE: 'One', TWO: 'Two' } }

test('a template whose words lack anything does not compile', () => {
  const whole: Said = { ...names, labels, adds, choices }
  // @ts-expect-error what its texts and options are called
  const noLabels: Said = { ...names, adds, choices }
  // @ts-expect-error what adding to its list is called
  const noAdds: Said = { ...names, labels, choices }
  // @ts-expect-error what the options of its choice are called
  const noChoices: Said = { ...names, labels, adds }
  // @ts-expect-error a text in its list has no label
  const noAnswer: Said = { ...whole, labels: { heading: 'Heading', columns: 'Columns', until: 'Until' } }
  // @ts-expect-error a day has a control, and that needs a label
  const noDay: Said = { ...whole, labels: { heading: 'Heading', columns: 'Columns', 'questions/answer': 'Answer' } }
  // @ts-expect-error there is no such option
  const noSuch: Said = { ...whole, choices: { columns: { ONE: 'One', TWO: 'Two', THREE: 'Three' } } }
  // @ts-expect-error there is no such text
  const noText: Said = { ...whole, starts: { questions: [{ reply: 'Yes' }] } }
  expect([whole, noLabels, noAdds, noChoices, noAnswer, noDay, noSuch, noText]).toHaveLength(8)
})

test('every template of the registry has its words', () => {
  expect(Object.keys(templateWords)).toEqual(templates.map(({ id }) => id))
})

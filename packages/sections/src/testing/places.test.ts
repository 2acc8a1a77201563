import { expect, test } from 'vitest'
import { seenFields } from './places.ts'

const question = '<summary><span data-field="question">When?</span></summary>'
const answer = '<p data-field="answer">At two.<img src="a"/></p>'

const rows: readonly (readonly [what: string, markup: string, seen: readonly string[]])[] = [
  ['in a disclosure that is shut only its summary', `<details>${question}${answer}</details>`, ['question']],
  ['in one that is open all', `<details open="">${question}${answer}</details>`, ['question', 'answer']],
  ['in one that is shut inside of one that is open', `<details open=""><details>${answer}</details></details>`, []],
  [
    'in what is hidden nothing, and what follows again',
    `<div><div hidden="">${question}</div>${answer}</div>`,
    ['answer'],
  ],
]

test.each(rows)('a template is told which of its texts can be reached on the canvas: %s', (_, markup, seen) => {
  expect([...seenFields(markup)]).toEqual(seen)
})

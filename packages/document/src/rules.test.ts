import { expect, test } from 'vitest'
import { faultsOfLanguages } from './rules.ts'
import { someLanguage } from './testing/site.ts'

const [first, second] = [someLanguage('ar', 1), someLanguage('en', 2)]

test.each([
  [[first, second], []],
  [[{ ...first, isPrimary: false }, second], ['Exactly one language is the primary one; here it is 0.']],
  [[first, { ...second, isPrimary: true }], ['Exactly one language is the primary one; here it is 2.']],
  [[{ ...first, isActive: false }, second], ['The primary language must be active.']],
  [[first, { ...second, isActive: false }], []],
  [[first, { ...second, code: 'AR' }], ['Two languages have the same code.']],
  [
    [first, { ...second, id: 'l-ar', order: 1 }],
    ['Two languages have the same id.', 'Two languages have the same order.'],
  ],
])('languages that cannot stand together are told of in a sentence each: %#', (languages, faults) => {
  expect(faultsOfLanguages(languages)).toEqual(faults)
})

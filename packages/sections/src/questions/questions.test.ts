import { expect, test } from 'vitest'
import { requestForm } from '../request-form/request-form.ts'
import { conditionOf, dayAskedFor, questionsOf } from './questions.ts'

type Asked = ReturnType<typeof questionsOf>[number]
type Stored = Parameters<typeof questionsOf>[0][number]

const question = (id: string, more: Partial<Stored> = {}): Stored => ({
  ...{
    id,
    kind: 'TEXT',
    label: id,
    help: '',
    needed: true,
    least: null,
    most: null,
    files: 'BOTH',
    condition: '',
    options: [],
  },
  ...more,
})
const choice = (id: string, options: readonly string[], more: Partial<Stored> = {}) =>
  question(id, {
    kind: 'ONE',
    options: options.map((option) => ({ id: option, option: option.toUpperCase() })),
    ...more,
  })

const hangsOn = (stored: readonly Stored[], id: string) => questionsOf(stored).find((one) => one.id === id)?.onlyWith

test('[FORM-7] a question stays with the option it hangs on when options are moved, added or taken out', () => {
  const cots = question('cots', { condition: 'family' })
  const found = { question: 'room', option: { id: 'family', text: 'FAMILY' } }
  for (const options of [
    ['single', 'double', 'family'],
    ['family', 'single', 'double'],
    ['new', 'family'],
  ])
    expect(hangsOn([choice('room', options), cots], 'cots')).toMatchObject(found)
  // Without its option it is asked always, rather than never.
  expect(hangsOn([choice('room', ['single']), cots], 'cots')).toBeNull()
})

test('[FORM-7] of an option that two choices have the nearest counts; a choice that hangs on another is none to hang on', () => {
  const stored = [
    choice('room', ['a', 'b']),
    choice('meal', ['a', 'c'], { condition: 'b' }),
    question('q', { condition: 'a' }),
  ]
  expect(hangsOn(stored, 'q')).toMatchObject({ question: 'room' })
  expect(hangsOn([choice('room', ['a']), choice('meal', ['a']), question('q', { condition: 'a' })], 'q')).toMatchObject(
    {
      question: 'meal',
    },
  )
})

test('[FORM-7] forms that named an option by its place are read as they were meant', () => {
  expect(hangsOn([choice('room', ['a', 'b']), question('q', { condition: 'SECOND' })], 'q')).toMatchObject({
    option: { id: 'b' },
  })
  expect(hangsOn([choice('room', ['a', 'b']), question('q', { condition: 'ALWAYS' })], 'q')).toBeNull()
  expect(requestForm.fields.questions.fields.condition.check(null)).toEqual({ ok: true, value: '' })
})

test('[FORM-7] styles know what hangs on six options of four choices by numbers; what is beyond is asked always', () => {
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const stored = [choice('room', eight), ...eight.toReversed().map((id) => question(`q-${id}`, { condition: id }))]
  const places = questionsOf(stored).map(({ onlyWith }) => onlyWith?.at.option)
  expect(places).toEqual([undefined, 1, 2, 3, 4, 5, 6, undefined, undefined])
  expect(questionsOf(stored)[0]).toMatchObject({ choice: 1, hung: ['h', 'g', 'f', 'e', 'd', 'c'] })
})

test('[FORM-7] an owner chooses among the options of choices above that are always asked', () => {
  const content = {
    questions: [choice('room', ['a', 'b']), question('q', { condition: 'b' }), choice('later', ['c'])],
  }
  expect(conditionOf(requestForm.fields, content, 'q')).toEqual({
    chosen: 'b',
    options: [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ],
  })
  expect(conditionOf(requestForm.fields, content, 'gone')).toBeUndefined()
  expect(conditionOf({}, content, 'q')).toBeUndefined()
})

test('[FORM-8] a time belongs to the day that is asked for above it, or else to the first below; an arrival is a day too', () => {
  const [name, first, early, stay, late] = questionsOf([
    question('name'),
    question('early', { kind: 'TIME' }),
    question('first', { kind: 'DAY' }),
    question('stay', { kind: 'STAY' }),
    question('late', { kind: 'TIME' }),
  ]) as [Asked, Asked, Asked, Asked, Asked]
  const asked = [name, first, early, stay, late]
  expect(asked.map((one) => one.kind === 'TIME' && dayAskedFor(one, asked)?.id)).toEqual([
    false,
    'first',
    false,
    false,
    'stay',
  ])
  expect(dayAskedFor(late, [name, late])).toBeUndefined()
})

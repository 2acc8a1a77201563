import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { putBackId, puttingBack } from './put-back.ts'

const title = (value: string | null, language = 'en'): Operation => {
  return { do: 'set-field', section: 's', field: 'title', language, value }
}
const all = (...operations: Operation[]): Operation => ({ do: 'together', operations })
const made = (id: string, value: string, was: string | null, language?: string) => {
  return { id, operation: title(value, language), inverse: title(was, language) }
}
const theirs = (revision: number, operation: Operation) => ({ id: `theirs-${revision}`, revision, operation })
const picture: Operation = { do: 'set-field', section: 's', field: 'image', value: null }

const cases: readonly [string, Partial<Parameters<typeof puttingBack>[0]>, Operation | null][] = [
  ['nobody else was there', { stored: [], made: [made('a', 'Mine', 'Old')] }, null],
  [
    'another wrote this text',
    { stored: [theirs(6, title('Theirs'))], made: [made('a', 'Mine', 'Theirs')] },
    title('Theirs'),
  ],
  ['another emptied this text', { stored: [theirs(6, title(null))], made: [made('a', 'Mine', null)] }, title(null)],
  ['it had been seen', { stored: [theirs(5, title('Theirs'))], made: [made('a', 'Mine', 'Theirs')] }, null],
  [
    'another language was written',
    { stored: [theirs(6, title('Ihrs', 'de'))], made: [made('a', 'Mine', 'Old')] },
    null,
  ],
  ['both wrote the same', { stored: [theirs(6, title('Same'))], made: [made('a', 'Same', 'Same')] }, null],
  ['it was the sender', { stored: [theirs(6, title('Mi'))], made: [made('a', 'Mine', 'Mi')], isOwn: () => true }, null],
  ['it is no text', { stored: [theirs(6, picture)], made: [{ id: 'a', operation: picture, inverse: picture }] }, null],
  [
    'several steps wrote over it',
    { stored: [theirs(6, title('Theirs'))], made: [made('a', 'Mi', 'Theirs'), made('b', 'Mine', 'Mi')] },
    title('Theirs'),
  ],
  [
    'steps within steps wrote over two texts',
    {
      stored: [theirs(6, all(title('Theirs'), title('Ihrs', 'de')))],
      made: [
        { id: 'a', operation: all(title('x'), title('y', 'de')), inverse: all(title('Ihrs', 'de'), title('Theirs')) },
      ],
    },
    all(title('Theirs'), title('Ihrs', 'de')),
  ],
]

test.each(cases)('[U42] what a late change wrote over is put back: %s', (_, late, wanted) => {
  const back = puttingBack({ stored: [], made: [], baseOf: () => 5, isOwn: () => false, ...late })
  expect(back?.operation ?? null).toEqual(wanted)
})

test('[U42] a change made after its author saw theirs stays, though an older one of the same send was late', () => {
  const two = [made('a', 'Mine', 'Theirs'), made('b', 'Ours', 'Mine', 'de')]
  const stored = [theirs(6, title('Theirs')), theirs(7, title('Ihrs', 'de'))]
  const baseOf = (id: string) => (id === 'a' ? 5 : 7)
  expect(puttingBack({ stored, made: two, baseOf, isOwn: () => false })).toEqual({
    id: putBackId('a'),
    operation: title('Theirs'),
  })
})

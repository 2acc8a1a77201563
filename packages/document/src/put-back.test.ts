import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { putBackId, puttingBack, textKey, textsWritten } from './put-back.ts'

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

test('[U42] only texts are put back: of pages, settings and sections, wherever they stand among other changes', () => {
  const meta = { do: 'set-page-meta', page: 'home', property: 'title', language: 'en', value: 'x' } as const
  const setting = { do: 'set-setting', field: 'siteTitle', language: 'en', value: 'x' } as const
  const source = { do: 'set-source', text: 's/title', language: 'en', source: 'x' } as const
  const link = { do: 'set-field', section: 's', field: 'link', value: '/' } as const
  expect(textsWritten(all(picture, meta, all(setting, source), link))).toEqual([meta, setting])
  expect(textsWritten({ do: 'remove-section', section: 's' })).toEqual([])
})

test('[U42] a text is the same text in whatever order a change names its parts', () => {
  const one = { do: 'set-field', section: 's', field: 'title', language: 'en', value: 'x' } as const
  const other = { value: 'y', language: 'en', field: 'title', section: 's', do: 'set-field' } as const
  expect(textKey(one)).toBe(textKey(other))
  expect(textKey({ ...one, language: 'de' })).not.toBe(textKey(one))
})

test('[U42] a change that takes back no text puts none back', () => {
  const stored = [theirs(6, title('Theirs'))]
  const two = [{ id: 'a', operation: title('Mine'), inverse: picture }]
  expect(puttingBack({ stored, made: two, baseOf: () => 5, isOwn: () => false })).toBeNull()
})

test('[U42] the id of what is put back follows from that of the change, and is one that may be stored', () => {
  expect(putBackId('a1')).toBe('back-a1')
  expect(putBackId('x'.repeat(64))).toBe(`back-${'x'.repeat(59)}`)
})

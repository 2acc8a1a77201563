import { describe, expect, test } from 'vitest'
import { DEFAULT_LIMIT, isLanguageCode, isWordless, text } from './text.ts'

const title = text({ limit: 10 })
const label = text({ limit: 20, lines: false })

function codeOf(checked: ReturnType<typeof title.checkText>): string {
  return checked.ok ? 'fine' : (checked.refusals[0]?.code ?? '')
}

describe('a text', () => {
  test('[EDIT-3] without a limit of its own holds 320 characters', () => {
    expect(text().limit).toBe(DEFAULT_LIMIT)
    expect(codeOf(text().checkText('x'.repeat(320)))).toBe('fine')
    expect(codeOf(text().checkText('x'.repeat(321)))).toBe('too-long')
  })

  test('[EDIT-4] counts what a person sees: ten families fit where ten characters fit', () => {
    expect(codeOf(title.checkText('👨‍👩‍👧‍👦'.repeat(10)))).toBe('fine')
    expect(codeOf(title.checkText('👨‍👩‍👧‍👦'.repeat(11)))).toBe('too-long')
    expect(codeOf(title.checkText('مَ'.repeat(10)))).toBe('fine')
  })

  test('says how long it is and how long it may be', () => {
    expect(title.checkText('x'.repeat(12))).toEqual({
      ok: false,
      refusals: [{ code: 'too-long', at: '', params: { limit: 10, length: 12 } }],
      asItIs: 'x'.repeat(12),
    })
  })

  test('without any limit takes all there is', () => {
    expect(codeOf(text({ limit: null }).checkText('x'.repeat(100_000)))).toBe('fine')
  })

  test.each([
    ['a\r\nb', 'a\nb'],
    ['a\rb', 'a\nb'],
    ['a\u2028b', 'a\nb'],
    ['  a  ', 'a'],
    ['a\tb', 'a b'],
    ['\uFEFFa', 'a'],
    ['\u2067عربي\u2069', '\u2067عربي\u2069'],
  ])('[EDIT-6] pasted as %j is kept as %j', (pasted, kept) => {
    expect(title.checkText(pasted)).toEqual({ ok: true, value: kept })
  })

  test('[EDIT-6] of one line turns line breaks into spaces', () => {
    expect(label.checkText('one\r\n\r\ntwo')).toEqual({ ok: true, value: 'one two' })
  })

  test.each(['\u0000', 'a\u0008', '\u001B[0m', '\u007F', '\u0085', '\u202Eabc', '\u202A', '\uD800', '\uDC00a'])(
    'with the invisible or misleading %j is refused',
    (bad) => {
      expect(codeOf(title.checkText(bad))).toBe('control-characters')
    },
  )

  test.each([null, 12, {}, [], undefined])('that is %j is refused', (input) => {
    expect(codeOf(title.checkText(input))).toBe('not-text')
  })

  test('in several languages loses those that are empty', () => {
    expect(title.check({ ar: 'أهلًا', en: '  ', tr: '' })).toEqual({ ok: true, value: { ar: 'أهلًا' } })
  })

  test('in several languages names the one that is wrong', () => {
    expect(title.check({ ar: 'x'.repeat(11), en: 'ok' })).toMatchObject({ ok: false, refusals: [{ at: 'ar' }] })
  })

  test.each(['text', null, ['ar'], JSON.parse('{"__proto__": "x"}'), { 'not a code': 'x' }])(
    'by language is refused when it is %j',
    (input) => {
      expect(title.check(input).ok).toBe(false)
    },
  )
})

test.each([
  ['ar', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['a', false],
  ['__proto__', false],
  ['constructor', false],
  ['en_US', false],
])('%s is a language code: %s', (code, isOne) => {
  expect(isLanguageCode(code)).toBe(isOne)
})

test.each([
  ['', true],
  ['+90 (555) 111-22-33', true],
  ['09:00–18:00', true],
  ['info@example.com', true],
  ['a@b', true],
  ['دار', false],
  ['Room 12', false],
  ['write to info@example.com', false],
  ['info@example.com please', false],
  ['@home', false],
  ['home@', false],
])('%j stands the same in every language: %s', (said, isOne) => {
  expect(isWordless(said)).toBe(isOne)
})

test('a text longer than any may be is not kept, whatever its limit', () => {
  const [longest, longer] = ['x'.repeat(100_000), 'x'.repeat(100_001)]
  expect(text({ limit: null }).checkText(longest)).toEqual({ ok: true, value: longest })
  const refused = (limit: number, length = 100_001) => ({
    ok: false,
    refusals: [{ code: 'too-long', at: '', params: { limit, length } }],
  })
  expect(text({ limit: null }).checkText(longer)).toEqual(refused(100_000))
  expect(title.checkText(longer)).toEqual(refused(10))
})

test('in several languages is kept where it is only too long, and not where another language is none', () => {
  const long = 'x'.repeat(11)
  expect(title.check({ ar: long, en: 'ok' })).toMatchObject({ asItIs: { ar: long, en: 'ok' } })
  expect(title.check({ ar: long, 'no code': 'ok' })).toEqual({
    ok: false,
    refusals: [
      { code: 'too-long', at: 'ar', params: { limit: 10, length: 11 } },
      { code: 'not-localized', at: '', params: { language: 'no code' } },
    ],
  })
  for (const bad of [
    { ar: long, en: 1 },
    { en: 1, ar: long },
  ])
    expect(title.check(bad)).not.toHaveProperty('asItIs')
})

test('a code of a language is a string', () => {
  expect([['ar'], null, 12].map(isLanguageCode)).toEqual([false, false, false])
})

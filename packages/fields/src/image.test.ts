import { expect, test } from 'vitest'
import { image, isNeverCut, NO_IMAGE } from './image.ts'
import { role } from './role.ts'

const hall = { ...NO_IMAGE, media: 'hall' }
const crop = { containerWidth: 400, width: 600, left: -20.5, top: 10, transform: 90 }

test.each([
  ['nothing but an empty place', {}, NO_IMAGE],
  ['a medium', { media: 'hall' }, hall],
  ['no text and no crop', { ...hall, alt: null, crop: null, width: null }, hall],
  ['what it shows', { ...hall, alt: { ar: ' القاعة ' } }, { ...hall, alt: { ar: 'القاعة' } }],
  ['that it shows nothing', { ...hall, isDecorative: true }, { ...hall, isDecorative: true }],
  ['yes as a word, which is no yes', { ...hall, isDecorative: 'true' }, hall],
  ['the least width', { ...hall, width: 10 }, { ...hall, width: 10 }],
  ['the greatest width', { ...hall, width: 4000 }, { ...hall, width: 4000 }],
  ['a crop', { ...hall, crop }, { ...hall, crop }],
  [
    'a crop as style sheets write it',
    { ...hall, crop: { ...crop, width: '600px', transform: 'rotate(90deg)' } },
    { ...hall, crop },
  ],
  [
    'a crop with the height of its frame',
    { ...hall, crop: { ...crop, containerHeight: 300 } },
    { ...hall, crop: { ...crop, containerHeight: 300 } },
  ],
  ['a crop whose frame has no height', { ...hall, crop: { ...crop, containerHeight: 0 } }, { ...hall, crop }],
  [
    'a crop that says little',
    { ...hall, crop: {} },
    { ...hall, crop: { containerWidth: 0, width: 0, left: 0, top: 0, transform: 0 } },
  ],
])('[EDIT-10] a picture may say %s', (_, input, value) => {
  expect(image().check(input)).toEqual({ ok: true, value })
})

test.each([
  ['a list', [], ['', 'not-an-image']],
  ['null', null, ['', 'not-an-image']],
  ['the path of a file as its medium', { media: '../hall' }, ['media', 'not-an-id']],
  ['a width under the least', { ...hall, width: 9 }, ['width', 'out-of-range']],
  ['a width over the greatest', { ...hall, width: 4001 }, ['width', 'out-of-range']],
  ['a width that is a word', { ...hall, width: '100' }, ['width', 'out-of-range']],
  ['a crop that is a word', { ...hall, crop: 'all' }, ['crop', 'not-an-image']],
  ['a crop with a word for a number', { ...hall, crop: { ...crop, left: 'side' } }, ['crop', 'not-an-image']],
  ['a crop narrower than nothing', { ...hall, crop: { ...crop, width: -1 } }, ['crop', 'not-an-image']],
  ['a frame narrower than nothing', { ...hall, crop: { ...crop, containerWidth: -1 } }, ['crop', 'not-an-image']],
  ['a key it does not have', { ...hall, size: 1 }, ['size', 'unknown-key']],
  ['what it shows as one text', { ...hall, alt: 'hall' }, ['alt', 'not-localized']],
])('[EDIT-10] a picture is refused that is, or has, %s', (_, input, [at, code]) => {
  const checked = image().check(input)
  expect(checked).toMatchObject({ ok: false, refusals: [{ at, code }] })
  expect(checked).not.toHaveProperty('asItIs')
})

test('a width that is refused says which it may be', () => {
  expect(image().check({ ...hall, width: 5 })).toMatchObject({ refusals: [{ params: { min: 10, max: 4000 } }] })
})

test('[LIM-20] a picture whose text is only too long is kept, unless something else is wrong with it', () => {
  const alt = { ar: 'ا'.repeat(251) }
  expect(image().check({ ...hall, alt })).toMatchObject({
    ...{ ok: false, refusals: [{ at: 'alt/ar', code: 'too-long' }], asItIs: { media: 'hall', alt } },
  })
  expect(image().check({ ...hall, alt, width: 5 })).not.toHaveProperty('asItIs')
})

test('[EDIT-9] a logo is never cut, any other picture may be', () => {
  expect(isNeverCut(role('logo', image()))).toBe(true)
  expect(isNeverCut(role('background', image()))).toBe(false)
  expect(isNeverCut(image())).toBe(false)
})

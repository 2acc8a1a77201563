import { expect, test } from 'vitest'
import { addressOfFile, file, filesFor } from './file.ts'
import { readFileAddress } from './file-address.ts'
import { filesIn } from './files-in.ts'
import { list } from './list.ts'
import { sizeIn } from './size.ts'
import { text } from './text.ts'

const hash = 'ab'.repeat(32)
const menu = { hash, type: 'application/pdf', name: 'menu.pdf', size: 81_234, width: 0, height: 0, seconds: 0 } as const
const film = { ...menu, type: 'video/mp4', name: 'tour.mp4', width: 1280, height: 720, seconds: 12.5 } as const
const said = { ...menu, type: 'text/vtt', name: 'tour.vtt' } as const

test.each([
  ['pdf', { '*': menu }],
  ['pdf', { '*': menu, de: { ...menu, name: 'Speisekarte.pdf' } }],
  ['pdf', {}],
  ['video', { '*': film }],
  ['video', { '*': { ...film, type: 'video/webm' } }],
  ['captions', { ar: said, 'pt-BR': said }],
] as const)('[SEC-40] [SEC-41] a field for %s takes %j as it is', (use, files) => {
  expect(file(use).check(files)).toEqual({ ok: true, value: files })
})

test.each([
  ['pdf', null, ''],
  ['pdf', [menu], ''],
  ['pdf', menu, 'hash'],
  ['pdf', { '*': film }, '*'],
  ['video', { '*': menu }, '*'],
  ['video', { de: film }, 'de'],
  ['captions', { '*': said }, '*'],
  ['pdf', { 'no language': menu }, 'no language'],
  ['pdf', { '*': { ...menu, hash: 'x' } }, '*'],
  ['pdf', { '*': { ...menu, hash: `${hash}0` } }, '*'],
  ['pdf', { '*': { ...menu, hash: [hash] } }, '*'],
  ['pdf', { '*': { ...menu, type: 'text/html' } }, '*'],
  ['pdf', { '*': { ...menu, type: 'toString' } }, '*'],
  ['pdf', { '*': { ...menu, name: 7 } }, '*'],
  ['pdf', { '*': { ...menu, width: undefined } }, '*'],
  ['pdf', { '*': { ...menu, size: '12' } }, '*'],
  ['pdf', { '*': { ...menu, more: 1 } }, '*'],
  ['video', { '*': { ...film, seconds: Number.NaN } }, '*'],
] as const)('[SEC-40] [SEC-41] a field for %s refuses %j, and says where', (use, input, at) => {
  expect(file(use).check(input)).toEqual({ ok: false, refusals: [{ code: 'not-a-file', at, params: {} }] })
})

test('[SEC-41] who reads a language gets the file of that language, else the one for everybody, else that of the first language', () => {
  const field = file('pdf')
  const german = { ...menu, name: 'Speisekarte.pdf' }
  const nameFor = (files: Parameters<typeof filesFor>[1], language: string) =>
    filesFor(field, files, { language, primary: 'ar' }).map(([place, { name }]) => `${place} ${name}`)
  expect(nameFor({ '*': menu, de: german }, 'de')).toEqual(['de Speisekarte.pdf'])
  expect(nameFor({ '*': menu, de: german }, 'fr')).toEqual(['* menu.pdf'])
  expect(nameFor({ ar: menu, de: german }, 'fr')).toEqual(['ar menu.pdf'])
  expect(nameFor({ de: german }, 'fr')).toEqual([])
})

test('[SEC-40] captions of all languages come along', () => {
  const found = filesFor(file('captions'), { ar: said, de: said }, { language: 'fr', primary: 'ar' })
  expect(found.map(([place]) => place)).toEqual(['ar', 'de'])
})

test('[SEC-40] [SEC-41] the address of a file says which bytes and what they are', () => {
  expect(addressOfFile(film)).toBe(`/media/${hash}.mp4`)
  for (const one of [menu, film, said]) expect(readFileAddress(addressOfFile(one))).toEqual({ hash, type: one.type })
  const others = [`/media/${hash}.exe`, `/media/${hash}`, `/media/${hash.slice(1)}.pdf`, `/x/media/${hash}.pdf`]
  for (const other of others) expect(readFileAddress(other)).toBeUndefined()
})

test('[SEC-41] files are found wherever they are', () => {
  const fields = { title: text(), pdf: file('pdf'), rows: list({ film: file('video') }, { max: 3 }) }
  const content = { title: {}, pdf: { '*': menu, de: menu }, rows: [{ id: 'a', film: { '*': film } }] }
  expect(filesIn(fields, content).map(({ name }) => name)).toEqual(['menu.pdf', 'menu.pdf', 'tour.mp4'])
  expect(filesIn({ title: text() }, content)).toEqual([])
})

test.each([
  [640, 'en', '1 kB'],
  [184_320, 'de', '184 kB'],
  [2_400_000, 'fr', '2,4 Mo'],
  [24_900_000, 'en', '25 MB'],
  [999_600, 'en', '1 MB'],
])('[SEC-41] %d bytes are told in %s as %s', (size, language, told) => {
  expect(sizeIn(size, language).replace(/\s/g, ' ')).toBe(told)
})

import { expect, test } from 'vitest'
import { mistypedEmail } from './mistyped-email.ts'

test.each([
  ['layla@gmial.com', 'layla@gmail.com'],
  ['layla@gmail.con', 'layla@gmail.com'],
  ['layla@gmail.co', 'layla@gmail.com'],
  ['layla@gamil.com', 'layla@gmail.com'],
  ['layla@gmial.con', 'layla@gmail.com'],
  ['layla@gmaill.com', 'layla@gmail.com'],
  ['Layla.H@GMIAL.com', 'Layla.H@gmail.com'],
  ['a@b@hotmial.com', 'a@b@hotmail.com'],
  ['anna@hotmal.fr', 'anna@hotmail.fr'],
  ['anna@outlok.de', 'anna@outlook.de'],
  ['ali@yaho.com.tr', 'ali@yahoo.com.tr'],
  ['ali@t-onlien.de', 'ali@t-online.de'],
  ['ali@iclod.com', 'ali@icloud.com'],
])('%s was meant as %s', (typed, meant) => {
  expect(mistypedEmail(typed)).toBe(meant)
  expect(mistypedEmail(meant)).toBe(undefined)
})

test.each([
  ...['a@gmail.com', 'a@mail.com', 'a@email.com', 'a@ymail.com', 'a@gmx.de', 'a@web.de', 'a@me.com', 'a@live.fr'],
  ...[
    'lina@cafe-lawz.example',
    'a@gmail.example.com',
    'a@dar-salma.com',
    'a@mymail.com',
    'a@orange.com.eg',
    'a',
    '@gmial.com',
    '',
  ],
])('nothing is said of %s', (typed) => {
  expect(mistypedEmail(typed)).toBe(undefined)
})

import { expect, test } from 'vitest'
import { placeBelow } from './below.ts'
import type { OutputFile } from './output.ts'
import { pageFile, plainFile } from './output.ts'

const below = (markup: string) => String(placeBelow('/inn', pageFile('/', markup)).body)

test.each([
  ['<a href="/Rooms/#comp-x">', '<a href="/inn/Rooms/#comp-x">'],
  ['<a href="//other.example/">', '<a href="//other.example/">'],
  ['<a href="https://other.example/a">', '<a href="https://other.example/a">'],
  ['<a href="#main">', '<a href="#main">'],
  [
    '<img srcset="/media/a.webp 800w, /media/b.webp 1600w">',
    '<img srcset="/inn/media/a.webp 800w, /inn/media/b.webp 1600w">',
  ],
  [
    '<script src="/scripts/a.js" data-rest="/scripts/b.js">',
    '<script src="/inn/scripts/a.js" data-rest="/inn/scripts/b.js">',
  ],
  ['<use href="/icons/a.svg#1"/>', '<use href="/inn/icons/a.svg#1"/>'],
  ['<style>@font-face{src:url(/fonts/a.woff2)}</style>', '<style>@font-face{src:url(/inn/fonts/a.woff2)}</style>'],
  [
    '<i style="mask-image:url(&quot;/media/l.webp&quot;)">',
    '<i style="mask-image:url(&quot;/inn/media/l.webp&quot;)">',
  ],
  ['<p>href=&quot;/Rooms/&quot; url(/x)</p>', '<p>href=&quot;/Rooms/&quot; url(/x)</p>'],
  ['<meta name="description" content="/ours">', '<meta name="description" content="/ours">'],
])('[LINK-1] [LINK-8] below a path %s becomes %s', (markup, moved) => {
  expect(below(markup)).toBe(moved)
})

test('[LINK-8] at the root of its host, and in what is no page, nothing changes', () => {
  const page = pageFile('/', '<a href="/">')
  expect(placeBelow('', page)).toBe(page)
  const script = plainFile('/scripts/a.js', 'text/javascript', 'a href="/"')
  expect(placeBelow('/inn', script)).toBe(script)
})

test('[LINK-8] an installed site begins below its path, with its icons', () => {
  const body = '{"start_url":"/en/","scope":"/","icons":[{"src":"/icon.png"}]}'
  const file = {
    address: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    body,
  } as OutputFile
  expect(placeBelow('/inn', file).body).toBe(
    '{"start_url":"/inn/en/","scope":"/inn/","icons":[{"src":"/inn/icon.png"}]}',
  )
})

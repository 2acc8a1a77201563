import type { Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { checkup } from './checkup.ts'

/** What the check-up says of a home page with one section on a film of that size. */
function toldOf(content: object, megabytes = 2) {
  const film = {
    ...{ hash: 'a1'.repeat(32), type: 'video/mp4', name: 'yard.mp4', size: megabytes * 1_000_000 },
    ...{ width: 640, height: 360, seconds: 2 },
  }
  const yard = someSection('yard', 'Text10', { backgroundFilm: { '*': film }, ...content } as never)
  const court = { ...someSite.media.share!, id: 'court' }
  const site: Site = { ...someSite, media: { ...someSite.media, court }, pages: [somePage('/', [yard])] }
  return checkup({ site, catalog, weigh: () => 1000 }).filter(({ code }) => code.startsWith('film-'))
}

const image = (media: string) => ({
  backgroundImg: { media, alt: {}, isDecorative: false, crop: null, width: null },
})

test.each<[string, object, number, string[]]>([
  ['one over a picture', image('court'), 2, []],
  ['one that nothing stands for', {}, 2, ['film-alone']],
  ['one over a picture that is gone', image('gone'), 2, ['film-alone']],
  ['one of 5 MB', image('court'), 5, []],
  ['one that is larger', image('court'), 5.1, ['film-heavy']],
  ['a large one alone', {}, 40, ['film-alone', 'film-heavy']],
  ['none', { backgroundFilm: {} }, 2, []],
])('[SEC-51] films behind sections: %s', (_, content, megabytes, expected) => {
  expect(toldOf(content, megabytes).map(({ code }) => code)).toEqual(expected)
})

test('[SEC-51] a film that is large is told with its weight, and where it is, and stops no publish', () => {
  const place = { page: someSite.pages[0]!.id, section: 'yard', field: 'backgroundFilm', level: 'warning' }
  expect(toldOf(image('court'), 12.34)).toMatchObject([{ code: 'film-heavy', params: { bytes: 12_340_000 }, ...place }])
  expect(toldOf({})).toMatchObject([{ code: 'film-alone', ...place, field: 'backgroundImg' }])
})

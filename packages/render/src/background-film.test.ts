import type { Page } from '@mimar/document'
import { expect, test } from 'vitest'
import { composePage, createComposer } from './index.ts'
import { somePage, someSection, someSite, someSurroundings } from './testing.ts'

const withPage = (...sections: Page['sections']) => {
  const page = somePage('/Rooms', sections)
  return { site: { ...someSite, pages: [someSite.pages[0]!, page] }, page }
}
const text = (id: string) => someSection(id, 'Text10', { title: { ar: 'غرفة', en: 'Room' } })
const someFilm = (letter = 'a') => ({
  '*': {
    ...{ hash: letter.repeat(64), type: 'video/mp4', name: 'yard.mp4', size: 9 },
    ...{ width: 640, height: 360, seconds: 4 },
  },
})
const onFilm = (id: string, film: object) =>
  someSection(id, 'Text10', { title: { ar: 'غرفة', en: 'Room' }, backgroundFilm: film as never })

test('[SEC-51] a section knows what plays behind it, and keeps a padding of its own', () => {
  const { site, page } = withPage(text('a'), text('b'), onFilm('c', someFilm()), onFilm('d', {}))
  const facts = composePage({
    site,
    page,
    language: 'en',
    mode: 'published',
    surroundings: someSurroundings,
  }).sections.map(({ props }) => props.section)
  const film = { url: `/media/${'a'.repeat(64)}.mp4`, pause: 'Pause the film', play: 'Play the film' }
  expect(facts.map((one) => one.film)).toEqual([undefined, undefined, undefined, film, undefined, undefined])
  expect(facts.map((one) => one.joinsPrevious)).toEqual([false, false, true, false, false, false])
})

test('[SEC-51] a film that comes, is another or goes is a section that is drawn again; the same one is not', () => {
  const composer = createComposer()
  const draw = (...sections: Page['sections']) => {
    const { site, page } = withPage(...sections)
    return composer({ site, page, language: 'ar', mode: 'canvas', surroundings: someSurroundings }).sections[1]!
  }
  const [without, one, other] = [onFilm('a', {}), onFilm('a', someFilm('a')), onFilm('a', someFilm('b'))]
  const drawn = [draw(without), draw(one), draw(other), draw(other, text('b')), draw(without)]
  expect(drawn.map(({ facts }) => facts.film?.url.slice(7, 8))).toEqual([undefined, 'a', 'b', 'b', undefined])
  expect(drawn[3]?.facts.film).toBe(drawn[2]?.facts.film)
  expect(new Set(drawn).size).toBe(4)
})

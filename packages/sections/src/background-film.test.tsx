import { nameOfRole } from '@mimar/fields'
import { expect, test } from 'vitest'
import { backgroundFilmOf } from './background-film.ts'
import { templates } from './definitions.ts'
import { shippedViews } from './registry/views.ts'
import type { Example, SectionView, Template } from './template.ts'
import { drawExample } from './testing.tsx'

/** Bars and footers have no words on a picture; nor has anything else of one line. */
const WITHOUT = ['Navbar', 'NoticeBar', 'PhoneBar', 'Footer9', 'Footer3']
const withFilm: readonly Template[] = templates.filter(({ id }) => !WITHOUT.includes(id))

const hash = 'ab'.repeat(32)
const film = {
  '*': { hash, type: 'video/mp4', name: 'yard.mp4', size: 2_000_000, width: 1280, height: 720, seconds: 9 },
}
const picture = { media: 'yard' }

/** As it is drawn with so much behind it, in the layout in which that shows. */
function drawn(template: Template, behind: Example['content'], language = 'en', isCanvas = false): string {
  const { fields, id } = template
  const layout = nameOfRole(fields, 'layout')
  const asked = fields[nameOfRole(fields, 'background-film') ?? '']?.inLayout
  const content = { ...behind, ...(layout && asked && { [layout]: asked }) }
  const View = (shippedViews as { readonly [id: string]: unknown })[id] as SectionView<Template>
  return drawExample(template, View, { name: id, language, content }, { isCanvas })
}

test('[SEC-51] every template that can stand on a picture can stand on a film, and no other can', () => {
  const named = (role: 'background' | 'background-film') =>
    templates.filter(({ fields }) => nameOfRole(fields, role) !== undefined).map(({ id }) => id)
  expect(named('background')).toEqual(withFilm.map(({ id }) => id))
  expect(named('background-film')).toEqual(withFilm.map(({ id }) => id))
})

test.each(withFilm)(
  '[SEC-51] $id: a film lies over its picture, makes no sound, begins by itself in no browser and is fetched by none',
  (template) => {
    // On the canvas as published, and there what nobody has filled in is drawn, too.
    const markup = drawn(template, { backgroundImg: picture, backgroundFilm: film }, 'en', true)
    expect(markup.match(/<video/g)).toHaveLength(1)
    const [video = ''] = /<video [^>]*>/.exec(markup) ?? []
    for (const said of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"', 'tabindex="-1"'])
      expect(video).toContain(said)
    expect(video.toLowerCase()).toContain('disablepictureinpicture=""')
    expect(video).toContain(`src="/media/${hash}.mp4"`)
    expect(markup).not.toMatch(/autoplay| controls/i)
    expect(markup).toContain('<div class="background film" data-island="film" aria-hidden="true">')
    // What makes words readable on a picture asks for this, whatever it says.
    expect(markup).toMatch(/^<\w+[^>]* data-background="FILM"/)
    expect(markup.indexOf('photo background')).toBeLessThan(markup.indexOf('<video'))
    expect(drawn(template, { backgroundFilm: film }, 'en', true)).toMatch(/^<\w+[^>]* data-background="FILM"/)
  },
)

test.each(withFilm)('[SEC-51] $id: without a film nothing of one is drawn', (template) => {
  for (const behind of [{}, { backgroundImg: picture }, { backgroundFilm: {} }])
    expect(drawn(template, behind)).not.toMatch(/film-switch|background film|<video/)
  expect(drawn(template, {})).not.toMatch(/^<[^>]* data-background/)
})

test.each([
  ['ar', 'إيقاف الفيلم', 'تشغيل الفيلم'],
  ['en', 'Pause the film', 'Play the film'],
  ['tr', 'Filmi duraklat', 'Filmi oynat'],
  ['de', 'Film anhalten', 'Film abspielen'],
  ['fr', 'Arrêter le film', 'Lire le film'],
])('[SEC-51] its button says what it does, and is there once a script answers it (%s)', (language, pause, play) => {
  const [template] = withFilm
  const said = `<button type="button" class="film-switch" hidden="" data-pause="${pause}" data-play="${play}">`
  expect(drawn(template!, { backgroundFilm: film }, language)).toContain(said)
  // On the canvas nothing begins it, so it stands still.
  expect(drawn(template!, { backgroundFilm: film }, language, true)).toContain(said)
})

test('[SEC-51] a film that is not here is not drawn, and one for a layout is drawn in that layout', () => {
  const words = { pauseFilm: 'pause', playFilm: 'play' }
  const hero = templates.find(({ id }) => id === 'Header13')!
  const of = (content: object, fileAddress?: () => undefined) =>
    backgroundFilmOf(hero.fields, { backgroundFilm: film, ...content }, { words, fileAddress })
  expect(of({})).toEqual({ url: `/media/${hash}.mp4`, pause: 'pause', play: 'play' })
  expect(of({ layout: 'PICTURE' })).toEqual(of({}))
  expect(of({ layout: 'SPLIT' })).toBeUndefined()
  expect(of({}, () => undefined)).toBeUndefined()
  expect(of({ backgroundFilm: {} })).toBeUndefined()
})

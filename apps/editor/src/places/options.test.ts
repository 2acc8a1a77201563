import { someSection } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { optionOfRole, optionsOf } from './options.ts'

const optionsIn = (template: string, layout: string | null) =>
  optionsOf(someSection('s', template, { layout }), '', true, catalog).map(({ path }) => path)

test.each([
  ['GalleryGrid', 'shape', 'GRID', 'ROWS'],
  ['Header13', 'blend', 'PICTURE', 'SPLIT'],
])(
  '[SEC-46] of %s the option %s is offered in the layout that shows it, and in no other',
  (template, option, own, other) => {
    expect(optionsIn(template, null)).toContain(option)
    expect(optionsIn(template, own)).toContain(option)
    expect(optionsIn(template, other)).not.toContain(option)
  },
)

test('[NAV-9] whether a link stands below the one before it is an option of that link', () => {
  const nav = someSection('s', 'Navbar', { headerLinks: [{ id: 'k', text: {}, link: '/', below: false }] })
  expect(optionsOf(nav, 'headerLinks/k', false, catalog).map(({ path }) => path)).toEqual(['headerLinks/k/below'])
})

test('[SEC-51] [U4] the film behind a section is offered where its picture is, in a layout that shows it, to who may design', () => {
  const film = (template: string, layout: string | null, mayDesign = true) =>
    optionOfRole(someSection('s', template, layout ? { layout } : {}), 'background-film', mayDesign, catalog).map(
      ({ value }) => value,
    )
  expect(optionsIn('Header13', null)).not.toContain('backgroundFilm')
  expect(film('Text10', null)).toEqual([{}])
  expect([film('Header13', null), film('Header13', 'SPLIT'), film('CTA2', null), film('CTA2', 'CARD')]).toEqual([
    [{}],
    [],
    [],
    [{}],
  ])
  expect([film('Text10', null, false), film('Navbar', null)]).toEqual([[], []])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stage } from '../canvas/stage.ts'
import type { Editor } from '../state/editor.ts'
import { heroSite } from '../testing/sites.ts'
import { watchMoves } from './motion.ts'

const HEIGHT = 200
/** Which sections were seen to come from somewhere else. */
let animated: string[]
let sections: readonly string[]
let draws: { before: () => void; after: () => void }

beforeEach(() => {
  animated = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  Element.prototype.animate = function () {
    animated.push(this.id.replace('comp-', ''))
    return { playState: 'finished' } as Animation
  }
})

afterEach(() => vi.unstubAllGlobals())

/** Sections stand below each other, each as high as all others. */
function draw(): void {
  document.body.innerHTML = `<main>${sections.map((id) => `<section id="comp-${id}" data-section="${id}"></section>`).join('')}</main>`
  for (const [at, element] of [...document.querySelectorAll('section')].entries()) {
    element.getBoundingClientRect = () => new DOMRect(0, at * HEIGHT, 800, HEIGHT)
  }
}

/** What moves when sections turn into others. */
function movesFrom(before: string, after: string): string {
  const state = () => ({ opened: { page: 'home', language: 'en', selected: null, site: siteOf(sections) } })
  sections = [...before]
  const editor = { store: { getState: state } } as unknown as Editor
  const stage = {
    page: document,
    place() {},
    beforeDrawing: (changing: () => void) => {
      draws = { before: changing, after: () => {} }
      return () => {}
    },
    whenDrawn: (drawn: () => void) => {
      draws.after = drawn
      return () => {}
    },
  } as unknown as Stage
  draw()
  watchMoves(stage, editor)
  sections = [...after]
  draws.before()
  draw()
  draws.after()
  return animated.join('')
}

function siteOf(ids: readonly string[]) {
  const site = heroSite(...ids)
  return { ...site, pages: site.pages.map((page) => ({ ...page, id: 'home' })) }
}

test.each([
  ['where one was added, nothing', 'abc', 'axbc', ''],
  ['where one was taken away, those that come nearer', 'abc', 'ac', 'c'],
  ['where two changed places, both', 'abc', 'acb', 'cb'],
  ['beyond the window, nothing', 'abcdefghijkl', 'abcdefghilkj', ''],
])('%s moves', (_, before, after, moved) => {
  expect(movesFrom(before, after)).toBe(moved)
})

test('who wants less motion sees sections at their place at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(movesFrom('abc', 'acb')).toBe('')
})

import { someSite, someSurroundings } from '@mimar/render/testing'
import { presentation } from '@mimar/sections/presentation'
import { expect, test } from 'vitest'
import { canvasStyles, decidingWords, pageStyles } from './styles.ts'
import { attributesIn, sayingOf, wordsSaid } from './vocabulary.ts'

const input = { site: someSite, fonts: new Map(), surroundings: someSurroundings, presentation }
const look = (name: string, ornament: string) => ({
  language: 'ar',
  used: new Set(['Navbar', 'Header13', 'Feature13', 'Footer9']),
  root: { 'data-look': name, 'data-ornament': ornament },
})
const page = (name: string, ornament: string) => {
  const kind = look(name, ornament)
  return pageStyles(input, kind, decidingWords(kind, presentation))
}

test('a page carries the rules of its own look and ornament, and none of others or of the canvas', () => {
  const styles = page('ROUNDED', 'girih')
  expect(styles).toContain('[data-ornament=girih] .bay')
  expect(styles).not.toMatch(/\[data-ornament=(?:tile|rule)\]/)
  expect(styles).not.toContain('[data-look=SHARP]')
  expect(styles).not.toContain('[data-canvas]')
  expect(page('SHARP', 'rule')).toContain('[data-look=SHARP] .photo')
  expect(page('SHARP', 'rule')).toContain('[data-ornament=rule] .doorway')
  expect(page('SHARP', 'rule')).not.toContain('[data-ornament=girih]')
})

test('[THEME-4] without an ornament pictures and badges have the corners of the look, and no star, arch or line is drawn', () => {
  const kind = { ...look('ROUNDED', 'none'), used: new Set(Object.keys(presentation.styles)) }
  const styles = pageStyles(input, kind, decidingWords(kind, presentation))
  expect(styles).toMatch(/--\w+:15px/)
  expect(styles).toMatch(/--\w+:5px/)
  expect(styles).toMatch(/\.badge\{[^}]*border-radius:var\(--\w+\)/)
  for (const other of ['girih', 'arc']) expect(styles).not.toContain(`[data-ornament=${other}]`)
  expect(styles).toMatch(/\[data-ornament=none\][^{]*\.divider:{1,2}before\{display:none\}/)
})

test('a page carries only the tokens that something on it is drawn by, under short names; the canvas has all', () => {
  const declared = (css: string) => [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name!)
  const styles = page('ROUNDED', 'girih')
  const root = declared(styles.slice(0, styles.indexOf('}')))
  const referred = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  expect(root.length).toBeGreaterThan(40)
  expect(root.filter((name) => !/^--[A-Z]\d?$/.test(name))).toEqual([])
  expect(root.filter((name) => !referred.has(name)).length).toBeLessThan(5)
  const known = new Set(declared(styles))
  expect([...referred].filter((name) => /^--[A-Z]/.test(name) && !known.has(name))).toEqual([])
  const canvas = canvasStyles({ ...input, catalog: someSurroundings.catalog }, 'ar')
  expect(canvas).toContain('--s10:')
  expect(canvas).toContain('[data-look=SHARP]')
  expect(canvas).toContain('[data-canvas]')
})

test('no template declares a token that begins with a capital: those are what tokens of the theme are called on pages', () => {
  expect(Object.values(presentation.styles).join('')).not.toMatch(/--[A-Z]/)
})

test('a page carries only rules for what it says, or a script may say, or the other parts of its selectors', () => {
  const kind = look('ROUNDED', 'girih')
  const said = wordsSaid(
    attributesIn(
      '<header class="navbar is-new">a data-driven <ul class="navbar-links" data-mode="DARK" data-from="1152"></ul>',
    ),
  )
  const styles = pageStyles(input, kind, said)
  expect(styles).toContain('.navbar-links')
  expect(styles).toContain('[data-from="1152"]')
  expect(styles).not.toContain('[data-from="1280"]')
  expect(styles).not.toContain('.navbar-panel')
  expect(styles).not.toContain('.bay')
  expect(styles).toContain('[data-mode="DARK"]{')
  expect(styles).not.toContain('[data-mode="LIGHT"]{')
})

test('the scripts of a page give its elements what their islands say, and nothing else', () => {
  const mayBeSaid = sayingOf({ 'contact-form': '', report: '' })
  expect(['data-state', 'data-state=sent', 'data-few'].map(mayBeSaid)).toEqual([true, true, true])
  expect(['.is-near', 'data-late', '.report', '.state'].map(mayBeSaid)).toEqual([false, false, false, false])
})

/** What themes and sections choose. */
const CHOSEN = /data-(?:buttons|headings|pictures|frame|space|ground|cols)|prefers-color-scheme|section-[sl]/

test('[THEME-8] [SEC-47] a page carries the rules of what its theme chooses, and where nothing is chosen none of any choice', () => {
  const kind = look('ROUNDED', 'none')
  const chosen = { ...kind, root: { ...kind.root, 'data-buttons': 'SOFT', 'data-pictures': 'MONO' } }
  // What nothing on a page says, as it is found there.
  const said = (kind: typeof chosen) =>
    new Set([...decidingWords(kind, presentation)].filter((word) => !CHOSEN.test(word)))
  const styles = pageStyles(input, chosen, said(chosen))
  expect(styles).toContain('[data-buttons=SOFT] .button.primary{')
  expect(styles).toContain('[data-pictures=MONO] .photo img{')
  expect(styles).not.toMatch(/data-buttons=OUTLINE|DUOTONE|data-headings|data-frame/)
  expect(pageStyles(input, kind, said(kind as typeof chosen))).not.toMatch(CHOSEN)
})

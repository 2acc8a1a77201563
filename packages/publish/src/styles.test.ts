import { someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { canvasStyles, pageStyles } from './styles.ts'

const used = new Set(['Navbar', 'Header13', 'Feature13', 'Footer9'])
const page = (look: string, ornament: string) =>
  pageStyles({ site: someSite, fonts: new Map() }, 'ar', used, { look, ornament })

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

test('a page carries only the tokens that something on it is drawn by; the canvas has all', () => {
  const styles = page('ROUNDED', 'girih')
  const declared = [...styles.slice(0, styles.indexOf('}')).matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)
  expect(declared).not.toContain('--s10')
  for (const name of ['--surface', '--text', '--h1', '--gutter']) expect(declared).toContain(name)
  const canvas = canvasStyles(someSite, 'ar', new Map())
  expect(canvas).toContain('--s10:')
  expect(canvas).toContain('[data-look=SHARP]')
  expect(canvas).toContain('[data-canvas]')
})

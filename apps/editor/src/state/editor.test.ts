import { existsSync, readdirSync } from 'node:fs'
import { type Operation, primaryLanguage, type Section, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { carriedBy } from '../start/carry.ts'
import { starterSite } from '../testing/sites.ts'
import { TestSite } from '../testing/test-site.ts'
import type { Editor } from './editor.ts'

const folder = new URL('../../../../examples/starters/', import.meta.url)
const all = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/site.json`, folder)))
/** Where mutants are tried one of them must do. */
const starters = process.env.MUTANTS === undefined ? all : all.slice(0, 1)

const siteOf = (starter: string) => starterSite(starter).site
const allOf = (site: Site): readonly Section[] => [...site.header, ...site.pages.flatMap((page) => page.sections)]
const navbarOf = (site: Site) => allOf(site).find(({ template }) => template === 'Navbar') as Section
const nameOf = (site: Site) => (navbarOf(site).content.name as { [code: string]: string })[primaryLanguage(site).code]

const name = { kind: 'Text', template: 'Navbar' } as const

/** An editor whose checklist takes a new name to wherever the old one stands. */
async function withSteps(site: Site): Promise<Editor> {
  const { editor } = await new TestSite(site).open()
  const names = Object.values(navbarOf(site).content.name as { [code: string]: string })
  const starter = { id: 's', languages: [], palette: {}, names, phones: [], media: Object.keys(site.media) } as never
  editor.accompany((before, after) => carriedBy(before, after, starter, catalog))
  return editor
}

const opened = (editor: Editor) => editor.store.getState().opened!
const settled = (editor: Editor) => editor.save()

/** What a newcomer does: the name in two bursts, then one thing after another. */
function firstSteps(editor: Editor): void {
  const { site } = opened(editor)
  const language = primaryLanguage(site).code
  const navbar = navbarOf(site).id
  const write = (value: string): Operation => ({ do: 'set-field', section: navbar, field: 'name', language, value })
  editor.placeCaret({ section: navbar, path: 'name' })
  editor.do({ name, operations: [write('Dar')] })
  editor.do({ name, operations: [write('Dar Salma')] })
  editor.placeCaret(null)
  editor.do({ name, operations: [{ do: 'set-setting', field: 'business/telephone', value: '+90 555 010 20 30' }] })
  for (const page of site.pages) {
    const operations: Operation[] = page.sections.slice(0, 2).map(({ id }) => ({ do: 'remove-section', section: id }))
    for (const operation of operations) editor.do({ name, operations: [operation] })
  }
}

test.each(starters)('[U27] 30 undos and 40 redos bring back all first steps in the starter %s', async (starter) => {
  const editor = await withSteps(siteOf(starter))
  const before = opened(editor).site
  firstSteps(editor)
  const after = opened(editor).site
  const sent = opened(editor).undo.length
  expect(nameOf(after)).toBe('Dar Salma')
  expect(JSON.stringify(after.footer)).toContain('Dar Salma')
  for (let turn = 0; turn < 30; turn += 1) editor.undo()
  expect(opened(editor).undo).toEqual([])
  expect(nameOf(opened(editor).site)).toBe(nameOf(before))
  expect(opened(editor).site.footer).toEqual(before.footer)
  for (let turn = 0; turn < 40; turn += 1) editor.redo()
  expect(opened(editor).site).toEqual(after)
  expect(opened(editor).undo).toHaveLength(sent)
  expect(await settled(editor)).toBe(true)
})

test('[U27] a name is carried once, when the caret leaves it, and goes back in the same step', async () => {
  const editor = await withSteps(siteOf('cafe'))
  const before = opened(editor).site
  const section = navbarOf(before).id
  const operation: Operation = { do: 'set-field', section, field: 'name', language: 'ar', value: 'Dar' }
  editor.placeCaret({ section, path: 'name' })
  editor.do({ name, operations: [operation] })
  expect(opened(editor).site.footer).toBe(before.footer)
  editor.placeCaret(null)
  expect(JSON.stringify(opened(editor).site.footer)).toContain('Dar')
  expect(opened(editor).undo).toHaveLength(1)
  editor.undo()
  expect(opened(editor).site).toEqual(before)
  expect(opened(editor).redo).toHaveLength(1)
})

test('[U27] what is restored or redone in a text brings nothing along when the caret leaves', async () => {
  const editor = await withSteps(siteOf('cafe'))
  const section = navbarOf(opened(editor).site).id
  const operation: Operation = { do: 'set-field', section, field: 'name', language: 'ar', value: 'Dar' }
  editor.do({ name: { kind: 'Restored', template: '' }, operations: [operation] })
  editor.placeCaret({ section, path: 'name' })
  editor.undo()
  editor.redo()
  editor.placeCaret(null)
  expect(JSON.stringify(opened(editor).site.footer)).not.toContain('Dar')
  expect(opened(editor).unsent.length + opened(editor).revision).toBe(3)
})

test('[U27] taking back the removal of a page leads back to it', async () => {
  const editor = await withSteps(siteOf('cafe'))
  const [home, page] = opened(editor).site.pages
  editor.goTo(page!.id)
  editor.goTo(home!.id)
  editor.do({ name: { kind: 'PageRemoved', template: '' }, operations: [{ do: 'remove-page', page: page!.id }] })
  editor.undo()
  expect(opened(editor).page).toBe(page!.id)
})

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Deed } from '../state/changes.ts'
import { canvas, playOnCanvas } from '../testing/test-canvas.ts'

/** The tools of a text take the focus, and give it back. */
playOnCanvas(() => {
  canvas.stage.hosts.text.innerHTML = '<div role="toolbar"><button tabindex="0">Link</button></div>'
})

const caret = { section: 'hero', path: 'title' }
const button = () => canvas.stage.hosts.text.querySelector('button') as HTMLElement
const align = (value: string): Deed => ({
  name: { kind: 'Alignment', template: 'Header13' },
  operations: [{ do: 'set-field', section: 'hero', field: 'titleAlignment', value }],
})

test('from the tools the caret comes back to the place where it was, and to what was selected', () => {
  for (const [start, end] of [
    [3, 3],
    [2, 5],
  ] as const) {
    canvas.clicks()
    canvas.selects(start, end)
    canvas.stage.hold()
    button().focus()
    canvas.stage.resume()
    expect(canvas.caret).toEqual([start, end])
    expect(canvas.text().isContentEditable).toBe(true)
  }
})

test('while the focus is in its tools a text stays the one that is edited, and what was typed is stored', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.stage.hold()
  button().focus()
  expect([canvas.edits, canvas.one.reads()]).toEqual([caret, 'Welcome!'])
  expect(canvas.text().isContentEditable).toBe(false)
})

test('Alt+F10 goes to the tools of the text, and the text stays edited', () => {
  canvas.clicks()
  canvas.presses('F10', { code: 'F10', altKey: true })
  expect(document.activeElement).toBe(button())
  expect(canvas.edits).toEqual(caret)
})

test('Ctrl+K asks where the text leads, and the caret is held meanwhile', () => {
  canvas.clicks('title', 'hero', 2)
  canvas.presses('KeyK', { code: 'KeyK', ctrlKey: true })
  expect([canvas.one.state.isLinking, canvas.edits]).toEqual([true, caret])
  canvas.stage.resume()
  expect(canvas.caret).toEqual([2, 2])
})

test('when the focus leaves the tools for somewhere else, the text is no longer edited', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  canvas.clicks()
  canvas.stage.hold()
  button().focus()
  canvas.stage.left(button())
  expect(canvas.edits).toEqual(caret)
  canvas.stage.left(document.body)
  expect(canvas.edits).toBeNull()
})

test('who looks at another window and comes back goes on in the same text', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  canvas.clicks()
  canvas.stage.hold()
  canvas.stage.left(null)
  expect(canvas.edits).toEqual(caret)
})

test('a change from the tools, made from within the text, brings the caret back to its place', () => {
  canvas.clicks('title', 'hero', 3)
  canvas.types('ABC')
  canvas.stage.act(align('CENTER'))
  expect([canvas.one.reads(), canvas.one.opened.undo.length]).toEqual(['WelABCcome', 2])
  expect([canvas.edits, canvas.caret]).toEqual([caret, [6, 6]])
})

test('a change from the tools leaves the focus in them, and the text stays edited', () => {
  canvas.clicks()
  canvas.stage.hold()
  button().focus()
  canvas.stage.act(align('RIGHT'))
  expect(canvas.one.opened.undo).toHaveLength(1)
  expect([document.activeElement, canvas.edits]).toEqual([button(), caret])
})

test('undo of what stands beside a text draws it anew, and the caret comes back', () => {
  canvas.clicks('title', 'hero', 4)
  const drawn = () =>
    [...canvas.text().attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join(' ')
  const before = drawn()
  canvas.stage.act(align('LEFT'))
  expect(drawn()).not.toBe(before)
  canvas.selects(4)
  canvas.one.editor.undo()
  expect(drawn()).toBe(before)
  expect([canvas.edits, canvas.caret]).toEqual([caret, [4, 4]])
  expect(canvas.text().isContentEditable).toBe(true)
})

test('what is drawn while the caret is held leaves it held', () => {
  canvas.clicks('title', 'hero', 4)
  canvas.stage.hold()
  button().focus()
  canvas.one.writes('Other words', 'paragraph')
  expect([canvas.edits, document.activeElement]).toEqual([caret, button()])
  canvas.stage.resume()
  expect(canvas.caret).toEqual([4, 4])
})

test('another page ends what was typed on this one, and stores it', () => {
  canvas.clicks()
  canvas.types('!')
  const { site } = canvas.one.opened
  const page = { ...site.pages[0]!, id: 'other', path: '/other', sections: [] }
  canvas.one.editor.store.setState(({ opened }) => ({
    opened: opened && { ...opened, page: 'other', site: { ...opened.site, pages: [...opened.site.pages, page] } },
  }))
  expect([canvas.edits, canvas.one.reads()]).toEqual([null, 'Welcome!'])
})

test('a text that an act leads to and that is not there takes no caret from who went on elsewhere', () => {
  canvas.stage.act(align('LEFT'), { section: 'hero', path: 'gone' })
  canvas.clicks('title', 'hero', 2)
  canvas.one.writes('Other words', 'paragraph', 'below')
  expect([canvas.edits, canvas.caret]).toEqual([caret, [2, 2]])
})

test('once all of the editor is there, a key moves a section before the next line runs', async () => {
  const hero = canvas.one.opened.site.pages[0]!.sections[0]!
  const copy = { ...hero, id: 'copy' }
  const name = { kind: 'SectionCopied', template: hero.template } as const
  const place = canvas.one.opened.page
  canvas.one.editor.do({ name, operations: [{ do: 'insert-section', place, after: 'hero', section: copy }] })
  await canvas.stage.bringActs()
  canvas.one.editor.select('hero')
  canvas.stage.focus()
  canvas.presses('ArrowDown', { altKey: true })
  expect(canvas.one.opened.site.pages[0]!.sections.slice(0, 2).map(({ id }) => id)).toEqual(['copy', 'hero'])
})

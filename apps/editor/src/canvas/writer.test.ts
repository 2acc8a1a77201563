// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { canvas, passes, playAgain, playOnCanvas } from '../testing/test-canvas.ts'
import type { TestEditor } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'

playOnCanvas()

const isEditable = (path: string, section = 'hero') => canvas.text(path, section).isContentEditable

/** Somebody else writes, and the canvas hears of it. */
async function elsewhere(does: (other: TestEditor) => void): Promise<void> {
  const other = await canvas.site.open()
  does(other)
  await other.saves()
  await canvas.one.editor.catchUp()
}

test('a click makes one text editable, and selects its section', () => {
  canvas.clicks('title', 'below')
  expect(canvas.edits).toEqual({ section: 'below', path: 'title' })
  expect(canvas.one.opened.selected).toBe('below')
  expect(canvas.text('title', 'below').getAttribute('contenteditable')).toBe('plaintext-only')
})

test('from one text to the next the first is stored and no longer editable', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.clicks('paragraph')
  expect(canvas.one.reads()).toBe('Welcome!')
  expect([isEditable('title'), isEditable('paragraph')]).toEqual([false, true])
  expect(canvas.edits).toEqual({ section: 'hero', path: 'paragraph' })
})

test('a click beside all texts leaves the text and stores it', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.clicksBeside('below')
  expect([canvas.one.reads(), canvas.edits, canvas.one.opened.selected]).toEqual(['Welcome!', null, 'below'])
})

test('Tab goes to the next text of the page, Shift+Tab back, and the caret goes behind the last letter', () => {
  canvas.clicks()
  canvas.presses('Tab')
  expect(canvas.edits).toEqual({ section: 'hero', path: 'paragraph' })
  canvas.types('!')
  canvas.presses('Tab', { shiftKey: true })
  expect(canvas.edits).toEqual({ section: 'hero', path: 'title' })
  expect(canvas.one.reads('paragraph')).toBe('Come in!')
})

test('who may not write a language gets no caret in it', () => {
  const { opened } = canvas.one
  const account = { ...opened.facts.account, guest: { translates: 'ar' } } as typeof opened.facts.account
  canvas.one.editor.store.setState({ opened: { ...opened, facts: { ...opened.facts, account } } })
  canvas.clicks()
  expect([isEditable('title'), canvas.edits]).toEqual([false, null])
})

test('own changes are no news: the caret stays where it is while they are stored', async () => {
  canvas.clicks('title', 'hero', 7)
  canvas.types(' back')
  canvas.erases()
  canvas.selects(3)
  const { firstChild } = canvas.text()
  passes(1_000)
  await canvas.one.saves()
  expect(canvas.one.opened.unsent).toEqual([])
  expect(canvas.caret).toEqual([3, 3])
  expect(canvas.text().firstChild).toBe(firstChild)
})

test('[U42] what somebody else wrote in the text comes in at once while nobody types, with the caret behind it', async () => {
  canvas.clicks('title', 'hero', 2)
  await elsewhere((other) => other.writes('Welcome to us'))
  expect(canvas.text().textContent).toBe('Welcome to us')
  expect(canvas.caret).toEqual([13, 13])
  canvas.types('!')
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome to us!')
})

test('[U42] while somebody types, another person’s words wait, and those that were first stay', async () => {
  canvas.clicks()
  canvas.types(' mine')
  await elsewhere((other) => other.writes('Theirs'))
  expect(canvas.text().textContent).toBe('Welcome mine')
  passes(1_000)
  await canvas.one.saves()
  expect(canvas.one.opened.versions).toMatchObject([{ mine: 'Welcome mine', theirs: 'Theirs' }])
  expect(canvas.text().textContent).toBe('Theirs')
})

test('who empties a required text after somebody else wrote it gets the new words back', async () => {
  canvas.clicks()
  await elsewhere((other) => other.writes('Hello'))
  canvas.erases(5)
  canvas.presses('Escape')
  expect(canvas.text().textContent).toBe('Hello')
  expect(canvas.notices).toEqual(['This field is required'])
})

test('another person’s words in another text of the section leave the caret where it is', async () => {
  canvas.clicks('title', 'hero', 3)
  await elsewhere((other) => other.writes('Their words', 'paragraph'))
  expect(canvas.text('paragraph').textContent).toBe('Their words')
  expect(canvas.edits).toEqual({ section: 'hero', path: 'title' })
  expect([canvas.stage.page.activeElement, canvas.caret]).toEqual([canvas.text(), [3, 3]])
})

test('[EDIT-15] when somebody else removes the section, the caret leaves it, and words typed there wait in the tray', async () => {
  canvas.clicks('title', 'below')
  canvas.types(' lost')
  await elsewhere((other) => other.do([{ do: 'remove-section', section: 'below' }]))
  expect(() => canvas.text('title', 'below')).toThrow('No text')
  expect(canvas.edits).toBeNull()
  expect(canvas.one.opened.leftovers).toMatchObject([{ text: 'Welcome lost' }])
})

test('[U27] undo with the caret in the text first makes what was typed a step, and takes that back', () => {
  canvas.clicks()
  canvas.types(' back')
  canvas.presses('KeyZ', { code: 'KeyZ', ctrlKey: true })
  expect([canvas.one.reads(), canvas.text().textContent]).toEqual(['Welcome', 'Welcome'])
  expect(canvas.one.opened.redo).toHaveLength(1)
})

test('[U27] undo and redo in a text keep the caret there, behind what changed', () => {
  canvas.clicks('title', 'hero', 3)
  canvas.types('ABC')
  passes(1_000)
  canvas.selects(0)
  canvas.presses('KeyZ', { code: 'KeyZ', metaKey: true })
  expect([canvas.text().textContent, canvas.caret]).toEqual(['Welcome', [3, 3]])
  canvas.presses('KeyZ', { code: 'KeyZ', metaKey: true, shiftKey: true })
  expect([canvas.text().textContent, canvas.caret]).toEqual(['WelABCcome', [6, 6]])
  expect(canvas.edits).toEqual({ section: 'hero', path: 'title' })
  canvas.types('D')
  passes(1_000)
  expect(canvas.one.reads()).toBe('WelABCDcome')
})

test('[U27] undo of another text leaves the caret’s own alone', () => {
  canvas.clicks('paragraph')
  canvas.types('!')
  canvas.clicks()
  canvas.selects(3)
  canvas.one.editor.undo()
  expect(canvas.text('paragraph').textContent).toBe('Come in')
  expect(canvas.text().textContent).toBe('Welcome')
})

test('Ctrl+S stores what is typed, and the caret stays', async () => {
  canvas.clicks()
  canvas.types('!')
  canvas.presses('KeyS', { code: 'KeyS', ctrlKey: true })
  await canvas.site.idle()
  expect(canvas.one.opened.unsent).toEqual([])
  expect(JSON.stringify(canvas.site.server.site())).toContain('Welcome!')
  expect(canvas.edits).toEqual({ section: 'hero', path: 'title' })
})

test('going to another page stores what is typed first', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.one.editor.goTo('elsewhere')
  expect(canvas.one.reads()).toBe('Welcome!')
})

test('[U17] a page that is left while somebody types takes the words along', async () => {
  canvas.clicks()
  canvas.types(' back')
  canvas.one.editor.leave()
  await canvas.site.idle()
  expect(JSON.stringify(canvas.site.server.site())).toContain('Welcome back')
})

test('[U17] what is typed before the program is there that makes changes is kept, and made when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof import('../state/changes.ts')>()
  const site = new TestSite()
  await playAgain(site, { loadChanges: () => promise })
  canvas.clicks()
  canvas.types(' back')
  passes(1_000)
  canvas.types('!')
  canvas.presses('Escape')
  expect([canvas.one.state.isWaiting, canvas.text().textContent]).toEqual([true, 'Welcome back!'])
  canvas.clicks()
  canvas.types('!')
  resolve(await import('../state/changes.ts'))
  await site.idle()
  expect([canvas.one.reads(), canvas.text().textContent]).toEqual(['Welcome back!', 'Welcome back!!'])
  canvas.presses('Escape')
  expect(await canvas.one.saves()).toBe(true)
  expect([canvas.one.reads(), canvas.one.opened.versions]).toEqual(['Welcome back!!', []])
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { canvas, passes, playOnCanvas } from '../testing/test-canvas.ts'

/** Input methods (IME) and the clipboard: text that comes in as a whole. */
playOnCanvas()

test('a composition is written as it ends, in one step', () => {
  canvas.clicks()
  canvas.composes('に', 'にほ', 'にほん', '日本')
  expect(canvas.text().textContent).toBe('Welcome日本')
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome日本')
  expect(canvas.one.opened.undo).toHaveLength(1)
})

test('while something is composed nothing is made a change, however long it takes', () => {
  canvas.clicks()
  canvas.startsComposing()
  canvas.composing('にほん')
  passes(10_000)
  canvas.stage.draw()
  canvas.one.editor.goTo(canvas.one.opened.page)
  expect(canvas.one.reads()).toBe('Welcome')
  expect(canvas.text().textContent).toBe('Welcomeにほん')
  canvas.endsComposing()
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcomeにほん')
})

test('[U17] a page that is left in the middle of a composition keeps the words before it, and no half of a word', async () => {
  canvas.clicks()
  canvas.types(' to')
  canvas.startsComposing()
  canvas.composing('にほ')
  canvas.one.editor.leave()
  await canvas.site.idle()
  expect([canvas.one.reads(), canvas.text().textContent]).toEqual(['Welcome to', 'Welcome toにほ'])
  expect(JSON.stringify(canvas.site.server.site())).toContain('"Welcome to"')
  canvas.endsComposing()
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome toにほ')
  expect(canvas.one.opened.undo).toHaveLength(2)
})

test('a text that is left in the middle of a composition keeps what stands there', () => {
  canvas.clicks()
  canvas.startsComposing()
  canvas.composing('にほ')
  canvas.clicks('paragraph')
  expect([canvas.one.reads(), canvas.text().textContent]).toEqual(['Welcomeにほ', 'Welcomeにほ'])
})

test('the save state says that somebody types while they compose', () => {
  canvas.clicks()
  canvas.startsComposing()
  expect(canvas.one.state.isTyping).toBe(true)
  canvas.composing('')
  canvas.endsComposing()
  expect(canvas.one.state.isTyping).toBe(false)
})

test('[U42] what somebody else wrote in the text during a composition is not written over', async () => {
  canvas.clicks()
  canvas.startsComposing()
  canvas.composing('に')
  const other = await canvas.site.open()
  other.writes('Somebody wrote this')
  await other.saves()
  await canvas.one.editor.catchUp()
  canvas.endsComposing()
  passes(1_000)
  await canvas.one.saves()
  expect(canvas.one.opened.versions).toMatchObject([{ mine: 'Welcomeに', theirs: 'Somebody wrote this' }])
})

test('[EDIT-4] a composition that is too long is not interrupted, and cut when it is over, with the caret behind it', () => {
  canvas.clicks()
  canvas.selects(3)
  canvas.startsComposing()
  expect(canvas.asks('insertCompositionText', 'か'.repeat(40))).toBe(true)
  canvas.composing('か'.repeat(40))
  expect(canvas.text().textContent).toBe(`Wel${'か'.repeat(40)}come`)
  canvas.endsComposing()
  expect(canvas.text().textContent).toBe(`Wel${'か'.repeat(23)}come`)
  expect(canvas.caret).toEqual([26, 26])
  expect(canvas.counts).toBe('30/30')
})

test('[EDIT-4] what is cut out of a composition is whole characters', () => {
  canvas.clicks()
  canvas.composes('👩‍🍳'.repeat(30))
  expect(canvas.text().textContent).toBe(`Welcome${'👩‍🍳'.repeat(23)}`)
})

test('a composition that is given up leaves the text as it was', () => {
  canvas.clicks()
  canvas.composes('に', '')
  passes(1_000)
  expect(canvas.text().textContent).toBe('Welcome')
  expect(canvas.one.opened.unsent).toEqual([])
})

test('keys that belong to a composition are left to it', () => {
  canvas.clicks()
  canvas.startsComposing()
  canvas.composing('に')
  canvas.presses('Escape', { isComposing: true })
  canvas.presses('Tab', { isComposing: true })
  expect(canvas.edits).toEqual({ section: 'hero', path: 'title' })
  expect(canvas.text().textContent).toBe('Welcomeに')
})

test('what another person writes elsewhere does not disturb a composition', async () => {
  canvas.clicks()
  canvas.startsComposing()
  canvas.composing('に')
  const other = await canvas.site.open()
  other.writes('Somebody wrote this')
  await other.saves()
  await canvas.one.editor.catchUp()
  expect(canvas.text().textContent).toBe('Welcomeに')
  canvas.composing('日')
  canvas.endsComposing()
  expect(canvas.text().textContent).toBe('Welcome日')
})

test('[EDIT-6] a paste comes in plain, over what is selected, with the caret behind it', () => {
  canvas.clicks()
  canvas.selects(0, 7)
  canvas.pastes('\u202EHello\u0000\tthere')
  expect(canvas.text().textContent).toBe('Hello there')
  expect(canvas.caret).toEqual([11, 11])
  passes(1_000)
  expect(canvas.one.reads()).toBe('Hello there')
})

test('[EDIT-6] a paste in the middle leaves what stands around it', () => {
  canvas.clicks('paragraph', 'hero', 4)
  canvas.pastes(' right\r\naway')
  expect(canvas.text('paragraph').textContent).toBe('Come right\naway in')
  expect(canvas.caret).toEqual([15, 15])
})

test('[EDIT-4] a paste that is too long is cut to whole characters, and its author is told', () => {
  canvas.clicks()
  canvas.pastes('👩‍🍳'.repeat(40))
  expect(canvas.text().textContent).toBe(`Welcome${'👩‍🍳'.repeat(23)}`)
  expect(canvas.notices).toEqual(['Shortened to 30 characters'])
})

test('a paste that fits is told to nobody', () => {
  canvas.clicks()
  canvas.pastes(' back')
  expect([canvas.text().textContent, canvas.notices]).toEqual(['Welcome back', []])
})

test('a paste between keys is a step of its own', () => {
  canvas.clicks()
  canvas.types(' a')
  canvas.pastes(' pasted')
  canvas.types(' z')
  passes(1_000)
  const seen = []
  for (let step = canvas.one.opened.undo.length; step > 0; step -= 1) {
    seen.push(canvas.one.reads())
    canvas.one.editor.undo()
  }
  expect([...seen, canvas.one.reads()]).toEqual(['Welcome a pasted z', 'Welcome a pasted', 'Welcome a', 'Welcome'])
})

test('two pastes in a row are two steps', () => {
  canvas.clicks()
  canvas.pastes(' one')
  canvas.pastes(' two')
  passes(1_000)
  canvas.one.editor.undo()
  expect(canvas.one.reads()).toBe('Welcome one')
})

test('an empty clipboard over nothing changes nothing', () => {
  canvas.clicks()
  canvas.pastes('')
  expect(canvas.one.state.isTyping).toBe(false)
})

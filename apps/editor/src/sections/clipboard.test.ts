// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Editing } from '../desk/editing.ts'
import { TestSite } from '../testing/test-site.ts'
import { speak } from '../words/words.ts'
import { copySection, cutSection, readShelf } from './clipboard.ts'

/** An owner whose browser copies, or answers no. */
async function owner(copies: boolean) {
  const one = await new TestSite().open()
  document.execCommand = vi.fn(() => copies && document.dispatchEvent(new Event('copy', { cancelable: true })) !== null)
  const editing = { editor: one.editor, say: await speak('en') } as Editing
  const [section] = one.opened.site.pages[0]!.sections
  return { one, editing, section: section! }
}

test('[U43] a section that is copied is said to be', async () => {
  const { one, editing, section } = await owner(true)
  copySection(editing, section)
  expect(one.state.notices).toMatchObject([{ text: expect.stringMatching(/ copied$/), kind: 'plain' }])
})

test('[U43] where the browser copies nothing it is said that a section can be pasted here alone, and it can', async () => {
  const { one, editing, section } = await owner(false)
  copySection(editing, section)
  expect(one.state.notices).toMatchObject([{ text: expect.stringContaining('in this browser alone'), kind: 'warning' }])
  expect(readShelf()?.sections).toMatchObject([{ id: section.id }])
})

test('[U38] a section that is cut is gone, is said to be cut, and Undo is beside it', async () => {
  const { one, editing, section } = await owner(true)
  cutSection(editing, section)
  expect(one.state.notices).toMatchObject([{ text: expect.stringMatching(/ cut$/), hasUndo: true }])
  expect(one.opened.site.pages[0]!.sections.map(({ id }) => id)).not.toContain(section.id)
})

import { expect, test } from 'vitest'
import { NumberedNotices } from './notices.ts'
import type { Notice } from './state.ts'

const notice = (text: string, hasUndo = false) => ({ kind: 'plain', text, hasUndo }) as const

/** What stands there after those were told, one after the other. */
function after(...texts: readonly string[]): readonly Notice[] {
  const notices = new NumberedNotices()
  return texts.reduce<readonly Notice[]>((shown, text) => notices.with(shown, notice(text)), [])
}

test('three notices stand there at most, the newest last', () => {
  expect(after('a', 'b', 'c', 'd').map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('what says the same again takes the place of the earlier one, and is another notice', () => {
  expect(after('a', 'b', 'a')).toEqual([
    { id: 2, ...notice('b') },
    { id: 3, ...notice('a') },
  ])
})

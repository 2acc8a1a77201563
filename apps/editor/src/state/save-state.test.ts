import { expect, test } from 'vitest'
import { publishStateOf } from './save-state.ts'
import { type EditorState, initialState } from './state.ts'

const site = {} as never

/** A draft of so many changes since it was published, that differs in so many things from what visitors have. */
function stateOf(acts: number, count: number | null, live = '3 0'): EditorState {
  const opened = { site, revision: 3 + acts, publishedRevision: 3, publishedAhead: 0, unsent: [] } as never
  return { ...initialState, opened, differing: count === null ? null : { site, live, all: [], count } }
}

test.each([
  ['twenty acts that leave nothing different', stateOf(20, 0), { kind: 'up-to-date' }],
  ['twenty acts that change two things', stateOf(20, 2), { kind: 'changes', count: 2, isCounted: true }],
  ['acts, while what visitors have is not known', stateOf(4, null), { kind: 'changes', count: 4, isCounted: false }],
  ['what was compared before the last publish', stateOf(4, 1, '2 0'), { kind: 'changes', count: 4, isCounted: false }],
  ['one act, which is one thing', stateOf(1, null), { kind: 'changes', count: 1, isCounted: true }],
  ['nothing', stateOf(0, null), { kind: 'up-to-date' }],
])('[U39] what can be published is counted by differences: %s', (_, state, wanted) => {
  expect(publishStateOf(state)).toEqual(wanted)
})

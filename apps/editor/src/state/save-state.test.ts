import { expect, test } from 'vitest'
import { isInWindowOnly, publishStateOf, saveStateOf, unkeptNow } from './save-state.ts'
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

/** A draft at revision 8, and what visitors have of it. */
function publishedAt(publishedRevision: number | null, publishedAhead: number): EditorState {
  const opened = { site, revision: 8, publishedRevision, publishedAhead, unsent: [] } as never
  return { ...initialState, opened }
}

const UNSENT = { id: 'c1' }

interface Given {
  readonly movedTo?: string
  readonly unsent?: number
  readonly undo?: number
  readonly says: Partial<EditorState>
}

function stateWith({ unsent = 0, undo = 0, movedTo, says }: Given): EditorState {
  const many = (count: number) => Array.from({ length: count }, () => UNSENT)
  const published = { revision: 3, publishedRevision: 3, publishedAhead: 0 }
  const opened = { site, ...published, facts: { movedTo }, unsent: many(unsent), undo: many(undo) }
  return { ...initialState, connection: 'fine', opened: opened as never, ...says }
}

const unkept = 'full' as never

test.each<readonly [string, Given, string]>([
  ['nothing is to be sent', { says: {} }, 'saved'],
  ['somebody types', { says: { isTyping: true } }, 'saving'],
  ['something is unsent', { unsent: 1, says: {} }, 'saving'],
  ['a change waits for the program that makes it', { says: { isWaiting: true } }, 'saving'],
  ['the device is offline, with nothing unsent', { says: { connection: 'offline' } }, 'offline'],
  ['nobody is signed in', { says: { connection: 'signed-out' } }, 'signed-out'],
  ['the server is not reached', { unsent: 1, says: { connection: 'unreachable' } }, 'unreachable'],
  ['the server is not reached, with nothing unsent', { says: { connection: 'unreachable' } }, 'unreachable'],
  ['the server is full, and nothing is unsent', { says: { connection: 'full' } }, 'saved'],
  ['the server is full, and something is unsent', { unsent: 1, says: { connection: 'full' } }, 'full'],
  ['the server is busy while one types', { says: { connection: 'busy', isTyping: true } }, 'saving'],
  ['the site is being handed over, and something is unsent', { unsent: 1, says: { connection: 'moving' } }, 'moving'],
  ['the site has moved', { movedTo: 'https://there.example/', says: {} }, 'moved'],
  ['the device keeps nothing, and all goes through', { unsent: 1, says: { unkept } }, 'saving'],
  [
    'the device keeps nothing, and nothing goes through',
    { unsent: 1, says: { unkept, connection: 'offline' } },
    'unkept',
  ],
  ['the device keeps nothing, and there is nothing to keep', { says: { unkept, connection: 'offline' } }, 'offline'],
])('[U35] where %s it says so: %3$s', (_, given, said) => {
  expect(saveStateOf(stateWith(given))).toBe(said)
})

test('that the device keeps nothing is said once there is something to keep', () => {
  expect(unkeptNow(stateWith({ says: { unkept } }))).toBe(null)
  for (const given of [{ unsent: 1 }, { undo: 1 }])
    expect(unkeptNow(stateWith({ ...given, says: { unkept } }))).toBe(unkept)
  expect(unkeptNow(stateWith({ says: { unkept, isWaiting: true } }))).toBe(unkept)
  expect(unkeptNow(stateWith({ unsent: 1, says: { unkept: null } }))).toBe(null)
})

test('closing the window loses what is unsent and kept nowhere else', () => {
  expect(isInWindowOnly(stateWith({ unsent: 1, says: { unkept } }))).toBe(true)
  expect(isInWindowOnly(stateWith({ says: { unkept, isWaiting: true } }))).toBe(true)
  expect(isInWindowOnly(stateWith({ undo: 1, says: { unkept } }))).toBe(false)
  expect(isInWindowOnly(stateWith({ unsent: 1, says: { unkept: null } }))).toBe(false)
})

test.each<readonly [string, EditorState, unknown]>([
  ['while it publishes', { ...stateOf(4, 2), publishing: { kind: 'busy' } as never }, { kind: 'busy' }],
  ['after it failed', { ...stateOf(4, 2), publishing: { kind: 'failed' } as never }, { kind: 'failed' }],
  ['after it is done', { ...stateOf(0, 0), publishing: { kind: 'done' } as never }, { kind: 'done' }],
  [
    'with a change after it was done',
    { ...stateOf(1, 1), publishing: { kind: 'done' } as never },
    { kind: 'changes', count: 1, isCounted: true },
  ],
  ['while one types', { ...stateOf(0, 0), isTyping: true }, { kind: 'changes', count: 1, isCounted: true }],
  ['while a change waits', { ...stateOf(2, 2), isWaiting: true }, { kind: 'changes', count: 3, isCounted: true }],
  ['with something unsent', stateWith({ unsent: 2, says: {} }), { kind: 'changes', count: 2, isCounted: false }],
  ['of a site that was never published', publishedAt(null, 0), { kind: 'never' }],
  ['after a part went live ahead', publishedAt(3, 2), { kind: 'changes', count: 3, isCounted: false }],
  ['before a site is open', { ...initialState, opened: null }, { kind: 'never' }],
])('[U39] the publish button says, %s, what there is to publish', (_, state, wanted) => {
  expect(publishStateOf(state)).toEqual(wanted)
})

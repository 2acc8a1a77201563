import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { TestClock } from '../testing/clock.ts'
import { phaseAfter, reasonOf } from './failures.ts'
import { publish } from './publish.ts'
import { type EditorState, initialState } from './state.ts'
import type { World } from './world.ts'

const LIVE = { publishedRevision: 7, publishedAhead: 2 }
const home = { page: 'home' } as never
const STAYS = 6_000

/** Someone who publishes, with a server that answers as told. */
function publishing(answer: () => Promise<unknown> = async () => LIVE, isSaved = true) {
  const clock = new TestClock()
  const store = createStore<EditorState>(() => initialState)
  const asked: unknown[] = []
  const live: unknown[] = []
  const server = {
    publish: (part: unknown) => {
      asked.push(part)
      return answer()
    },
  }
  const editor = { store, save: async () => isSaved, wentLive: (told: unknown) => void live.push(told) }
  const begins = (part?: unknown) => publish(editor, { server, wait: clock.wait } as unknown as World, part as never)
  return { asked, live, clock, store, begins, says: () => store.getState().publishing.kind }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('[U39] what is stored comes to visitors, and the button says so for six seconds', async () => {
  const { begins, says, asked, live, clock } = publishing()
  const publishes = begins(home)
  expect(says()).toBe('busy')
  await settled()
  expect([says(), asked, live]).toEqual(['done', [home], [LIVE]])
  clock.pass(STAYS - 1)
  await settled()
  expect(says()).toBe('done')
  clock.pass(1)
  await publishes
  expect(says()).toBe('idle')
})

test('[U39] while one publish goes on another asks nothing', async () => {
  const { begins, asked } = publishing(() => new Promise(() => {}))
  void begins()
  void begins()
  await settled()
  expect(asked).toHaveLength(1)
})

test('[U39] what is not stored is not published, and the button is as before', async () => {
  const { begins, asked, live, says } = publishing(async () => LIVE, false)
  await begins()
  expect([asked, live, says()]).toEqual([[], [], 'idle'])
})

test('[U39] why a publish failed stays at the button, with the part it was about', async () => {
  const { begins, store, live } = publishing(() =>
    Promise.reject(Object.assign(new Error('A text is missing.'), { code: 'required' })),
  )
  await begins(home)
  const failed = { kind: 'failed', part: home, message: 'A text is missing.', code: 'required' }
  expect([store.getState().publishing, live]).toEqual([failed, []])
})

test('[U39] the end of the six seconds says nothing of a publish that began meanwhile', async () => {
  const answers = [Promise.resolve(LIVE), new Promise(() => {})]
  const { begins, says, clock } = publishing(() => answers.shift() as Promise<unknown>)
  const first = begins()
  await settled()
  void begins()
  await settled()
  clock.pass(STAYS)
  await first
  expect(says()).toBe('busy')
})

test.each([
  [new Error('Why'), { message: 'Why', code: 'unknown' }],
  [{ code: 'site-full' }, { message: '', code: 'site-full' }],
  [null, { message: '', code: 'unknown' }],
])('the reason of %o is %o', (error, reason) => {
  expect(reasonOf(error)).toEqual(reason)
})

test.each([
  [404, 'missing'],
  [403, 'missing'],
  [401, 'unreachable'],
  [500, 'unreachable'],
  [undefined, 'unreachable'],
])('a site that is answered with %s is %s', (status, phase) => {
  expect(phaseAfter({ status })).toBe(phase)
})

test('a site that cannot be asked for at all is unreachable', () => {
  expect([phaseAfter(undefined), phaseAfter(null)]).toEqual(['unreachable', 'unreachable'])
})

test('[U39] the end of the six seconds takes nothing from a publish that has ended meanwhile', async () => {
  const { begins, says, clock } = publishing()
  const first = begins()
  await settled()
  clock.pass(STAYS - 1)
  void begins()
  await settled()
  clock.pass(1)
  await first
  expect(says()).toBe('done')
})

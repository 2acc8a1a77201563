import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Editor } from './editor.ts'
import { hearOfOthers } from './other-windows.ts'

const EVERY = 4_000

/** The channel between windows, as one of them has it. */
class PlayedChannel {
  static opened: PlayedChannel[] = []
  readonly posted: unknown[] = []
  hear: (event: { data: unknown }) => void = () => {}

  readonly name: string

  constructor(name: string) {
    this.name = name
    PlayedChannel.opened.push(this)
  }

  postMessage(told: unknown): void {
    this.posted.push(told)
  }

  addEventListener(event: string, hear: (event: { data: unknown }) => void): void {
    if (event === 'message') this.hear = hear
  }
}

/** A window with a site open at a revision, and how often it asked what others did. */
function playedWindow(revision: number | null = 3) {
  const at = (now: number | null) => ({ opened: now === null ? null : { revision: now } })
  const store = createStore<object>(() => at(revision))
  const asks = { count: 0 }
  const catchUp = async () => {
    asks.count += 1
  }
  hearOfOthers({ store, catchUp } as unknown as Editor, 'hotel')
  const [channel] = PlayedChannel.opened
  const goes = (now: number | null) => store.setState(at(now), true)
  return { asks, goes, channel, hears: (data: unknown) => channel?.hear({ data }) }
}

beforeEach(() => {
  vi.useFakeTimers()
  PlayedChannel.opened = []
  vi.stubGlobal('BroadcastChannel', PlayedChannel)
  vi.stubGlobal('document', { visibilityState: 'visible' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[U42] windows of one browser tell each other how far the site is, each revision once', () => {
  const { goes, channel } = playedWindow()
  for (const revision of [4, 4, 6, 5, null, 7]) goes(revision)
  expect([channel?.name, channel?.posted]).toEqual(['mimar:hotel', [4, 6, 7]])
})

test('[U42] a window that hears of a newer revision asks what it was, and tells nobody what others told it', () => {
  const { goes, hears, asks, channel } = playedWindow()
  hears(5)
  expect(asks.count).toBe(1)
  goes(5)
  expect(channel?.posted).toEqual([])
  goes(6)
  expect(channel?.posted).toEqual([6])
})

test('[U42] what a window knows already it does not ask for, however late it is told', () => {
  const { goes, hears, asks, channel } = playedWindow()
  hears(3)
  goes(9)
  hears(8)
  expect([asks.count, channel?.posted]).toEqual([0, [9]])
  goes(9)
  expect(channel?.posted).toEqual([9])
})

test('[U42] before a site is open every revision is news', () => {
  const { hears, asks } = playedWindow(null)
  hears(1)
  expect(asks.count).toBe(1)
})

test('[U42] a window that is looked at asks every four seconds, another never', () => {
  const { asks } = playedWindow()
  vi.advanceTimersByTime(EVERY - 1)
  expect(asks.count).toBe(0)
  vi.advanceTimersByTime(1 + EVERY)
  expect(asks.count).toBe(2)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.advanceTimersByTime(3 * EVERY)
  expect(asks.count).toBe(2)
})

test('[U42] a browser that has no channel, or none for a frame, still asks the server', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Denied', 'SecurityError')
      }
    },
  )
  const { asks, goes } = playedWindow()
  goes(4)
  vi.advanceTimersByTime(EVERY)
  expect(asks.count).toBe(1)
})

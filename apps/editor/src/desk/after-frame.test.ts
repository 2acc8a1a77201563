// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type EditorState, initialState, type Opened } from '../state/state.ts'
import { heroSite } from '../testing/sites.ts'
import { afterFrame } from './after-frame.ts'

const opened = (change: Partial<Opened> = {}) => ({ site: heroSite(), selected: null, ...change }) as Opened

function watched() {
  const store = createStore<EditorState>(() => ({ ...initialState, opened: opened() }))
  const told: (string | null | undefined)[] = []
  afterFrame(store).subscribe(({ opened }) => told.push(opened?.selected))
  return { store, told }
}

test('what stands around the page is told of a change of the site once, after the frame that shows it', async () => {
  const { store, told } = watched()
  const frames: FrameRequestCallback[] = []
  const asking = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => frames.push(work))
  store.setState({ opened: opened({ selected: 'a' }) })
  store.setState({ opened: { ...(store.getState().opened as Opened), selected: 'b' } })
  expect(told).toEqual([])
  for (const frame of frames) frame(0)
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual(['b']))
  expect(frames).toHaveLength(1)
  asking.mockRestore()
})

test('a caret that goes from text to text is told of once, and never as gone', async () => {
  const store = createStore<EditorState>(() => ({ ...initialState, opened: opened() }))
  const told: (string | undefined)[] = []
  afterFrame(store).subscribe(({ caret }) => told.push(caret?.path))
  store.setState({ caret: { section: 'hero', path: 'title' } })
  store.setState({ caret: null })
  store.setState({ caret: { section: 'hero', path: 'paragraph' } })
  await vi.waitFor(() => expect(told).toEqual(['title', 'paragraph']))
})

test('it is told at once of what changes nothing on the page', () => {
  const { store, told } = watched()
  store.setState({ opened: { ...(store.getState().opened as Opened), selected: 'a' } })
  expect(told).toEqual(['a'])
})

test('it is told at once while nobody looks, as no frame is made then', () => {
  const { store, told } = watched()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  store.setState({ opened: opened({ selected: 'a' }) })
  expect(told).toEqual(['a'])
  hidden.mockRestore()
})

import { expect, test } from 'vitest'
import { liveKey } from '../state/save-state.ts'
import type { EditorState, Opened } from '../state/state.ts'
import { TestSite } from '../testing/test-site.ts'
import { speak } from '../words/words.ts'
import { publishPart } from './publish-part.ts'

/** Publishes the first page of a draft of twenty acts, and gives what follows to the test. */
async function published(end: EditorState['publishing']) {
  const { editor, opened } = await new TestSite().open()
  const { store } = editor
  const change = (state: Partial<EditorState>, now: Partial<Opened> = {}) =>
    store.setState({ ...state, opened: { ...(store.getState().opened as Opened), ...now } })
  change({}, { revision: 25, publishedRevision: 5, publishedAhead: 0 })
  editor.publish = async () => {
    change({ publishing: { kind: 'busy' } })
    change({ publishing: end }, { publishedAhead: 2 })
  }
  await publishPart({ editor, server: {} as never, say: await speak('en') }, { page: opened.site.pages[0]!.id })
  const compared = (count: number) => {
    const now = store.getState().opened as Opened
    change({ differing: { site: now.site, live: liveKey(now), all: [], count } })
  }
  return { change, compared, told: () => store.getState().notices.map(({ text }) => text) }
}

test('[U39] what one part leaves is told as differences, once they are known, and never as acts', async () => {
  const { compared, told } = await published({ kind: 'done' })
  expect(told()).toEqual([])
  compared(2)
  expect(told()).toEqual(['Published: only “Home”. 2 changes are still unpublished.'])
  compared(1)
  expect(told()).toHaveLength(1)
})

test('[U39] where what visitors have cannot be asked for, the part is told all the same, without a number', async () => {
  const { change, told } = await published({ kind: 'done' })
  change({ publishing: { kind: 'idle' } })
  expect(told()).toEqual(['Published: only “Home”.'])
})

test('[U39] what was not published is not told to be', async () => {
  const { compared, told } = await published({ kind: 'failed', message: 'No room', code: 'media-full' })
  compared(2)
  expect(told()).toEqual([])
})

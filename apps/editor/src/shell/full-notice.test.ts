import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Editor } from '../state/editor.ts'
import { initialState, type Opened } from '../state/state.ts'
import { UI_LANGUAGES } from '../words/words.ts'
import { fullNotice } from './full-notice.ts'

test.each(UI_LANGUAGES)('in %s every change that a full site refuses is told of, and no other', (language) => {
  const store = createStore(() => initialState)
  const told: string[] = []
  store.subscribe(fullNotice({ notify: (text: string) => told.push(text) } as unknown as Editor, language))
  const open = (opened: object) => store.setState({ opened: opened as Opened })
  open({})
  const full = { ceiling: 'sections', max: 1000 }
  open({ full })
  open({ full, page: 'other' })
  expect(told).toEqual([expect.stringContaining('1000')])
  open({ full: { ...full } })
  open({ full: { ceiling: 'kept', max: 100_000 } })
  expect(told).toHaveLength(3)
  expect(new Set(told).size).toBe(2)
})

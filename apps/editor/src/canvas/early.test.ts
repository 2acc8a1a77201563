// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Editor } from '../state/editor.ts'
import { Early } from './early.ts'
import type { FirstWindow } from './first-listener.ts'

const state = { caret: null, chosen: null, dialog: null, opened: { selected: 'hero' } }
const editor = { store: { getState: () => state } } as unknown as Editor
const view = window as Window & FirstWindow

const types = (early: Early) => early.take().map(({ event }) => event.type)
const pastes = () => document.body.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))

test('[U35] what is pasted before the later parts are there is kept for them', () => {
  const early = new Early(document, editor, () => {})
  pastes()
  expect(types(early)).toEqual(['paste'])
})

test('[U35] what the page’s first listener still takes is left to it, so that it is done after what came before it', () => {
  let called = 0
  view.takeFirst = () => {}
  const early = new Early(document, editor, () => {
    called += 1
  })
  pastes()
  delete view.takeFirst
  expect(called).toBe(1)
  pastes()
  expect(types(early)).toEqual(['paste'])
})

import { expect, test } from 'vitest'
import { keepChoices, readChoices } from './choices.ts'
import type { Step } from './state.ts'
import { keepSteps, readSteps } from './steps.ts'

/** What a browser keeps by name, until it is full or forbidden. */
function someStorage(isBroken = false): Storage {
  const kept = new Map<string, string>()
  const guard = () => {
    if (isBroken) throw new DOMException('', 'QuotaExceededError')
  }
  return {
    getItem(name: string) {
      guard()
      return kept.get(name) ?? null
    },
    setItem(name: string, value: string) {
      guard()
      kept.set(name, value)
    },
  } as Storage
}

const step = (name: string) => ({ name: { kind: name } }) as unknown as Step
const NONE = { undo: [], redo: [] }

test('[EDIT-15] what can be undone and redone outlives a reload, for each site by itself', () => {
  const storage = someStorage()
  keepSteps(storage, 'hotel', { undo: [step('a'), step('b')], redo: [step('c')] })
  expect(readSteps(storage, 'hotel')).toEqual({ undo: [step('a'), step('b')], redo: [step('c')] })
  expect(readSteps(storage, 'cafe')).toEqual(NONE)
})

test.each(['', '{', 'null', '[]', '{"undo":[]}', '{"redo":[]}', '{"undo":{},"redo":[]}', '{"undo":[],"redo":1}', '7'])(
  '[EDIT-15] where the device kept %j there is nothing to undo',
  (kept) => {
    const storage = someStorage()
    storage.setItem('mimar:steps:hotel', kept)
    expect(readSteps(storage, 'hotel')).toEqual(NONE)
  },
)

test('a device that keeps nothing lets one work on, until the tab is reloaded', () => {
  const storage = someStorage(true)
  keepSteps(storage, 'hotel', NONE)
  keepChoices(storage, { language: 'ar', scheme: 'dark' })
  expect(readSteps(storage, 'hotel')).toEqual(NONE)
  expect(readChoices(storage, '', ['de'])).toEqual({ language: 'de', scheme: 'system' })
})

test('what a person chose for the editor is kept; the address comes before it, the browser after it', () => {
  const storage = someStorage()
  expect(readChoices(storage, '', ['fr-CA', 'en'])).toEqual({ language: 'fr', scheme: 'system' })
  keepChoices(storage, { language: 'tr', scheme: 'dark' })
  expect(readChoices(storage, '', ['fr'])).toEqual({ language: 'tr', scheme: 'dark' })
  expect(readChoices(storage, '?ui=ar', ['fr'])).toEqual({ language: 'ar', scheme: 'dark' })
  storage.setItem('mimar:scheme', 'sepia')
  expect(readChoices(storage, '', ['fr']).scheme).toBe('system')
})

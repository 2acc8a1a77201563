import { expect, test } from 'vitest'
import { keepChoices } from './choices.ts'
import { forgetDevice } from './leaving.ts'
import { storageOr } from './storage.ts'

const refused = () =>
  storageOr(() => {
    throw new Error('SecurityError')
  })

test('who signs out leaves no copied section and no mark of a site behind; words that no server has stay', () => {
  const [device, tab] = [refused(), refused()]
  keepChoices(device, { language: 'ar', scheme: 'dark' })
  device.setItem('mimar:sections', '{"copied":true}')
  device.setItem('mimar:kept:hotel', '[]')
  device.setItem('first-words/hotel/1', '{}')
  tab.setItem('undo', '[]')
  forgetDevice(device, tab)
  const names = Array.from({ length: device.length }, (_, index) => device.key(index))
  expect(names.toSorted()).toEqual(['first-words/hotel/1', 'mimar:scheme', 'mimar:ui'])
  expect(tab.length).toBe(0)
})

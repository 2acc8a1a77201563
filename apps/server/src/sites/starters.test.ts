import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import type { MediaStore } from '../store/media.store.ts'
import { openStarters } from './starters.ts'

const none = { find: async () => undefined } as unknown as MediaStore

/** Starters, and the names of the pictures kept for them so far. */
function noting() {
  const kept: string[] = []
  const store = async (_: Uint8Array, name: string) => {
    await new Promise(setImmediate)
    kept.push(name)
    return { hash: name, width: 10, height: 10, placeholder: '' }
  }
  return { kept, starters: openStarters({ mediaStore: none, store }, catalog) }
}

test('[U46] the pictures of a starter are kept before those of the next, so that the first is shown long before the last', async () => {
  const alone = noting()
  await alone.starters.find('studio')
  const { kept, starters } = noting()
  const whenShown = starters.find('studio').then(() => kept.length)
  await Promise.all([starters.find('cafe'), starters.find('clinic'), starters.find('studio')])
  expect(await whenShown).toBe(alone.kept.length)
  expect(kept.length).toBeGreaterThan(2 * alone.kept.length)
})

test('[U46] a starter whose pictures failed is tried again when it is wanted again, and holds up no other', async () => {
  let isFull = true
  const store = async (_: Uint8Array, name: string) => {
    if (isFull) throw new Error('The disk is full.')
    return { hash: name, width: 10, height: 10, placeholder: '' }
  }
  const starters = openStarters({ mediaStore: none, store }, catalog)
  await expect(starters.find('clinic')).rejects.toThrow('The disk is full.')
  isFull = false
  expect((await starters.find('cafe'))?.id).toBeTypeOf('string')
  expect((await starters.find('clinic'))?.id).toBeTypeOf('string')
})

test('[U46] who asks for one starter hears of that one, and no picture is kept for it', async () => {
  const { kept, starters } = noting()
  const [cafe, ...others] = await starters.list('cafe')
  expect(cafe).toMatchObject({ id: 'cafe', trade: 'food' })
  expect(others).toEqual([])
  expect(await starters.list('zoo')).toEqual([])
  expect((await starters.list()).filter(({ trade }) => trade === '')).toEqual([])
  expect(kept).toEqual([])
})

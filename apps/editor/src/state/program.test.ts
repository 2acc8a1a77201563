import { expect, test } from 'vitest'
import { TestSite } from '../testing/test-site.ts'
import * as changes from './changes.ts'

/** The program that makes changes arrives when the test says, or fails to. */
async function opened() {
  const site = new TestSite()
  const asked: PromiseWithResolvers<typeof changes>[] = []
  const loadChanges = () => {
    const next = Promise.withResolvers<typeof changes>()
    asked.push(next)
    return next.promise
  }
  const one = site.begin({ loadChanges })
  await one.open()
  return { site, one, asked }
}

test('a part that changes the site comes when the program is there: what it does is done before its next line runs', async () => {
  const { site, one, asked } = await opened()
  const seen: unknown[] = []
  void one.editor
    .bring(async () => 'a part')
    .then((part) => {
      one.writes('Hello')
      seen.push(part, one.reads())
    })
  await site.idle()
  expect(seen).toEqual([])
  asked[0]?.resolve(changes)
  await site.idle()
  expect(seen).toEqual(['a part', 'Hello'])
})

test('what was typed before the program came is made before what the first part does', async () => {
  const { site, one, asked } = await opened()
  one.writes('Typed early')
  const before = one.editor.bring(async () => one.reads())
  const after = one.editor.bring(async () => {}).then(() => one.reads())
  await site.idle()
  asked[0]?.resolve(changes)
  expect([await before, await after]).toEqual(['Welcome', 'Typed early'])
  expect([one.state.isWaiting, one.opened.undo.length]).toEqual([false, 1])
})

test('a part waits for a program that cannot be had at first, which is asked for every two seconds, once for all', async () => {
  const { site, one, asked } = await opened()
  const parts: string[] = []
  for (const name of ['one', 'two']) void one.editor.bring(async () => name).then((part) => parts.push(part))
  await site.idle()
  asked[0]?.reject(new Error('No connection.'))
  await site.idle()
  // Nobody has done anything, so nobody is told.
  expect([asked.length, one.state.connection]).toEqual([1, 'fine'])
  one.writes('Typed early')
  await site.idle()
  site.clock.next()
  await site.idle()
  asked[1]?.reject(new Error('No connection.'))
  await site.idle()
  expect([asked.length, one.state.connection, parts]).toEqual([2, 'unreachable', []])
  site.clock.next()
  await site.idle()
  asked[2]?.resolve(changes)
  await site.idle()
  expect([parts, one.reads()]).toEqual([['one', 'two'], 'Typed early'])
  expect([await one.saves(), one.state.connection]).toEqual([true, 'fine'])
})

test('from the first key on the program is asked for, once', async () => {
  const { one, asked } = await opened()
  one.editor.setTyping(true)
  one.editor.setTyping(true)
  expect(asked).toHaveLength(1)
})

test('undo before the program has come takes back what was typed early', async () => {
  const { site, one, asked } = await opened()
  one.writes('Typed early')
  one.editor.undo()
  await site.idle()
  asked[0]?.resolve(changes)
  await site.idle()
  expect(one.reads()).toBe('Welcome')
})

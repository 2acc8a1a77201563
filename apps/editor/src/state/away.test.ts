import { expect, test } from 'vitest'
import type { Editor } from './editor.ts'
import { isInWindowOnly, saveStateOf } from './save-state.ts'
import { FakeServer, heroSite, keepingOutbox, openEditor } from './testing.ts'

const write = (editor: Editor, value: string) =>
  editor.do({
    name: { kind: 'Text', template: 'Header13' },
    operations: [{ do: 'set-field', section: 'hero', field: 'title', language: 'en', value }],
  })
const said = (editor: Editor) => saveStateOf(editor.store.getState())

/** A device that keeps nothing. */
const refusals = [
  ['says that it did not', { ...keepingOutbox(), keep: async () => false }],
  ['throws', { ...keepingOutbox(), keep: async () => Promise.reject(new Error('QuotaExceededError')) }],
] as const

test.each(refusals)('[U35] a device that keeps nothing and %s is told of, until all is stored', async (_, outbox) => {
  const server = new FakeServer(heroSite())
  const editor = await openEditor(server, { outbox })
  server.isDown = true
  write(editor, 'Nowhere but here')
  expect(await editor.save()).toBe(false)
  expect(said(editor)).toBe('unkept')
  expect(isInWindowOnly(editor.store.getState())).toBe(true)
  server.isDown = false
  expect(await editor.save()).toBe(true)
  expect(said(editor)).toBe('saved')
  expect(isInWindowOnly(editor.store.getState())).toBe(false)
  expect(JSON.stringify(server.site)).toContain('Nowhere but here')
})

test('[U35] what the device keeps may be left alone', async () => {
  const server = new FakeServer(heroSite())
  const editor = await openEditor(server)
  server.isDown = true
  write(editor, 'Kept')
  await editor.save()
  expect(isInWindowOnly(editor.store.getState())).toBe(false)
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('[U35] a server that does not answer is told as such: connection %s is "%s"', async (isOnline, wanted) => {
  const server = new FakeServer(heroSite())
  const editor = await openEditor(server, { isOnline })
  server.isDown = true
  write(editor, 'Later')
  await editor.save()
  expect(said(editor)).toBe(wanted)
  expect(editor.store.getState().retryAt).not.toBeNull()
})

test.each(['full', 'away', 'failing'] as const)('[U35] an answer "%s" is told by its reason', async (why) => {
  const server = new FakeServer(heroSite())
  const editor = await openEditor(server)
  server.answers = [{ kind: 'failed', why }]
  write(editor, 'Later')
  await editor.save()
  expect(said(editor)).toBe(why)
})

import { readFileSync } from 'node:fs'
import { importSite, type Operation } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServer } from '../server/server.ts'
import { saveStateOf } from './save-state.ts'
import { FakeServer, openEditor } from './testing.ts'

function someSite() {
  const file = new URL('../../../../examples/starters/cafe/site.json', import.meta.url)
  const read = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
  if ('faults' in read) throw new Error('The starter has faults.')
  return read.site
}

const write = (value: string): Operation => ({ do: 'set-setting', field: 'business/telephone', value })
const deed = (value: string) => ({ name: { kind: 'Setting' } as never, operations: [write(value)] })

test('[U35] a server that lets changes wait is waited for as long as it says, and that is told as saving', async () => {
  const server = new FakeServer(someSite())
  const waits: number[] = []
  const states: string[] = []
  const editor = await openEditor(server, {
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      states.push(saveStateOf(editor.store.getState()))
    },
  })
  server.answers = [7, 2].map((retryAfter) => ({ kind: 'failed', why: 'busy', retryAfter }))
  editor.do(deed('+90 555 010 20 30'))
  await expect.poll(() => server.revision).toBe(1)
  await expect.poll(() => saveStateOf(editor.store.getState())).toBe('saved')
  expect(waits).toEqual([7_000, 2_000])
  expect(states).toEqual(['busy', 'busy'])
})

test('[API-4] an answer that says to wait is heard with its seconds', async () => {
  const headers = { 'retry-after': '9' }
  const body = { status: 429, message: 'Please wait.', code: 'rate-limited' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429, headers }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const changes = [{ id: 'change-1', operation: write('+90 555 010 20 30') }]
  const sent = await createServer('hotel', () => 'en').send(0, changes as never)
  expect(sent).toEqual({ kind: 'failed', why: 'busy', retryAfter: 9 })
})

test('[EDIT-15] many long changes go in several requests, each of which the server reads', async () => {
  const server = new FakeServer(someSite())
  const sizes: number[] = []
  const send = server.send.bind(server)
  server.send = (base, changes) => {
    sizes.push(changes.length)
    return send(base, changes)
  }
  const editor = await openEditor(server)
  const long = Array.from({ length: 900 }, () => write('+90 555 010 20 30'))
  server.isDown = true
  for (let at = 0; at < 12; at += 1) editor.do({ ...deed(''), operations: [{ do: 'together', operations: long }] })
  await expect.poll(() => sizes.length).toBe(1)
  server.isDown = false
  sizes.length = 0
  await editor.save()
  expect(Math.max(...sizes)).toBeLessThan(7)
  expect(sizes.reduce((sum, one) => sum + one)).toBe(12)
})

test('[EDIT-15] who was away long reads page after page, before own changes and beside them', async () => {
  const server = new FakeServer(someSite())
  const [away, behind, writer] = [
    await openEditor(server),
    await openEditor(server, { wait: async () => {} }),
    await openEditor(server),
  ]
  for (let at = 0; at < 10; at += 1) writer.do(deed(`+90 555 010 20 ${at}`))
  await writer.save()
  await away.catchUp()
  expect(away.store.getState().opened?.revision).toBe(10)
  server.answers = [{ kind: 'failed', why: 'behind', retryAfter: 0 }]
  behind.do({
    name: { kind: 'Setting' } as never,
    operations: [{ ...write('a@b.example'), field: 'contactEmail' } as Operation],
  })
  await expect.poll(() => server.revision).toBe(11)
  await expect.poll(() => behind.store.getState().opened?.revision).toBe(11)
  expect(behind.store.getState().opened?.site.settings).toMatchObject({ contactEmail: 'a@b.example' })
  expect(behind.store.getState().opened?.unsent).toEqual([])
})

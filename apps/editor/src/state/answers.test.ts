import type { Operation } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import type { Sent } from '../server/server.ts'
import { TestClock } from '../testing/clock.ts'
import { memoryStorage, TestDevice } from '../testing/device.ts'
import { heroSite } from '../testing/sites.ts'
import { TestSite } from '../testing/test-site.ts'
import * as changes from './changes.ts'
import { Editor } from './editor.ts'
import { createOutbox } from './outbox.ts'
import { saveStateOf } from './save-state.ts'
import type { Change } from './state.ts'
import type { World } from './world.ts'

const RIGHTS = ['read-site', 'edit-site', 'design-site']
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

type Answer = (changes: readonly Change[], base: number) => Partial<Sent> | undefined

/** An editor whose server answers as told, in order; after that it stores everything. */
async function answered(...answers: Answer[]) {
  const site = heroSite('hero')
  const clock = new TestClock()
  const sent: { readonly ids: readonly string[]; readonly isLast: boolean | undefined; readonly base: number }[] = []
  let [revision, count] = [0, 0]
  const others: { id: string; revision: number; operation: Operation }[] = []
  const stored = (all: readonly Change[]): Sent => {
    revision += all.length
    const receipts = all.map(({ id }, at) => ({ id, revision: revision - all.length + 1 + at }))
    return { kind: 'stored', answer: { revision, changes: receipts, missed: [] } } as unknown as Sent
  }
  const server = {
    readDocument: async () => ({
      site,
      revision: 0,
      publishedRevision: null,
      publishedAhead: 0,
      account: { rights: RIGHTS },
    }),
    readChanges: async (since: number) => others.filter((other) => other.revision > since),
    send: async (base: number, all: readonly Change[], isLast?: boolean) => {
      sent.push({ ids: all.map(({ id }) => id), isLast, base })
      return answers.shift()?.(all, base) ?? stored(all)
    },
  }
  const device = new TestDevice()
  const { now, wait } = clock
  const editor = new Editor({
    ...{ server, catalog, now, wait, storage: memoryStorage(), isOnline: () => true },
    outbox: createOutbox(site.id, { now, wait, store: device.store(() => true) }),
    newId: () => `c${++count}`,
    loadChanges: async () => changes,
  } as unknown as World)
  await editor.open({ root: '/edit/', siteId: site.id, path: '/', language: null, authHash: null })
  await editor.bring(async () => {})
  const writes = (...values: readonly string[]) => {
    for (const value of values) {
      const operation = { do: 'set-setting', field: 'contactEmail', value } as const
      editor.do({ name: { kind: 'Setting', template: '' }, operations: [operation] })
    }
  }
  const says = () => saveStateOf(editor.store.getState())
  const opened = () => editor.store.getState().opened!
  return { editor, clock, sent, others, device, writes, says, opened }
}

const nothing = () => ({ kind: 'stored', answer: { revision: 0, changes: [], missed: [] } }) as unknown as Sent

test('[EDIT-15] an answer that forgets a change is a failure: the change stays unsent and is tried again after a pause', async () => {
  const { writes, says, opened, sent, clock, editor } = await answered(nothing)
  writes('a@b.example')
  await settled()
  expect([says(), opened().unsent.length, sent.length]).toEqual(['failing', 1, 1])
  expect(editor.store.getState().retryAt).toBe(clock.now() + 250)
  clock.next()
  await settled()
  expect([says(), opened().unsent.length, sent.length]).toEqual(['saved', 0, 2])
})

test('[EDIT-15] of several changes the one that the server names as unreadable is laid aside, the rest is stored', async () => {
  const { writes, opened, sent, clock, device } = await answered(
    () => ({ kind: 'failed', why: 'failing' }),
    ([, second]) => ({ kind: 'unread', change: second!.id }),
  )
  writes('a@b.example', 'unread@b.example', 'c@d.example')
  await settled()
  clock.next()
  await settled()
  expect(opened().leftovers.map(({ text }) => text)).toEqual(['unread@b.example'])
  expect(opened().unsent.map(({ id }) => id)).toEqual(['c1', 'c3'])
  clock.next()
  await settled()
  expect(sent.map(({ ids }) => ids.length)).toEqual([3, 3, 1, 1])
  expect([opened().unsent, opened().leftovers.length]).toEqual([[], 1])
  expect([...device.entries.keys()].filter((name) => !name.includes('/aside/'))).toEqual([])
})

test('[EDIT-15] where nobody knows which change cannot be read, none is laid aside until it goes alone', async () => {
  const unread = () => ({ kind: 'unread' }) as const
  const { writes, opened, clock, sent } = await answered(() => ({ kind: 'failed', why: 'failing' }), unread, unread)
  writes('first@b.example', 'second@b.example')
  await settled()
  clock.next()
  await settled()
  expect([opened().unsent.length, opened().leftovers]).toEqual([2, []])
  clock.next()
  await settled()
  expect(opened().leftovers.map(({ text }) => text)).toEqual(['first@b.example'])
  clock.next()
  await settled()
  expect([sent.map(({ ids }) => ids.length), opened().unsent]).toEqual([[2, 2, 1, 1], []])
})

test('[EDIT-15] the last request of a closing window is told to outlive it, with what waits for the program', async () => {
  const { editor, sent, writes } = await answered(() => ({ kind: 'failed', why: 'failing' }))
  writes('a@b.example')
  await settled()
  editor.leave()
  expect(sent.map(({ isLast }) => isLast)).toEqual([undefined, true])
  expect(sent[1]?.ids).toEqual(['c1'])
})

test('[U35] when it was stored is said, and that nothing waits any more', async () => {
  const { writes, editor, clock } = await answered(() => ({ kind: 'failed', why: 'failing' }))
  const opened = clock.now()
  writes('a@b.example')
  await settled()
  expect(editor.store.getState()).toMatchObject({ savedAt: opened, retryAt: opened + 250 })
  clock.pass(250)
  await settled()
  expect(editor.store.getState()).toMatchObject({ savedAt: opened + 250, retryAt: null })
})

test('[U35] a server that is not reached while nothing is unsent is told, until it is again', async () => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = ['lost']
  await one.editor.catchUp()
  expect(one.state.connection).toBe('unreachable')
  await one.editor.catchUp()
  expect(one.state.connection).toBe('fine')
})

test('[U35] a device that is offline stays so while somebody tries again, and nothing is asked', async () => {
  const site = new TestSite()
  const one = await site.open()
  one.editor.wentOffline()
  const { asked } = site.network
  one.editor.retry()
  await site.idle()
  expect([one.state.connection, site.network.asked]).toEqual(['offline', asked])
})

test('[U35] with a connection again what waits for its next try goes at once; a look at the window does not hurry it', async () => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = [{ status: 429, code: 'rate-limited', retryAfter: 60 }]
  one.writes('Later')
  await site.idle()
  one.editor.cameBack()
  await site.idle()
  expect(site.server.revision()).toBe(0)
  one.editor.wentOnline()
  await site.idle()
  expect(site.server.revision()).toBe(1)
})

test('[EDIT-15] of what waits for a decision only what was decided goes', async () => {
  const site = new TestSite()
  const one = await site.open()
  one.writes('First', 'title', 'gone')
  one.writes('Second', 'title', 'gone')
  const [first, second] = one.opened.leftovers
  one.editor.discardLeftover(first!.change.id)
  expect(one.opened.leftovers).toEqual([second])
  const other = await site.open()
  for (const field of ['title', 'paragraph']) other.writes(`Theirs in the ${field}`, field)
  await other.saves()
  for (const field of ['title', 'paragraph']) one.writes(`Mine in the ${field}`, field)
  await one.saves()
  const [title, paragraph] = one.opened.versions
  one.editor.dropVersion(title!.key)
  expect([paragraph !== undefined, one.opened.versions]).toEqual([true, [paragraph]])
})

test('[U42] who was read everything to is not asked about it again, though their words are older than that', async () => {
  const behind: Answer = (_, base) => (base < 9 ? { kind: 'failed', why: 'behind' } : undefined)
  const { editor, others, sent, clock, opened } = await answered(behind, behind, behind)
  const write = (value: string): Operation => ({
    ...{ do: 'set-field', section: 'hero', field: 'title', value },
    language: 'en',
  })
  others.push({ id: 'theirs', revision: 9, operation: write('Theirs') })
  editor.do({ name: { kind: 'Text', template: '' }, operations: [write('Mine')] })
  await settled()
  expect(opened()).toMatchObject({ revision: 9, unsent: [{ base: 0 }] })
  clock.next()
  await settled()
  expect([sent.map(({ base }) => base), opened().unsent]).toEqual([[0, 9], []])
})

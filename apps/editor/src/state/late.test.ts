import type { StoredChange } from '@mimar/contract'
import type { Operation } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { type TestEditor, textIn } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'
import { stored } from './changes.ts'
import { pagesOfMissed } from './missed.ts'
import { seeing } from './seeing.ts'

/** Optimistic concurrency where things come late: news in another order, an answer that was lost, words that hide words. */
const write = (value: string, field = 'title'): Operation => ({
  do: 'set-field',
  section: 'hero',
  field,
  language: 'en',
  value,
})
const news = (revision: number, value: string) => ({ id: `news-${revision}`, revision, operation: write(value) })

/** What pages of missed changes say, while the revision that is known may move on. */
async function pages(all: readonly { revision: number }[], known: () => number, since?: number) {
  const asked: number[] = []
  const readChanges = async (at: number) => {
    asked.push(at)
    return all.filter(({ revision }) => revision > at).slice(0, 2) as unknown as readonly StoredChange[]
  }
  const found: number[][] = []
  for await (const { missed } of pagesOfMissed({ readChanges }, known, since)) {
    found.push(missed.map(({ revision }) => revision))
  }
  return { asked, found }
}

const five = [1, 2, 3, 4, 5].map((revision) => ({ revision }))

test('missed changes are read page by page from what is known, until there is nothing new', async () => {
  let known = 1
  const { asked, found } = await pages(five, () => known++ && 1)
  expect(found).toEqual([
    [2, 3],
    [4, 5],
  ])
  expect(asked).toEqual([1, 3, 5])
})

test('own changes that were stored while the missed ones were on their way are not missed', async () => {
  let asks = 0
  // Known at first is 1; by the time the first page is here it is 4.
  const { asked, found } = await pages(five, () => (asks++ === 0 ? 1 : 4))
  expect(found).toEqual([[], [5]])
  expect(asked).toEqual([1, 4, 5])
})

test('what is read again from an earlier revision is read whole, however much of it is known', async () => {
  const { asked, found } = await pages(five, () => 5, 0)
  expect(found).toEqual([[1, 2], [3, 4], [5]])
  expect(asked).toEqual([0, 2, 4, 5])
})

async function two() {
  const site = new TestSite()
  const [one, late] = [await site.open(), await site.open()]
  return { site, one, late, says: () => textIn(site.server.site()) }
}

test('missed changes that arrive in another order than they were stored are made in the order they were stored', async () => {
  const { one } = await two()
  const missed = [news(3, 'Third'), news(1, 'First'), news(2, 'Second')]
  const after = stored(one.opened, { revision: 3, changes: [], missed }, catalog)
  expect([textIn(after.site), textIn(after.stored), after.revision]).toEqual(['Third', 'Third', 3])
})

test('an own change that was stored between others’ is made between them', async () => {
  const { one } = await two()
  one.device.isOnline = false
  one.writes('Mine')
  const [{ id }] = one.opened.unsent as unknown as readonly [{ readonly id: string }]
  const missed = [news(3, 'After mine'), news(1, 'Before mine')]
  const after = stored(one.opened, { revision: 3, changes: [{ id, revision: 2 }], missed }, catalog)
  expect([textIn(after.site), after.unsent]).toEqual(['After mine', []])
})

test('what is known already is not made again over what came after it', async () => {
  const { one } = await two()
  const first = stored(one.opened, { revision: 2, changes: [], missed: [news(1, 'First'), news(2, 'Second')] }, catalog)
  const again = stored(first, { revision: 1, changes: [], missed: [news(1, 'First')] }, catalog)
  expect([textIn(again.site), again.revision]).toEqual(['Second', 2])
})

test('news that was asked for first and comes last undoes nothing of what was stored meanwhile', async () => {
  const { site, one, late, says } = await two()
  one.writes('Tab one')
  await one.saves()
  site.network.isHeld = true
  const reading = late.editor.catchUp()
  late.writes('Words of the late', 'paragraph')
  await site.idle()
  // The answer to what was written overtakes the one that was asked for before it.
  site.network.letThrough(0)
  await site.idle()
  for (let turn = 0; turn < 6; turn += 1) {
    site.network.letThrough(site.network.onItsWay.length - 1)
    await site.idle()
  }
  site.network.release()
  await reading
  await site.rest([one, late])
  expect([late.reads(), late.reads('paragraph')]).toEqual(['Tab one', 'Words of the late'])
  expect(late.opened.site).toEqual(site.server.site())
  expect([says(), late.opened.versions]).toEqual(['Tab one', []])
})

/** Writes without a connection, and crashes; meanwhile the other has written the same text. */
async function writtenOnTheTrain(): Promise<Awaited<ReturnType<typeof two>> & { readonly again: TestEditor }> {
  const all = await two()
  all.late.device.isOnline = false
  all.late.writes('On the train')
  await all.site.idle()
  all.late.crash()
  all.late.device.isOnline = true
  all.one.writes('Tab one')
  await all.one.saves()
  return { ...all, again: all.late.next() }
}

test('[U42] who is far behind is told what became of words whose answer was lost', async () => {
  const { site, one, late, says } = await two()
  one.writes('Tab one')
  await one.saves()
  // Stored, put back, and nobody hears of it.
  site.network.fates = ['unanswered']
  late.writes('Tab two')
  await site.idle()
  late.crash()
  one.writes('Much else', 'paragraph')
  await one.saves()
  const again = late.next()
  site.network.fates = ['arrives', { status: 409, code: 'far-behind' }]
  await again.open()
  await site.rest([again])
  expect(says()).toBe('Tab one')
  expect([again.reads(), again.opened.unsent]).toEqual(['Tab one', []])
  expect(again.opened.versions).toMatchObject([{ mine: 'Tab two', theirs: 'Tab one' }])
})

test('[U42] words added to late words are as late as those: what they hide was not seen', async () => {
  const { site, again, says } = await writtenOnTheTrain()
  site.network.fates = ['arrives', 'lost']
  await again.open()
  expect(again.reads()).toBe('On the train')
  again.writes('On the train, and more')
  await site.rest([again])
  expect([says(), again.reads()]).toEqual(['Tab one', 'Tab one'])
  expect(again.opened.versions).toMatchObject([{ mine: 'On the train, and more', theirs: 'Tab one' }])
})

test('[U42] that holds too for who begins to type in them and is done when they have been stored', async () => {
  const { site, again, says } = await writtenOnTheTrain()
  site.network.fates = ['arrives', 'lost']
  await again.open()
  again.editor.placeCaret({ section: 'hero', path: 'title' })
  again.editor.setTyping(true)
  await site.rest([again])
  again.writes('On the train, and more')
  again.editor.setTyping(false)
  await site.rest([again])
  expect([says(), again.reads()]).toEqual(['Tab one', 'Tab one'])
  expect(again.opened.versions.map(({ mine }) => mine)).toEqual(['On the train, and more'])
})

test('a change is never newer than what it stands on, and names it; other texts are nothing to it', () => {
  const before = [
    { id: 'a', base: 3, operation: write('A') },
    { id: 'b', base: 7, operation: write('B') },
    { id: 'c', base: 1, operation: write('C', 'paragraph') },
  ]
  expect(seeing({ id: 'd', base: 9, operation: write('D') }, before)).toMatchObject({ base: 3, sees: ['a', 'b'] })
  const alone = { id: 'e', base: 9, operation: write('E', 'other') }
  expect(seeing(alone, before)).toBe(alone)
})

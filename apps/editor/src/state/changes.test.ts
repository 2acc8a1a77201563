import type { Operation, Section, Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { did, redone, refused, undone } from './changes.ts'
import type { Opened } from './state.ts'

const sectionOf = (id: string): Section => ({
  ...{ id, template: 'Later', category: 'other', label: '', thumbnail: '', isUnique: false, isHidden: false },
  ...{ colorMode: null, orientation: null, eventId: '', validation: null, content: {}, extras: {}, dataExtras: {} },
})

/** A site with a page of so many sections, as the editor has it open. */
function opened(count: number): Opened {
  const sections = Array.from({ length: count }, (_, index) => sectionOf(`s${index}`))
  const page = { id: 'home', path: '/', sections, header: null, footer: null, extras: {} }
  const languages = [{ code: 'en', isPrimary: true, isActive: true, order: 1 }]
  const settings = { name: {} }
  const rest = { theme: {}, extras: {} }
  const site = {
    id: 'full',
    pages: [page],
    header: [],
    footer: [],
    media: {},
    events: [],
    languages,
    settings,
    ...rest,
  }
  const account = { email: '', rights: ['edit-site', 'design-site'] }
  return {
    ...{ stored: site, site, revision: 0, publishedRevision: null, publishedAhead: 0, unsent: [], undo: [], redo: [] },
    ...{ leftovers: [], versions: [], page: 'home', language: 'en', selected: null, facts: { account } },
  } as unknown as Opened
}

let ids = 0
const newId = () => `change-${++ids}`
const name = { kind: 'section-added' } as never
const insert = (id: string): Operation => ({ do: 'insert-section', place: 'home', after: null, section: sectionOf(id) })
const remove = (section: string): Operation => ({ do: 'remove-section', section })
const done = (before: Opened, ...operations: Operation[]) => did(before, { name, operations }, catalog, newId)
const SECTIONS = { ceiling: 'sections', max: 1000 }

test('what would make a full site fuller changes nothing, sends nothing and says which limit is reached', () => {
  const before = opened(1000)
  const after = done(before, insert('new'))
  const { site, stored, ...rest } = after
  expect([site === before.site, stored === before.stored]).toEqual([true, true])
  const { site: _, stored: __, ...others } = before
  expect(rest).toEqual({ ...others, full: SECTIONS })
})

test('typed words that a full site cannot hold are kept for who wrote them', () => {
  const site = { ...opened(0).site, extras: { note: 'x'.repeat(10_000_001) } } as Site
  const before = { ...opened(0), site }
  const after = done(before, { do: 'set-setting', field: 'name', language: 'en', value: 'A house by the sea' })
  expect(after.full?.ceiling).toBe('size')
  expect(after.leftovers.map(({ text }) => text)).toEqual(['A house by the sea'])
})

test('a step back waits while there is no room for it, and can be taken when there is', () => {
  const removed = done(opened(1000), remove('s1'))
  const refilled = { ...removed, site: done(removed, insert('other')).site }
  const waiting = undone(refilled, catalog, newId)
  expect(waiting).toMatchObject({ full: SECTIONS, undo: removed.undo })
  const roomy = { ...waiting, site: done(refilled, remove('s2')).site }
  expect(undone(roomy, catalog, newId).site.pages[0]?.sections).toHaveLength(1000)
})

test('a step forward waits in the same way', () => {
  const added = done(opened(999), insert('new'))
  const back = undone(added, catalog, newId)
  const refilled = { ...back, site: done(back, insert('other')).site }
  expect(redone(refilled, catalog, newId)).toMatchObject({ full: SECTIONS, redo: back.redo })
})

test('what the server refuses because somebody else filled the site is said too', () => {
  const added = done(opened(999), insert('new'))
  const meanwhile = { ...added, stored: opened(1000).site }
  expect(refused(meanwhile, added.unsent[0]?.id ?? '', catalog)).toMatchObject({ full: SECTIONS, unsent: [] })
})

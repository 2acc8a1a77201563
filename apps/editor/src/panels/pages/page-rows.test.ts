import type { Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { pageRows, type Unfolded } from './page-rows.ts'

const list = somePage('/News', [someSection('news', 'EntryList', { title: { ar: 'الأخبار', en: 'News' } })])
const stories = Array.from({ length: 60 }, (_, at) => {
  const head = someSection(`head${at}`, 'EntryHead', {
    title: { ar: `خبر ${at}`, en: `Story ${at}` },
    collection: 'news',
  })
  return somePage(`/News/${at}`, [head], { id: `story${at}` })
})
const site = (count: number): Site => ({ ...someSite, pages: [list, ...stories.slice(0, count)] })
const rows = (count: number, unfolded: Unfolded) =>
  pageRows(site(count), unfolded, catalog).map((row) =>
    row.at ? `${row.at} ${row.fold.shown}/${row.fold.found}/${row.fold.count}` : row.page.id,
  )

describe('[COLL-8] entries among the pages', () => {
  test('are folded away, with nothing to find them by', () => {
    expect(rows(60, {})).toEqual(['news', 'fold 0/60/60'])
    expect(rows(0, {})).toEqual(['news'])
  })

  test('come in part, with a field above them where they are many', () => {
    const shown = rows(60, { news: { most: 50, query: '' } })
    expect(shown).toHaveLength(53)
    expect([shown[1], shown.at(-1)]).toEqual(['find 50/60/60', 'fold 50/60/60'])
    expect(rows(3, { news: { most: 50, query: '' } })).toEqual(['news', 'story2', 'story1', 'story0', 'fold 3/3/3'])
  })

  test('are those alone that are looked for', () => {
    expect(rows(60, { news: { most: 50, query: 'story 7' } })).toEqual([
      ...['news', 'find 6/6/60', 'story57', 'story47', 'story37', 'story27', 'story17', 'story7', 'fold 6/6/60'],
    ])
    expect(rows(60, { news: { most: 50, query: 'bread' } })).toEqual(['news', 'find 0/0/60', 'fold 0/0/60'])
  })
})

import type { Json } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { bare, catalog, fileWith, mediaOf, read, type Tree, written } from '../testing/mosaic.ts'
import { someMedia } from '../testing/site.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'

describe('unknown keys', () => {
  const withExtras = (dataExtras: Tree, content: Tree = {}): Tree => {
    const { site, section } = read({
      data: { images: [{ id: 'a', imgUrl: 'court' }], place: { inner: [{ id: 'w' }] }, ...content },
    })
    const pages = [{ ...site.pages[0]!, sections: [{ ...section, dataExtras }] }]
    const file = exportSite({ ...site, pages }, catalog) as unknown as { pages: { components: { data: Tree }[] }[] }
    return file.pages[0]!.components[0]!.data
  }

  test('stand again where they came from', () => {
    const data = withExtras({ odd: 1, 'images/a/odd': 2, 'place/odd': 3, 'place/inner/w/odd': 4, 'own/odd': 5 })
    expect(data).toMatchObject({
      odd: 1,
      images: [{ id: 'a', odd: 2 }],
      place: { odd: 3, inner: [{ id: 'w', odd: 4 }] },
      own: { odd: 5 },
    })
  })

  test('whose place is gone, or has a meaning, stay on top under their path', () => {
    const gone = { 'images/gone/odd': 1, 'nowhere/odd': 2, 'title/odd': 3, 'images/odd/x': 4, 'constructor/x': 5 }
    expect(withExtras(gone)).toMatchObject(gone)
    const known = { 'images/a/id': 'b', 'images/a/imgUrl': 'x', 'images/a/imgUrlAlt': 'x', 'own/imgUrlWidth': 9 }
    const data = withExtras(known)
    expect(data).toMatchObject(known)
    expect(data.images).toMatchObject([{ id: 'a', imgUrl: 'court' }])
    expect((data.images as Tree[])[0]).not.toHaveProperty('imgUrlAlt')
    expect(data.own).not.toHaveProperty('imgUrlWidth')
  })

  test('never take the place of a value', () => {
    expect(withExtras({ title: 'other', logoSrcAlt: 'x' }, { title: 'ع' })).toMatchObject({ title: 'ع' })
    expect(withExtras({ 'place/name': 'x' }).place).toMatchObject({ name: '' })
  })
})

describe('translations of a file', () => {
  test('are written for each language that says something, in the order of their codes, and for no other', () => {
    const data = {
      title: 'ع',
      images: [{}],
      place: {
        name: 'م',
        inner: [
          { id: 'w', word: 'ك' },
          { id: 'v', word: 'ل' },
        ],
      },
    }
    const translations = {
      tr: { place: { name: 'Y' } },
      en: { title: 'T', place: { inner: [{ id: 'v', word: 'W' }] } },
    }
    const out = written({ data, translations }).translations as Tree
    expect(out).toEqual({
      en: { title: 'T', place: { inner: [{ id: 'v', word: 'W' }] } },
      tr: { place: { name: 'Y' } },
    })
    expect(Object.keys(out)).toEqual(['en', 'tr'])
    expect(written({ data: { images: [{}], title: 'ع' } })).not.toHaveProperty('translations')
  })

  test('keep their unknown keys where they stood, those of languages that say nothing too', () => {
    const translations = { en: { title: 'T', odd: 1, cards: [{ id: 'c', odd: 2, cardTitle: 'C' }] }, tr: { odd: 3 } }
    const data = { images: [{}], title: 'ع', cards: [{ id: 'c', cardTitle: 'ب' }] }
    const { site } = read({ data, translations })
    expect(written({ data, translations }).translations).toMatchObject({ en: translations.en })
    const again = importSite(exportSite(site, catalog), catalog)
    expect('site' in again && again.site).toEqual(site)
  })
})

describe('the media of a file', () => {
  const mediaIn = (media: Json, data: Tree = { images: [{}] }) => {
    const result = importSite({ ...fileWith({ data }), media }, catalog)
    if ('faults' in result) return result.faults.map(({ path, code }) => `${path} ${code}`)
    return Object.values(result.site.media).map(({ id, source }) => `${id} ${source}`)
  }

  test.each([
    ['photos/Court Yard (2).jpeg', 'Court-Yard-2'],
    ['https://x.com/a/b/--Hall--.png?size=2#x', 'Hall'],
    ['https://x.com/a/b/', 'b'],
    ['photos/archive.tar.gz', 'archive-tar'],
    ['photos/صورة.jpg', 'picture'],
    [`photos/${'a'.repeat(60)}.jpg`, 'a'.repeat(50)],
  ])('%s without an id is called %s', (src, id) => {
    expect(mediaIn([{ src }])).toEqual([`${id} ${src}`])
  })

  test('have each a name of their own, counted where two are alike', () => {
    const src = ['a/x.jpg', 'b/x.jpg', 'c/x.png'].map((one) => ({ src: one }))
    expect(mediaIn(src)).toEqual(['x a/x.jpg', 'x-2 b/x.jpg', 'x-3 c/x.png'])
  })

  test('are found by their id or by their address, the first of two with one address', () => {
    const media = [{ id: 'one', src: 'a.jpg' }, { id: 'two', src: 'a.jpg' }, { id: 'blank' }, { id: 'none' }]
    const result = importSite(
      {
        ...fileWith({ data: { images: [{ imgUrl: 'a.jpg' }, { imgUrl: 'two' }, { imgUrl: '' }, { imgUrl: null }] } }),
        media,
      },
      catalog,
    )
    if ('faults' in result) throw new Error(JSON.stringify(result.faults))
    expect(mediaOf(result.site.pages[0]!.sections[0]!.content.images!).map(([id]) => id)).toEqual([
      'one',
      'two',
      '',
      '',
    ])
    expect(Object.keys(result.site.media)).toEqual(['one', 'two', 'blank', 'none'])
  })

  test.each([
    [null, []],
    [{}, ['media not-a-list']],
    ['none', ['media not-a-list']],
    [
      [
        { id: 'a', src: 'a.jpg' },
        { id: 'a', src: 'b.jpg' },
      ],
      ['media[1].id id-repeated'],
    ],
    [[{ id: 'a', alt: 7 }], ['media[0].alt.ar not-text']],
    [[{ id: 'a', isDrawing: 1 }], ['media[0].isDrawing not-a-flag']],
    [[{ id: 'a', focal: {} }], ['media[0].focal.x required', 'media[0].focal.y required']],
  ] as [Json, string[]][])('that are %j give %j', (media, wanted) => {
    expect(mediaIn(media)).toEqual(wanted)
  })

  test('say what they show in the primary language, or in each', () => {
    const alts = (alt: Json) => {
      const result = importSite({ ...fileWith({ data: { images: [{}] } }), media: [{ id: 'a', alt }] }, catalog)
      return 'site' in result ? result.site.media.a?.alt : result.faults
    }
    expect(alts('ا')).toEqual({ ar: 'ا' })
    expect(alts({ en: 'E' })).toEqual({ en: 'E' })
    expect(alts(null)).toEqual({})
  })

  test('come back with all that is known of them, and nothing that is not', () => {
    const whole = {
      ...someMedia('a'),
      hash: 'a'.repeat(64),
      width: 4,
      height: 3,
      placeholder: 'abc=',
      isMonochrome: true,
    }
    const media = {
      a: { ...whole, isDrawing: true as const, focal: { x: 0.5, y: 0 }, credit: 'C', extras: { odd: 1 } },
      b: someMedia('b'),
    }
    const file = exportSite({ ...bare, media }, catalog) as unknown as { media: Tree[] }
    expect(Object.keys(file.media[1]!)).toEqual(['id', 'src', 'alt', 'focal', 'credit'])
    const again = importSite(file, catalog)
    expect('site' in again && again.site.media).toEqual(media)
  })
})

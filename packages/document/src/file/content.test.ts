import { image, type Json, text } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import {
  catalog,
  contentOf,
  faultsIn,
  fileWith,
  mediaOf,
  mosaic,
  picture,
  read,
  type Tree,
  written,
} from '../testing/mosaic.ts'
import { importSite } from './import.ts'
import { fileKeys, namesOf, pictureKeys } from './names.ts'

describe('[SEC-22] groups of pictures', () => {
  const grouped = [[{ imgUrl: 'court' }, { imgUrl: 'hall' }], { imgUrl: 'court' }, [{ imgUrl: 'hall' }]]

  test('are one list, in which each picture knows its group, and one that stands alone has none', () => {
    expect(mediaOf(contentOf({ images: grouped }).images!)).toEqual([
      ['court', 1],
      ['hall', 1],
      ['court', null],
      ['hall', 2],
    ])
  })

  test('are groups again in a file, and are never told by a number', () => {
    const { images } = written({ data: { images: grouped } }).data
    const shape = (entry: Json): Json => (Array.isArray(entry) ? entry.map(shape) : ((entry as Tree).imgUrl as Json))
    expect((images as Json[]).map(shape)).toEqual([['court', 'hall'], 'court', ['hall']])
    expect(JSON.stringify(images)).not.toContain('set')
  })

  test('whose entries are no pictures are refused one by one', () => {
    expect(faultsIn({ images: [[7, { imgUrl: 'hall' }]] })).toEqual(['data.images[0] not-an-object'])
  })
})

test('[SEC-51] a film behind a section comes back from a file, and one that is not there is not named', () => {
  const yard = {
    '*': {
      ...{ hash: 'ab'.repeat(32), type: 'video/mp4', name: 'yard.mp4', size: 9 },
      ...{ width: 16, height: 9, seconds: 1 },
    },
  }
  expect(written({ data: { images: [{}], yard } }).data.yard).toEqual(yard)
  expect(contentOf({ images: [{}], yard }).yard).toEqual(yard)
  expect(Object.keys(written({ data: { images: [{}] } }).data)).not.toContain('yard')
  expect(faultsIn({ images: [{}], yard: { ar: yard['*'] } })).toEqual(['data.yard.ar not-a-file'])
})

describe('pictures of a file', () => {
  test('stand in an object of their own, or beside the other values', () => {
    const nested = contentOf({ own: { imgUrl: 'court', imgUrlAlt: 'ساحة', imgUrlIsDecorative: true }, images: [{}] })
    expect(nested.own).toEqual(picture('court', { alt: { ar: 'ساحة' }, isDecorative: true }))
    expect(contentOf({ imgUrl: 'hall', images: [{}] }).own).toEqual(picture('hall'))
    expect(contentOf({ own: { other: 1 }, images: [{}] }).own).toEqual(picture(''))
    expect(contentOf({ images: [{ image: { imgUrl: 'hall' } }] }).images).toMatchObject([{ image: { media: 'hall' } }])
  })

  test('are written where they belong, with nothing that says nothing', () => {
    const { data } = written({ data: { images: [{ imgUrl: 'court' }], own: { imgUrl: 'hall' } } })
    expect(data.own).toEqual({ imgUrl: 'hall' })
    expect(data.logoSrc).toBe('')
    expect(Object.keys(data).filter((key) => key.startsWith('logoSrc'))).toEqual(['logoSrc'])
    const said = { logoSrc: 'court', logoSrcAlt: { ar: 'ا', en: 'A' }, logoSrcIsDecorative: true, logoSrcWidth: 90 }
    expect(written({ data: { images: [{}], ...said } }).data).toMatchObject(said)
  })

  test.each([
    ['', null],
    [0, null],
    [null, null],
    [120, 120],
    ['120', 120],
  ])('that are %j wide are read as %j wide', (logoSrcWidth, width) => {
    expect(contentOf({ images: [{}], logoSrc: 'court', logoSrcWidth }).logo).toMatchObject({ width })
  })

  test.each([
    [{ logoSrcWidth: 5 }, 'data.logoSrcWidth out-of-range'],
    [{ logoSrcWidth: 'wide' }, 'data.logoSrcWidth out-of-range'],
    [{ logoSrcIsDecorative: 'yes' }, 'data.logoSrcIsDecorative not-a-flag'],
    [{ logoSrcCropParams: 'all' }, 'data.logoSrcCropParams not-an-image'],
    [{ logoSrcCropParams: 7 }, 'data.logoSrcCropParams not-an-image'],
    [{ logoSrcCropParams: { width: 'wide', containerWidth: 4 } }, 'data.logoSrcCropParams not-an-image'],
    [{ logoSrcCropParams: { width: -4 } }, 'data.logoSrcCropParams not-an-image'],
  ])('that say %j are refused once', (said, fault) => {
    expect(faultsIn({ images: [{}], logoSrc: 'court', ...said })).toEqual([fault])
  })

  test.each([null, '', {}, { odd: 1 }])('that are cut by %j are whole', (logoSrcCropParams) => {
    expect(contentOf({ images: [{}], logoSrc: 'court', logoSrcCropParams }).logo).toMatchObject({ crop: null })
  })

  test('that are cut say how, with zero for what is left out, and keep what nobody knows', () => {
    const { section } = read({ data: { images: [{}], logoSrc: 'court', logoSrcCropParams: { width: 40, odd: 1 } } })
    expect(section.content.logo).toMatchObject({
      crop: { containerWidth: 0, width: 40, left: 0, top: 0, transform: 0 },
    })
    expect(section.dataExtras).toEqual({ 'logoSrcCropParams/odd': 1 })
  })

  test('say what they show in each language, in one object or in the translations', () => {
    const inOne = contentOf({ images: [{}], logoSrc: 'court', logoSrcAlt: { ar: 'ا', tr: 'A' } })
    expect(inOne.logo).toMatchObject({ alt: { ar: 'ا', tr: 'A' } })
    const apart = contentOf(
      { images: [{}], logoSrc: 'court', logoSrcAlt: 'ا' },
      { en: { logoSrcAlt: 'E' }, tr: { logoSrcAlt: null } },
    )
    expect(apart.logo).toMatchObject({ alt: { ar: 'ا', en: 'E' } })
    expect(contentOf({ images: [{}], logoSrc: 'court' }).logo).toMatchObject({ alt: {} })
    expect(faultsIn({ images: [{}], logoSrc: 'court', logoSrcAlt: 7 })).toEqual(['data.logoSrcAlt.ar not-text'])
  })
})

describe('lists of a file', () => {
  test('are told when they hold too few or too many, and refused past a thousand', () => {
    const told = (count: number) =>
      read({ data: { images: Array.from({ length: count }, () => ({})) } }).findings.map(({ code, message }) => [
        code,
        message,
      ])
    expect(told(0)).toEqual([['too-few', 'At least 1 are needed and there are 0. Add some.']])
    expect(told(1)).toEqual([])
    expect(told(6)).toEqual([])
    expect(told(7)).toEqual([['too-many', 'At most 6 fit and there are 7. Remove some.']])
    expect(told(1000)).toEqual([['too-many', 'At most 6 fit and there are 1000. Remove some.']])
    expect(faultsIn({ images: Array.from({ length: 1001 }, () => ({})) })).toEqual(['data.images too-many'])
  })

  test('may be missing, or nothing', () => {
    expect(contentOf({ images: [{}], cards: null }).cards).toEqual([])
    expect(contentOf({ images: [{}] }).cards).toEqual([])
  })

  test('of another kind are refused with what they are', () => {
    const result = importSite(fileWith({ data: { images: 'none' } }), catalog)
    const [fault] = 'faults' in result ? result.faults : []
    expect(fault?.message).toBe('The data must be an array; this is string.')
  })

  test('have entries with ids of their own: given, or made from their place and from no other', () => {
    const ids = (cards: Json[]) => (contentOf({ images: [{}], cards } as Tree).cards as Tree[]).map(({ id }) => id)
    expect(ids([{}, {}, {}])).toEqual(['i1', 'i2', 'i3'])
    expect(ids([{ id: 'i2' }, {}, { id: null }])).toEqual(['i2', 'i2x', 'i3'])
    expect(ids([{ id: 'i3' }, { id: 'i3x' }, {}])).toEqual(['i3', 'i3x', 'i3xx'])
    expect(ids([{ id: 7 }, {}])).toEqual(['7', 'i2'])
  })

  test.each([
    [[{ id: 'no id' }], ['data.cards[0].id not-an-id']],
    [[{ id: true }], ['data.cards[0].id not-an-id']],
    [[{ id: 'a' }, { id: 'a' }], ['data.cards[1].id id-repeated']],
    [[{ id: 7 }, { id: '7' }], ['data.cards[1].id id-repeated']],
    [[null], ['data.cards[0] not-an-object']],
    [['words'], ['data.cards[0] not-an-object']],
  ] as [Json[], string[]][])('with the entries %j are refused: %j', (cards, faults) => {
    expect(faultsIn({ images: [{}], cards })).toEqual(faults)
  })

  test('in lists may be bare', () => {
    const rows = contentOf({ images: [{}], rows: [[{ imgUrl: 'hall' }], { note: 'ن', items: [] }] }).rows
    expect(rows).toMatchObject([
      { items: [{ image: { media: 'hall' } }], note: {} },
      { items: [], note: { ar: 'ن' } },
    ])
    expect(contentOf({ images: [{}], cards: [[{ cardTitle: 'ا' }], { cardTitle: 'ب' }] }).cards).toMatchObject([
      { cardTitle: { ar: 'ا' } },
      { cardTitle: { ar: 'ب' } },
    ])
  })

  test('of translations belong to entries by id, by number or by place; what belongs to none is told', () => {
    const data = { images: [{}], cards: [{ id: 7, cardTitle: 'ا' }, { cardTitle: 'ب' }] }
    const titles = (cards: Json) =>
      (contentOf(data, { en: { cards } }).cards as { cardTitle: Tree }[]).map(({ cardTitle }) => cardTitle.en)
    expect(titles([{ id: 7, cardTitle: 'A' }])).toEqual(['A', undefined])
    expect(titles([null, { cardTitle: 'B' }])).toEqual([undefined, 'B'])
    const told = (cards: Json) => {
      const result = importSite(fileWith({ data, translations: { en: { cards } } }), catalog)
      return 'faults' in result ? result.faults.map(({ message }) => message) : []
    }
    expect(told([{}, {}, {}])).toEqual(['There is no item "2" in the primary language that this would translate.'])
    expect(told([{ id: 'x' }])).toEqual(['There is no item "x" in the primary language that this would translate.'])
  })
})

describe('names of a file', () => {
  test('of older files are read where they are no field of their own', () => {
    expect(namesOf('cards', mosaic)).toEqual(['cards', 'blocks', 'features'])
    expect(namesOf('cards', { ...mosaic, blocks: text() })).toEqual(['cards', 'features'])
    expect(namesOf('title', mosaic)).toEqual(['title'])
    expect(contentOf({ images: [{}], features: [{ icon: 'tabler:bed' }] }).cards).toMatchObject([
      { iconName: 'tabler:bed' },
    ])
  })

  test('of pictures follow from the name of their address, but those that another field has', () => {
    const field = image({ url: 'backgroundImg' })
    expect(pictureKeys(field, { bg: field })).toEqual({
      ...{ within: undefined, url: ['backgroundImg', 'imgUrl'], crop: 'backgroundImgCropParams' },
      ...{ width: 'backgroundImgWidth', alt: 'backgroundImgAlt', isDecorative: 'backgroundImgIsDecorative' },
    })
    expect(pictureKeys(field, { bg: field, other: image() }).url).toEqual(['backgroundImg'])
    expect(pictureKeys(field, { bg: field, imgUrl: text() }).url).toEqual(['backgroundImg'])
    expect(pictureKeys(image({ url: 'odd', crop: 'c', width: 'w' }), {})).toMatchObject({
      url: ['odd'],
      crop: 'c',
      width: 'w',
    })
  })

  test('that a field has are no unknown ones, whether they are written or not', () => {
    expect([...fileKeys({ title: text(), own: mosaic.own!, logo: mosaic.logo! })]).toEqual([
      'title',
      ...['own', 'own', 'imgUrl', 'imgCropParams', 'imgUrlWidth', 'imgUrlAlt', 'imgUrlIsDecorative'].slice(1),
      ...['logo', 'logoSrc', 'logoSrcCropParams', 'logoSrcWidth', 'logoSrcAlt', 'logoSrcIsDecorative'],
    ])
    expect(fileKeys(mosaic)).toBe(fileKeys(mosaic))
  })
})

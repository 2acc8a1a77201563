import { expect, test } from 'vitest'
import { UploadStore } from '../store/uploads.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { createAllowances } from './allowance.ts'

test.each(dialects)('on $name no two pictures that arrive together get past the limit', async (dialect) => {
  const { parts } = await testApp(dialect)
  const hotel = createAllowances(new UploadStore(parts.database), 100)(someSite())
  const together = (...sent: readonly [string, number][]) =>
    Promise.all(sent.map(async ([hash, size]) => (await hotel.take(hash, size)) !== undefined))
  // The same bytes twice: neither is let in because the other is on its way.
  expect(await together(['large', 101], ['large', 101], ['large', 101])).toEqual([false, false, false])
  expect((await together(['one', 60], ['other', 60])).toSorted()).toEqual([false, true])
  expect(await together(['small', 40], ['small', 40])).toEqual([true, true])
  expect(await together(['more', 1])).toEqual([false])
})

test.each(dialects)(
  'on $name what is made of pictures counts as they do, crops of pictures that came otherwise too',
  async (dialect) => {
    const { parts } = await testApp(dialect)
    const about = { width: 9, height: 9, placeholder: '', hasAlpha: false }
    const file = (media: string, cut: string, size: number) => ({
      ...{ media, cut, type: 'image/webp', width: 9, height: 9 },
      ...{ hash: `${media}${cut}`, size },
    })
    await parts.mediaStore.insert({ hash: 'sent', ...about }, [file('sent', '', 30)])
    await parts.mediaStore.insert({ hash: 'starter', ...about }, [
      file('starter', '', 20),
      file('starter', '1,2,3,4,0', 10),
    ])
    const medium = {
      id: 'm',
      source: 's',
      hash: 'starter',
      ...about,
      isMonochrome: false,
      focal: null,
      alt: {},
      credit: '',
      extras: {},
    }
    const hotel = createAllowances(new UploadStore(parts.database), 100)({ ...someSite(), media: { m: medium } })
    expect(await hotel.take('sent', 25)).toBeDefined()
    expect([await hotel.hasRoom(15), await hotel.hasRoom(16)]).toEqual([true, false])
    expect([await hotel.take('more', 16), typeof (await hotel.take('less', 15))]).toEqual([undefined, 'function'])
    // A crop that nobody shows for a while is forgotten, and counts no more.
    await parts.mediaStore.want([{ media: 'starter', cut: '1,2,3,4,0' }], '2999-01-01')
    await parts.mediaStore.forgetCuts('2998-12-31')
    expect(await hotel.hasRoom(1)).toBe(false)
    await parts.mediaStore.forgetCuts('2999-01-02')
    expect(await hotel.hasRoom(10)).toBe(true)
  },
)

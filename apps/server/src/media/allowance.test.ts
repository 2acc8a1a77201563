import { expect, test } from 'vitest'
import { UploadStore } from '../store/uploads.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { createAllowances } from './allowance.ts'

test.each(dialects)('on $name no two pictures that arrive together get past the limit', async (dialect) => {
  const { parts } = await testApp(dialect)
  const hotel = createAllowances(new UploadStore(parts.database), 100)('hotel')
  const together = (...sent: readonly [string, number][]) =>
    Promise.all(sent.map(async ([hash, size]) => (await hotel.take(hash, size)) !== undefined))
  // The same bytes twice: neither is let in because the other is on its way.
  expect(await together(['large', 101], ['large', 101], ['large', 101])).toEqual([false, false, false])
  expect((await together(['one', 60], ['other', 60])).toSorted()).toEqual([false, true])
  expect(await together(['small', 40], ['small', 40])).toEqual([true, true])
  expect(await together(['more', 1])).toEqual([false])
})

import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { HistoryStore } from '../store/history.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'
import { Moments } from './moments.ts'

test.each(dialects)('on $name nothing of a deleted site is seen in one that gets its name', async (dialect) => {
  const { parts, owner } = await testApp(dialect)
  const { sites, siteStore, database } = parts
  const moments = new Moments(sites, new HistoryStore(database), catalog)
  const send = (operation: ReturnType<typeof titled>) =>
    sites.send('hotel', { base: 0, changes: [{ id: 'change-1', operation }] }, owner.id)
  await send(titled('Secret of the first'))
  expect(titleOf((await moments.at('hotel', 1))!.site)).toBe('Secret of the first')
  await sites.remove('hotel')
  await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
  await send(titled('The second'))
  expect(titleOf((await moments.at('hotel', 1))!.site)).toBe('The second')
})

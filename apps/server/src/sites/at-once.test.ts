import { describe, expect, test } from 'vitest'
import { SiteStore } from '../store/sites.store.ts'
import { dialects } from '../testing/dialects.ts'
import { openNew } from '../testing/installation.ts'
import { someSite } from '../testing/site.ts'
import { storeSite } from './import-site.ts'

describe.each(dialects)('$name', (dialect) => {
  test('sites of one name that are made at once each get one of their own', async () => {
    const { database, owner } = await openNew(dialect)
    const stores = Array.from({ length: 5 }, () => new SiteStore(database))
    const wish = { id: 'cafe', slug: 'cafe' }
    const made = await Promise.all(stores.map((store) => storeSite(store, someSite(), wish, owner)))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(5)
    expect(new Set(made.map(({ site }) => site.id)).size).toBe(5)
  })
})

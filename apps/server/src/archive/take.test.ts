import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { dialects } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openNew } from '../testing/installation.ts'
import { ArchiveRefusal, PARTS } from './format.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))

beforeEach(() => void heardLog())

test.runIf(isBuilt).each(dialects)(
  'site files of one name that come at once each get a name of their own, and an address that somebody wished is nobody else’s, on $name',
  async (dialect) => {
    const { archives, owner, sites, siteStore } = await openNew(dialect)
    const path = join(FIXTURES, readdirSync(FIXTURES).at(-1)!)
    const parts = new Set(PARTS)
    const all = await Promise.all([
      ...[1, 2].map(() => archives.take({ path, owner, parts })),
      ...[1, 2].map(() => archives.take({ path, owner, parts, slug: 'wished' }).catch((failure: unknown) => failure)),
    ])
    const made = all.flatMap((one) => (one instanceof Error ? [] : [one as { slug: string; site: { id: string } }]))
    expect(all.filter((one) => one instanceof Error)).toEqual([new ArchiveRefusal('slug-taken')])
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['hotel', 'hotel-2', 'wished'])
    expect(new Set(made.map(({ site }) => site.id)).size).toBe(3)
    for (const { slug, site } of made) {
      expect((await siteStore.find(site.id))?.slug).toBe(slug)
      expect((await sites.read(site.id))?.site.pages.length).toBeGreaterThan(0)
    }
  },
  60_000,
)

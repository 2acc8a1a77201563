import { expect, test } from 'vitest'
import { rehearse } from './rehearsal.ts'
import type { Scene } from './renderer.ts'
import { playedRenderer, siteSaying } from './testing.ts'

test('whoever opens a site has its first page drawn once for nobody, and no other', async () => {
  const site = siteSaying('one')
  const { input } = await playedRenderer().renderer.prepare(site)
  const changed: string[] = []
  const draw: Scene['draw'] = (before) => {
    const pages = before?.site.pages ?? []
    changed.push(...site.pages.filter((page, index) => page !== pages[index]).map(({ path }) => path))
    return { outputs: [], isWhole: false, removed: [] }
  }
  await rehearse({ input, draw })
  expect(changed).toEqual(['/'])
  await rehearse({ input: { ...input, site: { ...site, pages: [] } }, draw })
  expect(changed).toEqual(['/'])
})

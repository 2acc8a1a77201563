import { expect, test } from 'vitest'
import { applyAll } from '../apply.ts'
import type { Operation } from '../operation.ts'
import { someCatalog, someSite } from '../testing/site.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'

const CROP = { containerWidth: 1344, containerHeight: 768, width: 1500, left: -20, top: -90, transform: 0 }

test('[GEN-1] addresses that pages had, and their pictures, go into a file and come back', () => {
  const operations: readonly Operation[] = [
    { do: 'set-page-path', page: 'contact', path: '/Reach_us' },
    { do: 'set-setting', field: 'redirects', value: [{ id: 'r1', from: '/Contact_us', to: '/Reach_us' }] },
    { do: 'set-page-image', page: 'contact', media: 'court', crop: CROP },
  ]
  const { site, inverse } = applyAll(someSite, operations, someCatalog)
  const read = importSite(JSON.parse(JSON.stringify(exportSite(site, someCatalog))), someCatalog)
  expect(read).toMatchObject({
    site: { settings: { redirects: [{ from: '/Contact_us', to: '/Reach_us' }] } },
  })
  const pages = 'site' in read ? read.site.pages : []
  expect(pages.find(({ path }) => path === '/Reach_us')?.socialImage).toBe('court')
  expect(pages.find(({ path }) => path === '/Reach_us')?.socialCrop).toEqual(CROP)
  expect(applyAll(site, [inverse], someCatalog).site).toEqual(someSite)
})

test('[GEN-8] what is hidden from visitors or from search engines is so in the file, and what is not says nothing', () => {
  const flag = (flag: 'isHidden' | 'noIndex') => ({ do: 'set-page-flag', page: 'contact', flag, value: true }) as const
  const hidden = applyAll(someSite, [flag('isHidden'), flag('noIndex')], someCatalog).site
  const file = exportSite(hidden, someCatalog) as { readonly pages: readonly object[] }
  expect(file.pages[1]).toMatchObject({ isHidden: true, noIndex: true })
  expect(file.pages[0]).not.toHaveProperty('isHidden')
  const read = importSite(JSON.parse(JSON.stringify(file)), someCatalog)
  expect('site' in read && read.site.pages[1]).toMatchObject({ isHidden: true, noIndex: true })
  const odd = { ...file, pages: [file.pages[0], { ...file.pages[1], isHidden: 'yes' }] }
  expect(importSite(odd, someCatalog)).toHaveProperty('faults')
})

import { someSection, someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { publishSite } from './publish-site.ts'
import { byAddress, someInput } from './testing.ts'

const BED = '<path d="M1 1h9"/>'
const surroundings = {
  ...someInput().surroundings,
  icon: (name: string) => (name === 'tabler:bed' ? { body: BED, width: 24, height: 24 } : undefined),
}
const feature = (icon: string) =>
  someSection('rooms', 'Feature13', {
    blocks: [{ id: 'f1', icon, title: { ar: 'الغرف' }, paragraph: { ar: 'غرف هادئة' } }],
  })
const [home] = someSite.pages
const publish = (icon: string) => {
  const site = { ...someSite, pages: [{ ...home!, sections: [feature(icon)] }] }
  return byAddress(publishSite(someInput({ site, surroundings })))
}
const iconsIn = (html: unknown) => /<use href="(\/icons\/\w+\.svg)#0"\/>/.exec(String(html))?.[1] ?? ''

test('[VIS-4] the icons of a page lie in one file beside it, which every language shares and browsers keep', () => {
  const files = publish('tabler:bed')
  const html = String(files.get('/')?.body)
  expect(html).not.toContain(BED)
  const file = files.get(iconsIn(html))
  expect(file).toMatchObject({ type: 'image/svg+xml', isImmutable: true })
  expect(String(file?.body)).toContain(`<g id="0">${BED}</g>`)
  const elsewhere = [...files.values()].filter(({ address }) => /^\/\w\w\/$/.test(address))
  expect(elsewhere.length).toBeGreaterThan(0)
  for (const { body } of elsewhere) expect(iconsIn(body)).toBe(file?.address)
})

test('[VIS-4] a page without icons of its own asks for no file of them', () => {
  const files = publish('tabler:none')
  expect(String(files.get('/')?.body)).not.toContain('/icons/')
  expect([...files.keys()].filter((address) => address.startsWith('/icons/'))).toEqual([])
})

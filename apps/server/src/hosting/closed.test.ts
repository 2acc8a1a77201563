import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Blobs } from '../blobs/blobs.ts'
import { closedPage } from './closed.ts'
import { createHosting } from './hosting.ts'
import type { FoundSite } from './live-site.ts'

/** What a visitor is answered where that site stands. */
async function visit(site: FoundSite, path = '/') {
  const sites = { current: () => site, find: async () => site }
  const server = createServer(createHosting({ sites, blobs: {} as Blobs })).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })
}

test.each([
  ['archived', 410],
  ['taken-down', 451],
] as const)(
  'every address of a site that is %s answers %i, kept by nobody, found by nobody, without cookies',
  async (closed, status) => {
    for (const path of ['/', '/rooms/?a=b', '/media/1234-800.webp', '/robots.txt']) {
      const answer = await visit({ closed, languages: ['de'] }, path)
      const said = ['cache-control', 'x-robots-tag', 'set-cookie', 'etag'].map((name) => answer.headers.get(name))
      expect([answer.status, ...said]).toEqual([status, 'no-store', 'noindex', null, null])
      expect(await answer.text()).toContain('lang="de"')
    }
  },
)

test('visitors of an archived site that leads on keep their path, and ask here again next time', async () => {
  const answer = await visit({ movedTo: 'https://dar.example/hotel', isForNow: true }, '/rooms/?a=b')
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    308,
    'https://dar.example/hotel/rooms/?a=b',
    'no-cache',
  ])
})

test('[U38] the notice of a closed site speaks its languages, the first first, and names nothing of it', () => {
  const { status, body } = closedPage({ closed: 'archived', languages: ['ar', 'en', 'es'] })
  expect(status).toBe(410)
  const page = body.toString()
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page.indexOf('هذا الموقع مغلق')).toBeLessThan(page.indexOf('This site is closed'))
  expect(page).toContain('<section lang="en" dir="ltr">')
  expect(page).not.toContain('lang="es"')
  expect(page).toContain('noindex')
})

test('a site in languages that the server does not speak is closed in English', () => {
  const { status, body } = closedPage({ closed: 'taken-down', languages: ['es'] })
  expect([status, body.toString().includes('This site is not available')]).toEqual([451, true])
})

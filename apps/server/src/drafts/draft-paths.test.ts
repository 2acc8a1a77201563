import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutputFile } from '@mimar/publish'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { someSite } from '../testing/site.ts'
import { createDraftHosting } from './draft-hosting.ts'

const DRAFT = '/draft-abcdefghijklmnopqrstuvwxyz'
const file = (address: string, type: string, body: string): OutputFile => ({
  ...{ address, type, body, path: address.slice(1), isImmutable: false },
})
const page = (address: string, body: string) => file(address, 'text/html; charset=utf-8', body)
const drawn: readonly OutputFile[] = [
  page('/', '<link href="/style.css"><a href="/Rooms/">Rooms</a>'),
  page('/Rooms/', '<form action="/api/v1/sites/form/contact/hotel/">'),
  page('/404.html', '<a href="/">Home</a>'),
  file('/style.css', 'text/css', 'a { color: green }'),
]

/** Drafts of one domain, on a socket of their own. */
async function serving() {
  const settings = readSettings({
    APP_URL: 'https://edit.dar.example',
    SITES_DOMAIN: 'dar.example',
    MAIN_SITE: 'hotel',
  })
  const hosting = createDraftHosting({
    settings,
    sites: { read: async () => ({ site: someSite(), revision: 1 }) },
    drawing: { file: async () => undefined },
    mediaStore: { hasBeenIn: async () => false },
    ...{ siteFiles: async () => new Map(), blobs: { read: async () => undefined } },
    drafts: { files: async () => new Map(drawn.map((file) => [file.address, file])) },
    shareLinks: { siteOf: async (name) => (`/${name}` === DRAFT ? 'hotel' : undefined) },
  })
  const server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
}

test('[U41] on one domain a draft stands below a path of its site, and all its addresses with it', async () => {
  const ask = await serving()
  const home = await ask(`${DRAFT}/`)
  expect([home.status, await home.text()]).toEqual([
    200,
    `<link href="${DRAFT}/style.css"><a href="${DRAFT}/Rooms/">Rooms</a>`,
  ])
  expect(await (await ask(`${DRAFT}/style.css`)).text()).toBe('a { color: green }')
  const missing = await ask(`${DRAFT}/Pool/`)
  expect([missing.status, await missing.text()]).toEqual([404, `<a href="${DRAFT}/">Home</a>`])
  for (const [asked, location] of [
    [DRAFT, `${DRAFT}/`],
    [`${DRAFT}?lang=en`, `${DRAFT}/?lang=en`],
    [`${DRAFT}/Rooms`, `${DRAFT}/Rooms/`],
  ] as const) {
    const answer = await ask(asked)
    expect([answer.status, answer.headers.get('location')]).toEqual([307, location])
  }
})

test('[U41] its key is told to nobody, its forms are sent nowhere, and the editor alone may frame it', async () => {
  const ask = await serving()
  const rooms = await ask(`${DRAFT}/Rooms/`)
  expect(rooms.headers.get('referrer-policy')).toBe('no-referrer')
  expect(rooms.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(rooms.headers.get('content-security-policy')).toContain('frame-ancestors https://edit.dar.example')
  expect(await rooms.text()).toContain(`action="${DRAFT}/api/`)
  expect((await ask(`${DRAFT}/api/v1/sites/form/contact/hotel/`, 'POST')).status).toBe(405)
  expect((await ask('/draft-bbbbbbbbbbbbbbbbbbbbbbbbbb/')).status).toBe(404)
})

import { expect, test } from '@playwright/test'
import { type Answer, ask, signedIn } from './asking.ts'
import { openEditor, typeOver } from './editor.ts'
import { enterBy } from './entering.ts'
import { startInstallation } from './installation.ts'
import { closeAll } from './visitor.ts'

const PAGES = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const ADDRESSES = ['', 'en/', 'tr/', 'de/', 'fr/'].flatMap((language) => PAGES.map((page) => `/${language}${page}`))

test.afterEach(closeAll)

test('[GEN-13] [EDIT-1] the owner opens the link, changes a heading in place and publishes; a visitor reads it', async ({
  browser,
}) => {
  const installation = await startInstallation()
  const owner = await browser.newContext()
  const page = await owner.newPage()
  await enterBy(page, installation.editorAddress)
  expect(page.url()).not.toContain('authHash')
  await page.goto(`${new URL(page.url()).origin}/edit/hotel/?lang=en&ui=en`)
  const heading = page.frameLocator('iframe').locator('[data-template="Header13"] [data-field="title"]')
  await heading.click()
  await typeOver(page, 'The door is open')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${installation.siteAddress}en/`)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('The door is open')
  await page.locator('[data-publish]').click()
  await expect(page.locator('[data-publish]')).toHaveAttribute('data-publish', 'done')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The door is open')
  // The visitor's browser got nothing that belongs to the owner.
  expect(await visitor.context().cookies()).toEqual([])
  await installation.stop()
})

test('[U35] a server that is killed while the owner types loses nothing: what was not stored yet is sent again', async ({
  browser,
}) => {
  const first = await startInstallation()
  const { page, text, save } = await openEditor(browser, first, { at: '/?lang=en' })
  const acknowledged: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/operations') || response.request().method() !== 'POST' || !response.ok()) return
    for (const { operation } of response.request().postDataJSON().changes) acknowledged.push(operation.value)
  })
  const title = text('Header13', 'title')
  await title.click()
  await typeOver(page, 'Kept before the end')
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', 'saved')
  expect(acknowledged).toContain('Kept before the end')

  await title.click()
  await typeOver(page, 'Typed into the end')
  await first.kill()
  await page.keyboard.type(' itself')
  await page.keyboard.press('Escape')
  await expect(save).not.toHaveAttribute('data-save', 'saved')

  const second = await startInstallation({ dataDir: first.dataDir, port: first.port })
  await expect(save).toHaveAttribute('data-save', 'saved', { timeout: 30_000 })
  const api = await signedIn(second)
  const stored = JSON.parse((await api('/sites/hotel/operations?since=0')).text) as { operation: { value: unknown } }[]
  expect(stored.map(({ operation }) => operation.value)).toEqual(expect.arrayContaining(acknowledged))
  expect((await documentOf(api)).title).toBe('Typed into the end itself')
  await second.stop()
})

test('whatever was acknowledged is there after a kill at any moment, and nothing is there twice', async () => {
  let installation = await startInstallation()
  const api = await signedIn(installation)
  const acknowledged = new Map<string, number>()
  let base = (await documentOf(api)).revision
  for (let round = 0; round < 6; round += 1) {
    const write = async () => {
      for (let count = 0; ; count += 1) {
        const id = `round-${round}-change-${count}`
        const answer = await api('/sites/hotel/operations', { method: 'POST', body: sending(base, id, id) })
        expect(answer.status, answer.text).toBe(200)
        ;({ revision: base } = JSON.parse(answer.text))
        acknowledged.set(id, base)
        // From here on the next change is on its way whenever the power goes.
        if (count === round) setTimeout(() => void installation.kill(), round)
      }
    }
    await expect(write()).rejects.toThrow(/ECONNRE|hang up|aborted/)
    await installation.kill()
    installation = await startInstallation({ dataDir: installation.dataDir, port: installation.port })
    const stored = JSON.parse((await api('/sites/hotel/operations?since=0')).text) as { id: string; revision: number }[]
    const revisions = new Map(stored.map(({ id, revision }) => [id, revision]))
    for (const [id, revision] of acknowledged) expect(revisions.get(id), id).toBe(revision)
    expect(stored.map(({ revision }) => revision)).toEqual(stored.map((_, index) => index + 1))
    const { revision, title } = await documentOf(api)
    expect({ revision, title }).toEqual({ revision: stored.length, title: stored.at(-1)?.id })
    base = revision
  }
  await installation.stop()
})

test('a server that is killed while it publishes comes back with one whole release, the old or the new', async () => {
  let installation = await startInstallation()
  const api = await signedIn(installation)
  let { revision } = await documentOf(api)
  let published = ''
  for (const after of [0, 5, 15, 30, 60, 120, 250]) {
    const wanted = `Dar-${after}`
    // The bar with the name stands on every page.
    const rename = await api('/sites/hotel/operations', { method: 'POST', body: naming(revision, wanted) })
    expect(rename.status, rename.text).toBe(200)
    ;({ revision } = JSON.parse(rename.text))
    const publishing = api('/sites/hotel/releases', { method: 'POST', body: {} }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, after))
    await installation.kill()
    const answer = await publishing
    installation = await startInstallation({ dataDir: installation.dataDir, port: installation.port })
    const versions = new Set<string>()
    for (const address of ADDRESSES) {
      const page = await ask(installation.port, address, { host: 'hotel.localhost' })
      expect(page.status, address).toBe(200)
      versions.add(/Dar-\d+/.exec(page.text)?.[0] ?? '')
    }
    expect(versions.size, [...versions].join(' and ')).toBe(1)
    const [version = ''] = versions
    expect([published, wanted]).toContain(version)
    if (answer?.status === 201) expect(version).toBe(wanted)
    published = version
  }
  const last = await api('/sites/hotel/releases', { method: 'POST', body: {} })
  expect(last.status).toBe(201)
  expect((await ask(installation.port, '/', { host: 'hotel.localhost' })).text).toContain('Dar-250')
  await installation.stop()
})

type Api = (path: string, options?: { method: string; body: unknown }) => Promise<Answer>

async function documentOf(api: Api) {
  const { site, revision } = JSON.parse((await api('/sites/hotel/document')).text)
  return { revision: revision as number, title: site.pages[0].sections[0].content.title.en as string }
}

function sending(base: number, id: string, title: string) {
  const operation = { do: 'set-field', section: 'home-hero', field: 'title', language: 'en', value: title }
  return { base, changes: [{ id, operation }] }
}

function naming(base: number, name: string) {
  const operations = ['ar', 'en', 'tr', 'de', 'fr'].map((language) => ({
    do: 'set-field',
    section: 'site-navbar',
    field: 'name',
    language,
    value: name,
  }))
  return { base, changes: operations.map((operation, index) => ({ id: `naming-${name}-${index}`, operation })) }
}

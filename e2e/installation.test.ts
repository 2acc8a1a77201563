import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ask, signedIn } from './asking.ts'
import { findFreePort, type Installation, startInstallation } from './installation.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'mimar-start-'))

test.describe('a start', () => {
  test('[GEN-10] [REF-1] [REF-2] on an empty folder brings up the hotel, published in five languages, and ends with two addresses', async () => {
    const installation = await startInstallation({ dataDir: newFolder() })
    const { port, printed } = installation
    const lines = printed.trimEnd().split('\n')
    expect(lines.at(-2)).toMatch(new RegExp(`^Editor: http://localhost:${port}/edit/hotel/\\?authHash=[\\w-]{43}$`))
    expect(lines.at(-1)).toBe(`Site: http://hotel.localhost:${port}/`)
    for (const page of ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']) {
      for (const language of ['ar', 'en', 'tr', 'de', 'fr']) {
        const address = language === 'ar' ? `/${page}` : `/${language}/${page}`
        const { status, text } = await ask(port, address, { host: 'hotel.localhost' })
        expect(status, address).toBe(200)
        expect(text, address).toContain(`<html lang="${language}"`)
      }
    }
    await installation.stop()
  })

  test('again imports nothing, and keeps what was changed and what was published', async () => {
    const first = await startInstallation()
    const api = await signedIn(first)
    const operation = { do: 'set-field', section: 'home-hero', field: 'title', language: 'ar', value: 'أهلًا بكم' }
    const sent = await api('/sites/hotel/operations', {
      method: 'POST',
      body: { base: 0, changes: [{ id: 'kept-over-a-start', operation }] },
    })
    expect(sent.status, sent.text).toBe(200)
    const before = await ask(first.port, '/', { host: 'hotel.localhost' })
    await first.stop('keep-data')

    const second = await startInstallation({ dataDir: first.dataDir, port: first.port })
    const { site, revision } = JSON.parse((await api('/sites/hotel/document')).text)
    expect([revision, site.pages[0].sections[0].content.title.ar]).toEqual([1, 'أهلًا بكم'])
    const after = await ask(second.port, '/', { host: 'hotel.localhost' })
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(second.printed).not.toContain('Importing')
    expect(second.editorAddress).not.toBe(first.editorAddress)
    await second.stop()
  })

  test('[GEN-13] prints a link that signs in once', async () => {
    const installation = await startInstallation()
    const { pathname, search } = new URL(installation.editorAddress)
    const looked = await ask(installation.port, pathname + search)
    expect([looked.status, looked.headers['set-cookie']]).toEqual([200, undefined])
    expect((await (await signedIn(installation))('/session')).status).toBe(200)
    expect((await ask(installation.port, pathname + search)).status).toBe(401)
    await installation.stop()
  })

  test('on a port that is in use says so and what to do, and makes nothing', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as { port: number }
    const folder = join(newFolder(), 'data')
    const started = startInstallation({ dataDir: folder, port })
    await expect(started).rejects.toThrow(
      new RegExp(`ended with 1:\nPort ${port} is in use by another program.*choose another port: PORT=${port + 1}`),
    )
    expect(existsSync(folder)).toBe(false)
    other.close()
  })

  test('with a PORT that is none says what it must be', async () => {
    await expect(startInstallation({ dataDir: newFolder(), env: { PORT: 'http' } })).rejects.toThrow(
      'ended with 1:\nPORT is "http". It must be a whole number from 1 to 65535, such as 3000.\n',
    )
  })

  for (const [what, spoil, said] of [
    ['damaged', (bytes: Buffer) => bytes.fill(0xff, 8192, 40_000), 'is damaged'],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 5000), 'is damaged'],
    ['none at all', () => Buffer.from('Dear diary, …'.repeat(50)), 'is not an SQLite database'],
    ['another program’s', (bytes: Buffer) => bytes.fill(0, 68, 72), 'is an SQLite database of another program'],
  ] as const) {
    test(`on a database that is ${what} refuses, says what and where, and touches nothing`, async () => {
      const { dataDir, stop } = await startInstallation()
      await stop('keep-data')
      const file = join(dataDir, 'mimar.db')
      writeFileSync(file, spoil(readFileSync(file)))
      const before = contentsOf(dataDir)
      await expect(startInstallation({ dataDir })).rejects.toThrow(`The database file ${file} ${said}`)
      expect(contentsOf(dataDir)).toEqual(before)
      rmSync(dataDir, { recursive: true })
    })
  }
})

test.describe('what is not there', () => {
  let installation: Installation
  test.beforeAll(async () => {
    installation = await startInstallation({ port: await findFreePort() })
  })
  test.afterAll(() => installation.stop())

  for (const [language, title] of [
    ['de', 'Hier gibt es keine Seite'],
    ['ar', 'لا توجد صفحة هنا'],
  ] as const) {
    test(`a host without a site is answered with a plain page, in the visitor’s language (${language})`, async () => {
      const headers = { 'accept-language': `${language};q=0.9,nl` }
      const answer = await ask(installation.port, '/Rooms/', { host: 'nobody.localhost', headers })
      expect(answer.status).toBe(404)
      expect(answer.text).toContain(`<html lang="${language}"`)
      expect(answer.text).toContain(`<h1>${title}</h1>`)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  test('[GEN-11] an address that the hotel does not have is answered with its own page, in the language of the address', async ({
    browser,
  }) => {
    for (const [address, language] of [
      ['Pool', 'ar'],
      ['fr/Pool/Indoor', 'fr'],
    ] as const) {
      const page = await browser.newPage()
      const answer = await page.goto(installation.siteAddress + address)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('[data-template="Navbar"], header')).toBeVisible()
      await page.close()
    }
  })

  test('[API-4] an address that the API does not have is answered in JSON', async () => {
    const { status, headers, text } = await ask(installation.port, '/api/v1/nothing?lang=de')
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(text)).toEqual({ status: 404, message: expect.any(String), code: 'not-found' })
  })
})

/** Every file of a folder with what names its bytes. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [name, hash('sha256', readFileSync(join(parentPath, name)))]),
  )
}

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ask, signedIn } from './asking.ts'
import { findFreePort, startInstallation } from './installation.ts'

const root = join(import.meta.dirname, '..')
const hotel = JSON.parse(readFileSync(join(root, 'examples/hotel/site.json'), 'utf8'))

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mimar-cli-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

interface Outcome {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Runs the built `mimar` as an operator does, on the data in this folder. */
function mimar(words: readonly string[], dataDir = join(folder, 'data'), port = 3000): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) }
  const program = [join(root, 'apps/cli/dist/mimar.js'), ...words]
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/node'), program, { cwd: folder, env }, (failure, said, complained) => {
      resolve({ code: typeof failure?.code === 'number' ? failure.code : failure ? 1 : 0, said, complained })
    })
  })
}

const someMedia = hotel.media.filter(({ id }: { id: string }) => ['logo-mark', 'favicon', 'events-piano'].includes(id))

const [home] = hotel.pages
const [hero] = home.components

/** One page of the hotel, with its signs and one small photograph beside it; `changes` spoil it. */
function writeInn(changes: Record<string, unknown> = {}): string {
  const inn = {
    ...hotel,
    constants: { ...hotel.constants, siteId: 'inn' },
    pages: [{ ...home, components: [{ ...hero, data: { ...hero.data, backgroundImgUrl: 'events-piano' } }] }],
    siteSettings: { ...hotel.siteSettings, socialShareImage: 'events-piano' },
    media: someMedia,
    ...changes,
  }
  cpSync(join(root, 'examples/hotel/photos'), join(folder, 'photos'), { recursive: true })
  writeFileSync(join(folder, 'inn.json'), JSON.stringify(inn))
  return 'inn.json'
}

test('a file with faults is refused whole: every fault with its path and reason, exit code 1, and no site', async () => {
  const pink = { ...hero, colorMode: 'PINK', data: { ...hero.data, backgroundImgUrl: 'events-piano' } }
  const file = writeInn({
    pages: [{ ...home, path: 'no slash', components: [pink] }],
    media: [...someMedia, { id: 'lost', src: 'photos/lost.jpg' }, { id: 'outside', src: '../../etc/passwd' }],
  })
  const { code, said, complained } = await mimar(['import', file])
  expect({ code, said }).toEqual({ code: 1, said: '' })
  const lines = complained.trimEnd().split('\n')
  expect(lines[0]).toBe('inn.json has 4 faults; nothing was imported:')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^ {2}media\[4\]\.src: This must be an https address or a path/),
    expect.stringMatching(/^ {2}pages\[0\]\.components\[0\]\.colorMode: This must be one of: DARK, LIGHT, EXTRALIGHT/),
    expect.stringMatching(/^ {2}pages\[0\]\.path: "no slash" cannot be the address of a page/),
    expect.stringMatching(/^ {2}media\[3\]\.src: The picture "photos\/lost\.jpg" cannot be read/),
  ])
  expect((await mimar(['export', 'inn'])).complained).toContain('There are none yet')
})

test('check says what is damaged, mends it, and ends with 2 where there is nothing to look at', async () => {
  expect(await mimar(['check'])).toMatchObject({ code: 2, complained: expect.stringContaining('There is no Mimar in') })
  expect((await mimar(['import', writeInn()])).code).toBe(0)
  expect(await mimar(['check'])).toMatchObject({ code: 0, said: expect.stringContaining('All is well') })
  const blobs = join(folder, 'data/blobs')
  for (const name of readdirSync(blobs)) {
    const bytes = readFileSync(join(blobs, name))
    bytes[100]! ^= 1
    writeFileSync(join(blobs, name), bytes)
  }
  const found = await mimar(['check', '--data', join(folder, 'data')], join(folder, 'elsewhere'))
  expect(found).toMatchObject({ code: 1, said: expect.stringMatching(/^Damaged: .*\nTo mend what can be mended: /s) })
  expect(await mimar(['check', '--repair'])).toMatchObject({ code: 0, said: expect.stringContaining('All is mended.') })
  expect((await mimar(['check'])).code).toBe(0)
  writeFileSync(join(folder, 'data/mimar.db'), 'not a database')
  expect((await mimar(['check'])).code).toBe(2)
})

test('what is exported and imported again is the same site', async () => {
  expect((await mimar(['import', writeInn()])).code).toBe(0)
  const first = await mimar(['export', 'inn'])
  expect(first.code).toBe(0)
  writeFileSync(join(folder, 'again.json'), first.said)
  const again = await mimar(['import', 'again.json'])
  expect(again.said).toContain('Imported as "inn-2"')
  const second = await mimar(['export', 'inn-2', '--out', 'second.json'])
  expect(second).toEqual({ code: 0, said: '', complained: '' })
  const exported = JSON.parse(readFileSync(join(folder, 'second.json'), 'utf8'))
  expect(exported.constants.siteId).toBe('inn-2')
  expect({ ...exported, constants: { ...exported.constants, siteId: 'inn' } }).toEqual(JSON.parse(first.said))
})

test('a whole site goes out as one file and comes back with its pictures where there was nothing', async () => {
  expect((await mimar(['import', writeInn()])).code).toBe(0)
  const out = await mimar(['export', 'inn', '--out', 'inn.zip'])
  expect(out, out.complained).toMatchObject({ code: 0, said: '' })
  const elsewhere = await mimar(['import', 'inn.zip'], join(folder, 'elsewhere'))
  expect(elsewhere, elsewhere.complained).toMatchObject({ code: 0 })
  expect(elsewhere.said).toContain('Imported as "inn"')
  const published = await mimar(['publish', 'inn', '--out', 'pages'], join(folder, 'elsewhere'))
  expect(published, published.complained).toMatchObject({ code: 0 })
  expect(filesBelow(join(folder, 'pages')).some((name) => name.endsWith('.webp'))).toBe(true)
  const wrong = await mimar(['export', 'inn', '--out', 'inn.zip', '--with', 'passwords'])
  expect([wrong.code, wrong.complained]).toEqual([1, '--with is "passwords". It can be: messages, people.\n'])
})

test('a file published without a server is byte for byte what a server would send', async () => {
  await expectSameAsSent(writeInn())
})

test('[GEN-10] so is a site of so many pages that the server draws them by several threads', async () => {
  const pages = Array.from({ length: 1_000 / hotel.languages.length + 20 }, (_, index) => ({
    ...home,
    ...(index > 0 && { id: `page-${index}`, path: `/Page-${index}` }),
    components: [{ ...hero, uniqId: `hero-${index}`, data: { ...hero.data, backgroundImgUrl: '' } }],
  }))
  const siteSettings = { ...hotel.siteSettings, socialShareImage: '' }
  // Pictures are made by one hand in both: the test before this one compares them.
  await expectSameAsSent(writeInn({ pages, siteSettings }), (name) => name.endsWith('.html'))
})

async function expectSameAsSent(file: string, only?: (name: string) => boolean) {
  test.slow()
  const port = await findFreePort()
  const address = `http://inn.localhost:${port}`
  const published = await mimar(['publish', file, '--out', 'site', '--address', address], join(folder, 'none'))
  expect(published, published.complained).toMatchObject({ code: 0 })
  expect(readdirSync(folder)).not.toContain('none')

  expect((await mimar(['import', file], undefined, port)).code).toBe(0)
  // A server makes the smallest pictures when nobody else needs the machine; they are made here before it starts.
  if (!only) expect(await mimar(['publish', 'inn', '--out', 'stored'], undefined, port)).toMatchObject({ code: 0 })
  const installation = await startInstallation({ dataDir: join(folder, 'data'), port })
  const api = await signedIn(installation)
  expect((await api('/sites/inn/releases', { method: 'POST', body: {} })).status).toBe(201)
  const host = 'inn.localhost'
  if (!only) expect((await ask(port, '/', { host })).text).toContain('.avif')
  const sent = (name: string) => !/^(_headers|_redirects|\.mimar-publish)$/.test(name)
  const files = filesBelow(join(folder, 'site')).filter(only ?? sent)
  expect(files.length).toBeGreaterThan(20)
  const left = files.values()
  const compare = async () => {
    for (const name of left) await compareOne(name)
  }
  const compareOne = async (name: string) => {
    const path = `/${name.replace(/(^|\/)index\.html$/, '$1')}`
    const sent = await ask(port, path, { host })
    expect(sent.status, name).toBe(name.endsWith('404.html') ? 404 : 200)
    const kept = readFileSync(join(folder, 'site', name)).toString()
    expect(sent.text === kept, name).toBe(true)
  }
  await Promise.all(Array.from({ length: 8 }, compare))
  await installation.stop()
}

/** Exchanges the key of a sign-in link as the editor does. */
async function enter(port: number, search: string) {
  const authHash = new URLSearchParams(search).get('authHash')
  const { status, headers } = await ask(port, '/api/v1/session', { method: 'POST', body: { authHash } })
  return { status, cookie: headers['set-cookie']?.[0] ?? '' }
}

/** Whatever a page or a style of it asks for, from the root of the host. */
const askedFor = (markup: string) => [
  ...[...markup.matchAll(/ (?:href|src|data-rest|data-late)="(\/[^"]*)"/g)].map(([, address]) => address!),
  ...[...markup.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, list]) =>
    list!.split(',').map((one) => one.trim().split(' ')[0]!),
  ),
  ...[...markup.matchAll(/url\((?:&quot;|")?(\/[^)"&]*)/g)].map(([, address]) => address!),
]

test('[LINK-1] [LINK-8] a site published for a path of a host works below it: every link and every file answers', async () => {
  test.slow()
  const pages = hotel.pages.map((page: { path: string }, index: number) => ({
    ...page,
    components: [{ ...hero, uniqId: `hero-${index}`, data: { ...hero.data, backgroundImgUrl: 'events-piano' } }],
  }))
  const words = ['publish', writeInn({ pages }), '--out', 'site', '--address', 'https://x.example', '--base', '/inn/']
  const done = await mimar(words, join(folder, 'none'))
  expect(done, done.complained).toMatchObject({ code: 0 })
  const files = new Set(filesBelow(join(folder, 'site')))
  const fileAt = (address: string) => {
    const [path = ''] = decodeURI(address).split(/[?#]/)
    if (!path.startsWith('/inn/')) return undefined
    return path.slice('/inn/'.length).replace(/(^|\/)$/, '$1index.html')
  }
  const waiting = ['/inn/', '/inn/404.html', '/inn/de/404.html']
  const seen = new Set(waiting)
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const file = fileAt(address)
    expect(file !== undefined && files.has(file), address).toBe(true)
    if (!file!.endsWith('.html')) continue
    for (const next of askedFor(readFileSync(join(folder, 'site', file!), 'utf8'))) {
      // Forms and complaints are answered by a server behind the same path.
      if (seen.has(next) || next.startsWith('/inn/api/')) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  expect([...seen].filter((address) => address.endsWith('/')).length).toBeGreaterThanOrEqual(25)
  const home = readFileSync(join(folder, 'site/index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://x.example/inn/">')
  expect(readFileSync(join(folder, 'site/sitemap.xml'), 'utf8')).toContain('<loc>https://x.example/inn/de/Rooms/</loc>')
  expect(
    (await mimar(['publish', 'inn.json', '--out', 'y', '--base', 'inn'], join(folder, 'none'))).complained,
  ).toContain('--base is "inn"')
})

test('[GEN-13] a new link for the owner, made beside a running server, signs in once', async () => {
  const { port, dataDir, stop } = await startInstallation()
  const { said } = await mimar(['owner-link'], dataDir, port)
  const link = /^Editor: (\S+)\n$/.exec(said)?.[1] ?? ''
  const { pathname, search, origin } = new URL(link)
  expect(origin).toBe(`http://localhost:${port}`)
  // Looking at it uses nothing up; its button signs in.
  expect((await ask(port, pathname + search)).status).toBe(200)
  const { cookie } = await enter(port, search)
  expect(cookie).toMatch(/^[\w-]+=/)
  expect((await enter(port, search)).status).toBe(401)
  await stop()
})

test('releases are listed newest first, with a star at the one that visitors read', async () => {
  const installation = await startInstallation()
  const api = await signedIn(installation)
  const operation = { do: 'set-field', section: 'home-hero', field: 'title', language: 'en', value: 'Come in' }
  await api('/sites/hotel/operations', { method: 'POST', body: { base: 0, changes: [{ id: 'change-1', operation }] } })
  expect((await api('/sites/hotel/releases', { method: 'POST', body: {} })).status).toBe(201)
  const { said } = await mimar(['releases', 'hotel'], installation.dataDir)
  const lines = said.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatch(/^\* [\w-]+ {2}revision 1 {2}20/)
  expect(lines.slice(1).every((line) => /^ {2}[\w-]+ {2}revision 0/.test(line))).toBe(true)
  await installation.stop()
})

test('[REPORT-1] a site is made paid beside a running server, and visitors see it with the next publish', async () => {
  const installation = await startInstallation()
  const { port, dataDir } = installation
  const api = await signedIn(installation)
  const paid = async (...words: string[]) => (await mimar(['paid', 'hotel', ...words], dataDir)).said
  const hasBar = async () => (await ask(port, '/', { host: 'hotel.localhost' })).text.includes('report-bar')
  expect(await paid()).toBe('The site "hotel" is free.\n')
  expect(await hasBar()).toBe(true)
  expect(await paid('yes')).toBe('The site "hotel" is paid now. Visitors see it with the next publish.\n')
  expect(await paid('yes')).toBe('The site "hotel" is paid already.\n')
  expect(await paid()).toBe('The site "hotel" is paid.\n')
  expect((await api('/sites/hotel/releases', { method: 'POST', body: {} })).status).toBe(201)
  expect(await hasBar()).toBe(false)
  const wrong = await mimar(['paid', 'hotel', 'perhaps'], dataDir)
  expect([wrong.code, wrong.complained]).toEqual([
    1,
    '"perhaps" is neither yes nor no. Use it like this: mimar paid hotel yes\n',
  ])
  await installation.stop()
})

test('a word that is wrong is answered with how to use it, and makes nothing', async () => {
  const unknown = await mimar(['pubish', 'hotel'])
  expect(unknown.code).toBe(1)
  expect(unknown.complained).toContain('There is no command "pubish"')
  expect(unknown.complained).toContain('mimar publish SITE|FILE --out FOLDER')
  const missing = await mimar(['publish', 'hotel'])
  expect([missing.code, missing.complained]).toEqual([1, 'Say where to write: mimar publish hotel --out FOLDER\n'])
  for (const words of [
    ['owner-link'],
    ['export', 'hotel'],
    ['releases', 'hotel'],
    ['paid', 'hotel'],
    ['publish', 'hotel', '--out', 'x'],
  ]) {
    const { code, complained } = await mimar(words)
    expect(code, words.join(' ')).toBe(1)
    expect(complained).toContain('There is no Mimar in')
  }
  expect(readdirSync(folder)).toEqual([])
})

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
}

import type { Section, Site } from '@mimar/document'
import { someSection, someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { publishSite } from './publish-site.ts'
import { byAddress, someInput } from './testing.ts'

const islands = { late: 'l()', consent: 'c()', scripts: 's()', providers: 'p()', map: 'm()' }
const { settings } = someSite
const withSettings = (changes: object): Site => ({ ...someSite, settings: { ...settings, ...changes } })
const publish = (site: Site) => byAddress(publishSite(someInput({ site, islands })))

const chat = { id: 'c1', name: 'livechat', key: '1234567', isPrimary: true } as const
const tagged = withSettings({ gtagId: 'G-ABCDEF1234', ymId: '12345678', chats: [chat] })

test('[SCRIPT-2] each page names whom it may ask: the providers with ids, and the host of its map', () => {
  expect(publish(tagged).get('/')?.allows).toBe('gtag metrica livechat')
  expect(publish(tagged).get('/404.html')?.allows).toBe('gtag metrica livechat')
  const content = { copyrightText: { ar: '© بيت الياسمين' }, geoLocation: { lat: 36.6, lng: 37.1 } }
  const footer = [someSection('foot', 'Footer9', content)]
  expect(publish({ ...tagged, footer }).get('/')?.allows).toBe('gtag metrica livechat www.google.com')
  expect(publish({ ...someSite, footer }).get('/')?.allows).toBe('www.google.com')
})

test('[SEC-37] [SEC-38] a page with a frame of another company may ask its host, and no other page of the site may', () => {
  const shown = [
    someSection('film', 'Video', { title: { ar: 'جولة' }, videoUrl: 'https://vimeo.com/123456789' }),
    someSection('book', 'Embed', { title: { ar: 'موعد' }, frameUrl: 'https://calendly.com/clinic/first-visit' }),
  ]
  const [home, second, ...more] = someSite.pages
  const site = { ...someSite, pages: [home!, { ...second!, sections: shown }, ...more] }
  const files = byAddress(publishSite(someInput({ site, islands: { ...islands, frame: 'f()', rest: 'r()' } })))
  const page = [...files.values()].find(({ body }) => String(body).includes('data-frame'))!
  expect(page.allows).toBe('player.vimeo.com calendly.com')
  expect(String(page.body)).not.toContain('<iframe')
  // Its script is fetched where it is needed, and by no other page.
  const script = (body: unknown) => files.get(/ data-rest="([^"]+)"/.exec(String(body))?.[1] ?? '')
  expect(String(script(page.body)?.body)).toContain('f()')
  for (const { address, body, allows } of files.values()) {
    if (String(body).includes('data-frame')) continue
    expect(allows, address).toBeUndefined()
    if (String(body).startsWith('<!doctype')) expect(String(script(body)?.body ?? ''), address).not.toContain('f()')
  }
})

test('[SEC-51] a page with a film behind a section has its script and rules, and every other page is as it was', () => {
  const film = {
    ...{ hash: 'f'.repeat(64), type: 'video/mp4', name: 'yard.mp4', size: 9 },
    ...{ width: 640, height: 360, seconds: 4 },
  }
  const [home, second, ...more] = someSite.pages
  const write = (sections: readonly Section[]) => {
    const site = { ...someSite, pages: [home!, { ...second!, sections }, ...more] }
    return byAddress(publishSite(someInput({ site, islands: { ...islands, film: 'f()' } })))
  }
  const onFilm = (section: Section) => ({ ...section, content: { ...section.content, backgroundFilm: { '*': film } } })
  const [files, before] = [write(second!.sections.map(onFilm)), write(second!.sections)]
  const pages = [...files.values()].filter(({ body }) => String(body).startsWith('<!doctype'))
  const [page, ...others] = pages.filter(({ body }) => String(body).includes('<video'))
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(String(page?.body)) ?? []
  expect(String(files.get(script)?.body)).toContain('f()')
  expect(String(page?.body)).toMatch(/\.film-switch:not\(\[hidden\]\)\{/)
  expect(page?.allows).toBeUndefined()
  for (const { address, body } of pages.filter((one) => one !== page && !others.includes(one))) {
    expect(String(body), address).not.toMatch(/\.film|\.is-off/)
    expect(body, address).toEqual(before.get(address)?.body)
  }
})

test('[SCRIPT-3] a site without ids carries nothing for them, not even in its scripts', () => {
  const files = publish(someSite)
  for (const { address, body, allows } of files.values()) {
    expect(allows, address).toBeUndefined()
    expect(String(body), address).not.toMatch(/data-island="scripts"|s\(\)|p\(\)/)
  }
})

test('[SCRIPT-3] how each provider starts lies in one late file, with ids of their own form only', () => {
  const files = publish({ ...tagged, settings: { ...tagged.settings, ymId: '12;alert(1)' } })
  const [, address = ''] = /data-island="scripts" data-late="([^"]+)"/.exec(String(files.get('/')?.body)) ?? []
  const [, starts = ''] = /data-starts="([^"]+)"/.exec(String(files.get(address)?.body)) ?? []
  const sources = (JSON.parse(starts.replaceAll('&quot;', '"')) as { type: string; source: string }[]).map(
    ({ type, source }) => `${type} ${source}`,
  )
  expect(sources).toEqual([
    'analytics https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234',
    'marketing https://cdn.livechatinc.com/tracking.js',
  ])
  expect(files.get(address)).toMatchObject({ isImmutable: true })
  expect(String(files.get('/')?.body)).not.toContain('G-ABCDEF1234')
})

test('[COOKIE-1] only where the owner asks does a page carry whose answer to look for', () => {
  const asking = withSettings({ gdprConsent: { ...(settings.gdprConsent as object), isVisible: true } })
  expect(String(publish(asking).get('/')?.body)).toMatch(
    /<i hidden="" data-island="consent" data-then="kept" data-late="\/widgets\/consent-ar-\w+\.html" data-site="house"><\/i>/,
  )
  expect(String(publish(someSite).get('/')?.body)).not.toContain('consent')
})

test('a page is first drawn when its first section has arrived whole, and that of missing addresses with its words', () => {
  const hero = someSection('hero', 'Header13', { title: { ar: 'بيت' } })
  const next = someSection('next', 'Text10', { title: { ar: 'بيت' }, paragraph: { ar: 'بيت' } })
  const footer = [someSection('foot', 'Footer3', { copyrightText: { ar: '© بيت' } })]
  const expected = (sections: readonly Section[], address: string) => {
    const pages = someSite.pages.map((page) => (page.path === '/' ? { ...page, sections } : page))
    const [, id] =
      /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(
        String(publish({ ...someSite, pages, footer }).get(address)?.body),
      ) ?? []
    return id
  }
  expect(expected([hero, next], '/')).toBe('comp-next')
  expect(expected([hero], '/')).toBe('comp-foot')
  expect(expected([hero], '/404.html')).toBe('comp-foot')
})

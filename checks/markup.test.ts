import { readdirSync } from 'node:fs'
import { importSite } from '@mimar/document'
import { publishSite } from '@mimar/publish'
import { someSurroundings } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { presentation } from '@mimar/sections/presentation'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { richResultFaults, toldBy } from '../packages/publish/src/testing/rich-results.ts'
import { hotel } from './hotel-site.ts'

const imported = importSite(hotel, catalog)
if ('faults' in imported) throw new Error('The hotel cannot be imported.')

const sources = readdirSync(new URL('../packages/islands/src/', import.meta.url))
const islands = Object.fromEntries(sources.map((file) => [file.replace(/\.ts$/, ''), `/* ${file} */`]))
const site = {
  ...imported.site,
  settings: { ...imported.site.settings, hasSearch: true },
  // Every picture counts as stored.
  media: Object.fromEntries(
    Object.entries(imported.site.media).map(([id, medium]) => [id, { ...medium, hash: id, width: 1600, height: 900 }]),
  ),
}
const surroundings = {
  ...someSurroundings,
  imageFiles: ({ id }: { readonly id: string }) =>
    (['image/avif', 'image/webp', 'image/jpeg'] as const).flatMap((type) =>
      (['full', 'tall'] as const).map((shape) => ({
        type,
        shape,
        width: 800,
        height: 450,
        url: `/media/${id}-${shape}.${type.slice(6)}`,
      })),
    ),
}
const drawnAs = { origin: 'http://hotel.localhost', today: '' }
const input = { site, ...drawnAs, surroundings, presentation, fonts: new Map(), islands }
const pages = [...publishSite(input)].filter(({ type }) => type.startsWith('text/html'))
const documents = pages.filter(({ address }) => !address.startsWith('/widgets/'))

/** What the HTML standard says, as the checker of the W3C would; nothing of anybody's taste. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] })

test('the hotel is 25 pages, and a page for what is missing in each language', () => {
  expect(documents.filter(({ address }) => address.endsWith('/'))).toHaveLength(25)
  expect(documents.filter(({ address }) => address.endsWith('404.html'))).toHaveLength(5)
  expect(documents.filter(({ address }) => address.endsWith('search.html'))).toHaveLength(5)
})

async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}

const cases = documents.map(({ address, body }) => [address, String(body)] as const)

test.each(cases)('%s is valid HTML', async (_, html) => {
  expect(await faultsOf(html)).toEqual([])
})

test.each(cases)('[COLL-10] %s tells search engines all that they ask of what it tells', (address, html) => {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(richResultFaults(html, { language, hasZone: site.settings.business.timeZone !== '' })).toEqual([])
  if (/^\/(?:[a-z]{2}\/)?$/.test(address)) expect(toldBy(html)).not.toEqual([])
})

/** A page as it stands when all its widgets have arrived; scripts put their styles into the head. */
function withWidgets(html: string): string {
  const language = /<html lang="([^"]+)"/.exec(html)![1]!
  const late = pages.filter(({ address }) =>
    new RegExp(`^/widgets/[a-z-]+-${language}-[0-9a-f]+\\.html$`).test(address),
  )
  expect(late.length).toBeGreaterThan(0)
  const markup = late.map(({ body }) => String(body).replace(/<style>.*?<\/style>/s, '')).join('')
  return html.replace('</body>', () => `${markup}</body>`)
}

test.each(cases)('%s is valid HTML with its late widgets', async (_, html) => {
  expect(await faultsOf(withWidgets(html))).toEqual([])
})

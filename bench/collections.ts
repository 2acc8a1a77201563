import { exportSite, type Page, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { post, read } from './large-site.ts'
import { bareChange, change, ownerOf } from './live-change.ts'
import { startPosts } from './posting.ts'
import { inTurns, percentile, printTable, type Row } from './table.ts'

/** One page is the list, one the home page: a site has at most 10,000. */
const ENTRIES = 9_998
const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const STORY: { readonly [code: string]: string } = { ar: 'خبر', en: 'Story', tr: 'Haber', de: 'Bericht', fr: 'Récit' }
const AT_ONCE = 100
const CHANGES = 20

type Api = Awaited<ReturnType<typeof ownerOf>>

const inAll = (say: (code: string) => string) => Object.fromEntries(LANGUAGES.map((code) => [code, say(code)]))

/** What a page of news begins with, in every language; its day is its number. */
function entry(number: number): Page {
  const day = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10)
  const head = someSection(`head${number}`, 'EntryHead', {
    title: inAll((code) => `${STORY[code]} ${number}`),
    day,
    collection: 'news',
  })
  return somePage(`/News/Story-${number}`, [head], { id: `story${number}` })
}

function siteWithList(): Site {
  const languages = LANGUAGES.map((code, order) => ({
    ...{ id: code, code, name: code, localizedName: code, flagCode: code, smLangId: '', isActive: true },
    ...{ isPrimary: order === 0, order, extras: {} },
  }))
  const news = someSection('news', 'EntryList', { title: inAll((code) => `${STORY[code]}`) })
  const home = someSection('welcome', 'Text10', {
    title: inAll((code) => `${STORY[code]}`),
    paragraph: inAll((code) => `${STORY[code]}`),
  })
  const pages = [somePage('/', [home]), somePage('/News', [news])]
  return { ...someSite, id: 'news-paper', languages, media: {}, pages, events: [] }
}

/** The site as its owner brings it: entries come as changes, for they do not fit into one request. */
async function makeNews(api: Api): Promise<string> {
  const configuration = exportSite(siteWithList(), catalog)
  const { id } = await post(api, '/sites', { configuration, slug: 'news-paper' })
  for (let from = 0; from < ENTRIES; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, ENTRIES - from)
    const operations = Array.from({ length: count }, (_, at) => ({
      ...{ do: 'insert-page', after: null, page: entry(from + at) },
    }))
    const changes = [{ id: `entries-from-${from}`, operation: { do: 'together', operations } }]
    const sent = await post(api, `/sites/${id}/operations`, { base: from / AT_ONCE, changes })
    if (sent.revision !== from / AT_ONCE + 1) throw new Error(JSON.stringify(sent).slice(0, 500))
  }
  return String(id)
}

interface Around {
  readonly api: Api
  readonly installation: Installation
  readonly id: string
  readonly floor: number
}

/** One entry is called otherwise, as often as that, in turns with the floor; a visitor reads its page. */
async function rowsOf(number: number, what: string, { api, installation, id, floor }: Around): Promise<Row[]> {
  let { revision } = await read(api, `/sites/${id}/document`)
  const ours: number[] = []
  const bare: number[] = []
  const publishes: number[] = []
  for (let count = 0; count < CHANGES; count += 1) {
    const say = `Story ${number} told anew ${count}`
    const wish = { id, base: revision++, section: `head${number}`, say, path: `/en/News/Story-${number}/` }
    const { all, publish, page } = await change(api, installation, wish)
    ours.push(all)
    publishes.push(publish)
    bare.push(await bareChange(floor, page))
  }
  const all = inTurns(ours, bare, { what: `${what}, until a visitor reads it, p95`, unit: 'ms', budget: 15 })
  return [
    { ...all, measured: percentile(ours, 0.95), floor: percentile(bare, 0.95) },
    { what: '  half of them within', measured: percentile(ours, 0.5), unit: 'ms' },
    { what: '  the publish', measured: percentile(publishes, 0.95), unit: 'ms' },
  ]
}

const installation = await startInstallation()
const floor = await startPosts(installation.dataDir)
try {
  const api = await ownerOf(installation)
  const id = await makeNews(api)
  const began = performance.now()
  await post(api, `/sites/${id}/releases`, {})
  const first = performance.now() - began
  const around = { api, installation, id, floor: floor.port }
  printTable(`A list of ${ENTRIES} entries in ${LANGUAGES.length} languages`, [
    ...(await rowsOf(Math.floor(ENTRIES / 2), 'an entry in the middle is called otherwise', around)),
    ...(await rowsOf(ENTRIES - 1, 'the newest entry is called otherwise', around)),
    { what: 'the first publish of all', measured: first, unit: 'ms' },
  ])
} finally {
  floor.child.disconnect()
  await installation.stop()
}
process.exit(0)

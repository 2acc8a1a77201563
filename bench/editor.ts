import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { enterBy } from '../e2e/entering.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { serveFloor } from './editor-floor.ts'
import { heapRows } from './editor-heap.ts'
import { openingRows, taskRows } from './editor-opening.ts'
import { type Compared, canvasOf } from './editor-subjects.ts'
import { traceMissed } from './editor-trace.ts'
import { peerWeightRows, weightRows } from './editor-weight.ts'
import { othersRow, workRows } from './editor-work.ts'
import { installPeers, type Peer } from './peers/install.ts'
import { printTable, type Row } from './table.ts'

const SIZES = [20, 100, 400]
const MANY = 400
const TEXTS = 'main :is(h1, h2, h3)[data-field], main [data-field="paragraph"]'

type Component = { readonly id: string; readonly data: object; readonly translations: { readonly en: object } }
type Configuration = { readonly pages: readonly { readonly path: string; readonly components: Component[] }[] }

/** Brings in a site whose home page is so many sections of a heading, a paragraph, two buttons and a picture on alternating sides; gives its id. */
function importSections(page: Page, count: number): Promise<string> {
  return page.evaluate(async (count) => {
    const api = '/api/v1/sites'
    const file = (await (await fetch(`${api}/hotel/export`)).json()) as Configuration
    const source = file.pages.flatMap(({ components }) => components).find(({ id }) => id === 'Text3') as Component
    const type = { first: 'primary', second: 'secondary' }
    const buttons = (...texts: readonly [string, string]) =>
      (['first', 'second'] as const).map((id, at) => ({
        ...{ id, buttonText: texts[at], buttonUrl: '/Rooms', type: type[id] },
      }))
    const english = buttons('Ask reception', 'See the rooms').map(({ id, buttonText }) => ({ id, buttonText }))
    const components = Array.from({ length: count }, (_, at) => ({
      ...source,
      uniqId: `part-${at}`,
      data: { ...source.data, buttons: buttons('اسألوا الاستقبال', 'انظروا الغرف') },
      // Two languages are enough, and all together a request that is not too large.
      translations: { en: { ...source.translations.en, title: `Supper comes to door ${at}`, buttons: english } },
    }))
    const configuration = { ...file, pages: [{ ...file.pages[0], components }] }
    const answer = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ configuration, slug: `long-${count}` }),
    })
    if (!answer.ok) throw new Error(`The long site was refused: ${await answer.text()}`)
    const sites = (await (await fetch(api)).json()) as { id: string; slug: string }[]
    return sites.find(({ slug }) => slug === `long-${count}`)?.id ?? ''
  }, count)
}

/** A page of so many sections: opened, typed in, and at its largest rearranged and edited for long; beside the bare page and its peers. */
async function measurePage(page: Page, sections: number, address: string, peers: readonly Peer[]): Promise<Row[]> {
  const id = await importSections(page, sections)
  const editor = `${address}edit/${id}/?lang=en`
  const isMany = sections === MANY
  await page.goto(editor)
  const floor = await serveFloor(await canvasOf(page, sections), address, TEXTS, peers)
  await page.goto('about:blank')
  const other = { isOurs: false, isBare: false }
  const compared: Compared = {
    sections,
    cookies: await page.context().cookies(),
    bare: { ...other, name: 'bare', address: floor.bare, isBare: true },
    ours: { ...other, name: 'Mimar', address: editor, isOurs: true },
    peers: peers.map((peer) => ({ ...other, name: peer.name, address: floor.addressOf(peer) })),
  }
  const rows = [
    ...(await openingRows(compared)),
    ...(isMany ? await taskRows(compared) : []),
    ...(await workRows(compared, isMany)),
    await othersRow(compared),
    ...(isMany ? await heapRows(compared, TEXTS) : []),
    ...(isMany ? await peerWeightRows(compared) : []),
  ]
  await traceMissed(compared, rows, TEXTS)
  floor.close()
  return rows
}

async function measure(browser: Browser, { editorAddress, port }: Installation): Promise<readonly Row[]> {
  const peers = await installPeers()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const address = `http://localhost:${port}/`
  await enterBy(page, editorAddress)
  await canvasOf(page, 5)
  const rows: Row[] = []
  // The last is the language with the longest words.
  for (const ui of ['en', 'ar']) {
    rows.push(...(await weightRows(`${address}edit/hotel/`, ui, await context.cookies())))
  }
  for (const sections of SIZES) {
    await page.goto(`${address}edit/hotel/?ui=en`)
    rows.push(...(await measurePage(page, sections, address, peers)))
  }
  return rows
}

const installation = await startInstallation()
const browser = await chromium.launch({
  executablePath: BROWSER,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  printTable('The editor, with its first page bare as the floor', await measure(browser, installation))
} finally {
  await browser.close()
  await installation.stop()
}
process.exit(0)

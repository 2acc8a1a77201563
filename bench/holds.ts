import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask as askAnew } from '../e2e/asking.ts'
import { findFreePort, type Installation, startInstallation } from '../e2e/installation.ts'
import { importLargeSite, post as send } from './large-site.ts'
import { makeManySites, slugOf } from './many-sites.ts'
import { percentile, printTable, type Row } from './table.ts'

const SITES = 10_000
/** Of the one owner who also has the large ones: 200 is as many as they may have, with those that are brought in here. */
const OWN_SITES = 150
const PAGES = 1_000
/** A visitor comes so often, in ms. */
const EVERY = 4
/** What a visitor may have to wait while others work, in ms. */
const LONGEST = 50

const agent = new Agent({ keepAlive: true })

interface Asked {
  readonly method?: string
  readonly host?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

/** One request to the server: its status, headers and text. */
function ask(port: number, path: string, { method = 'GET', host, headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer; text: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, agent }
      const sent = {
        host: host ?? `localhost:${port}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      }
      const sending = request({ ...options, headers: sent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
        })
      })
      sending.on('error', (failure) => reject(new Error(`${method} ${path} of ${sent.host}: ${failure.message}`)))
      sending.end(body)
    },
  )
}

/** What visitors of a site wait while something is done. */
async function visitorsDuring({ port, siteAddress }: Installation, work: () => Promise<unknown>) {
  const { host } = new URL(siteAddress)
  const waits: number[] = []
  let isOver = false
  const visits = (async () => {
    while (!isOver) {
      const began = performance.now()
      await ask(port, '/', { host })
      waits.push(performance.now() - began)
      await pause(EVERY)
    }
  })()
  const began = performance.now()
  await work().finally(() => {
    isOver = true
  })
  const took = performance.now() - began
  // Who came during the last of it waited for it too.
  await visits
  return { took, p95: percentile(waits, 0.95), longest: Math.max(...waits) }
}

/** The cookie of a session of the owner. */
async function signIn({ port, editorAddress }: Installation): Promise<string> {
  const authHash = new URL(editorAddress).searchParams.get('authHash')
  const { headers } = await ask(port, '/api/v1/session', { method: 'POST', body: JSON.stringify({ authHash }) })
  return String(headers['set-cookie']).split(';', 1)[0] as string
}

type Api = Parameters<typeof send>[0]

/** What the owner has beside: many small sites. */
async function makeSmallSites(api: Api): Promise<void> {
  const { text } = await api('/sites/hotel/export')
  const configuration = JSON.parse(text) as Configuration
  const [page] = configuration.pages
  for (let number = 0; number < OWN_SITES; number += 1) {
    await send(api, '/sites', { configuration: { ...configuration, pages: [page] }, slug: `small-${number}` })
  }
}

const change = (id: string, count: number) => ({
  id: `${id}-change`,
  operation: {
    do: 'together',
    operations: Array.from({ length: count }, (_, at) => ({
      ...{ do: 'set-setting', field: 'business/telephone', value: `+90 ${1_000_000 + at}` },
    })),
  },
})

/** 9,900 changes in one request. */
const attack = (base: number) =>
  JSON.stringify({ base, changes: Array.from({ length: 11 }, (_, at) => change(`${base}-${at}`, 900)) })

const SLICE = 4_000_000
const LONGEST_IMPORT = 120_000

interface Configuration {
  readonly pages: readonly { readonly components: readonly object[] }[]
}

const LARGEST = 990_000

/** A site of as many pages as fit into a request. */
function largest(json: string): string {
  const configuration = JSON.parse(json) as Configuration
  const [page] = configuration.pages
  const size = (text: string) => Buffer.byteLength(text)
  const length = size(JSON.stringify(page)) + 300
  const pages = Array.from({ length: Math.floor((LARGEST - size(json)) / length) }, (_, at) => ({
    ...{ ...page, id: `more-${at}`, path: `/More-${at}` },
    components: page?.components.map((one, index) => ({ ...one, uniqId: `more-${at}-${index}` })),
  }))
  return JSON.stringify({ configuration: { ...configuration, pages: [...configuration.pages, ...pages] } })
}

/** As many things that are wrong. */
function faulty(json: string): string {
  const pages = Array.from({ length: 40_000 }, () => ({ path: 1 }))
  return JSON.stringify({ configuration: { ...JSON.parse(json), pages } })
}

/** Sends a site file as the list of sites does, and waits until it is a site. */
async function importFile(signed: (path: string, asked?: Asked) => Promise<{ text: string }>, bytes: Buffer) {
  const path = `/imports/bench-${bytes.length}`
  const headers = { 'content-type': 'application/octet-stream' }
  for (let offset = 0; offset < bytes.length; offset += SLICE) {
    const body = bytes.subarray(offset, offset + SLICE)
    await signed(`${path}?offset=${offset}`, { method: 'PUT', body, headers })
  }
  await signed(path, { method: 'POST', body: JSON.stringify({ with: [] }) })
  for (const end = performance.now() + LONGEST_IMPORT; performance.now() < end; await pause(100)) {
    const state = JSON.parse((await signed(path)).text) as { site?: object; refused?: object }
    if (state.refused) throw new Error(JSON.stringify(state.refused))
    if (state.site) return
  }
  throw new Error('The import came to no end.')
}

const turnsPort = await findFreePort()
/** The longest that the server held its event loop since this was asked last, in ms of processor time. */
async function longestTurn(): Promise<number> {
  // A connection of its own: one that was kept may just be closing.
  const { text } = await ask(turnsPort, '/', { headers: { connection: 'close' } })
  return (JSON.parse(text) as { longest: number }).longest
}

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900]
/** A theme that is being tried, in letters of a weight that the site does not have. */
const tried = (weight: number) => `head=Archivo&body=Figtree&headWeight=${weight}&headItalic=1`

const { folder } = await makeManySites(SITES)
const many = importLargeSite(folder, { pages: PAGES, sections: 10 })
const installation = await startInstallation({
  dataDir: folder,
  env: {
    TURN_TIMES_PORT: String(turnsPort),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${join(import.meta.dirname, 'turn-times.ts')}`,
  },
})
try {
  const { port } = installation
  const cookie = await signIn(installation)
  const api: Api = (path, options = {}) => askAnew(port, `/api/v1${path}`, { ...options, headers: { cookie } })
  const signed = (path: string, asked: Asked = {}, expected = 200) =>
    ask(port, `/api/v1${path}`, { ...asked, headers: { cookie, ...asked.headers } }).then((answer) => {
      if (answer.status >= 300 && answer.status !== expected)
        throw new Error(`${path}: ${answer.status} ${answer.text}`)
      return answer
    })
  const post = (path: string, body: string, expected = 200) => signed(path, { method: 'POST', body }, expected)
  await makeSmallSites(api)
  // What is loaded with the first canvas and the first list is no part of it.
  await signed('/sites/hotel/canvas.css?lang=en')
  await signed('/sites?limit=24')
  const idle = await visitorsDuring(installation, () => pause(3_000))
  const rows: Row[] = []
  const measure = async (what: string, work: () => Promise<unknown>, mostMs?: number) => {
    await longestTurn()
    const { took, p95, longest } = await visitorsDuring(installation, work)
    const turn = await longestTurn()
    // What takes longest is known even where the run is stopped before its end.
    console.error(
      `    ${what}: ${took.toFixed(0)} ms, longest turn ${turn.toFixed(0)} ms, visitors ${longest.toFixed(0)} ms`,
    )
    rows.push({ what, measured: took, unit: 'ms', ...(mostMs && { budget: mostMs }) })
    rows.push({ what: '  the longest turn, processor time', measured: turn, unit: 'ms', budget: LONGEST })
    rows.push({ what: '  a visitor meanwhile, p95', measured: p95, unit: 'ms', budget: LONGEST, floor: idle.p95 })
    rows.push({ what: '  a visitor meanwhile, longest', measured: longest, unit: 'ms', floor: idle.longest })
  }
  await measure(`The first page of the ${SITES} sites of a host`, () => signed('/host/sites?limit=24'), 200)
  await measure('The same, twenty at once', () =>
    Promise.all(Array.from({ length: 20 }, () => signed('/host/sites?limit=24'))),
  )
  await measure('A search among them', () => signed(`/host/sites?limit=24&q=${slugOf(777)}`), 200)
  await measure(`The sites of an owner who has ${OWN_SITES}`, () => signed('/sites?limit=24'), 200)
  await measure('A search among these', () => signed('/sites?limit=24&q=small-77'), 200)
  for (let base = 0; base < 44; base += 11) {
    await measure(`9,900 changes in one request (${base})`, () => post('/sites/hotel/operations', attack(base)))
  }
  await measure('The site before them', () => signed('/sites/hotel/document?revision=0'))
  await measure('Styles of the site before them', () => signed('/sites/hotel/canvas.css?revision=3&lang=en'))
  await measure('Styles of the site, twenty at once', () =>
    Promise.all(Array.from({ length: 20 }, () => signed('/sites/hotel/canvas.css?lang=en'))),
  )
  await measure('Styles in nine fonts that nobody has cut, at once', () =>
    Promise.all(WEIGHTS.map((weight) => signed(`/sites/hotel/canvas.css?lang=en&${tried(weight)}`))),
  )
  await measure('Their history', () => signed('/sites/hotel/history'))
  await measure('The changes themselves', () => signed('/sites/hotel/operations?since=0'))
  await measure('A body of 330,000 empty lists', () =>
    post('/sites/hotel/operations', `[${'[],'.repeat(330_000)}[]]`, 400),
  )
  await measure(`The document of ${PAGES} pages`, () => signed(`/sites/${many}/document`))
  await measure(`A change in ${PAGES} pages`, () =>
    post(`/sites/${many}/operations`, JSON.stringify({ base: 0, changes: [change('many', 1)] })),
  )
  const link = await post(`/sites/${many}/share-links`, JSON.stringify({ days: 1 }))
  const draft = new URL((JSON.parse(link.text) as { address: string }).address)
  await measure(`A draft of ${PAGES} pages`, () => ask(port, '/', { host: draft.host }))
  await measure(`A publish of ${PAGES} pages`, () => post(`/sites/${many}/releases`, '{}'))
  await measure('A change after it', () =>
    post(`/sites/${many}/operations`, JSON.stringify({ base: 1, changes: [change('many-2', 1)] })),
  )
  let file: Buffer = Buffer.alloc(0)
  await measure('An export of it', async () => {
    file = (await signed(`/sites/${many}/archive`)).bytes
  })
  await measure('An import of the same', () => importFile(signed, file))
  const json = (await signed('/sites/hotel/export')).text
  await measure('The configuration of the hotel', () => signed('/sites/hotel/export'))
  await measure(`The configuration of ${PAGES} pages`, () => signed(`/sites/${many}/export`))
  await measure('A configuration as large as a request', () => post('/sites', largest(json)))
  await measure('One with thousands of faults', () => post('/sites', faulty(json), 422))
  await measure('A copy of it', () => post(`/sites/${many}/copies`, '{}'))
  await measure('What is left to publish of it', () => signed(`/sites/${many}/unpublished`))
  const title = { do: 'set-field', section: 'p1s0', field: 'title', language: 'en', value: 'New' }
  await post(
    `/sites/${many}/operations`,
    JSON.stringify({ base: 2, changes: [{ id: 'title-of-a-page', operation: title }] }),
  )
  await measure('A publish of one page of it', () =>
    post(`/sites/${many}/releases`, JSON.stringify({ page: 'page-1' })),
  )
  await measure('Its end', () => signed(`/sites/${many}`, { method: 'DELETE' }))
  await measure('The end of the hotel', () => signed('/sites/hotel', { method: 'DELETE' }))
  printTable('What one request costs others', rows)
} finally {
  await installation.stop()
}
process.exit(0)

import { setTimeout as pause } from 'node:timers/promises'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { ask, signedIn } from '../e2e/asking.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { manyPages } from './sites.ts'
import { percentile, printTable, type Row } from './table.ts'

/** As many pages of ten sections as fit into a site, and as a small and a middle one have. */
const SIZES = [5, 300, 1_000]
const CHANGES = 20

type Api = Awaited<ReturnType<typeof signedIn>>

async function read(api: Api, path: string, options: Parameters<Api>[1] = {}) {
  const { status, text } = await api(path, options)
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

const post = (api: Api, path: string, body: unknown) => read(api, path, { method: 'POST', body })

/** A site as an owner brings it: pages that do not fit into one request come as changes. */
async function makeSite(api: Api, pages: number): Promise<string> {
  const slug = `pages-${pages}`
  const { pages: all, ...site } = manyPages(pages)
  const [home, ...others] = all
  const configuration = exportSite({ ...site, id: slug, pages: [home!] }, catalog)
  const { id } = await post(api, '/sites', { configuration, slug })
  for (let from = 0; from < others.length; from += 40) {
    const some = others.slice(from, from + 40)
    const operations = some.map((page) => ({ do: 'insert-page', after: null, page }))
    const changes = [{ id: `pages-from-${from}`, operation: { do: 'together', operations } }]
    const sent = await post(api, `/sites/${id}/operations`, { base: from / 40, changes })
    if (sent.revision !== from / 40 + 1) throw new Error(JSON.stringify(sent))
  }
  return String(id)
}

/** What somebody does, and how long it takes until a visitor reads it: each part, and all of it, in ms. */
async function change(api: Api, { port }: Installation, id: string, base: number, say: string) {
  const operation = { do: 'set-field', section: 'p0s0', field: 'title', language: 'en', value: say }
  const began = performance.now()
  await post(api, `/sites/${id}/operations`, { base, changes: [{ id: say.replaceAll(/\W/g, '-'), operation }] })
  const changed = performance.now()
  await post(api, `/sites/${id}/releases`, {})
  const published = performance.now()
  const { text } = await ask(port, '/', { host: `${id}.localhost` })
  const all = performance.now() - began
  if (!text.includes(say)) throw new Error(`A visitor does not read “${say}”.`)
  return { all, change: changed - began, publish: published - changed }
}

async function measure(pages: number): Promise<Row[]> {
  const first = await startInstallation()
  const api = await signedIn(first)
  const id = await makeSite(api, pages)
  await post(api, `/sites/${id}/releases`, {})
  let { revision } = await read(api, `/sites/${id}/document`)
  const all: number[] = []
  const parts = { change: [] as number[], publish: [] as number[] }
  for (let count = 0; count < CHANGES; count += 1) {
    const took = await change(api, first, id, revision, `Words of ${pages}, ${count}`)
    revision += 1
    all.push(took.all)
    parts.change.push(took.change)
    parts.publish.push(took.publish)
  }
  await first.stop('keep-data')
  const second = await startInstallation({ dataDir: first.dataDir, port: first.port })
  const again = await signedIn(second)
  // Whoever changes something has opened the editor before, and looks at it for a moment.
  await read(again, `/sites/${id}/document`)
  await again(`/sites/${id}/canvas.css?lang=en`)
  await pause(1_500)
  const after = await change(again, second, id, revision, `Words of ${pages}, after`)
  await second.stop()
  const title = `one change until a visitor reads it, ${pages} pages`
  return [
    { what: `${title}, p95`, measured: percentile(all, 0.95), unit: 'ms', budget: 15 },
    { what: '  the change', measured: percentile(parts.change, 0.95), unit: 'ms' },
    { what: '  the publish', measured: percentile(parts.publish, 0.95), unit: 'ms' },
    { what: '  the first one after a restart', measured: after.all, unit: 'ms', budget: 50 },
    { what: '    its publish', measured: after.publish, unit: 'ms' },
  ]
}

const rows: Row[] = []
for (const pages of SIZES) rows.push(...(await measure(pages)))
printTable('From a change to a visitor, durable', rows)
process.exit(0)

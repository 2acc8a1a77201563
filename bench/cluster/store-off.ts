// The store of all servers is away: pages come from their own disks, changes are stored, pictures are refused with a sentence until it is back.
import { setTimeout as pause } from 'node:timers/promises'
import type { UploadAnswer } from '@mimar/contract'
import { ask } from '../../e2e/asking.ts'
import { printTable, type Row } from '../table.ts'
import { readMany } from './mass.ts'
import { asked, type Edited, editorsOf, makeSites, readOnEach } from './people.ts'
import { heldAgainst } from './promises.ts'
import { type Api, openStage, type Stage } from './stage.ts'

const UPLOADERS = 5
/** Somebody whose picture was refused tries again so often. */
const AGAIN = 2_000
const CHUNK = 10

/** What became of the pictures of one person. */
class Uploads {
  readonly taken: { readonly site: string; readonly hash: string }[] = []
  refused = 0
  /** Refusals that said nothing, or something else. */
  unsaid = 0
}

/** Two servers whose store refuses connections for half of the time and is silent for the other half. */
export async function measureStoreOff(seconds: number): Promise<void> {
  const stage = await openStage({ servers: 2, hasBucket: true, hasGates: true })
  try {
    const sites = await makeSites(stage.api, 'store')
    const slugs = sites.map(({ slug }) => slug)
    await readOnEach(stage, slugs)
    const editors = editorsOf(sites, () => stage.port)
    let isOver = false
    const uploads = new Uploads()
    const uploaders = sites
      .slice(0, UPLOADERS)
      .map((site, index) => upload(stage.api, site, { uploads, from: index * 1_000_000, isOver: () => isOver }))
    const working = editors.map((editor) => editor.workUntil(() => isOver))
    await pause(5_000)
    const before = editors.flatMap(({ acknowledged }) => acknowledged).length
    const mass = await whileAway(stage, slugs, seconds)
    const stored = editors.flatMap(({ acknowledged }) => acknowledged).length - before
    const { length: there } = uploads.taken
    await pause(10_000)
    isOver = true
    await Promise.all([...working, ...uploaders])
    const rows = [
      { what: 'pages read meanwhile', measured: mass.read, unit: '' },
      { what: '  failed', measured: mass.failed, unit: '', budget: 0 },
      { what: 'changes stored meanwhile', measured: stored, unit: '', budget: 1, atLeast: true },
      ...(await heldAgainst(stage, editors)),
    ]
    const missing = await missingOf(stage, sites, uploads)
    printTable(`2 servers, their store away for ${seconds} s`, [...rows, ...picturesOf(uploads, there, missing)])
  } finally {
    await stage.stop()
  }
}

function picturesOf({ taken, refused, unsaid }: Uploads, before: number, missing: number): Row[] {
  return [
    { what: 'pictures refused with a sentence', measured: refused, unit: '', budget: 1, atLeast: true },
    { what: '  refused otherwise', measured: unsaid, unit: '', budget: 0 },
    {
      ...{ what: 'pictures that arrived after it was back', measured: taken.length - before, unit: '' },
      ...{ budget: UPLOADERS, atLeast: true },
    },
    { what: 'acknowledged pictures that a server has not', measured: missing, unit: '', budget: 0 },
  ]
}

async function whileAway({ store, port }: Stage, slugs: readonly string[], seconds: number) {
  const sum = { read: 0, failed: 0 }
  const count = async (to: number) => {
    const end = performance.now() + to * 1000
    while (performance.now() < end) {
      const { read, failed } = await readMany(port, slugs, Math.min(CHUNK, to))
      sum.read += read
      sum.failed += failed
      console.log(`    ${sum.read} pages read, ${sum.failed} failed`)
    }
  }
  store!.turn('cut')
  await count(seconds / 2)
  store!.turn('silent')
  await count(seconds / 2)
  // What hangs on it is cut, as by a machine that starts anew.
  store!.turn('cut')
  store!.turn('open')
  return sum
}

interface Asking {
  readonly uploads: Uploads
  /** Each picture has a colour of its own. */
  readonly from: number
  readonly isOver: () => boolean
}

/** Sends one picture after the other, each again until it is taken, as somebody does who reads the sentence. */
async function upload(api: Api, { id }: Edited, { uploads, from, isOver }: Asking): Promise<void> {
  for (let count = 1; !isOver(); count += 1) {
    const color = (from + count * 7).toString(16).padStart(6, '0')
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#${color}"/></svg>`
    const headers = { 'content-type': 'image/svg+xml', 'x-file-name': `${color}.svg` }
    for (;;) {
      const answer = await api(`/sites/${id}/media`, { method: 'POST', text, headers }).catch(() => undefined)
      if (answer?.status === 201) {
        uploads.taken.push({ site: id, hash: (JSON.parse(answer.text) as UploadAnswer).media.hash })
        break
      }
      if (answer?.status === 503 && answer.text.includes('store-away')) uploads.refused += 1
      else uploads.unsaid += 1
      if (answer?.status !== 503) console.log(`    a picture: ${answer?.status} ${answer?.text.slice(0, 200)}`)
      if (isOver()) return
      await pause(AGAIN)
    }
    await pause(AGAIN)
  }
}

/** Files of pictures that one of the servers does not give. */
async function missingOf(stage: Stage, sites: readonly Edited[], { taken }: Uploads): Promise<number> {
  let missing = 0
  for (const server of stage.servers) {
    const api = stage.apiAt(server)
    for (const { id } of sites.slice(0, UPLOADERS)) {
      const hashes = taken.filter(({ site }) => site === id).map(({ hash }) => hash)
      const path = `/sites/${id}/media-files?hash=${hashes.slice(-90)}`
      const files = await asked<Record<string, readonly { readonly url: string }[]>>(api(path))
      for (const { url } of Object.values(files).flat()) {
        const { pathname, search } = new URL(url, 'http://localhost')
        const { status, text } = await ask(server.port, pathname + search, {
          headers: { host: `localhost:${stage.port}` },
        })
        if (status === 200 && text !== '') continue
        console.log(`    ${pathname}${search}: ${status} ${text.slice(0, 200)}`)
        missing += 1
      }
    }
  }
  return missing
}

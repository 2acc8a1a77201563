// Sites go from one installation to another, each on a PostgreSQL and behind an address of its own, while people type in them,
// publish and read: how long nothing was stored, what was lost, and who did not find the site.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { percentile, printTable, type Row } from '../table.ts'
import { Followed, type Moved, MovingEditor, readAndFollow } from './move-people.ts'
import { asked, type Draft, type Edited, makeSites } from './people.ts'
import { storedIn } from './promises.ts'
import { openStage, type Stage } from './stage.ts'

const SITES = 8
const EDITORS_A_SITE = 6
const READERS = 100
/** How long a site is edited before the next one goes. */
const BETWEEN_MS = 1_000
const PUBLISHED_EVERY = 3_000
/** Nothing of a site is changed for longer (0127). */
const MOST_STILL_MS = 2_500
const ROOT = join(import.meta.dirname, '../..')
/** Both are on this machine, inside the network. */
const NEAR = { PRIVATE_WEBHOOKS: 'on' }

interface Wish {
  readonly servers: number
  /** After so long no further site goes. */
  readonly seconds: number
  readonly hasBucket: boolean
}

interface Gone extends Moved {
  readonly site: Edited
  readonly took: number
}

/** Moves one site after the other from an installation of so many servers to another one. */
export async function measureMove({ servers, seconds, hasBucket }: Wish): Promise<void> {
  const [old, young] = await Promise.all([1, 2].map(() => openStage({ servers, hasBucket, env: NEAR })) as Stages)
  try {
    const sites = await makeSites(old.api, 'moves', SITES, EDITORS_A_SITE)
    const under = { site: undefined as string | undefined }
    const editors = sites.flatMap((site) => peopleOf(site, old.port, under))
    let isOver = false
    const until = () => isOver
    const followed = new Followed()
    const slugs = sites.map(({ slug }) => slug)
    const reading = { port: old.port, slugs, followed, isOver: until }
    const busy = [
      ...Array.from({ length: READERS }, () => readAndFollow(reading)),
      ...editors.map((editor) => editor.workUntil(until)),
      publishUntil(until, old, sites),
    ]
    const gone = await moveAll({
      old,
      young,
      sites,
      seconds,
      begins: (site) => Object.assign(under, { site: site.id }),
    })
    await Promise.all(gone.map(({ site }) => allTold(editors, site)))
    isOver = true
    await Promise.all(busy)
    printTable(`${gone.length} sites to another installation, ${editors.length} editors, ${READERS} readers`, [
      ...timesOf(gone, editors),
      ...(await heldThere({ old, young }, gone, editors)),
      ...leadingOf(gone, editors, followed),
    ])
  } finally {
    await Promise.all([old.stop(), young.stop()])
  }
}

type Stages = [Promise<Stage>, Promise<Stage>]

/** The first one asks all the time while its site goes. */
const peopleOf = (site: Edited, port: number, under: { readonly site: string | undefined }) =>
  site.tokens.map((_, guest) => {
    const isWatching = () => guest === 0 && under.site === site.id
    return new MovingEditor(site, guest, { port, isWatching })
  })

interface Moving {
  readonly old: Stage
  readonly young: Stage
  readonly sites: readonly Edited[]
  readonly seconds: number
  readonly begins: (site: Edited) => void
}

/** As an operator does it: the built command of each, with its settings. */
async function moveAll({ old, young, sites, seconds, begins }: Moving): Promise<Gone[]> {
  const ends = performance.now() + seconds * 1000
  const gone: Gone[] = []
  for (const site of sites) {
    await pause(BETWEEN_MS)
    if (gone.length > 0 && performance.now() > ends) break
    const permission = await mimar(young, ['allow-move'])
    begins(site)
    const began = performance.now()
    const said = await mimar(old, ['move', site.id, '--to', `http://localhost:${young.port}`], permission)
    const [, address = ''] = /^Moved: (\S+)/m.exec(said) ?? []
    const [, editor = ''] = /^Editor: (\S+)/m.exec(said) ?? []
    gone.push({ site, address, editor, took: performance.now() - began })
    console.log(`    ${site.slug} went within ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return gone
}

async function mimar({ servers }: Stage, words: readonly string[], input = ''): Promise<string> {
  const program = [join(ROOT, 'apps/cli/dist/mimar.js'), ...words]
  const env = { ...process.env, ...servers[0]!.settings }
  const running = promisify(execFile)(join(ROOT, 'node_modules/.bin/node'), program, { env })
  running.child.stdin?.end(input)
  return (await running).stdout
}

/** Publishes one site after the other, as long as it is here. */
async function publishUntil(isOver: () => boolean, { api }: Stage, sites: readonly Edited[]): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const next = pause(PUBLISHED_EVERY)
    await api(`/sites/${sites[count % sites.length]!.id}/releases`, { method: 'POST', body: {} }).catch(() => undefined)
    await next
  }
}

/** Until each of its editors has heard where it is, for half a minute at most. */
async function allTold(editors: readonly MovingEditor[], site: Edited): Promise<void> {
  const late = editors.filter((editor) => editor.site === site)
  const ends = performance.now() + 30_000
  while (late.some(({ moved }) => !moved) && performance.now() < ends) await pause(50)
}

function timesOf(gone: readonly Gone[], editors: readonly MovingEditor[]): Row[] {
  const still = editors.flatMap((editor) => editor.still)
  const took = gone.map((one) => one.took / 1000)
  return [
    { what: 'a site went within, half of them', measured: percentile(took, 0.5), unit: 's' },
    { what: 'nothing was stored for, at most', measured: Math.max(0, ...still), unit: 'ms', budget: MOST_STILL_MS },
    { what: '  half of the times', measured: still.length > 0 ? percentile(still, 0.5) : 0, unit: 'ms' },
    { what: '  times', measured: still.length, unit: '', budget: 1, atLeast: true },
  ]
}

/** What was acknowledged, held against the databases of both and the drafts that the other one shows. */
async function heldThere(
  { old, young }: Pick<Moving, 'old' | 'young'>,
  gone: readonly Gone[],
  editors: readonly MovingEditor[],
): Promise<Row[]> {
  const [left, arrived] = await Promise.all([storedIn(old.database), storedIn(young.database)])
  const counts = { acknowledged: 0, lost: 0, twice: 0, order: 0, texts: 0 }
  for (const { site, editor: address } of gone) {
    const id = decodeURIComponent(new URL(address).pathname.split('/')[2] ?? '')
    const changesOf = (rows: typeof left, of: string) =>
      rows.filter((row) => row.site === of).map(({ change_id: change }) => change)
    const [before, after] = [changesOf(left, site.id), changesOf(arrived, id)]
    counts.order += before.filter((change, at) => after[at] !== change).length + Math.abs(after.length - before.length)
    const { site: draft } = await asked<Draft>(young.api(`/sites/${id}/document`))
    const sections = draft.pages.flatMap((page) => page.sections)
    for (const editor of editors.filter((one) => one.site === site)) {
      const times = editor.acknowledged.map((change) => after.filter((one) => one === change).length)
      counts.acknowledged += times.length
      counts.lost += times.filter((count) => count === 0).length
      counts.twice += times.filter((count) => count > 1).length
      if (sections.find(({ id: section }) => section === editor.section)?.content.title?.en !== editor.said)
        counts.texts += 1
    }
  }
  return [
    { what: 'changes acknowledged', measured: counts.acknowledged, unit: '' },
    { what: '  lost', measured: counts.lost, unit: '', budget: 0 },
    { what: '  there more than once', measured: counts.twice, unit: '', budget: 0 },
    { what: '  in another place than they had', measured: counts.order, unit: '', budget: 0 },
    { what: '  texts that are not what was stored last', measured: counts.texts, unit: '', budget: 0 },
  ]
}

function leadingOf(gone: readonly Gone[], editors: readonly MovingEditor[], followed: Followed): Row[] {
  const late = gone.flatMap((one) => editors.filter(({ site }) => site === one.site).map((editor) => ({ one, editor })))
  const isLed = ({ one, editor: { moved } }: (typeof late)[number]) =>
    moved?.address === one.address && moved.editor === one.editor
  const strange = editors.flatMap((editor) => editor.strange)
  for (const one of strange.slice(0, 5)) console.log(`    an editor was told: ${one}`)
  return [
    { what: 'editors who were there when their site went', measured: late.length, unit: '' },
    { what: '  not told where it is', measured: late.filter((one) => !isLed(one)).length, unit: '', budget: 0 },
    { what: '  told anything else', measured: strange.length, unit: '', budget: 0 },
    { what: 'pages read at the old addresses', measured: followed.read, unit: '' },
    { what: '  failed', measured: followed.failed.length, unit: '', budget: 0 },
    { what: '  led on to the other installation', measured: followed.ledOn, unit: '', budget: 1, atLeast: true },
  ]
}

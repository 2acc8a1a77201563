// Servers that do not see what the others see: clocks minutes apart, a wire that is cut or silent, one that stands still and wakes.
import { setTimeout as pause } from 'node:timers/promises'
import type { ScheduleAnswer } from '@mimar/contract'
import pg from 'pg'
import { printTable, type Row } from '../table.ts'
import { asked, type Edited, editorsOf, makeSites, Readings, read } from './people.ts'
import { heldAgainst } from './promises.ts'
import { type Api, openStage, type Stage } from './stage.ts'

const MINUTES_OFF = 5
const READERS = 50
/** A publish that is put off is due so long after it was asked for. */
const DUE_IN = 2_500
const BETWEEN = 5_000

/** Three servers in turn without the database and standing still, all with other clocks, while people edit and publishes fall due. */
export async function measureSplit(seconds: number): Promise<void> {
  const off = MINUTES_OFF * 60_000
  const stage = await openStage({ servers: 3, hasGates: true, clocks: [0, off, -off] })
  try {
    const sites = await makeSites(stage.api, 'split')
    const editors = editorsOf(sites, () => stage.port)
    let isOver = false
    const readings = new Readings()
    const slugs = sites.map(({ slug }) => slug)
    const visit = { port: stage.port, slugs, readings, isOver: () => isOver }
    const jobs = sites.map((site) => publishLater(stage.api, site, () => isOver))
    const working = [
      ...editors.map((editor) => editor.workUntil(() => isOver)),
      ...Array.from({ length: READERS }, () => read(visit)),
    ]
    await goThrough(stage, seconds)
    isOver = true
    await Promise.all(working)
    const done = await Promise.all(jobs)
    printTable(
      `3 servers, clocks ${MINUTES_OFF} minutes apart, each in turn without the database or standing still for ${seconds} s`,
      [
        ...(await heldAgainst(stage, editors)),
        ...(await jobsOf(stage, sites, done)),
        { what: 'pages read', measured: readings.read, unit: '' },
        { what: '  failed', measured: readings.failed.length, unit: '' },
      ],
    )
  } finally {
    await stage.stop()
  }
}

async function goThrough({ servers }: Stage, seconds: number): Promise<void> {
  const [one, two, three] = servers
  const step = async (what: string, begin: () => void, end: () => void) => {
    console.log(`    ${what}`)
    begin()
    await pause(seconds * 1000)
    end()
    await pause(5_000)
  }
  await pause(5_000)
  await step(
    'the first server hears nothing from the database',
    () => one!.gate!.turn('silent'),
    () => one!.gate!.turn('open'),
  )
  await step(
    'the second server is refused by it',
    () => two!.gate!.turn('cut'),
    () => two!.gate!.turn('open'),
  )
  await step(
    'the third server stands still',
    () => three!.signal('SIGSTOP'),
    () => three!.signal('SIGCONT'),
  )
}

/** Puts one publish after the other off, each when the one before it is over: so many were published. */
async function publishLater(api: Api, { id }: Edited, isOver: () => boolean): Promise<number> {
  let published = 0
  while (!isOver()) {
    const at = new Date(Date.now() + DUE_IN).toISOString()
    const set = { method: 'PUT', body: { at, timeZone: 'UTC' } }
    const answer = await api(`/sites/${id}/schedule`, set).catch(() => undefined)
    // Without an answer it may stand there all the same: what stands there is waited for.
    if (answer && answer.status < 500 && answer.status !== 200) await pause(BETWEEN)
    if (await isPublished(api, id, at)) published += 1
    await pause(BETWEEN)
  }
  return published
}

/** Waits until it is over; false where it was never taken down. */
async function isPublished(api: Api, id: string, at: string): Promise<boolean> {
  for (;;) {
    await pause(500)
    const answer = await api(`/sites/${id}/schedule`).catch(() => undefined)
    if (answer?.status !== 200) continue
    const { schedule } = await asked<ScheduleAnswer>(Promise.resolve(answer))
    if (schedule?.at !== at) return false
    if (schedule.outcome !== null) return schedule.outcome === 'published'
  }
}

/** Each site has the release it began with, and one for each publish that was put off. */
async function jobsOf({ database }: Stage, sites: readonly Edited[], done: readonly number[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ site: string; count: string }>(
    'select site, count(*) from releases group by site',
  )
  await client.end()
  const made = new Map(rows.map(({ site, count }) => [site, Number(count) - 1]))
  const off = (is: (difference: number) => number) =>
    sites.reduce((sum, { id }, index) => sum + Math.max(0, is((made.get(id) ?? 0) - done[index]!)), 0)
  return [
    { what: 'publishes that were put off and went live', measured: done.reduce((sum, one) => sum + one, 0), unit: '' },
    { what: '  done more than once', measured: off((difference) => difference), unit: '', budget: 0 },
    { what: '  lost', measured: off((difference) => -difference), unit: '', budget: 0 },
  ]
}

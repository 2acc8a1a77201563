import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heapAfterEdits } from './editor-heap.ts'
import { open } from './editor-opening.ts'
import { type Compared, type Subject, WITHOUT_CLOCK, withFreshBrowser } from './editor-subjects.ts'
import { mainThreads, startTrace, type Traced, workOf } from './editor-tasks.ts'
import { work } from './editor-work.ts'
import { holds, type Row } from './table.ts'

/** Where traces go; without it nothing is traced. */
const folder = process.env.MIMAR_TRACES

/** With these, developer tools show the functions too. */
const WITH_FUNCTIONS = ['disabled-by-default-v8.cpu_profiler', 'v8.execute']

/** What costs time in a browser, by the names of its events; the first that fits. */
const COSTS: readonly (readonly [cost: string, names: RegExp])[] = [
  ['compiling', /^v8\.(compile|parse|produce)|CompileScript|BackgroundCompile/i],
  ['collecting garbage', /GC|V8\.GC|BlinkGC/],
  [
    'script',
    /^(EvaluateScript|FunctionCall|v8\.(evaluate|callFunction|run)|TimerFire|FireAnimationFrame|RunMicrotasks|EventDispatch)/,
  ],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)/],
  ['layout', /^(Layout|LocalFrameView::performLayout)$/],
  ['observers', /IntersectionObserver|ResizeObserver/],
  ['paint', /^(PrePaint|Paint|Layerize|UpdateLayer|CompositeLayers|Commit|PaintImage)/],
  ['parsing the document', /^ParseHTML|HTMLDocumentParser/],
]
const OTHER = 'the browser itself'

/** Milliseconds of the busiest page, each event without what runs within it. */
export function costsIn(events: readonly Traced[]): ReadonlyMap<string, number> {
  const perThread = [...mainThreads(events)].map((thread) => costsOf(workOf(events, new Set([thread]))))
  const sum = (costs: ReadonlyMap<string, number>) => [...costs.values()].reduce((all, one) => all + one, 0)
  return perThread.toSorted((one, other) => sum(other) - sum(one))[0] ?? new Map()
}

function costsOf(events: readonly Traced[]): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  const open: { readonly cost: string; readonly end: number; left: number }[] = []
  const close = () => {
    const { cost, left } = open.pop()!
    costs.set(cost, (costs.get(cost) ?? 0) + left / 1000)
  }
  for (const { name, ts, dur = 0 } of events) {
    while (open.length > 0 && open.at(-1)!.end <= ts) close()
    const outer = open.at(-1)
    if (outer) outer.left -= Math.min(dur, outer.end - ts)
    // What has no name of its own here belongs to what it runs within.
    const cost = COSTS.find(([, names]) => names.test(name))?.[0] ?? outer?.cost ?? OTHER
    open.push({ cost, end: ts + dur, left: dur })
  }
  while (open.length > 0) close()
  return costs
}

type Kind = 'opening' | 'keys' | 'changes' | 'heap'

const KINDS: { readonly [kind in Exclude<Kind, 'heap'>]: RegExp } = {
  opening: /navigation|longest task/,
  keys: /key to paint|script for each key/,
  changes: /^(insert|move|undo) /,
}

/** Leaves a trace of ours and of the bare page for whatever does not hold, and says where the time went. */
export async function traceMissed(compared: Compared, rows: readonly Row[], texts: string): Promise<void> {
  if (folder === undefined) return
  const missed = rows.filter((row) => !holds(row)).map(({ what }) => what.trim())
  for (const [kind, rowsOf] of Object.entries(KINDS)) {
    if (!missed.some((what) => rowsOf.test(what))) continue
    for (const subject of [compared.bare, compared.ours]) await trace(kind as Kind, subject, compared)
  }
  if (missed.some((what) => what.startsWith('heap'))) await snapshot(compared, texts)
}

const fileOf = (kind: Kind, { name }: Subject, sections: number, ending: string) =>
  join(folder ?? '', `editor-${kind}-${sections}-${name.toLowerCase().replaceAll(/\W+/g, '-')}.${ending}`)

async function trace(kind: Kind, subject: Subject, { sections, cookies }: Compared): Promise<void> {
  const events = await withFreshBrowser(
    cookies,
    (page) => (kind === 'opening' ? traceOpening(page, subject) : traceWork(page, subject, sections, kind)),
    kind === 'opening' ? [] : WITHOUT_CLOCK,
  )
  const file = fileOf(kind, subject, sections, 'json')
  writeFileSync(file, JSON.stringify({ traceEvents: events }))
  const costs = [...costsIn(events)].toSorted(([, one], [, other]) => other - one)
  const said = costs.map(([cost, ms]) => `${cost} ${ms.toFixed(0)}`).join(', ')
  console.error(`    ${kind} on ${sections} sections, ${subject.name}, ms of the main thread: ${said} (${file})`)
}

type OnPage = Parameters<typeof startTrace>[0]

async function traceOpening(page: OnPage, { address }: Subject): Promise<readonly Traced[]> {
  const tracing = await startTrace(page, WITH_FUNCTIONS)
  await open(page, address)
  return tracing.end()
}

async function traceWork(page: OnPage, subject: Subject, sections: number, kind: Kind): Promise<readonly Traced[]> {
  let tracing: Awaited<ReturnType<typeof startTrace>> | undefined
  let keys: readonly Traced[] = []
  await work(page, subject, { sections, isRearranged: kind === 'changes' }, async (step) => {
    if (step === kind) tracing = await startTrace(page, WITH_FUNCTIONS)
    else if (tracing) keys = await tracing.end()
  })
  return kind === 'changes' && tracing ? tracing.end() : keys
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] }
  }
  readonly nodes: readonly number[]
}

/** All objects that are in use after many edits, as developer tools read them, and how much each kind of them takes. */
async function snapshot(compared: Compared, texts: string): Promise<void> {
  const file = fileOf('heap', compared.ours, compared.sections, 'heapsnapshot')
  await heapAfterEdits(compared.cookies, compared.ours, texts, file)
  const { snapshot, nodes } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const sizes = new Map<string, number>()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = (types[kindAt] as readonly string[])[nodes[at + kindAt]!] ?? ''
    sizes.set(kind, (sizes.get(kind) ?? 0) + nodes[at + sizeAt]!)
  }
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one)
  const said = largest.map(([kind, bytes]) => `${kind} ${(bytes / 1e6).toFixed(2)}`).join(', ')
  console.error(`    heap on ${compared.sections} sections, MB: ${said} (${file})`)
}

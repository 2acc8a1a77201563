import type { Page } from '@playwright/test'

/** What a browser says that a thread did, in microseconds; `tdur` is what it had of a processor. */
export interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** What the main thread of a page did, in milliseconds of a processor: what else the machine does takes none of it. */
export interface Worked {
  readonly longest: number
  /** Tasks over 50 ms (long tasks). */
  readonly long: number
  readonly script: number
}

const LONG = 50
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata']
const TASK = /(^|::)RunTask$/
const SCRIPT = /^(v8\.evaluateModule|EvaluateScript|v8\.callFunction|FunctionCall|v8\.compile|v8\.compileModule)$/

/** Runs something on a page, and tells what its main thread did meanwhile. */
export async function traceTasks(page: Page, work: () => Promise<unknown>): Promise<Worked> {
  const tracing = await startTrace(page)
  await work()
  return workedIn(await tracing.end())
}

/** Notes what every thread of the browser does from now on, with more if `beside` names more. */
export async function startTrace(page: Page, beside: readonly string[] = []) {
  const protocol = await page.context().newCDPSession(page)
  const events: Traced[] = []
  protocol.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await protocol.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories: [...CATEGORIES, ...beside] },
  })
  return {
    async end(): Promise<readonly Traced[]> {
      const ended = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve))
      await protocol.send('Tracing.end')
      await ended
      return events
    },
  }
}

const threadOf = ({ pid, tid }: Traced) => `${pid}:${tid}`

/** Threads that run pages. */
export const mainThreads = (events: readonly Traced[]) =>
  new Set(
    events.flatMap((one) => (one.name === 'thread_name' && one.args.name === 'CrRendererMain' ? threadOf(one) : [])),
  )

/** What a thread did, the outer before the inner. */
export const workOf = (events: readonly Traced[], threads: ReadonlySet<string>) =>
  events
    .filter((event) => event.ph === 'X' && threads.has(threadOf(event)))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))

function workedIn(events: readonly Traced[]): Worked {
  const costs = new Map<string, { tasks: number[]; script: number }>()
  const ends = new Map<string, number>()
  for (const event of workOf(events, mainThreads(events))) {
    const thread = threadOf(event)
    const cost = costs.get(thread) ?? { tasks: [], script: 0 }
    costs.set(thread, cost)
    const took = (event.tdur ?? 0) / 1000
    if (TASK.test(event.name)) cost.tasks.push(took)
    // A script that another one calls is counted with it.
    if (!SCRIPT.test(event.name) || event.ts < (ends.get(thread) ?? 0)) continue
    ends.set(thread, event.ts + (event.dur ?? 0))
    cost.script += took
  }
  const sum = (tasks: readonly number[]) => tasks.reduce((all, one) => all + one, 0)
  const [busiest] = [...costs.values()].toSorted((one, other) => sum(other.tasks) - sum(one.tasks))
  if (!busiest || busiest.tasks.length === 0) throw new Error('The browser has traced no task of a page.')
  const { tasks, script } = busiest
  return { longest: Math.max(...tasks), long: tasks.filter((one) => one > LONG).length, script }
}

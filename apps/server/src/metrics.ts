// Prometheus metrics, in its text format.
import { getHeapStatistics } from 'node:v8'
import { METRICS, type MetricName, type MetricOf } from './metric-list.ts'

type Labels = Readonly<Record<string, string>>

/** A value with the labels that tell it from others of its name. */
export interface Sample {
  readonly labels: Labels
  readonly value: number
}

type Gauge = () => number | readonly Sample[] | Promise<number | readonly Sample[]>

const NONE: Labels = {}

/** Upper ends of the steps in which times are counted, in seconds. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Times {
  readonly labels: Labels
  /** How many took no longer than each step. */
  readonly within: number[]
  count: number
  sum: number
}

/** Counts what the server does, for /metrics. */
export class Metrics {
  readonly #counts = new Map<MetricName, Map<string, number>>()
  readonly #times = new Map<MetricName, Map<string, Times>>()
  readonly #gauges = new Map<MetricName, Gauge>()
  readonly #written = new WeakMap<Labels, string>()

  constructor() {
    for (const [name, { type }] of Object.entries(METRICS) as [MetricName, { type: string }][]) {
      // What has happened never is told as 0, or its first time is no increase.
      if (type === 'counter' && !('labels' in METRICS[name])) this.#counts.set(name, new Map([['', 0]]))
    }
    const memory = () => process.memoryUsage()
    this.watch('process_resident_memory_bytes', () => memory().rss)
    this.watch('nodejs_heap_size_used_bytes', () => memory().heapUsed)
    this.watch('nodejs_heap_size_limit_bytes', () => getHeapStatistics().heap_size_limit)
    this.watch('process_uptime_seconds', () => Math.round(process.uptime()))
  }

  /** Labels that are the same object each time are written once: pages from memory take less time than writing some. */
  add(name: MetricOf<'counter'>, amount = 1, labels: Labels = NONE): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>()
    if (counts.size === 0) this.#counts.set(name, counts)
    const known = this.#written.get(labels)
    const key = known ?? written(labels)
    if (known === undefined) this.#written.set(labels, key)
    counts.set(key, (counts.get(key) ?? 0) + amount)
  }

  /** How often it has happened, with these labels and any others. */
  total(name: MetricOf<'counter'>, labels: Labels = {}): number {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const found = [...(this.#counts.get(name) ?? [])].filter(([key]) => wanted.every((pair) => key.includes(pair)))
    return found.reduce((sum, [, count]) => sum + count, 0)
  }

  /** Notes how long something took. */
  took(name: MetricOf<'histogram'>, seconds: number, labels: Labels = {}): void {
    const all = this.#times.get(name) ?? new Map<string, Times>()
    this.#times.set(name, all)
    const key = written(labels)
    const times = all.get(key) ?? { labels, within: STEPS.map(() => 0), count: 0, sum: 0 }
    all.set(key, times)
    times.count += 1
    times.sum += seconds
    for (const [at, step] of STEPS.entries()) if (seconds <= step) times.within[at] = (times.within[at] ?? 0) + 1
  }

  /** What is asked each time. One that fails is left out, and the others are told. */
  watch(name: MetricOf<'gauge'>, gauge: Gauge): void {
    this.#gauges.set(name, gauge)
  }

  /** The Prometheus text format. */
  async text(): Promise<string> {
    const lines: string[] = []
    for (const [name, { type, help }] of Object.entries(METRICS) as [MetricName, { type: string; help: string }][]) {
      const samples = [...this.#countsOf(name), ...this.#timesOf(name), ...(await this.#gaugeOf(name))]
      if (samples.length > 0) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples)
    }
    return `${lines.join('\n')}\n`
  }

  #countsOf(name: MetricName): string[] {
    return [...(this.#counts.get(name) ?? [])].map(([labels, count]) => `${name}${labels} ${count}`)
  }

  #timesOf(name: MetricName): string[] {
    return [...(this.#times.get(name)?.values() ?? [])].flatMap(({ labels, within, count, sum }) => [
      ...STEPS.map((step, at) => `${name}_bucket${written({ ...labels, le: String(step) })} ${within[at]}`),
      `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${written(labels)} ${sum}`,
      `${name}_count${written(labels)} ${count}`,
    ])
  }

  async #gaugeOf(name: MetricName): Promise<string[]> {
    try {
      const value = await this.#gauges.get(name)?.()
      if (value === undefined) return []
      const samples = typeof value === 'number' ? [{ labels: {}, value }] : value
      return samples.map((sample) => `${name}${written(sample.labels)} ${sample.value}`)
    } catch {
      return []
    }
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

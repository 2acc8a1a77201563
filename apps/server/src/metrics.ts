import { getHeapStatistics } from 'node:v8'

/** Counts what the server does, for /metrics. */
export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #gauges = new Map<string, () => number>()

  add(name: string, amount = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + amount)
  }

  /** What is asked each time. */
  watch(name: string, gauge: () => number): void {
    this.#gauges.set(name, gauge)
  }

  /** The Prometheus text format. */
  text(): string {
    const memory = process.memoryUsage()
    const lines = [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
      '# TYPE nodejs_heap_size_limit_bytes gauge',
      `nodejs_heap_size_limit_bytes ${getHeapStatistics().heap_size_limit}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${Math.round(process.uptime())}`,
    ]
    for (const [name, gauge] of this.#gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${Math.round(gauge())}`)
    for (const [name, count] of this.#counts) lines.push(`# TYPE ${name} counter`, `${name} ${count}`)
    return `${lines.join('\n')}\n`
  }
}

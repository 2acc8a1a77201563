// Observability: what is counted and measured of every request, and of the machine.
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressesIn } from './connections.ts'
import type { EventLoop } from './event-loop.ts'
import type { Metrics } from './metrics.ts'
import { keepGivenId } from './request-id.ts'
import type { Handler } from './server.ts'
import type { Settings } from './settings.ts'
import { VERSION } from './version.ts'

/** What kinds of requests are told apart. */
type RequestClass = 'site' | 'draft' | 'editor' | 'api' | 'form' | 'health'

interface Sides {
  readonly app: Handler
  readonly hosting: Handler
  readonly drafts: Handler
}

/** The same sides of the server, with each answer counted, and with the ids that our own proxies give. */
export function observed({ app, hosting, drafts }: Sides, metrics: Metrics, { trustedProxies }: Settings): Sides {
  const isTrusted = addressesIn(trustedProxies)
  const named = (handler: Handler): Handler => {
    return (request, response) => {
      keepGivenId(request, isTrusted)
      handler(request, response)
    }
  }
  const counts = Object.fromEntries(CLASSES.map((name) => [name, counterOf(name, metrics)]))
  const counted = (handler: Handler, classOf: (request: IncomingMessage) => RequestClass): Handler => {
    return named((request, response) => {
      const count = counts[classOf(request)]
      if (count) response.on('finish', count)
      handler(request, response)
    })
  }
  return {
    app: counted(app, classOfApp),
    hosting: counted(hosting, () => 'site'),
    drafts: counted(drafts, () => 'draft'),
  }
}

const CLASSES = ['site', 'draft', 'editor', 'api', 'form', 'health'] as const satisfies readonly RequestClass[]

/** One for all requests of a class: a page that is answered from memory takes less time than making a function. */
function counterOf(name: RequestClass, metrics: Metrics) {
  const labels = Array.from({ length: 10 }, (_, hundreds) => ({ class: name, status: `${hundreds}xx` }))
  return function count(this: ServerResponse) {
    metrics.add('mimar_requests_total', 1, labels[Math.trunc(this.statusCode / 100)])
  }
}

function classOfApp({ url = '' }: IncomingMessage): RequestClass {
  if (url.startsWith('/api/v1/sites/form/')) return 'form'
  if (url.startsWith('/api/')) return 'api'
  return /^\/(?:healthz|readyz|metrics)$/.test(url) ? 'health' : 'editor'
}

/** What is asked of the machine each time. */
export function watchMachine(metrics: Metrics, loop: EventLoop, { dataDir, cacheBytes }: Settings): void {
  metrics.watch('mimar_info', () => [{ labels: { version: VERSION }, value: 1 }])
  metrics.watch('nodejs_eventloop_lag_p99_seconds', () => loop.lag.p99)
  metrics.watch('nodejs_eventloop_lag_max_seconds', () => loop.lag.max)
  metrics.watch('mimar_cache_limit_bytes', () => cacheBytes)
  metrics.watch('mimar_disk_free_bytes', async () => (await diskOf(dataDir)).free)
  metrics.watch('mimar_disk_size_bytes', async () => (await diskOf(dataDir)).size)
}

/** How large the disk of a folder is, and what is left of it for us. */
export async function diskOf(folder: string): Promise<{ readonly free: number; readonly size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

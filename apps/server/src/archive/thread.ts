import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Fault } from '@mimar/document'
import type { SiteOrFaults } from '../sites/import-site.ts'
import { Queue } from '../sites/queue.ts'
import { giveWay } from '../turns.ts'
import type { ConfigurationSource } from './configuration.ts'
import { ArchiveRefusal } from './format.ts'
import { Joining, type Piece } from './pieces.ts'
import type { Arrived } from './read.ts'
import type { ChangeRow } from './rows.ts'

/** What a thread is to read: a site file, or the configuration that is in a file or has arrived as JSON. */
export type ReadingTask =
  | { readonly wanted: 'all' | 'changes'; readonly path: string }
  | { readonly wanted: 'configuration'; readonly from: ConfigurationSource }

/** What it found: one such after each question, and steps between them. */
export type ThreadAnswer =
  | { readonly kind: 'step'; readonly done: number; readonly total: number }
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'changes'; readonly rows: readonly ChangeRow[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refused'; readonly code: ArchiveRefusal['code']; readonly detail: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string | undefined }
  | { readonly kind: 'end' }

interface Reading {
  readonly path: string
  readonly signal?: AbortSignal | undefined
}

type Signal = Reading['signal']

/** The worker stands beside this file, in the source and when built. */
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './archive.worker.ts' : './archive.worker.js', import.meta.url),
)
/** Enough for the largest site there may be, as text, as JSON and as a site. */
const MOST_MEMORY_MB = 1_024

const queue = new Queue()

type OrFaults<Read> = Read | { readonly faults: readonly Fault[] }

/** Reads and checks a site file in a thread of its own, so that nobody waits for it; one file at a time. */
export function readInThread(
  { path, signal }: Reading,
  tell: (done: number, total: number) => void,
): Promise<OrFaults<Arrived>> {
  return queue.run('all', () => joined<Arrived>({ wanted: 'all', path }, tell, signal))
}

/** Reads and checks a configuration alone, likewise; it does not wait for site files, which may be long. */
export function configurationInThread(from: ConfigurationSource, signal?: Signal): Promise<SiteOrFaults> {
  return queue.run('configuration', () => joined({ wanted: 'configuration', from }, () => {}, signal))
}

async function joined<Read>(
  task: ReadingTask,
  tell: (done: number, total: number) => void,
  signal: Signal,
): Promise<OrFaults<Read>> {
  const joining = new Joining()
  let last = -1
  for await (const found of findings(task, signal)) {
    if (found.kind === 'faults') return { faults: found.faults }
    if (found.kind === 'step') tell(found.done, found.total)
    if (found.kind !== 'pieces') continue
    for (const piece of found.pieces) {
      joining.add(piece)
      last = piece.id
      await giveWay()
    }
  }
  return joining.get(last) as Read
}

/** The changes of a site file as rows, some at once, each checked on the way. */
export async function* changesInThread({ path, signal }: Reading): AsyncIterable<readonly ChangeRow[]> {
  for await (const found of findings({ wanted: 'changes', path }, signal)) {
    if (found.kind === 'changes') yield found.rows
  }
}

async function* findings(task: ReadingTask, signal: Signal): AsyncIterable<ThreadAnswer> {
  const worker = new Worker(WORKER, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  try {
    const answers = on(worker, 'message', { close: ['exit'], signal })
    worker.postMessage('next')
    for await (const [found] of answers as AsyncIterable<[ThreadAnswer]>) {
      if (found.kind === 'end') return
      if (found.kind === 'refused') throw new ArchiveRefusal(found.code, found.detail)
      if (found.kind === 'failed') throw Object.assign(new Error(found.message), { code: found.code })
      yield found
      // Only what was taken makes room for more (backpressure).
      if (found.kind !== 'step') worker.postMessage('next')
    }
    throw new Error('The thread that reads site files has ended.')
  } catch (failure) {
    const { code } = (failure ?? {}) as { readonly code?: unknown }
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ArchiveRefusal('archive-too-large', 'memory') : failure
  } finally {
    await worker.terminate()
  }
}

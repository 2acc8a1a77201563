// Worker threads: the pages of a large site are drawn on all cores, while this one answers visitors and writes.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DrawingAnswer, DrawingJob, DrawingTask, NamedFile } from './drawing-job.ts'

/** Views are TypeScript with markup: only the build has them as a program that a thread can begin with. */
const WORKER = import.meta.url.endsWith('.ts')
  ? undefined
  : fileURLToPath(new URL('./drawing.worker.js', import.meta.url))

/** More threads would need more memory: each has the whole site. */
const MOST_THREADS = 4
/** Pages that a thread draws at once: some tens of milliseconds. */
const AT_ONCE = 50
/** In MB; a site of 10,000,000 characters needs a fifth of it. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

interface Options {
  readonly threads?: number
  readonly start?: (() => Worker) | undefined
}

/** Pages of one site at a time, drawn by threads that end with it. */
export class DrawingThreads {
  readonly #threads: number
  readonly #start: (() => Worker) | undefined
  #isBusy = false

  constructor({ threads = Math.min(availableParallelism(), MOST_THREADS), start = starting(WORKER) }: Options = {}) {
    this.#threads = threads
    this.#start = start
  }

  /** Whether anything can be drawn here now: not while another site is, nor where there is one core. */
  get isFree(): boolean {
    return this.#start !== undefined && this.#threads > 1 && !this.#isBusy
  }

  /** So many pages and what they ask for, in the order in which they are done. Fails when any thread does. */
  async *draw(
    count: number,
    jobOf: () => Promise<DrawingJob>,
    onShown: (url: string) => void,
  ): AsyncIterable<NamedFile> {
    if (this.#isBusy) throw new Error('Another site is being drawn by threads of its own.')
    this.#isBusy = true
    const threads = Array.from({ length: this.#threads }, () => new DrawingThread(this.#start!()))
    try {
      const job = await jobOf()
      for (const thread of threads) thread.begin(job)
      for await (const { files, shown } of answersOf(threads, tasksFor(count))) {
        for (const url of shown) onShown(url)
        yield* files
      }
    } finally {
      this.#isBusy = false
      for (const thread of threads) thread.end()
    }
  }
}

function starting(worker: string | undefined) {
  return worker === undefined ? undefined : () => new Worker(worker, { resourceLimits: MEMORY })
}

function* tasksFor(count: number): Generator<DrawingTask, undefined> {
  for (let from = 0; from < count; from += AT_ONCE) yield { from, to: Math.min(count, from + AT_ONCE) }
}

type Drawn = Exclude<DrawingAnswer, { readonly failed: string }>

/** Each thread has one task, and the next before its answer is looked at; so at most two answers of each are in memory. */
async function* answersOf(threads: readonly DrawingThread[], tasks: Generator<DrawingTask, undefined>) {
  const asked = new Map<DrawingThread, Promise<readonly [DrawingThread, Drawn]>>()
  const resting = new Set<DrawingThread>()
  const askNext = (thread: DrawingThread) => {
    asked.delete(thread)
    if (resting.has(thread)) return
    const task = tasks.next().value ?? 'rest'
    if (task === 'rest') resting.add(thread)
    const answer = thread.ask(task).then((drawn) => [thread, drawn] as const)
    // The first failure ends all; nobody hears of the others.
    answer.catch(() => {})
    asked.set(thread, answer)
  }
  for (const thread of threads) askNext(thread)
  while (asked.size > 0) {
    const [thread, drawn] = await Promise.race(asked.values())
    askNext(thread)
    yield drawn
  }
}

/** One thread, asked one thing at a time. */
class DrawingThread {
  readonly #worker: Worker
  #waiting: PromiseWithResolvers<Drawn> | undefined
  #failure: Error | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answer: DrawingAnswer) => {
      if ('failed' in answer) this.#failed(new Error(answer.failed))
      else this.#waiting?.resolve(answer)
    })
    worker.on('error', (failure: Error) => this.#failed(failure))
    worker.on('exit', () => this.#failed(new Error('A thread that draws pages has ended.')))
  }

  begin(job: DrawingJob): void {
    this.#worker.postMessage({ job } satisfies DrawingTask)
  }

  ask(task: DrawingTask): Promise<Drawn> {
    this.#waiting = Promise.withResolvers()
    if (this.#failure) this.#waiting.reject(this.#failure)
    else this.#worker.postMessage(task)
    return this.#waiting.promise
  }

  end(): void {
    void this.#worker.terminate()
  }

  #failed(failure: Error): void {
    this.#failure ??= failure
    this.#waiting?.reject(this.#failure)
  }
}

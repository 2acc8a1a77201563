// Font subsetting: only the letters that a language of the site uses.
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { FairQueue } from '../media/fair-queue.ts'

export interface SubsetTask {
  readonly id: number
  readonly bytes: Uint8Array
  readonly characters: string
  readonly options: object
}

export type SubsetAnswer = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly failed: string })

/** What is asked of a font: the characters that stay, and how it is written. */
type Asked = Pick<SubsetTask, 'characters' | 'options'>

/** For whom a font is cut: sites take turns. Left out: work of the program's own. */
interface Asker {
  readonly site?: string | undefined
  /** Nobody waits for it any more: what has not begun is not cut. */
  readonly signal?: AbortSignal | undefined
}

/** A font that was not cut since whoever asked for it has gone. */
export class GivenUp extends Error {}

interface Waiting {
  readonly site: string | undefined
  readonly task: SubsetTask
  resolve(bytes: Uint8Array): void
  reject(failure: Error): void
}

/** The worker stands beside this file, in the source and when built. */
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './subset.worker.ts' : './subset.worker.js', import.meta.url),
)
/** How long the thread stays when it has nothing to do, in ms: fonts are cut several at once, and then for long none. */
const STAYS = 10_000

/** How long one font may take, in ms: a hundred times what it does. */
const LONGEST_MS = 30_000

/** Cuts fonts in a thread of its own: each takes a fifth of a second, in which no visitor would be answered. */
export function createSubsetting({ longestMs = LONGEST_MS } = {}) {
  const thread = new SubsetThread(longestMs)
  return (asked: Asked, bytes: Uint8Array, asker?: Asker): Promise<Uint8Array> => thread.cut(asked, bytes, asker)
}

/** The thread, and what waits for it. Whatever ends it costs the font it was at, and those that wait go on with another. */
class SubsetThread {
  readonly #longestMs: number
  readonly #queue = new FairQueue<Waiting>()
  #running: Waiting | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor(longestMs: number) {
    this.#longestMs = longestMs
  }

  cut(asked: Asked, bytes: Uint8Array, { site, signal }: Asker = {}): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new GivenUp())
      this.#last += 1
      const waiting = { site, task: { id: this.#last, bytes, ...asked }, resolve, reject }
      this.#queue.add(waiting)
      signal?.addEventListener('abort', () => this.#queue.remove(waiting) && reject(new GivenUp()), { once: true })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#queue.next([])
    if (this.#running) this.#begin(this.#running)
    else this.#rest()
  }

  #begin({ task }: Waiting): void {
    this.#worker ??= this.#start()
    const worker = this.#worker
    worker.ref()
    this.#timer = setTimeout(() => this.#lost(worker, new Error(TOO_LONG)), this.#longestMs)
    worker.postMessage(task)
  }

  /** Who ends the program has nothing to wait for. */
  #rest(): void {
    const worker = this.#worker
    worker?.unref()
    this.#timer = worker && setTimeout(() => this.#leave(worker), STAYS).unref()
  }

  #start(): Worker {
    const worker = new Worker(WORKER)
    worker.on('error', (failure: Error) => this.#lost(worker, failure))
    worker.on('exit', () => this.#lost(worker, new Error('The thread that cuts fonts has ended.')))
    worker.on('message', (answer: SubsetAnswer) => this.#heard(answer))
    return worker
  }

  #heard(answer: SubsetAnswer): void {
    const asked = this.#running
    if (asked?.task.id !== answer.id) return
    this.#running = undefined
    if ('failed' in answer) asked.reject(new Error(`A font cannot be cut: ${answer.failed}`))
    else asked.resolve(answer.bytes)
    this.#next()
  }

  #lost(worker: Worker, failure: Error): void {
    if (worker !== this.#worker) return
    const asked = this.#running
    this.#running = undefined
    this.#leave(worker)
    asked?.reject(failure)
    this.#next()
  }

  #leave(worker: Worker): void {
    this.#worker = undefined
    void worker.terminate()
  }
}

const TOO_LONG = 'A font cannot be cut: it takes too long. Another font, or fewer different characters, may work.'

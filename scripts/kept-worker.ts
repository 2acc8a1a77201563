// Mutation testing: a test worker that outlives a run, so that what a mutant is tried with is loaded already.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

let kept: Worker | undefined

/** Vitest's own worker of the pool "threads"; stopped, it waits for the next run instead of ending. */
class KeptWorker implements PoolWorker {
  readonly name = 'threads'
  readonly #options: PoolOptions
  #thread: Worker | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  on(event: string, listener: (...told: never[]) => void): void {
    this.#thread?.on(event, listener as () => void)
  }

  off(event: string, listener: (...told: never[]) => void): void {
    this.#thread?.off(event, listener as () => void)
  }

  /** That it should end is answered here; each beginning brings the configuration of its run. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') this.#thread?.postMessage(message)
    else queueMicrotask(() => this.#thread?.emit('message', { type: 'stopped', __vitest_worker_response__: true }))
  }

  deserialize(data: unknown): unknown {
    return data
  }

  async start(): Promise<void> {
    this.#thread = kept ?? this.#begin()
    kept = undefined
  }

  async stop(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    for (const event of ['error', 'message']) thread?.removeAllListeners(event)
    if (kept) await thread?.terminate()
    else kept = thread
  }

  #begin(): Worker {
    const { distPath, env, execArgv } = this.#options
    const thread = new Worker(join(distPath, 'workers/threads.js'), { env, execArgv, stdout: true, stderr: true })
    // Unread, what tests print would hold them up.
    for (const stream of [thread.stdout, thread.stderr]) stream.resume()
    thread.once('exit', () => {
      if (kept === thread) kept = undefined
    })
    // A process that has nothing else to do may end.
    thread.unref()
    return thread
  }
}

/** Lets all runs of this process share one worker; what belongs to the room that is broken begins anew for each test file (`short-samples.ts`). */
export function keptWorker(): Plugin {
  return {
    name: 'mimar:kept-worker',
    configureVitest({ project, vitest }) {
      vitest.onClose(async () => void (await kept?.terminate()))
      project.config.isolate = false
      project.config.pool = 'kept'
      project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptWorker(options) }
    },
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PictureRefusal } from './refusal.ts'
import type { Decoded, EncodeTask, Failure, FromEncoder, ToEncoder } from './task.ts'

/** Decodes and encodes pictures in a process of its own, with limits on memory and time. */
export interface Encoder {
  /** Tasks that are worked on at the same time. */
  readonly atOnce: number
  /** `name` is for the sentence when it fails. */
  run(name: string, task: EncodeTask): Promise<Decoded>
  close(): void
}

interface EncoderOptions {
  /** Tasks at a time: one for each core. */
  readonly atOnce: number
  /** 0 is usual, 19 gives way to everything else. */
  readonly niceness?: number
  readonly longestMs?: number
}

interface Waiting {
  readonly name: string
  readonly task: EncodeTask
  readonly resolve: (done: Decoded) => void
  readonly reject: (failure: Error) => void
}

const IDLE_MS = 10_000
const LONGEST_MS = 60_000
const MEMORY_FLAG = '--max-old-space-size=256'
/** The encoder stands beside this file, in the source and when built. */
const CHILD = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './encoder.child.ts' : './encoder.child.js', import.meta.url),
)

/** Starts its process with the first task and ends it when there is nothing to do. */
export function createEncoder(options: EncoderOptions): Encoder {
  return new ChildEncoder(options)
}

class ChildEncoder implements Encoder {
  readonly atOnce: number
  readonly #options: EncoderOptions
  readonly #queue: Waiting[] = []
  readonly #running = new Map<number, Waiting & { readonly timer: NodeJS.Timeout }>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false

  constructor(options: EncoderOptions) {
    this.atOnce = options.atOnce
    this.#options = options
  }

  run(name: string, task: EncodeTask): Promise<Decoded> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, task, resolve, reject })
      this.#next()
    })
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#next()
  }

  #finish(message: FromEncoder): void {
    const found = this.#running.get(message.id)
    if (!found) return
    this.#running.delete(message.id)
    clearTimeout(found.timer)
    if ('done' in message) found.resolve(message.done)
    else found.reject(refusal(found.name, message.failed))
    this.#next()
  }

  /** The process died: of a picture that was too much for it. The ones it had begun fail, the others go on in a new one. */
  #lost(ended: ChildProcess): void {
    if (ended !== this.#child) return
    this.#child = undefined
    for (const { timer, name, reject } of this.#running.values()) {
      clearTimeout(timer)
      reject(
        this.#isClosed ? closed(name) : new PictureRefusal(name, 'took-too-long', 'it takes too much memory or time'),
      )
    }
    this.#running.clear()
    this.#next()
  }

  #next(): void {
    clearTimeout(this.#idle)
    if (this.#isClosed) for (const { name, reject } of this.#queue.splice(0)) reject(closed(name))
    while (this.#running.size < this.atOnce && this.#queue.length > 0) this.#begin(this.#queue.shift()!)
    if (this.#running.size > 0) return
    this.#child?.channel?.unref()
    this.#idle = setTimeout(() => this.#stop(), IDLE_MS)
    this.#idle.unref()
  }

  #begin(waiting: Waiting): void {
    this.#child ??= startChild(this.#options.niceness ?? 0, {
      answered: (message) => this.#finish(message),
      ended: (child) => this.#lost(child),
    })
    const child = this.#child
    this.#lastId += 1
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.longestMs ?? LONGEST_MS)
    this.#running.set(this.#lastId, { ...waiting, timer })
    child.channel?.ref()
    child.send({ id: this.#lastId, task: waiting.task } satisfies ToEncoder)
  }

  #stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
  }
}

interface ChildEvents {
  answered(message: FromEncoder): void
  ended(child: ChildProcess): void
}

function startChild(niceness: number, { answered, ended }: ChildEvents): ChildProcess {
  const child = fork(CHILD, {
    execArgv: [MEMORY_FLAG],
    serialization: 'advanced',
    stdio: 'ignore',
    env: childEnv(),
  })
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
  child.on('message', answered)
  child.on('error', () => child.kill('SIGKILL'))
  child.on('exit', () => ended(child))
  // A server that is asked to stop does not wait for pictures.
  child.unref()
  child.channel?.unref()
  return child
}

function closed(name: string): Error {
  return new Error(`The picture "${name}" was not finished because the program is stopping.`)
}

function childEnv(): NodeJS.ProcessEnv {
  // It needs nothing of the server's settings, and must not read them.
  const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env
  return { ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }), ...(TMPDIR && { TMPDIR }) }
}

function refusal(name: string, { code, why }: Failure): PictureRefusal {
  return new PictureRefusal(name, code, firstLine(why))
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.slice(0, 120)
}

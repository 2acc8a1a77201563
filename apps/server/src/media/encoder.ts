import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { platform, setPriority, totalmem } from 'node:os'
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
  /** The most memory that its process may take, in bytes. */
  readonly memory?: number
}

interface Waiting {
  readonly name: string
  readonly task: EncodeTask
  readonly resolve: (done: Decoded) => void
  readonly reject: (failure: Error) => void
  /** Was lost with others, perhaps by their fault, and is tried once more with nothing beside it. */
  readonly isAlone: boolean
}

interface Running extends Waiting {
  readonly timer: NodeJS.Timeout
  isTooSlow: boolean
}

const IDLE_MS = 10_000
const LONGEST_MS = 60_000
const HEAP_FLAG = '--max-old-space-size=256'
const MB = 2 ** 20
/** Measured: what decoding 50 megapixels takes in the worst format, and a photograph of 12. */
const MEMORY_OF_ONE = 1024 * MB
const MEMORY_OF_ANOTHER = 256 * MB
/** Where memory is short, the system ends this process before any other. */
const FIRST_TO_GO = '800'
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
  readonly #running = new Map<number, Running>()
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
      this.#queue.push({ name, task, resolve, reject, isAlone: false })
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

  /** The process died of a picture that was too much for it. That one fails; those beside it are tried again in a new process. */
  #lost(ended: ChildProcess): void {
    if (ended !== this.#child) return
    this.#child = undefined
    const lost = [...this.#running.values()]
    this.#running.clear()
    const isKnown = lost.some(({ isTooSlow }) => isTooSlow)
    for (const running of lost) {
      clearTimeout(running.timer)
      if (this.#isClosed) running.reject(closed(running.name))
      else if (running.isTooSlow) running.reject(new PictureRefusal(running.name, 'took-too-long', 'it takes too long'))
      else if (lost.length > 1) this.#queue.unshift({ ...running, isAlone: !isKnown })
      else running.reject(new PictureRefusal(running.name, 'too-complex', 'it takes too much memory'))
    }
    this.#next()
  }

  #next(): void {
    clearTimeout(this.#idle)
    if (this.#isClosed) for (const { name, reject } of this.#queue.splice(0)) reject(closed(name))
    while (this.#hasRoom()) this.#begin(this.#queue.shift()!)
    if (this.#running.size > 0) return
    this.#child?.channel?.unref()
    this.#idle = setTimeout(() => this.#stop(), IDLE_MS)
    this.#idle.unref()
  }

  #hasRoom(): boolean {
    const [next] = this.#queue
    if (!next || this.#running.size >= this.atOnce) return false
    return this.#running.size === 0 || !(next.isAlone || [...this.#running.values()].some(({ isAlone }) => isAlone))
  }

  #begin(waiting: Waiting): void {
    this.#child ??= startChild(this.#options, {
      answered: (message) => this.#finish(message),
      ended: (child) => this.#lost(child),
    })
    const child = this.#child
    this.#lastId += 1
    const timer = setTimeout(() => {
      running.isTooSlow = true
      child.kill('SIGKILL')
    }, this.#options.longestMs ?? LONGEST_MS)
    const running: Running = { ...waiting, timer, isTooSlow: false }
    this.#running.set(this.#lastId, running)
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

function startChild(options: EncoderOptions, { answered, ended }: ChildEvents): ChildProcess {
  const { niceness = 0, atOnce, memory = mostMemory(atOnce) } = options
  const child = fork(CHILD, [String(memory)], {
    execArgv: [HEAP_FLAG],
    serialization: 'advanced',
    stdio: 'ignore',
    env: childEnv(),
  })
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
  if (platform() === 'linux') writeFile(`/proc/${child.pid}/oom_score_adj`, FIRST_TO_GO).catch(() => {})
  child.on('message', answered)
  child.on('error', () => child.kill('SIGKILL'))
  child.on('exit', () => ended(child))
  // A server that is asked to stop does not wait for pictures.
  child.unref()
  child.channel?.unref()
  return child
}

/** Never more than half of the machine. */
function mostMemory(atOnce: number): number {
  return Math.min(MEMORY_OF_ONE + MEMORY_OF_ANOTHER * (atOnce - 1), totalmem() / 2)
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

// Sandboxed image decoding: a process of its own with limits of memory and time.
import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { platform, setPriority, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { FairQueue } from './fair-queue.ts'
import { PictureRefusal } from './refusal.ts'
import type { Decoded, EncodeTask, Failure, FromEncoder, ToEncoder } from './task.ts'

/** Decodes and encodes pictures in a process of its own, with limits on memory and time. */
export interface Encoder {
  /** Tasks that are worked on at the same time. */
  readonly atOnce: number
  /** `name` is for the sentence when it fails. A task may be read when it is its turn, so that what waits takes no memory. */
  run(name: string, task: Task, asker?: Asker): Promise<Decoded>
  /** What is worked on and what waits, for which sites. */
  standing(): EncoderStanding
  close(): void
}

interface EncoderStanding {
  readonly running: number
  readonly waiting: number
  readonly sites: readonly string[]
}

type Task = EncodeTask | (() => Promise<EncodeTask>)

/** For whom a picture is worked on. */
export interface Asker {
  /** Sites take turns, and each has one place. Left out: work of the program's own. */
  readonly site?: string | undefined
  /** Given up while it waits; what is worked on already comes to its end. */
  readonly signal?: AbortSignal | undefined
}

interface EncoderOptions {
  /** Tasks at a time: one for each core. */
  readonly atOnce: number
  /** 0 is usual, 19 gives way to everything else. */
  readonly niceness?: number
  readonly longestMs?: number
  /** What a drawing may take to become pixels. */
  readonly longestDrawingMs?: number
  /** The most memory that its process may take, in bytes. */
  readonly memory?: number
}

interface Waiting {
  readonly name: string
  readonly task: Task
  readonly site: string | undefined
  readonly resolve: (done: Decoded) => void
  readonly reject: (failure: Error) => void
  /** Was lost with others, perhaps by their fault, and is tried once more with nothing beside it. */
  readonly isAlone: boolean
}

interface Running extends Waiting {
  /** While its process works on it. */
  timer: NodeJS.Timeout | undefined
  isTooSlow: boolean
}

const IDLE_MS = 10_000
const LONGEST_MS = 60_000
const LONGEST_DRAWING_MS = 5000
/** Until its process has begun with it. */
const LONGEST_START_MS = 60_000
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
  readonly #queue = new FairQueue<Waiting>()
  /** Were lost with others, and come first. */
  readonly #again: Waiting[] = []
  readonly #running = new Map<number, Running>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false

  constructor(options: EncoderOptions) {
    this.atOnce = options.atOnce
    this.#options = options
  }

  run(name: string, task: Task, { site, signal }: Asker = {}): Promise<Decoded> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { name, task, site, resolve, reject, isAlone: false }
      const giveUp = () =>
        this.#queue.remove(waiting) && reject(new PictureRefusal(name, 'broken', 'nobody waits for it'))
      this.#queue.add(waiting)
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#next()
    })
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#next()
  }

  standing(): EncoderStanding {
    const running = [...this.#running.values()]
    const waiting = [...this.#again, ...this.#queue.all()]
    const sites = new Set([...running, ...waiting].flatMap(({ site }) => site ?? []))
    return { running: running.length, waiting: waiting.length, sites: [...sites] }
  }

  #heard(message: FromEncoder): void {
    const found = this.#running.get(message.id)
    if (!found) return
    if ('isDrawing' in message) {
      const { longestMs = LONGEST_MS, longestDrawingMs = LONGEST_DRAWING_MS } = this.#options
      this.#limit(found, message.isDrawing ? longestDrawingMs : longestMs)
      return
    }
    this.#running.delete(message.id)
    clearTimeout(found.timer)
    if ('done' in message) found.resolve(message.done)
    else found.reject(refusal(found.name, message.failed))
    this.#next()
  }

  /** The process died of a picture that was too much for it. That one fails; those beside it are tried once more, each alone. */
  #lost(ended: ChildProcess): void {
    if (ended !== this.#child) return
    this.#child = undefined
    const lost = [...this.#running].filter(([, { timer }]) => timer !== undefined)
    for (const [id, running] of lost) {
      this.#running.delete(id)
      clearTimeout(running.timer)
      if (this.#isClosed) running.reject(closed(running.name))
      else if (running.isTooSlow) running.reject(new PictureRefusal(running.name, 'took-too-long', 'it takes too long'))
      else if (lost.length > 1 && !running.isAlone) this.#again.push({ ...running, isAlone: true })
      else running.reject(new PictureRefusal(running.name, 'too-complex', 'it takes too much memory'))
    }
    this.#next()
  }

  #next(): void {
    clearTimeout(this.#idle)
    if (this.#isClosed)
      for (const { name, reject } of [...this.#again.splice(0), ...this.#queue.takeAll()]) reject(closed(name))
    for (let next = this.#take(); next; next = this.#take()) this.#begin(next)
    if (this.#running.size > 0) return
    this.#child?.channel?.unref()
    this.#idle = setTimeout(() => this.#stop(), IDLE_MS)
    this.#idle.unref()
  }

  #take(): Waiting | undefined {
    const running = [...this.#running.values()]
    if (running.length >= this.atOnce || running.some(({ isAlone }) => isAlone)) return undefined
    if (this.#again.length > 0) return running.length === 0 ? this.#again.shift() : undefined
    return this.#queue.next(running)
  }

  #begin(waiting: Waiting): void {
    this.#lastId += 1
    const id = this.#lastId
    const running: Running = { ...waiting, timer: undefined, isTooSlow: false }
    this.#running.set(id, running)
    const reading = typeof waiting.task === 'function' ? waiting.task() : Promise.resolve(waiting.task)
    reading.then(
      (task) => this.#send(id, running, task),
      (failure: Error) => {
        this.#running.delete(id)
        running.reject(failure)
        this.#next()
      },
    )
  }

  #send(id: number, running: Running, task: EncodeTask): void {
    if (this.#isClosed) {
      this.#running.delete(id)
      running.reject(closed(running.name))
      return
    }
    this.#child ??= startChild(this.#options, {
      answered: (message) => this.#heard(message),
      ended: (child) => this.#lost(child),
    })
    this.#limit(running, LONGEST_START_MS)
    this.#child.channel?.ref()
    this.#child.send({ id, task } satisfies ToEncoder)
  }

  #limit(running: Running, longestMs: number): void {
    const child = this.#child
    clearTimeout(running.timer)
    running.timer = setTimeout(() => {
      running.isTooSlow = true
      child?.kill('SIGKILL')
    }, longestMs)
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
  // Only a wish: where it may not be written, as in some containers, the kernel chooses by itself.
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

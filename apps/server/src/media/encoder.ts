import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Decoded, EncodeTask, FromEncoder, ToEncoder } from './task.ts'

/** Bytes that are no picture, or one that cannot be used. */
export class PictureRefusal extends Error {
  constructor(name: string, why: string) {
    super(
      `The picture "${name}" cannot be used (${why}). Use a JPEG, PNG, WebP, AVIF, GIF or SVG of at most 50 megapixels.`,
    )
    this.name = 'PictureRefusal'
  }
}

/** Decodes and encodes pictures in a process of its own, with limits on memory and time. */
export interface Encoder {
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
const MEMORY_FLAG = '--max-old-space-size=256'
/** The encoder stands beside this file, in the source and when built. */
const CHILD = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './encoder.child.ts' : './encoder.child.js', import.meta.url),
)

/** Starts its process with the first task and ends it when there is nothing to do. */
export function createEncoder({ atOnce, niceness = 0, longestMs = 60_000 }: EncoderOptions): Encoder {
  const queue: Waiting[] = []
  const running = new Map<number, Waiting & { readonly timer: NodeJS.Timeout }>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(CHILD, {
      execArgv: [MEMORY_FLAG],
      serialization: 'advanced',
      stdio: 'ignore',
      env: childEnv(),
    })
    if (niceness > 0 && started.pid !== undefined) setPriority(started.pid, niceness)
    started.on('message', (message: FromEncoder) => finish(message))
    started.on('error', () => started.kill('SIGKILL'))
    started.on('exit', () => lost(started))
    // A server that is asked to stop does not wait for pictures.
    started.unref()
    started.channel?.unref()
    return started
  }

  function finish(message: FromEncoder) {
    const found = running.get(message.id)
    if (!found) return
    running.delete(message.id)
    clearTimeout(found.timer)
    if ('done' in message) found.resolve(message.done)
    else found.reject(new PictureRefusal(found.name, firstLine(message.failed)))
    next()
  }

  /** The process died: of a picture that was too much for it. The ones it had begun fail, the others go on in a new one. */
  function lost(ended: ChildProcess) {
    if (ended !== child) return
    child = undefined
    for (const { timer, name, reject } of running.values()) {
      clearTimeout(timer)
      reject(new PictureRefusal(name, 'it takes too much memory or time'))
    }
    running.clear()
    next()
  }

  function next() {
    clearTimeout(idle)
    while (running.size < atOnce && queue.length > 0) {
      const waiting = queue.shift()!
      child ??= start()
      lastId += 1
      const timer = setTimeout(() => child?.kill('SIGKILL'), longestMs)
      running.set(lastId, { ...waiting, timer })
      child.channel?.ref()
      child.send({ id: lastId, task: waiting.task } satisfies ToEncoder)
    }
    if (running.size > 0) return
    child?.channel?.unref()
    idle = setTimeout(stop, IDLE_MS)
    idle.unref()
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
  }

  return {
    run: (name, task) =>
      new Promise((resolve, reject) => {
        queue.push({ name, task, resolve, reject })
        next()
      }),
    close: stop,
  }
}

function childEnv(): NodeJS.ProcessEnv {
  // It needs nothing of the server's settings, and must not read them.
  const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env
  return { ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }), ...(TMPDIR && { TMPDIR }) }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.slice(0, 120)
}

// Font subsetting: only the letters that a language of the site uses.
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface SubsetTask {
  readonly id: number
  readonly bytes: Uint8Array
  readonly characters: string
  readonly options: object
}

export type SubsetAnswer = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly failed: string })

/** What is asked of a font: the characters that stay, and how it is written. */
type Asked = Pick<SubsetTask, 'characters' | 'options'>

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(failure: Error): void
}

/** The worker stands beside this file, in the source and when built. */
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './subset.worker.ts' : './subset.worker.js', import.meta.url),
)
/** How long the thread stays when it has nothing to do, in ms: fonts are cut several at once, and then for long none. */
const STAYS = 10_000

/** Cuts fonts in a thread of its own: each takes a fifth of a second, in which no visitor would be answered. */
export function createSubsetting(): (asked: Asked, bytes: Uint8Array) => Promise<Uint8Array> {
  const waiting = new Map<number, Waiting>()
  let thread: ReturnType<typeof startThread> | undefined
  let last = 0
  return (asked, bytes) =>
    new Promise((resolve, reject) => {
      thread ??= startThread(waiting, () => {
        thread = undefined
      })
      last += 1
      waiting.set(last, { resolve, reject })
      thread({ id: last, bytes, ...asked })
    })
}

/** Answers who waits; `gone` is called before it takes no more tasks. */
function startThread(waiting: Map<number, Waiting>, gone: () => void): (task: SubsetTask) => void {
  const worker = new Worker(WORKER)
  let leaving: NodeJS.Timeout | undefined
  let isOver = false
  const leave = () => {
    isOver = true
    gone()
    void worker.terminate()
  }
  const fail = (failure: Error) => {
    if (isOver) return
    leave()
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that cuts fonts has ended.')))
  worker.on('message', (answer: SubsetAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failed' in answer) asked?.reject(new Error(`A font cannot be cut: ${answer.failed}`))
    else asked?.resolve(answer.bytes)
    if (waiting.size > 0) return
    // Who ends has nothing to wait for.
    worker.unref()
    leaving = setTimeout(leave, STAYS).unref()
  })
  return (task) => {
    clearTimeout(leaving)
    worker.ref()
    worker.postMessage(task)
  }
}

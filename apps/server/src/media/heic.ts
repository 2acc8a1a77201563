import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PictureProblem } from './refusal.ts'

/** What a telephone's photograph is once it is decoded: upright, eight bits for each of four channels. */
interface HeicPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export type HeicAnswer = HeicPixels | { readonly failed: PictureProblem }

/** The worker stands beside this file, in the source and when built. */
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './heic.worker.ts' : './heic.worker.js', import.meta.url),
)

/** Decodes in a thread of its own, so that who watches memory and time is never kept waiting; undecoded where it cannot be. */
export function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<HeicAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { workerData: { bytes, mostPixels }, stdout: true, stderr: true })
    const end = (answer: HeicAnswer) => {
      resolve(answer)
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', () => end({ failed: 'broken' }))
    worker.once('exit', () => end({ failed: 'broken' }))
  })
}

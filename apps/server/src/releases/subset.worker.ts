import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { SubsetAnswer, SubsetTask } from './subset.ts'

/** Cuts fonts (HarfBuzz and woff2 in WebAssembly), one at a time. */
const subset = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  characters: string,
  options: object,
) => Promise<Uint8Array>

parentPort?.on('message', ({ id, bytes, characters, options }: SubsetTask) => {
  const answered = (answer: SubsetAnswer) => parentPort?.postMessage(answer)
  subset(Buffer.from(bytes), characters, options).then(
    (cut) => answered({ id, bytes: new Uint8Array(cut) }),
    (failure: unknown) => answered({ id, failed: failure instanceof Error ? failure.message : String(failure) }),
  )
})

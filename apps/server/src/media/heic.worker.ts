import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { HeicAnswer } from './heic.ts'

interface Image {
  readonly width: number
  readonly height: number
  decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>
}

/** A telephone's photographs, by libheif in WebAssembly; loaded with the first of them. */
const { all } = createRequire(import.meta.url)('heic-decode') as {
  all(input: { readonly buffer: Uint8Array }): Promise<readonly Image[]>
}

const { bytes, mostPixels } = workerData as { readonly bytes: Uint8Array; readonly mostPixels: number }
parentPort?.postMessage(await decode().catch((): HeicAnswer => ({ failed: 'broken' })))

async function decode(): Promise<HeicAnswer> {
  const [image] = await all({ buffer: bytes })
  if (!image) return { failed: 'broken' }
  // Known before anything is unpacked.
  if (image.width * image.height > mostPixels) return { failed: 'too-many-pixels' }
  const { width, height, data } = await image.decode()
  return { width, height, data: new Uint8Array(data.buffer) }
}

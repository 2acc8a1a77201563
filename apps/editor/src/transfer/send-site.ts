/** Resumable upload: a site file goes to the server in slices, and goes on where it was after a lost connection. */
import { type ImportStateAnswer, SLICE } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import type { ImportServer, ImportWish } from '../home/import-server.ts'

/** How far it is; while 'waiting' there is no connection. */
export type ImportProgress =
  | { readonly step: 'sending' | 'waiting'; readonly done: number; readonly total: number }
  | { readonly step: NonNullable<ImportStateAnswer['step']>; readonly done: number; readonly total: number }

export type Ending =
  | { readonly site: NonNullable<ImportStateAnswer['site']> }
  | { readonly refused: NonNullable<ImportStateAnswer['refused']> }

interface Sending {
  /** Names this file to the server; the same one goes on. */
  readonly key: string
  readonly wish: ImportWish
  readonly server: ImportServer
  readonly signal: AbortSignal
  tell(progress: ImportProgress): void
  /** Waits so many milliseconds, or until it is worth trying again. */
  pause(time: number): Promise<void>
}

const FIRST_SLICE = 500_000
/** A slice takes about this long, so that progress is seen and little is sent twice, in milliseconds. */
const SLICE_TAKES = 1_500
const ASKS_EVERY = 700
const LONGEST_PAUSE = 15_000

/** Sends a file and waits for what becomes of it. Throws a `RequestError` that waiting does not mend. */
export async function sendSite(file: Blob, sending: Sending): Promise<Ending> {
  const { signal, tell, pause } = sending
  const way = { tries: 0, sent: 0 }
  for (;;) {
    try {
      return await goOn(file, sending, way)
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error)) throw error
      tell({ step: 'waiting', done: way.sent, total: file.size })
      await pause(Math.min(LONGEST_PAUSE, 500 * 2 ** way.tries))
      signal.throwIfAborted()
      way.tries += 1
    }
  }
}

interface Way {
  /** Since something last went well. */
  tries: number
  sent: number
}

async function goOn(file: Blob, sending: Sending, way: Way): Promise<Ending> {
  const { key, wish, server, signal, tell, pause } = sending
  for (;;) {
    const state = await server.readImport(key, signal)
    if (state?.site) return { site: state.site }
    if (state?.refused) return { refused: state.refused }
    if (state?.step) {
      way.tries = 0
      tell({ step: state.step, done: state.done ?? 0, total: state.total ?? 0 })
    } else if ((state?.received ?? 0) < file.size) {
      await sendRest(file, state?.received ?? 0, sending, way)
      await server.beginImport(key, wish, signal)
    } else {
      await server.beginImport(key, wish, signal)
    }
    await pause(ASKS_EVERY)
    signal.throwIfAborted()
  }
}

async function sendRest(file: Blob, from: number, sending: Sending, way: Way): Promise<void> {
  const { key, server, signal, tell, pause } = sending
  let length = FIRST_SLICE
  way.sent = from
  while (way.sent < file.size) {
    tell({ step: 'sending', done: way.sent, total: file.size })
    const began = performance.now()
    const there = await server.sendSlice(key, way.sent, file.slice(way.sent, way.sent + length), signal)
    // The server is still writing what a lost connection left it with.
    if (there === way.sent) await pause(ASKS_EVERY)
    else way.tries = 0
    way.sent = there
    const speed = length / Math.max(1, performance.now() - began)
    length = Math.round(Math.min(SLICE, Math.max(FIRST_SLICE / 4, speed * SLICE_TAKES)))
  }
  tell({ step: 'sending', done: file.size, total: file.size })
}

/** What a later attempt may not meet any more. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  if (error.code === 'network-failed' || [502, 503, 504].includes(error.status)) return true
  return error.status === 429 && error.retryAfter !== undefined
}

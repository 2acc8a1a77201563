import { RequestError } from '@mimar/contract/client'
import type { KeptFile } from '@mimar/fields'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Server } from '../server/server.ts'
import { fileWork, forgetFile, refuseFile, sendFile } from './file-work.ts'

const PLACE = 's1/pdf/*'
const SENT = {
  hash: 'a1'.repeat(32),
  type: 'application/pdf',
  name: 'menu.pdf',
  size: 9,
  width: 0,
  height: 0,
  seconds: 0,
}
const menu = (name = 'menu.pdf') => new File(['%PDF-1.7'], name)

/** A server that answers when it is told to. */
function slowServer() {
  const sent: { answer(): void; fail(error: Error): void; share(share: number): void; signal?: AbortSignal }[] = []
  const upload = (_: Blob, name: string, options: { signal?: AbortSignal; onProgress?(share: number): void } = {}) =>
    new Promise((resolve, reject) => {
      const { signal, onProgress } = options
      signal?.addEventListener('abort', () => reject(new RequestError({ status: 400, message: '', code: 'aborted' })))
      sent.push({
        answer: () => resolve({ file: { ...SENT, name } }),
        fail: reject,
        share: (share) => onProgress?.(share),
        ...(signal && { signal }),
      })
    })
  return { sent, upload: upload as unknown as Server['upload'] }
}

let kept: KeptFile[]
beforeEach(() => {
  kept = []
  forgetFile(PLACE)
})

const sending = (upload: Server['upload']) => ({
  ...{ place: PLACE, use: 'pdf' as const, upload },
  kept: (file: KeptFile) => kept.push(file),
})
const waiting = () => fileWork.getState()[PLACE]

test('[SEC-41] a file on its way says how much of it has been sent, and is gone from there once it is kept', async () => {
  const { sent, upload } = slowServer()
  const done = sendFile(menu(), sending(upload))
  expect(waiting()).toEqual({ name: 'menu.pdf', share: 0, why: '' })
  sent[0]!.share(0.4)
  expect(waiting()).toMatchObject({ share: 0.4 })
  sent[0]!.answer()
  await done
  expect(kept.map(({ name }) => name)).toEqual(['menu.pdf'])
  expect(waiting()).toBeUndefined()
})

test('[SEC-41] while the store is away a file says so, waits and is sent again; leaving the page is asked about', async () => {
  vi.useFakeTimers()
  const tab = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, tab[name].bind(tab))
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => void vi.unstubAllGlobals())
  const mayLeave = () => tab.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { sent, upload } = slowServer()
  const done = sendFile(menu(), sending(upload))
  sent[0]!.fail(new RequestError({ status: 503, message: 'Not now.', code: 'store-away' }))
  await vi.advanceTimersByTimeAsync(0)
  expect([waiting(), mayLeave()]).toEqual([{ name: 'menu.pdf', share: 0, why: '', waits: 'forStore' }, false])
  await vi.advanceTimersByTimeAsync(3_000)
  sent[1]!.answer()
  await done
  expect([kept.length, waiting(), mayLeave()]).toEqual([1, undefined, true])
})

test('[SEC-41] one that is given up, or that another is chosen instead of, comes to nothing', async () => {
  const { sent, upload } = slowServer()
  const first = sendFile(menu('first.pdf'), sending(upload))
  const second = sendFile(menu('second.pdf'), sending(upload))
  await first
  expect(sent[0]!.signal?.aborted).toBe(true)
  sent[0]!.share(0.9)
  expect(waiting()).toEqual({ name: 'second.pdf', share: 0, why: '' })
  forgetFile(PLACE)
  await second
  expect([kept, waiting()]).toEqual([[], undefined])
})

test('[SEC-41] what the server says against a file is kept until another is chosen; a connection that broke off says nothing', async () => {
  const { sent, upload } = slowServer()
  const refused = sendFile(menu(), sending(upload))
  sent[0]!.fail(new RequestError({ status: 415, message: 'This file is no PDF.', code: 'not-a-pdf' }))
  await refused
  expect(waiting()).toEqual({ name: 'menu.pdf', share: null, why: 'This file is no PDF.' })
  const lost = sendFile(menu(), sending(upload))
  sent[1]!.fail(new RequestError({ status: 400, message: 'The network failed.', code: 'network-failed' }))
  await lost
  expect(waiting()).toEqual({ name: 'menu.pdf', share: null, why: '' })
  refuseFile(PLACE, 'large.pdf', 'Too large.')
  expect(waiting()).toEqual({ name: 'large.pdf', share: null, why: 'Too large.' })
})

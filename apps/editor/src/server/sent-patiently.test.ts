import { RequestError } from '@mimar/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentPatiently, type Waits } from './sent-patiently.ts'

const refused = (code: string, status = 503) => new RequestError({ status, message: code, code })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Something that fails so often, and then comes about. */
function sending(...failures: Error[]) {
  const said: (Waits | null)[] = []
  const giving = new AbortController()
  const send = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'kept'
  })
  const done = sentPatiently(send, { signal: giving.signal, onWait: (waits) => said.push(waits) })
  done.catch(() => {})
  return { done, send, said, giving }
}

test('[U32] while the store is away it is sent again, each time after a longer pause', async () => {
  const away = refused('store-away')
  const { done, send, said } = sending(away, away, away)
  await vi.advanceTimersByTimeAsync(1_400)
  expect([send.mock.calls.length, said]).toEqual([1, ['forStore']])
  await vi.advanceTimersByTimeAsync(1_200)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_800)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await done).toBe('kept')
  expect(said).toEqual(['forStore', null, 'forStore', null, 'forStore', null])
})

test('[U32] without a connection it waits until that is back, and what is refused is not sent again', async () => {
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('navigator', { onLine: false })
  const { done, send, said } = sending(refused('network-failed', 400))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([send.mock.calls.length, said]).toEqual([1, ['forConnection']])
  vi.stubGlobal('navigator', { onLine: true })
  tab.dispatchEvent(new Event('online'))
  expect(await done).toBe('kept')
  for (const failure of [refused('network-failed', 400), refused('too-large', 413), refused('database-away')]) {
    const { done: no, said: nothing } = sending(failure)
    await expect(no).rejects.toBe(failure)
    expect(nothing).toEqual([])
  }
})

test('[U32] what is given up while it waits is not sent again', async () => {
  const { done, send, giving } = sending(refused('store-away'))
  await vi.advanceTimersByTimeAsync(100)
  giving.abort()
  await expect(done).rejects.toMatchObject({ code: 'aborted' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(send).toHaveBeenCalledTimes(1)
})

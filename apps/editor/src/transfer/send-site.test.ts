import { RequestError } from '@mimar/contract/client'
import { expect, test } from 'vitest'
import type { ImportServer } from '../home/import-server.ts'
import { type ImportProgress, sendSite } from './send-site.ts'

const lost = () => new RequestError({ status: 400, code: 'network-failed', message: 'lost' })
const SITE = { id: 'inn', findings: [] } as never

/** A server that takes slices, loses the connection where it is told to, and then imports in two steps. */
function played(losesAt: readonly number[] = []) {
  let received = new Blob([])
  let began = 0
  let asked = 0
  const calls: string[] = []
  const failing = [...losesAt]
  const call = (name: string) => {
    calls.push(name)
    if (failing[0] !== calls.length) return
    failing.shift()
    throw lost()
  }
  const server: ImportServer = {
    async readImport() {
      call('read')
      if (began === 0) return received.size > 0 ? { received: received.size } : undefined
      asked += 1
      return asked > 2 ? { received: 0, site: SITE } : { received: 0, step: 'pictures', done: asked, total: 2 }
    },
    async sendSlice(_, offset, slice) {
      // A part of what was on its way arrives all the same.
      if (offset === received.size) received = new Blob([received, slice])
      call(`send ${offset}`)
      return received.size
    },
    async beginImport() {
      call('begin')
      began += 1
    },
  }
  return { server, calls, bytes: () => received.bytes(), begins: () => began }
}

async function sent(size: number, losesAt: readonly number[] = [], signal = new AbortController().signal) {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251)
  const { server, ...more } = played(losesAt)
  const told: ImportProgress[] = []
  const pauses: number[] = []
  const ending = sendSite(new Blob([bytes]), {
    ...{ key: 'a-key-of-it', wish: { with: [] }, server, signal },
    tell: (progress) => told.push(progress),
    pause: async (time) => void pauses.push(time),
  })
  return {
    ending: await ending,
    told,
    pauses,
    isSame: Buffer.from(await more.bytes()).equals(Buffer.from(bytes)),
    ...more,
  }
}

test('a file goes in slices, in order, and its progress is told', async () => {
  const { ending, told, isSame, begins } = await sent(1_200_000)
  expect(ending).toEqual({ site: SITE })
  expect([isSame, begins()]).toEqual([true, 1])
  const steps = told.map(({ step, done }) => `${step} ${done}`)
  expect(steps[0]).toBe('sending 0')
  expect(steps).toContain('sending 500000')
  expect(steps.slice(-3)).toEqual(['sending 1200000', 'pictures 1', 'pictures 2'])
})

test.each([1, 2, 3, 4, 5, 6])('a connection that is lost at request %i is gone on with where it was', async (at) => {
  const { ending, told, isSame, begins } = await sent(1_200_000, [at, at + 1])
  expect(ending).toEqual({ site: SITE })
  expect([isSame, begins()]).toEqual([true, 1])
  expect(told.some(({ step }) => step === 'waiting')).toBe(true)
})

test('what waiting does not mend is thrown; who cancels is not answered with a site', async () => {
  const refusing: ImportServer = {
    ...played().server,
    sendSlice: async () => {
      throw new RequestError({ status: 413, code: 'archive-too-large', message: 'too large' })
    },
  }
  const options = { key: 'a-key-of-it', wish: { with: [] }, tell: () => {}, pause: async () => {} }
  const { signal } = new AbortController()
  await expect(sendSite(new Blob(['x']), { ...options, server: refusing, signal })).rejects.toThrow('too large')
  const cancelling = new AbortController()
  const server: ImportServer = {
    ...played().server,
    sendSlice: async () => {
      cancelling.abort()
      throw lost()
    },
  }
  const given = sendSite(new Blob(['x']), { ...options, server, signal: cancelling.signal })
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
})

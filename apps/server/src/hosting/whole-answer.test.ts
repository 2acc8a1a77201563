import type { ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { WholeAnswer } from './whole-answer.ts'

afterEach(() => void vi.useRealTimers())

/** A connection that takes what is sent at once, or some time later. */
function connection({ shouldKeepAlive = true, isSlow = false } = {}) {
  const sent: Buffer[] = []
  const heard: string[] = []
  const socket = {
    destroyed: false,
    writableLength: isSlow ? 100 : 0,
    write(bytes: Buffer, done: (failure?: Error) => void = () => {}) {
      sent.push(bytes)
      done()
    },
  }
  const response = { socket, shouldKeepAlive, emit: (event: string) => heard.push(event) }
  return { sent, heard, response: response as unknown as ServerResponse }
}

const dateOf = (bytes: Buffer | undefined) => /Date: (.+?)\r\n/.exec(bytes?.toString('latin1') ?? '')?.[1]

test('an answer says in which second it was sent, and what a slow connection still reads stays as it was', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 8, 59, 59, 999) })
  const answer = new WholeAnswer(['content-length', '4'], Buffer.from('body'), 75_000)
  const slow = connection({ isSlow: true })
  expect(answer.sendOn(slow.response)).toBe(true)
  expect(slow.heard).toEqual(['finish'])
  vi.setSystemTime(Date.UTC(2026, 10, 23, 9))
  const quick = connection()
  answer.sendOn(quick.response)
  expect(dateOf(quick.sent[0])).toBe('Mon, 23 Nov 2026 09:00:00 GMT')
  expect(dateOf(slow.sent[0])).toBe('Mon, 23 Nov 2026 08:59:59 GMT')
  expect(answer.body.toString()).toBe('body')
  // A clock that is set back is believed too.
  vi.setSystemTime(Date.UTC(2026, 10, 23, 8))
  answer.sendOn(quick.response)
  expect(dateOf(quick.sent[1])).toBe('Mon, 23 Nov 2026 08:00:00 GMT')
})

test('under a mark an answer has its headers too, worked out once for as long as the mark is the same', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 9) })
  const worked: string[] = []
  const older = (seconds: number) => ({
    key: `${seconds}`,
    on(headers: readonly string[]) {
      worked.push(`${seconds}`)
      return [...headers, 'cache-status', `Mimar; hit; ttl=-${seconds}`]
    },
  })
  const answer = new WholeAnswer(['content-length', '4'], Buffer.from('body'), 75_000, ['first', 'of all'])
  const { sent, response, heard } = connection({ isSlow: true })
  answer.sendOn(response, older(1))
  vi.setSystemTime(Date.UTC(2026, 10, 23, 10))
  answer.sendOn(response, older(1))
  answer.sendOn(response, older(2))
  answer.sendOn(response)
  expect(sent.map(String)).toEqual([
    expect.stringMatching(
      /^HTTP\/1.1 200 OK\r\nfirst: of all\r\n[\s\S]+ttl=-1\r\nDate: .+09:00:00 GMT[\s\S]+\r\n\r\nbody$/,
    ),
    expect.stringMatching(/ttl=-1\r\nDate: .+10:00:00 GMT[\s\S]+\r\n\r\nbody$/),
    expect.stringMatching(/ttl=-2\r\nDate: .+10:00:00 GMT[\s\S]+\r\n\r\nbody$/),
    expect.stringMatching(/^(?![\s\S]*ttl)[\s\S]*10:00:00 GMT[\s\S]*\r\n\r\nbody$/),
  ])
  expect(worked).toEqual(['1', '2'])
  expect(heard).toHaveLength(4)
})

test('on a connection that ends with the answer, Node writes it', () => {
  const answer = new WholeAnswer(['content-length', '0'], Buffer.alloc(0), 75_000)
  const { response, sent } = connection({ shouldKeepAlive: false })
  expect(answer.sendOn(response)).toBe(false)
  expect(sent).toEqual([])
})

test('no header begins another one', () => {
  expect(() => new WholeAnswer(['content-type', 'text/html\r\nset-cookie: a=b'], Buffer.alloc(0), 0)).toThrow()
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test as plainTest } from 'vitest'
import { hasHaproxy, startProxy } from '../bench/cluster/proxy.ts'
import { ask } from '../e2e/asking.ts'
import { findFreePort } from '../e2e/installation.ts'

/** Debian's haproxy with the file that hosts copy (deploy/haproxy.cfg), in front of bare servers that die as Mimar may. */
const test = plainTest.runIf(hasHaproxy)

interface Seen {
  readonly url: string
  readonly body: string
}

/** A server that is ready, and answers all else as it is told; what it was asked. */
async function bareServer(answer: (response: ServerResponse, seen: Seen) => void) {
  const seen: Seen[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const { url = '' } = request
    if (/^\/(?:readyz|healthz)/.test(url)) return void response.end('{}')
    let body = ''
    for await (const part of request) body += part
    const one = { url, body }
    seen.push(one)
    answer(response, one)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, seen }
}

/** Of two servers the one that is asked first dies before it answers, as one that is killed with a request on its way. */
async function oneDies(how: (response: ServerResponse) => void) {
  let isOver = false
  const answer = (response: ServerResponse, { body }: Seen) => {
    if (isOver) return void response.end(`stored ${body.length}`)
    isOver = true
    how(response)
  }
  const servers = [await bareServer(answer), await bareServer(answer)]
  const port = await findFreePort()
  const proxy = await startProxy(
    port,
    servers.map((server) => server.port),
  )
  onTestFinished(() => proxy.stop())
  return { port, asked: () => servers.flatMap(({ seen }) => seen).length }
}

const CHANGES = '/api/v1/sites/hotel/operations'
const dies = (response: ServerResponse) => void response.socket?.destroy()
const starts = (response: ServerResponse) => void response.writeHead(503, { 'retry-after': '1' }).end('starting')
const posted = (text: string) => ({ method: 'POST', text, headers: { 'content-type': 'application/json' } })

test.each([
  ['dies with it', dies],
  ['says that it is just starting', starts],
])(
  'a change that comes to a server which %s is asked of the next one, and its editor notices nothing',
  async (_, how) => {
    const { port, asked } = await oneDies(how)
    const change = JSON.stringify({ base: 1, changes: [{ id: 'a', operation: { value: 'مرحبا'.repeat(1_000) } }] })
    const { status, text } = await ask(port, CHANGES, posted(change))
    expect([status, text]).toEqual([200, `stored ${change.length}`])
    expect(asked()).toBe(2)
  },
)

test('a page is asked of the next one, too', async () => {
  const { port, asked } = await oneDies(dies)
  expect((await ask(port, '/')).status).toBe(200)
  expect(asked()).toBe(2)
})

test.each(['/api/v1/sites/form/hotel/contact', '/api/v1/session', `${CHANGES}/more`])(
  'what may have been done and has no id is never sent twice: %s',
  async (path) => {
    const { port, asked } = await oneDies(dies)
    expect((await ask(port, path, posted('{}'))).status).toBe(502)
    expect(asked()).toBe(1)
  },
)

test('all slices of one site file, its import and the question how far it is come to one server, and files to all of them in turn', async () => {
  const servers = [
    await bareServer((response) => void response.end()),
    await bareServer((response) => void response.end()),
  ]
  const port = await findFreePort()
  const proxy = await startProxy(
    port,
    servers.map((server) => server.port),
  )
  onTestFinished(() => proxy.stop())
  for (let file = 0; file < 16; file += 1) {
    const path = `/api/v1/imports/a-site-file-${file}`
    for (const offset of [0, 8, 16]) await ask(port, `${path}?offset=${offset}`, { method: 'PUT', text: 'slice' })
    await ask(port, path, posted('{}'))
    await ask(port, path)
  }
  const filesAt = servers.map(({ seen }) => new Set(seen.map(({ url }) => url.replace(/\?.*/, ''))))
  expect(filesAt.map(({ size }) => size).every((size) => size > 0)).toBe(true)
  expect(filesAt[0]!.size + filesAt[1]!.size).toBe(16)
  expect(servers.map(({ seen }) => seen.length).reduce((sum, count) => sum + count)).toBe(80)
})

import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connections.ts'
import { listen } from './server.ts'
import { heardLog } from './testing/heard-log.ts'

const quick: ConnectionLimits = {
  ...{ ofAddress: 3, headers: 200, grace: 200, bytesPerSecond: 1_000, every: 20 },
  isFree: () => false,
}

async function start(limits: ConnectionLimits) {
  const server = await listen(0, limits)
  onTestFinished(() => server.close())
  server.handle((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => response.end(`got ${bytes}`))
  })
  const open = () => {
    const socket = connect(server.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
    return { socket, closed, text: () => text }
  }
  return { open }
}

const connected = (socket: Socket) => new Promise((resolve) => socket.once('connect', resolve))
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n'

test('an address has so many connections at once and no more, which the log is told once; one that ends makes room', async () => {
  const logged = heardLog()
  const { open } = await start({ ...quick, headers: 60_000 })
  const kept = [open(), open(), open()]
  await Promise.all(kept.map(({ socket }) => connected(socket)))
  expect(await open().closed).toBe('')
  expect(await open().closed).toBe('')
  expect(logged().match(/127\.0\.0\.1 has 3 connections/g)).toHaveLength(1)
  kept[0]?.socket.destroy()
  await expect
    .poll(async () => {
      const { socket, text } = open()
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
      await new Promise((resolve) => socket.once('close', resolve))
      return text()
    })
    .toContain('200 OK')
})

test.each([
  ['nothing', ''],
  ['half of a head', 'GET / HTTP/1.1\r\nHost: loc'],
])('a connection over which comes %s is ended', async (_what, sent) => {
  const { open } = await start(quick)
  const { socket, closed } = open()
  socket.write(sent)
  expect(await closed).toMatch(/^$|408/)
})

test('a body that hardly moves is ended', async () => {
  const { open } = await start(quick)
  const { socket, closed } = open()
  socket.write(POST)
  const drip = setInterval(() => socket.write('x'), 30)
  onTestFinished(() => clearInterval(drip))
  expect(await closed).toContain('408')
})

test('a body over a slow line arrives, however long it takes', async () => {
  const { open } = await start(quick)
  const { socket, text } = open()
  socket.write(POST)
  // Twice as fast as it must be, and longer than any head may take.
  let sent = 0
  const line = setInterval(() => {
    if (sent < 4_000) socket.write('x'.repeat(200))
    sent += 200
  }, 50)
  onTestFinished(() => clearInterval(line))
  await expect.poll(text, { timeout: 10_000 }).toContain('got 4000')
})

test.each([
  ['127.0.0.1', [], true],
  ['::1', [], true],
  ['::ffff:127.0.0.1', [], true],
  ['203.0.113.7', [], false],
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['192.168.1.9', ['uniquelocal'], true],
  ['2001:db8::9', ['2001:db8::9'], true],
  ['2001:db8::a', ['2001:db8::9'], false],
])('%s, behind %o: any number of connections: %s', (address, proxies, isFree) => {
  expect(connectionLimits(proxies).isFree(address)).toBe(isFree)
})

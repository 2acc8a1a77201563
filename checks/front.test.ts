// Routing before the servers: haproxy as hosts copy it, with Debian's own, sends each request to a server that answers it.
import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { ask } from '../e2e/asking.ts'
import { findFreePort } from '../e2e/installation.ts'
import { root } from './sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** A server that is well and says what it is. */
async function played(
  name: string,
  answer: Answering = (_, response) => void response.end(name),
  { host = '127.0.0.1', port = 0 } = {},
): Promise<{ readonly at: string; readonly server: Server }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { at: `${host}:${(server.address() as AddressInfo).port}`, server }
}

interface Places {
  readonly port: number
  readonly writing: string
  readonly visitors: string
}

/** deploy/haproxy.cfg and what stands beside it, as compose.cluster.yaml has them read. */
async function ofCompose({ port, writing, visitors }: Places): Promise<string[]> {
  const other = await findFreePort()
  const own = read('deploy/haproxy.cfg').replace('bind :8080', `bind 127.0.0.1:${other}`)
  const more = read('deploy/haproxy-visitors.cfg').replace('bind :8081', `bind 127.0.0.1:${port}`)
  return [own.replaceAll(/(?:one|two):3000/g, writing), more.replaceAll('visitors:3000', visitors)]
}

/** The configurations in deploy/kubernetes, with a cluster's DNS that names these pods. */
async function ofKubernetes({ port, writing, visitors }: Places, pods = ['127.0.0.1']): Promise<string[]> {
  const dns = await clusterDns({ 'mimar-pods': pods, 'mimar-visitors': ['127.0.0.1'] })
  const configurationIn = (file: string, name: string, key: string) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`), { version: '1.1' })
      .map(
        (one) =>
          one.toJS() as { readonly metadata: { readonly name: string }; readonly data: { [key: string]: string } },
      )
      .find(({ metadata }) => metadata.name === name)!.data[key]!
  const own = configurationIn('mimar.yaml', 'mimar-front', 'haproxy.cfg')
  const more = configurationIn('visitors.yaml', 'mimar-front-visitors', 'visitors.cfg')
  const portOf = (at: string) => `:${at.split(':')[1]}"`
  return [
    own
      .replace('bind :8080', `bind 127.0.0.1:${await findFreePort()}`)
      .replace('parse-resolv-conf', `nameserver own 127.0.0.1:${dns}`)
      .replaceAll(':3000"', portOf(writing)),
    more.replace('bind :8081', `bind 127.0.0.1:${port}`).replaceAll(':3000"', portOf(visitors)),
  ]
}

/** A name server that knows these services of the namespace, as the one of a cluster does; its port. */
async function clusterDns(services: { readonly [name: string]: readonly string[] }): Promise<number> {
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port, address }) => {
    const words: string[] = []
    let at = 12
    for (let length = asked[at]!; length > 0; length = asked[at]!) {
      words.push(asked.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const end = at + 5
    const isAddress = asked.readUInt16BE(at + 1) === 1
    const isHere = words.slice(1).join('.') === 'shop.svc.cluster.local'
    const found = (isAddress && isHere && services[words[0]!]) || []
    const head = Buffer.from([asked[0]!, asked[1]!, 0x84, 0, 0, 1, 0, found.length, 0, 0, 0, 0])
    // The name is the one that was asked for (byte 12), the class is IN, and it is good for a second.
    const rows = found.map((one) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([head, asked.subarray(12, end), ...rows]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return socket.address().port
}

async function started(files: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-front-'))
  const args = files.flatMap((text, at) => {
    const file = join(folder, `${at}.cfg`)
    // A process may open fewer files here than on a machine that is set up for it.
    writeFileSync(file, text.replace(/maxconn \d+/, 'maxconn 500'))
    return ['-f', file]
  })
  const env = {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/sbin`,
    EDITOR_HOST: 'edit.example.com',
    POD_NAMESPACE: 'shop',
  }
  const child = spawn('haproxy', ['-db', ...args], { env, stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  })
}

const SOON = { timeout: 15_000, interval: 50 }

const FRONTS = [
  ['compose.cluster.yaml', ofCompose],
  ['kubernetes/visitors.yaml', ofKubernetes],
] as const

const EDITOR = { host: 'edit.example.com' }

test.each(FRONTS)(
  '%s: pages come from servers for visitors, all else from those that people write on, and pages too where no other lives',
  async (_, filesOf) => {
    const [writing, visitors, port] = [await played('writing'), await played('visitors'), await findFreePort()]
    await started(await filesOf({ port, writing: writing.at, visitors: visitors.at }))
    const answered = async (host: string, path = '/') => (await ask(port, path, { host })).text
    await vi.waitFor(async () => {
      expect(await answered('hotel.example.net')).toBe('visitors')
      expect(await answered(EDITOR.host)).toBe('writing')
    }, SOON)
    for (const [host, path, by] of [
      ['hotel.example.net', '/rooms/', 'visitors'],
      ['cafe-lawz.example', '/apis/', 'visitors'],
      ['EDIT.example.com', '/edit/hotel/', 'writing'],
      ['edit.example.com', '/sites', 'writing'],
      ['hotel.example.net', '/api/v1/sites/form/contact/hotel/', 'writing'],
      ['draft-abcdefghijklmnopqrstuvwxyz.example.net', '/', 'writing'],
      ['hotel.example.com', '/draft-abcdefghijklmnopqrstuvwxyz/', 'writing'],
      ['cafe-lawz.example', '/.well-known/mimar-padlock', 'writing'],
    ] as const)
      expect([host, path, await answered(host, path)]).toEqual([host, path, by])
    visitors.server.close().closeAllConnections()
    await vi.waitFor(async () => expect(await answered('hotel.example.net', '/rooms/')).toBe('writing'), SOON)
  },
  40_000,
)

test.each(FRONTS)(
  '%s: what may have been done and has no id is never sent twice, though its server died with it',
  async (_, filesOf) => {
    const posted: string[] = []
    const writing = await played('writing', ({ method, url = '' }, response) => {
      if (method === 'GET') return void response.end('writing')
      posted.push(url)
      response.socket?.destroy()
    })
    const [visitors, port] = [await played('visitors'), await findFreePort()]
    await started(await filesOf({ port, writing: writing.at, visitors: visitors.at }))
    const paths = ['/api/v1/sites/form/contact/hotel/', '/api/v1/session', '/api/v1/sites/hotel/operations/more']
    for (const path of paths) {
      // A server that dies is not asked for a moment.
      await vi.waitFor(async () => expect((await ask(port, '/sites', EDITOR)).text).toBe('writing'), SOON)
      const { status } = await ask(port, path, { ...EDITOR, method: 'POST', text: '{}' })
      expect([path, status]).toEqual([path, 502])
    }
    expect(posted).toEqual(paths)
  },
  60_000,
)

test('kubernetes/mimar.yaml: what one pod does not know yet is asked of the next, a page and a change, and a form never', async () => {
  const asked: string[] = []
  const behind: Answering = ({ method, url = '' }, response) => {
    if (/^\/(?:readyz|healthz)/.test(url)) return void response.end('{}')
    asked.push(`${method} ${url}`)
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"code":"version-behind"}')
  }
  const [older, visitors, port] = [await played('older', behind), await played('visitors'), await findFreePort()]
  const at = Number(older.at.split(':')[1])
  await played('newer', ({ method }, response) => void response.end(`newer, ${method}`), {
    host: '127.0.0.2',
    port: at,
  })
  await started(await ofKubernetes({ port, writing: older.at, visitors: visitors.at }, ['127.0.0.1', '127.0.0.2']))
  const change = { ...EDITOR, method: 'POST', text: '{"changes":[]}' }
  const path = '/api/v1/sites/hotel/operations'
  // Each is asked first in turn; until both are known to be well one alone may be.
  await vi.waitFor(async () => {
    expect((await ask(port, '/sites', EDITOR)).text).toBe('newer, GET')
    expect(asked).not.toEqual([])
  }, SOON)
  asked.splice(0)
  for (let time = 0; time < 6; time += 1) {
    expect((await ask(port, '/sites', EDITOR)).text).toBe('newer, GET')
    expect((await ask(port, path, change)).text).toBe('newer, POST')
  }
  expect(new Set(asked).size).toBeGreaterThan(0)
  const form = '/api/v1/sites/form/contact/hotel/'
  const told = [await ask(port, form, change), await ask(port, form, change)].map(({ status }) => status)
  expect(told.toSorted()).toEqual([200, 503])
}, 40_000)

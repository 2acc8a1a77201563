// Routing before the servers: haproxy as hosts copy it, with Debian's own, sends each request to a server that answers it.
import { spawn } from 'node:child_process'
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
): Promise<{ readonly at: string; readonly server: Server }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, server }
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

/** The configuration in deploy/kubernetes/visitors.yaml. */
async function ofKubernetes({ port, writing, visitors }: Places): Promise<string[]> {
  const [first] = parseAllDocuments(read('deploy/kubernetes/visitors.yaml'), { version: '1.1' })
  const { data } = first!.toJS() as { readonly data: { readonly 'haproxy.cfg': string } }
  const text = data['haproxy.cfg']
  const here = text.replace('bind :8081', `bind 127.0.0.1:${port}`)
  return [here.replace('mimar-visitors:80', visitors).replace(' mimar:80', ` ${writing}`)]
}

async function started(files: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-front-'))
  const args = files.flatMap((text, at) => {
    const file = join(folder, `${at}.cfg`)
    // A process may open fewer files here than on a machine that is set up for it.
    writeFileSync(file, text.replace('maxconn 20000', 'maxconn 500'))
    return ['-f', file]
  })
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, EDITOR_HOST: 'edit.example.com' }
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openInstallation } from './installation.ts'
import { Leaving } from './leaving.ts'
import { readSettings } from './settings.ts'
import { newFolder } from './testing/dialects.ts'
import { storageBeside } from './testing/stores.ts'

test('who asks whether a server is ready hears that it leaves, and nobody is waited for who does not ask', async () => {
  const quiet = new Leaving()
  await quiet.begin()
  expect(quiet.asked()).toBe(true)
  const watched = new Leaving()
  expect(watched.asked()).toBe(false)
  const told: string[] = []
  const begun = watched.begin().then(() => told.push('closes'))
  await Promise.resolve()
  told.push(`leaving: ${watched.asked()}`)
  await begun
  expect(told).toEqual(['leaving: true', 'closes'])
})

/** A server of its own, as it is started by a service. */
async function started(dataDir: string) {
  const settings = { PORT: '0', AVIF: 'off', LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...storageBeside(dataDir) }
  const env = { ...process.env, DATA_DIR: dataDir, ...settings }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const link = await new Promise<URL>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /Editor: (\S+)\n/.exec(said)?.[1]
      if (address) resolve(new URL(address))
    })
  })
  return { child, port: Number(link.port), authHash: link.searchParams.get('authHash') ?? '' }
}

const ready = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status

test('SIGTERM: readiness turns first, a request that is half here is answered and what it acknowledges is stored, and the process ends', async () => {
  const dataDir = newFolder()
  const { child, port, authHash } = await started(dataDir)
  expect(await ready(port)).toBe(200)
  const ended = once(child, 'exit')
  const body = JSON.stringify({ authHash })
  const line = connect(port, '127.0.0.1')
  let answer = ''
  line.on('data', (chunk) => {
    answer += chunk
  })
  const head = `POST /api/v1/session HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`
  line.write(head + body.slice(0, 9))
  await once(line, 'connect').catch(() => undefined)
  await fetch(`http://127.0.0.1:${port}/api/v1/session`)
  child.kill('SIGTERM')
  await expect.poll(() => ready(port)).toBe(503)
  line.write(body.slice(9))
  await once(line, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ended).toEqual([0, null])
  const session = /mimar_session=([^;\r\n]+)/.exec(answer)?.[1]
  const installation = await openInstallation(readSettings({ DATA_DIR: dataDir, ...storageBeside(dataDir) }))
  onTestFinished(() => installation.close())
  expect(await installation.signIn.accountOf(session)).toBeDefined()
}, 60_000)

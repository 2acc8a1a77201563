import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, shared with the command
import { askAdvisories, shippedVersions, verdict } from '../scripts/advisories.mjs'
// @ts-expect-error plain JavaScript, shared with the command
import { readLock } from '../scripts/shipped.mjs'
import { root } from './sources.ts'

/** Advisories (npm audit) of what is shipped: a registry of our own stands for the world. */
const versions = shippedVersions(readLock(root)) as { [name: string]: string[] }
let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

/** A registry that answers always the same; what it was asked. */
async function registry(status: number, answer: string) {
  const asked: { path?: string; body?: unknown } = {}
  const listening = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      Object.assign(asked, { path: request.url, body: JSON.parse(text) })
      response.writeHead(status, { connection: 'close' }).end(answer)
    })
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return { asked, address: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/npm` }
}

const fault = { url: 'https://github.com/advisories/GHSA-1', title: 'Reads too much', severity: 'high' }

test('every package that is shipped is asked for, with its version, and none of the tools', async () => {
  const { asked, address } = await registry(200, '{}')
  expect(verdict(await askAdvisories(address, versions))).toEqual({
    fails: false,
    sentence: 'No advisory is known for what is shipped.',
  })
  expect(asked.path).toBe('/npm/-/npm/v1/security/advisories/bulk')
  expect(asked.body).toMatchObject({
    fastify: [expect.any(String)],
    sharp: [expect.any(String)],
    react: [expect.any(String)],
  })
  expect(
    Object.keys(versions).filter((name) => /^(?:vite|vitest|typescript|jsdom|playwright|lighthouse)$/.test(name)),
  ).toEqual([])
})

test('a known fault fails, by package and address, unless a reason is written down', async () => {
  const { address } = await registry(200, JSON.stringify({ sharp: [fault] }))
  const answer = await askAdvisories(address, versions)
  const { fails, sentence } = verdict(answer)
  expect(fails).toBe(true)
  expect(sentence).toContain(`sharp ${versions.sharp}: Reads too much (high), https://github.com/advisories/GHSA-1`)
  expect(verdict(answer, { accepted: { [fault.url]: 'is not called' } }).fails).toBe(false)
})

test.each(['<html>', 'null', '[]', '{"sharp":{}}', '{"sharp":[{}]}', '{"unknown":[]}'])(
  'an answer that cannot be read fails: %s',
  async (text) => {
    const { address } = await registry(200, text)
    await expect(askAdvisories(address, versions)).rejects.toThrow(/cannot be read/)
  },
)

test.each([404, 405, 403, 503])(
  'a registry without advisories (%i) is said, and fails only where an answer is wanted',
  async (status) => {
    const answer = await askAdvisories((await registry(status, '')).address, versions)
    expect(verdict(answer)).toEqual({
      fails: false,
      sentence: `The registry says nothing of advisories (it answers ${status}): nothing was checked.`,
    })
    expect(verdict(answer, { mustAnswer: true }).fails).toBe(true)
  },
)

test('so is one that is away', async () => {
  const { address } = await registry(200, '{}')
  await new Promise((resolve) => server?.close(resolve))
  expect(verdict(await askAdvisories(address, versions)).sentence).toContain('ECONNREFUSED')
  server = undefined
})

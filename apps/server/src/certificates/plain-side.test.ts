import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plainSide } from './plain-side.ts'

const TOKEN = 'a-token-of-some-length'

async function open() {
  const answerTo = vi.fn(async (token: string) => (token === TOKEN ? `${TOKEN}.thumbprint` : undefined))
  const noticed = vi.fn()
  const knows = (name: string) => name === 'dar.example' || name === '2001:db8::1'
  const probe = { path: '/.well-known/acme-challenge/probe', answer: 'it is me' }
  const server = createServer(plainSide({ knows, noticed, answerTo, probe, port: '8443', now: () => 0 }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (host: string, path: string) =>
    new Promise<readonly [number | undefined, string]>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: { host }, agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve([answer.statusCode, answer.headers.location ?? text]))
      }).on('error', reject)
    })
  return { ask, answerTo, noticed }
}

test('an authority reads the answer to its challenge, at whatever name, and the probe is answered', async () => {
  const { ask } = await open()
  expect(await ask('dar.example', `/.well-known/acme-challenge/${TOKEN}`)).toEqual([200, `${TOKEN}.thumbprint`])
  expect(await ask('any.example', '/.well-known/acme-challenge/probe')).toEqual([200, 'it is me'])
})

test('tokens that nobody has cost few queries, however many are asked for', async () => {
  const { ask, answerTo } = await open()
  expect((await ask('dar.example', '/.well-known/acme-challenge/../../etc'))[0]).toBe(404)
  expect(answerTo).not.toHaveBeenCalled()
  const statuses: (number | undefined)[] = []
  for (let number = 0; number < 60; number += 1)
    statuses.push((await ask('dar.example', `/.well-known/acme-challenge/nobody-has-this-${number}`))[0])
  expect([...new Set(statuses)]).toEqual([404, 503])
  expect(answerTo).toHaveBeenCalledTimes(50)
})

test('visitors of names that are known are led to https, others are not', async () => {
  const { ask, noticed } = await open()
  expect(await ask('DAR.example:80', '/en/?a=b')).toEqual([308, 'https://dar.example:8443/en/?a=b'])
  expect(await ask('[2001:db8::1]', '/')).toEqual([308, 'https://[2001:db8::1]:8443/'])
  expect(noticed.mock.calls).toEqual([['dar.example'], ['2001:db8::1']])
  expect((await ask('strange.example', '/en/'))[0]).toBe(404)
})

import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openWebhookSink } from '../testing/webhook-sink.ts'
import { callOut, refusalOf } from './call-out.ts'
import { openMessages } from './messaging.ts'

const form = { email: 'salma@example.com', siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
const arrival = { site: 'hotel', language: 'en', address: '10.0.0.1', key: null }

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const sink = await openWebhookSink()
    const running = await testApp(dialect, { PRIVATE_WEBHOOKS: 'on' })
    const cookie = await running.cookieFor(running.owner.id)
    const ask = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) => {
      const answer = await running.app.inject({
        ...{ method, url: `/api/v1/sites/hotel/webhook${path}`, headers: { cookie } },
        ...(payload && { payload }),
      })
      return { status: answer.statusCode, ...answer.json<{ address: string; secret: string; waiting: number }>() }
    }
    const { messages, messaging } = await openMessages(running.parts)
    return { sink, ask, messages, messaging, ...running, address: `http://127.0.0.1:${sink.port}/hook` }
  }

  test('a message is told to the owner’s program, signed with the secret the settings show', async () => {
    const { sink, ask, messages, messaging, address } = await open()
    const { secret } = await ask('PUT', '', { address })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await messages.contact(arrival, { ...form, name: 'Salma', message: 'A room?' })
    await eventually(() => expect(sink.calls).toHaveLength(1))
    await messaging.stop()
    const [call] = sink.calls
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = call?.headers ?? {}
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${call?.body}`).digest('base64')
    expect(signature).toBe(`v1,${expected}`)
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60)
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'message.received',
      data: { id, site: 'hotel', kind: 'contact', name: 'Salma', email: 'salma@example.com', text: 'A room?' },
    })
    expect(await ask('GET')).toMatchObject({ waiting: 0 })
  })

  test('complaints, spam, and messages of sites without a program are told to nobody', async () => {
    const { sink, ask, messages, messaging, address, parts } = await open()
    await messages.contact(arrival, { ...form, name: 'Early', message: '' })
    await ask('PUT', '', { address })
    await messages.complaint(arrival, { ...form, name: 'Nour', comment: 'A scam' })
    await messages.contact(arrival, { ...form, name: 'Robot', message: '', website: 'x' })
    await ask('PUT', '', { address: '' })
    await messages.contact(arrival, { ...form, name: 'Late', message: '' })
    await messaging.stop()
    expect(await parts.database.query.selectFrom('webhook_calls').selectAll().execute()).toEqual([])
    expect(sink.calls).toEqual([])
  })

  test('what the program does not take, or sends elsewhere, is told again after the next start', async () => {
    const { sink, ask, messages, messaging, address, parts } = await open()
    await ask('PUT', '', { address })
    sink.status = 307
    sink.location = `http://127.0.0.1:${sink.port}/elsewhere`
    const logged = heardLog()
    await messages.contact(arrival, { ...form, name: 'Salma', message: '' })
    await eventually(() => expect(logged()).toContain('status 307'))
    await messaging.stop()
    expect(sink.calls).toHaveLength(1)
    expect(await ask('GET')).toMatchObject({ waiting: 1 })
    sink.status = 200
    sink.location = ''
    await parts.database.query.updateTable('webhook_calls').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    const next = await openMessages(parts)
    next.messaging.start()
    await eventually(() => expect(sink.calls).toHaveLength(2))
    await next.messaging.stop()
    expect(sink.calls[1]?.headers['webhook-id']).toBe(sink.calls[0]?.headers['webhook-id'])
  })

  test('a new secret replaces the old one, and neither is in the site', async () => {
    const { ask, address, app, cookieFor, owner } = await open()
    const before = await ask('PUT', '', { address })
    const after = await ask('POST', '/secret', {})
    expect(after.secret).not.toBe(before.secret)
    expect(after.address).toBe(address)
    const headers = { cookie: await cookieFor(owner.id) }
    const exported = await app.inject({ url: '/api/v1/sites/hotel/export', headers })
    expect(exported.body).not.toMatch(/whsec_|127\.0\.0\.1/)
  })

  test('an address inside the network is refused, and so is one without encryption', async () => {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    for (const address of ['http://example.com/', 'https://127.0.0.1/', 'https://localhost/x', 'file:///etc/passwd']) {
      const answer = await running.app.inject({
        ...{ method: 'PUT', url: '/api/v1/sites/hotel/webhook', headers, payload: { address } },
      })
      expect(answer.statusCode, address).toBe(400)
    }
  })
})

test.each([
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://172.16.3.4/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://user:word@example.com/',
  'https://app.localhost/',
  'https://localhost./',
  'https://app.localhost./',
  'https://127.0.0.1./',
  'https://metadata/',
  'https://metadata./',
  'https://intranet:8443/hook',
  'http://example.com/',
])('%s is never called', async (address) => {
  expect(refusalOf(address, false)).toBeDefined()
  await expect(callOut(address, { body: '{}', headers: {}, allowsPrivate: false })).rejects.toThrow()
})

test('names of the network are called where the host allows it', () => {
  expect(refusalOf('https://metadata/', true)).toBeUndefined()
  expect(refusalOf('http://localhost./', true)).toBeUndefined()
})

test.each([
  'https://example.com/hook',
  'https://example.com./hook',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
])('%s may be called', (address) => {
  expect(refusalOf(address, false)).toBeUndefined()
})

test.each(['127.0.0.1', '10.1.2.3', '::1'])('a name that leads to %s is not connected to', async (ip) => {
  const sink = await openWebhookSink()
  const found = [{ address: ip, family: ip.includes(':') ? 6 : 4 }]
  const find = ((_host: string, _options: object, done: (error: null, all: object) => void) =>
    done(null, found)) as never
  const call = callOut(`https://example.com:${sink.port}/`, { body: '{}', headers: {}, allowsPrivate: false, find })
  await expect(call).rejects.toThrow('inside this network')
  expect(sink.calls).toEqual([])
})

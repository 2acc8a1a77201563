import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAuthority } from '../testing/pebble.ts'
import { createAsking } from './asking.ts'
import { Authority } from './authority.ts'
import { thumbprintOf } from './jws.ts'
import { newSigningKey, readChain, signingRequest } from './signing-request.ts'
import { failureOf } from './standing.ts'

const BINDING = { id: 'kid-1', key: 'zWNDZM6eQGHWpSRTPal5eIUYFTu7EajVIoguysqZ9wG44nMEtx3MUAsUDkMTQ12W' }

describe('an authority (pebble)', () => {
  let pebble: Awaited<ReturnType<typeof startAuthority>>
  let answers: ReturnType<typeof createServer>
  const answered = new Map<string, string>()

  beforeAll(async () => {
    pebble = await startAuthority({ binding: BINDING, offers: ['classic', 'shortlived'] })
    answers = createServer((request, response) => void response.end(answered.get(request.url?.split('/').at(-1) ?? '')))
    await new Promise<void>((resolve) => answers.listen(pebble.httpPort, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    answers?.close()
    await pebble?.stop()
  })

  const ask = () => createAsking({ ca: pebble.ca })

  async function obtain(name: string, profile?: string) {
    const authority = new Authority({ directory: pebble.directory, ask: ask(), binding: BINDING, profile })
    const key = newSigningKey()
    const identity = { key, account: await authority.register(key) }
    let order = await authority.order(name, identity)
    for (const url of order.authorizations) {
      const { challenges } = await authority.authorization(url, identity)
      const challenge = challenges.find(({ type }) => type === 'http-01')!
      answered.set(challenge.token, `${challenge.token}.${thumbprintOf(key)}`)
      await authority.accept(challenge.url, identity)
    }
    while (order.status === 'pending') order = await authority.findOrder(order.url, identity)
    const own = newSigningKey()
    await authority.finalize(order, signingRequest(name, own), identity)
    while (order.status !== 'valid') order = await authority.findOrder(order.url, identity)
    return readChain(await authority.chain(order.certificate!, identity), name, own)
  }

  test.each(['dar.example', '127.0.0.1'])('gives a certificate of %s', async (name) => {
    await pebble.setAddress('dar.example', '127.0.0.1')
    const { begins, ends, certId } = await obtain(name)
    expect(ends).toBeGreaterThan(begins)
    expect(certId).toMatch(/^[\w-]{27}\.[\w-]{6,}$/)
  })

  test.each([
    ['dar.example', undefined, ''],
    ['dar.example', 'classic', 'classic'],
    ['dar.example', 'tlsclient', ''],
    ['127.0.0.1', undefined, 'shortlived'],
  ])(
    'is asked for %s, as settings say %s, for the kind "%s": one that it does not have is passed over',
    async (name, profile, asked) => {
      await pebble.setAddress('dar.example', '127.0.0.1')
      await obtain(name, profile)
      expect(pebble.profiles.at(-1)).toBe(asked)
    },
  )

  test('that knows its accounts gives nothing to others, nor to who does not have the key', async () => {
    const registered = (binding?: typeof BINDING) =>
      new Authority({ directory: pebble.directory, ask: ask(), binding }).register(newSigningKey()).catch(failureOf)
    expect(await registered()).toMatchObject({ code: 'account-needed' })
    expect(await registered({ ...BINDING, key: BINDING.key.replace('zW', 'Wz') })).toMatchObject({
      code: 'account-needed',
    })
    expect(await registered({ ...BINDING, id: 'kid-2' })).toMatchObject({ code: 'account-needed' })
    expect(await registered(BINDING)).toMatch(/^https:/)
  })
})

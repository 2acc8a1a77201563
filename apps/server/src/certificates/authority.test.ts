import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPebble, startAuthority } from '../testing/pebble.ts'
import { createAsking } from './asking.ts'
import { Authority } from './authority.ts'
import { thumbprintOf } from './jws.ts'
import { newSigningKey, readChain, signingRequest } from './signing-request.ts'

describe.runIf(hasPebble)('an authority (pebble)', () => {
  let pebble: Awaited<ReturnType<typeof startAuthority>>
  let answers: ReturnType<typeof createServer>
  const answered = new Map<string, string>()

  beforeAll(async () => {
    pebble = await startAuthority()
    answers = createServer((request, response) => void response.end(answered.get(request.url?.split('/').at(-1) ?? '')))
    await new Promise<void>((resolve) => answers.listen(pebble.httpPort, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    answers?.close()
    await pebble?.stop()
  })

  async function obtain(name: string) {
    const authority = new Authority({ directory: pebble.directory, ask: createAsking({ ca: pebble.ca }) })
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
})

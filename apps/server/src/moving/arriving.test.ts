// What arrives counts as if it were made here, by what was counted here (0096).
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { MoveStep } from '@mimar/contract'
import { describe, expect, test, vi } from 'vitest'
import { ArrivalStore } from '../store/arrivals.store.ts'
import { ArrivingPictureStore } from '../store/arriving-pictures.store.ts'
import { testApp } from '../testing/app.ts'
import { type Dialect, dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { somePdf, writeWithFile } from '../testing/sent-files.ts'
import { receiveMessages } from './receiving.ts'

const NEAR = { PRIVATE_WEBHOOKS: 'on' }
const bytes = (size: number) => randomBytes(size)
const hashOf = (all: Buffer) => createHash('sha256').update(all).digest('hex')

/** An installation with a tenant, and another server that brings sites to them. */
async function open(dialect: Dialect, environment: Record<string, string> = {}) {
  const running = await testApp(dialect, { ...NEAR, ...environment })
  const { app, parts, cookieFor } = running
  const lina = await parts.accounts.insert('lina@cafe.example', 'tenant')
  const allow = async (account = lina.id) => {
    const headers = { cookie: await cookieFor(account) }
    return app.inject({ method: 'POST', url: '/api/v1/arrivals', headers, payload: {} })
  }
  /** A move that has begun. */
  const begun = async (permission?: string) => {
    const authorization = `Move ${permission ?? (await allow()).json().permission}`
    const url = `/api/v1/arrivals/${randomUUID()}`
    const step = (payload: MoveStep) => app.inject({ method: 'POST', url, headers: { authorization }, payload })
    const put = (name: string, payload: Buffer) => {
      const headers = { authorization, 'content-type': 'application/octet-stream' }
      return app.inject({ method: 'PUT', url: `${url}/${name}`, headers, payload })
    }
    const picture = (all: Buffer) => put(`pictures/${hashOf(all)}`, all)
    const beginning = await step({ step: 'begin', from: 'http://localhost:9' })
    return { beginning, step, put, picture, state: () => app.inject({ method: 'GET', url }) }
  }
  const limit = (limits: object) =>
    parts.quotaStore.setTenancy({
      signUp: 'closed',
      limits: { sites: null, pictureMb: null, visits: null, ...limits },
    })
  return { ...running, lina, allow, begun, limit }
}

describe.each(dialects)('$name', { timeout: 120_000 }, (dialect) => {
  test('an owner’s quota of pictures holds for all that is on its way to them, by the bytes that came and not by those that were named', async () => {
    const { begun, limit } = await open(dialect)
    await limit({ pictureMb: 1 })
    const first = await begun()
    const [one, two, three] = [bytes(400_000), bytes(400_000), bytes(400_000)] as const
    const named = [{ hash: hashOf(one), size: 1 }]
    expect((await first.step({ step: 'pictures', pictures: named })).json()).toMatchObject({ missing: [hashOf(one)] })
    expect((await first.picture(one)).statusCode).toBe(204)
    // Sent again it counts once.
    expect((await first.picture(one)).statusCode).toBe(204)
    const second = await begun()
    expect((await second.picture(two)).statusCode).toBe(204)
    expect((await second.picture(three)).json()).toMatchObject({ status: 403, code: 'picture-limit' })
    // Who begins anew has still sent what they sent.
    const again = await begun()
    expect((await again.picture(three)).json()).toMatchObject({ code: 'picture-limit' })
  })

  test('a site that arrives holds no more pictures than one that is made here', async () => {
    const { begun, owner, allow } = await open(dialect, { MEDIA_LIMIT_MB: '1' })
    const { picture } = await begun((await allow(owner.id)).json().permission)
    expect((await picture(bytes(700_000))).statusCode).toBe(204)
    const refused = (await picture(bytes(700_000))).json()
    expect(refused).toMatchObject({ status: 409, code: 'move-refused' })
    expect(refused.message).toMatch(/more room than one site may have.*1 MB/)
  })

  test('tenants let sites in as far as they may have one more; what is on its way counts as one', async () => {
    const { begun, limit, allow, parts } = await open(dialect)
    await limit({ sites: 1 })
    const [one, other] = [(await allow()).json().permission, (await allow()).json().permission]
    expect((await begun(one)).beginning.statusCode).toBe(200)
    expect((await begun(other)).beginning.json()).toMatchObject({ status: 403, code: 'site-limit' })
    // The same permission begins anew: that is the same one site.
    expect((await begun(one)).beginning.statusCode).toBe(200)
    await limit({ sites: 0 })
    expect((await allow()).json()).toMatchObject({ code: 'site-limit' })
    const member = await parts.accounts.insert('tarek@press.example', 'member')
    expect((await allow(member.id)).json()).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  test('steps cost an owner what they would have cost them here, and the other server is told when to come again', async () => {
    const { begun, later, parts, lina } = await open(dialect)
    const { step } = await begun()
    const pictures = Array.from({ length: 100 }, (_, at) => ({ hash: hashOf(Buffer.from(`${at}`)), size: 1 }))
    const name = () => step({ step: 'pictures', pictures })
    // All but what one step costs was spent by their own work.
    parts.budgets.take('reads', lina.id, 'hotel', 1_190)
    expect([(await name()).statusCode, (await name()).statusCode]).toEqual([200, 429])
    expect(Number((await name()).headers['retry-after'])).toBeGreaterThan(0)
    later(120)
    expect((await name()).statusCode).toBe(200)
  })

  test('one picture of a site comes at a time, and what is not what its name says is not taken', async () => {
    const { begun, parts } = await open(dialect)
    const { put } = await begun()
    expect((await put(`pictures/${'0'.repeat(64)}`, bytes(9))).json()).toMatchObject({ code: 'move-refused' })
    const [permitted] = await parts.database.query.selectFrom('site_arrivals').selectAll().execute()
    const mayEnd = Promise.withResolvers<void>()
    const all = bytes(1_000)
    async function* slowly() {
      await mayEnd.promise
      yield all
    }
    const move = permitted!.move!
    const receive = () =>
      parts.arrivals.receivePicture({ ...permitted!, email: '' }, { move, hash: hashOf(all) }, slowly())
    const first = receive()
    await expect(receive()).rejects.toThrow(/at once/)
    mayEnd.resolve()
    await first
  })

  test('[FORM-9] a message that arrives has no file by its hash alone: only what came with that move', async () => {
    const { parts, lina } = await open(dialect)
    const { database } = parts
    const document = somePdf('of another site')
    await writeWithFile(parts, document)
    const file = { number: 1, hash: hashOf(document), size: document.length }
    const message = {
      ...{ kind: 'contact', folder: 'inbox', name: 'A', email: 'a@example.com', text: 'B', event: null },
      ...{ attending: null, guests: null, language: 'en', isCookieAccepted: null, isRead: false },
      ...{ at: new Date(0).toISOString(), files: [file] },
    }
    const bring = async (key: string) => {
      const all = { database, store: new ArrivalStore(database), spend: () => {} } as never
      await receiveMessages(
        { site: 'hotel', move: 'move' },
        { step: 'messages', put: [{ key, message }], gone: [] },
        all,
      )
      const found = database.query.selectFrom('message_files').innerJoin('messages', 'messages.id', 'message')
      return (await found.select('number').where('messages.name', '=', 'A').execute()).length
    }
    expect(await bring('one')).toBe(0)
    await new ArrivingPictureStore(database).add('move', lina.id, [{ hash: file.hash, size: file.size }])
    expect(await bring('two')).toBe(1)
  })

  test('why a site was not taken in is said in a sentence of ours; the rest is for the log of that server', async () => {
    const { begun, parts } = await open(dialect)
    const { put, state } = await begun()
    vi.spyOn(parts.archives, 'take').mockRejectedValue(new Error('ENOENT: /srv/mimar/data/imports/x.zip'))
    expect((await put('file', bytes(100))).statusCode).toBe(202)
    await eventually(async () => expect((await state()).json()).toMatchObject({ state: 'failed' }))
    expect((await state()).json().problem).toBe('The other server could not take the site in. Its log says why.')
  })

  test('more than twenty permissions that nobody uses are not kept', async () => {
    const { parts, lina } = await open(dialect)
    for (let count = 0; count < 20; count += 1) await parts.arrivals.allow(lina.id)
    await expect(parts.arrivals.allow(lina.id)).rejects.toThrow(/Too many permissions/)
    await parts.database.query.updateTable('site_arrivals').set({ expires_at: '2020' }).execute()
    await parts.arrivals.allow(lina.id)
  })
})

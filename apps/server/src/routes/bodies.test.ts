import { type Endpoint, endpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const json = { 'content-type': 'application/json' }
/** What no parser takes: whoever parses it answers 400. */
const BROKEN = '[[[{'
/** Ways in and out, whose bodies are small, and what is not parsed at all. */
const forStrangers = ['signIn', 'signOut', 'askPasskey', 'signInWithPasskey', 'uploadPicture', 'uploadFile']
/** What another server sends comes with a permission in place of a session. */
const byPermission = ['takeMoveStep', 'sendMovePicture', 'sendMoveOwnFile', 'sendMoveSentFile', 'sendMoveFile']
const withBodies = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method }]) => method !== 'GET' && !forStrangers.includes(name),
)

describe.each(dialects)('$name', (dialect) => {
  test('[API-4] nothing that a stranger sends to a route for members is parsed, whatever it is and however long', async () => {
    const { app } = await testApp(dialect)
    for (const [name, { method, path }] of withBodies) {
      const url = `/api/v1${path.replace(':id', 'hotel')}`
      const code = byPermission.includes(name) ? 'move-unpermitted' : 'sign-in-needed'
      for (const payload of [BROKEN, `[${'[],'.repeat(330_000)}[]]`]) {
        const answer = await app.inject({ method, url, headers: json, payload })
        expect(answer.json(), name).toMatchObject({ status: 401, code })
      }
      const guessing = { ...json, authorization: 'Bearer wrong', cookie: 'mimar_session=wrong' }
      const answer = await app.inject({ method, url, headers: guessing, payload: BROKEN })
      expect([401, 403], name).toContain(answer.statusCode)
    }
  })

  test('[API-4] a body that is nothing but structure is refused before it is parsed, long texts with commas are not', async () => {
    const { app, owner, cookieFor } = await testApp(dialect)
    const headers = { ...json, cookie: await cookieFor(owner.id) }
    const url = '/api/v1/sites/hotel/operations'
    for (const part of ['[],', '{},', '1,', '{"a":[0,']) {
      const answer = await app.inject({ method: 'POST', url, headers, payload: `[${part.repeat(110_000)}` })
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'request-malformed',
        message: expect.stringContaining('100000 values'),
      })
    }
    const value = 'A sentence, and another, of ordinary length. '.repeat(20_000)
    const operation = { do: 'set-setting', field: 'name', language: 'en', value }
    const payload = JSON.stringify({ base: 0, changes: [{ id: 'change-1', operation }] })
    expect((await app.inject({ method: 'POST', url, headers, payload })).json()).toMatchObject({
      code: 'value-refused',
    })
  })

  test('[API-4] what anybody may send is small', async () => {
    const { app } = await testApp(dialect)
    for (const url of ['/api/v1/session', '/api/v1/nothing', '/nothing']) {
      const payload = JSON.stringify({ authHash: 'x'.repeat(3_000) })
      const answer = await app.inject({ method: 'POST', url, headers: json, payload })
      expect(answer.json(), url).toMatchObject({ status: 413, code: 'request-too-large' })
    }
    const payload = JSON.stringify({ authHash: 'x'.repeat(200) })
    const answer = await app.inject({ method: 'POST', url: '/api/v1/session', headers: json, payload })
    expect(answer.json()).toMatchObject({ status: 401, code: 'link-refused' })
  })
})

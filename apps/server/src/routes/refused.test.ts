import { describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'

const refusals = (logged: string) => logged.split('\n').filter((line) => line.includes(' Refused '))
const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const credential = {
  id: 'made-up',
  rawId: 'made-up',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}
const token = `${crypto.randomUUID()}.s3cret`

/** Each way in, tried with what is wrong. */
const wrong: { readonly [way: string]: (running: TestApp) => Promise<unknown> } = {
  link: ({ app }) =>
    app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash: 's3cret-that-nobody-made' } }),
  'recovery-code': ({ app }) => app.inject({ url: '/sites', ...form({ code: 's3cret' }) }),
  'mail-code': ({ app }) => app.inject({ url: '/sites', ...form({ mailCode: '000000', mail: 'lina@example.com' }) }),
  passkey: ({ app }) => app.inject({ method: 'POST', url: '/api/v1/session/passkey', payload: { credential } }),
  'guest-link': ({ app }) =>
    app.inject({ url: '/api/v1/sites/hotel/operations?since=0', headers: { authorization: `Bearer ${token}` } }),
  'sign-up': ({ app }) => app.inject({ url: '/sign-up', ...form({ key: 's3cret-that-nobody-made' }) }),
  proof: async ({ app, cookieFor, owner }) => {
    const headers = { cookie: await cookieFor(owner.id) }
    return app.inject({ method: 'POST', url: '/api/v1/account/proof/code', payload: { code: '000000' }, headers })
  },
  'address-back': ({ app }) => app.inject({ url: '/address-back', ...form({ key: 's3cret' }) }),
}

describe.each(dialects)('$name', (dialect) => {
  test.each(Object.keys(wrong))('a way in that is tried in vain is named in the log and counted: %s', async (way) => {
    const running = await testApp(dialect, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const logged = heardLog()
    await wrong[way]?.(running)
    expect(refusals(logged())).toEqual([expect.stringMatching(new RegExp(`what="${way}".*from="[\\w-]{8}"`))])
    expect(logged()).not.toMatch(/s3cret|lina@|127\.0\.0\.1|000000/)
    expect(running.parts.metrics.total('mimar_refused_total')).toBe(1)
  })
})

const [dialect] = dialects

test('who asks for the site of others, or for more than their role may, is named by account, site and route', async () => {
  const running = await testApp(dialect!)
  const { app, parts, cookieFor } = running
  const [stranger, editor] = [
    await parts.accounts.insert('stranger@example.com', 'member'),
    await parts.accounts.insert('editor@example.com', 'member'),
  ]
  await parts.accounts.addMember('hotel', editor.id, 'editor')
  const [strangers, editors] = [await cookieFor(stranger.id), await cookieFor(editor.id)]
  const logged = heardLog()
  await app.inject({ url: '/api/v1/sites/hotel/releases', headers: { cookie: strangers } })
  await app.inject({ method: 'DELETE', url: '/api/v1/sites/hotel', headers: { cookie: editors } })
  await app.inject({ url: '/api/v1/session', headers: { cookie: editors, origin: 'https://elsewhere.example' } })
  const [foreign, deleting, elsewhere] = refusals(logged())
  expect(foreign).toMatch(/what="site-missing" method="GET" route="\/api\/v1\/sites\/:id\/releases" who="/)
  expect(foreign).toContain(`who="${stranger.id}"`)
  expect(foreign).toContain('site="hotel"')
  expect(deleting).toMatch(new RegExp(`what="not-allowed" method="DELETE".*who="${editor.id}"`))
  expect(elsewhere).toMatch(/what="origin-refused"/)
  expect(logged()).not.toContain('example.com')
})

test('two of one network have the same mark, others another', async () => {
  const { app } = await testApp(dialect!, { TRUSTED_PROXIES: 'loopback' })
  const logged = heardLog()
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:9::9', '2001:db8:1:3::1']) {
    await app.inject({ url: '/sites', ...form({ code: 'x' }), headers: { ...form({}).headers, 'x-forwarded-for': ip } })
  }
  const [one, same, other] = refusals(logged()).map((line) => /from="([^"]+)"/.exec(line)?.[1])
  expect(one).toBe(same)
  expect(other).not.toBe(one)
})

test('who is refused on and on fills no disk: all are counted, so many are named in a minute', async () => {
  // No test before it has named anything in this minute.
  vi.resetModules()
  const [{ testApp: newApp }, { heardLog: hear }] = await Promise.all([
    import('../testing/app.ts'),
    import('../testing/heard-log.ts'),
  ])
  const { app, parts } = await newApp(dialect!)
  const logged = hear()
  for (let count = 0; count < 700; count += 1) await app.inject({ url: '/sites', ...form({ code: 'x' }) })
  expect(refusals(logged())).toHaveLength(600)
  expect(logged()).toContain('More is refused this minute than is named')
  expect(parts.metrics.total('mimar_refused_total')).toBeGreaterThanOrEqual(700)
})

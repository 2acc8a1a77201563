import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@mimar/contract'
import { expect, test } from 'vitest'
import { PROOF_LIFETIME } from '../accounts/proofs.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

/** One table for what is promised and what is tested: the act, its request, and what else makes it ask. */
const promised = readFileSync(join(import.meta.dirname, '../../../../docs/safety.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, act, method, path, more = ''] = /^\| (.+?) \| `([A-Z]+) (\/\S+)`(?: `(.+)`)? \|$/.exec(line) ?? []
    return act === undefined ? [] : [{ act, method: method as Endpoint['method'], path: path ?? '', more }]
  })

/** Who runs the installation and owns its hotel; they came in long ago, unless they have just shown who they are. */
async function host({ isFresh }: { readonly isFresh: boolean }) {
  const running = await testApp(dialects[0]!)
  const cookie = await running.cookieFor(running.owner.id)
  const proven_at = new Date(Date.now() - PROOF_LIFETIME).toISOString()
  if (!isFresh) await running.parts.database.query.updateTable('sessions').set({ proven_at }).execute()
  const ask = async (method: Endpoint['method'], path: string, more = '') => {
    const url = path.replace(/:id|:site/, 'hotel').replaceAll(/:\w+/g, 'x')
    const payload = method === 'GET' ? {} : { payload: more.startsWith('{') ? more : '{}' }
    const headers = { cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) }
    const query = more.startsWith('?') ? more : ''
    const answer = await running.app.inject({ method, url: `/api/v1${url}${query}`, headers, ...payload })
    return /json/.test(String(answer.headers['content-type'])) ? (answer.json().code as string) : ''
  }
  return { ...running, ask }
}

test('each act of the table in docs/safety.md asks again who it is, and nothing is done before', async () => {
  expect(promised.length).toBeGreaterThan(15)
  const { ask, parts } = await host({ isFresh: false })
  const before = await parts.database.query.selectFrom('sites').selectAll().execute()
  for (const { act, method, path, more } of promised) {
    expect([act, await ask(method, path, more)]).toEqual([act, 'proof-needed'])
  }
  expect(await parts.database.query.selectFrom('sites').selectAll().execute()).toEqual(before)
  expect(await parts.audit.all(10)).toEqual([])
})

test('who has just shown it is asked by none of them', async () => {
  const { ask } = await host({ isFresh: true })
  for (const { act, method, path, more } of promised) {
    expect([act, await ask(method, path, more)]).not.toEqual([act, 'proof-needed'])
  }
})

test('no other request asks, so that people do not learn to confirm without reading', async () => {
  const known = new Set(promised.filter(({ more }) => more === '').map(({ method, path }) => `${method} ${path}`))
  const all = Object.values<Endpoint>(endpoints).filter(({ path }) => !/^\/session/.test(path))
  const { ask, later } = await host({ isFresh: false })
  const others = all.filter(({ method, path }) => !known.has(`${method} ${path}`))
  for (const { method, path } of others) {
    // Deeds without a body of their own are asked with an empty one, which changes nothing here.
    const code = await ask(method, path)
    expect([`${method} ${path}`, code]).not.toEqual([`${method} ${path}`, 'proof-needed'])
    later(60)
  }
})

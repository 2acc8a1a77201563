import { expect, test } from 'vitest'
import { addressOf, type Client, createClient, RequestError, refusedChange } from './client.ts'

interface Asked {
  readonly address: string
  readonly request: RequestInit
}

/** A fetch that answers the same each time and remembers what it was asked. */
function answering(response: () => Response) {
  const asked: Asked[] = []
  const fetch = async (address: string | URL | Request, request: RequestInit = {}) => {
    asked.push({ address: String(address), request })
    return response()
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

const ok = () => Response.json({ fine: true })
const headersOf = ({ request }: Asked) => new Headers(request.headers)

test.each([
  ['GET', (client: Client) => client.ask('GET /sites'), '/sites'],
  [
    'PUT',
    (client: Client) => client.ask('PUT /sites/:id/live', { at: { id: 'a b' }, body: { release: 'r' } }),
    '/sites/a%20b/live',
  ],
  ['POST', (client: Client) => client.ask('POST /sites/:id/copies', { at: { id: 'a' }, body: {} }), '/sites/a/copies'],
  ['DELETE', (client: Client) => client.ask('DELETE /session'), '/session'],
])('[API-1] %s goes under the base path with credentials and the language', async (method, ask, path) => {
  const { asked, fetch } = answering(ok)
  await ask(createClient({ language: 'ar', fetch }))

  const [only] = asked
  expect(only?.address).toBe(`/api/v1${path}?lang=ar`)
  expect(only?.request.method).toBe(method)
  expect(only?.request.credentials).toBe('include')
  expect(headersOf(only!).get('accept')).toBe('application/json')
})

test('a client for one site fills its id into every path; a link to an endpoint is made the same way', async () => {
  const { asked, fetch } = answering(ok)
  await createClient({ fetch, at: { id: 'hotel' } }).ask('DELETE /sites/:id/members/:member', { at: { member: 'm/1' } })
  expect(asked[0]?.address).toBe('/api/v1/sites/hotel/members/m%2F1')
  expect(addressOf('GET /sites/:id/canvas.css', { at: { id: 'hotel' }, query: { lang: 'ar', head: undefined } })).toBe(
    '/api/v1/sites/hotel/canvas.css?lang=ar',
  )
})

test('what the contract does not have does not compile', () => {
  const client = createClient({ fetch: answering(ok).fetch, at: { id: 'hotel' } })
  const wrong = [
    // @ts-expect-error no such endpoint
    () => client.ask('GET /sites/:id/nothing'),
    // @ts-expect-error another method
    () => client.ask('PUT /sites/:id/releases', { body: {} }),
    // @ts-expect-error a name in the path is missing
    () => client.ask('DELETE /sites/:id/members/:member'),
    // @ts-expect-error the body is missing
    () => client.ask('PUT /sites/:id/live'),
    // @ts-expect-error another body
    () => client.ask('PUT /sites/:id/live', { body: { revision: 4 } }),
    // @ts-expect-error no such query
    () => client.ask('GET /sites/:id/history', { query: { since: 4 } }),
    // @ts-expect-error the answer is another
    async () => (await client.ask('GET /sites/:id/releases/progress')).count,
  ]
  expect(wrong).toHaveLength(7)
})

test('[API-1] a body is sent as JSON under a base of one’s own, with the query', async () => {
  const { asked, fetch } = answering(ok)
  const client = createClient({ base: 'http://localhost:1/api/v2', fetch })
  await client.ask('PUT /imports/:key', { at: { key: 'a' }, body: new Blob(['b']), query: { offset: 4 } })
  await client.ask('PUT /sites/:id/live', { at: { id: 'a' }, body: { release: 'r' } })

  expect(asked[0]?.address).toBe('http://localhost:1/api/v2/imports/a?offset=4')
  expect(headersOf(asked[0]!).get('content-type')).toBe('application/octet-stream')
  expect(asked[1]?.request.body).toBe('{"release":"r"}')
  expect(headersOf(asked[1]!).get('content-type')).toBe('application/json')
})

test('[EDIT-14] a shared-editing token goes with every request, and no header without one', async () => {
  const { asked, fetch } = answering(ok)
  await createClient({ token: 'secret', fetch }).ask('GET /session')
  await createClient({ token: () => undefined, fetch }).ask('GET /session')

  expect(headersOf(asked[0]!).get('authorization')).toBe('Bearer secret')
  expect(headersOf(asked[1]!).has('authorization')).toBe(false)
})

test('[API-2] 204 gives true', async () => {
  const { fetch } = answering(() => new Response(null, { status: 204 }))
  expect(await createClient({ fetch }).ask('DELETE /session')).toBe(true)
})

test('[API-2] a list comes with its length, which x-total-count says where it is a page of more', async () => {
  const { fetch } = answering(() => Response.json(['a', 'b'], { headers: { 'x-total-count': '12' } }))
  expect(await createClient({ fetch }).ask('GET /sites')).toEqual({ items: ['a', 'b'], totalCount: 12 })
  const { fetch: whole } = answering(() => Response.json(['a']))
  expect(await createClient({ fetch: whole }).ask('GET /starters')).toEqual({ items: ['a'], totalCount: 1 })
})

test('[API-3] status 400 or more throws status, message and code', async () => {
  const body = { status: 404, message: 'No such site.', code: 'site-missing' }
  const { fetch } = answering(() => Response.json(body, { status: 404 }))
  await expect(createClient({ fetch }).ask('GET /session')).rejects.toMatchObject(body)
})

test('[API-3] an error page that is not JSON still throws its status', async () => {
  const { fetch } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(createClient({ fetch }).ask('GET /session')).rejects.toMatchObject({
    status: 502,
    message: 'Bad Gateway',
    code: 'unknown',
  })
})

test('[API-3] a network failure becomes status 400', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const failure = await createClient({ fetch })
    .ask('GET /session')
    .catch((error) => error)
  expect(failure).toBeInstanceOf(RequestError)
  expect(failure).toMatchObject({ status: 400, message: 'fetch failed', code: 'network-failed' })
})

test('[API-3] an answer that breaks off half way is a network failure', async () => {
  const { fetch } = answering(() => new Response('{"half":'))
  await expect(createClient({ fetch }).ask('GET /session')).rejects.toMatchObject({
    status: 400,
    code: 'network-failed',
  })
})

test.each([422, 403])('the refusal of one change can be told from every other error (%i)', async (status) => {
  const refused = { status, message: 'Gone.', code: 'section-missing', change: 'c1', changes: [], missed: [] }
  const { fetch } = answering(() => Response.json(refused, { status }))
  const failure = await createClient({ fetch })
    .ask('POST /sites/:id/copies', { at: { id: 'a' }, body: {} })
    .catch((error) => error)
  expect(refusedChange(failure)).toEqual(refused)
  expect(refusedChange(new RequestError({ status: 422, message: '', code: 'import-refused' }, { faults: [] }))).toBe(
    undefined,
  )
})

import { expect, test } from 'vitest'
import { createClient, RequestError, refusedChange } from './client.ts'

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

test.each(['get', 'put', 'post', 'patch', 'delete'] as const)(
  '[API-1] %s goes under the base path with credentials and the language',
  async (method) => {
    const { asked, fetch } = answering(ok)
    const client = createClient({ language: 'ar', fetch })
    await client[method]('/sites', method === 'get' || method === 'delete' ? {} : {})

    const [only] = asked
    expect(only?.address).toBe('/api/v1/sites?lang=ar')
    expect(only?.request.method).toBe(method.toUpperCase())
    expect(only?.request.credentials).toBe('include')
    expect(headersOf(only!).get('accept')).toBe('application/json')
  },
)

test('[API-1] a body is sent as JSON under a base of one’s own, with the query', async () => {
  const { asked, fetch } = answering(ok)
  await createClient({ base: 'http://localhost:1/api/v2', fetch }).post('/a', { b: 1 }, { query: { since: 4 } })

  expect(asked[0]?.address).toBe('http://localhost:1/api/v2/a?since=4')
  expect(asked[0]?.request.body).toBe('{"b":1}')
  expect(headersOf(asked[0]!).get('content-type')).toBe('application/json')
})

test('[EDIT-14] a shared-editing token goes with every request, and no header without one', async () => {
  const { asked, fetch } = answering(ok)
  await createClient({ token: 'secret', fetch }).get('/a')
  await createClient({ token: () => undefined, fetch }).get('/a')

  expect(headersOf(asked[0]!).get('authorization')).toBe('Bearer secret')
  expect(headersOf(asked[1]!).has('authorization')).toBe(false)
})

test('[API-2] 204 gives true', async () => {
  const { fetch } = answering(() => new Response(null, { status: 204 }))
  expect(await createClient({ fetch }).delete('/session')).toBe(true)
})

test('[API-2] x-total-count becomes totalCount', async () => {
  const { fetch } = answering(() => Response.json(['a', 'b'], { headers: { 'x-total-count': '12' } }))
  expect(await createClient({ fetch }).get('/sites')).toEqual({ items: ['a', 'b'], totalCount: 12 })
})

test('[API-3] status 400 or more throws status, message and code', async () => {
  const body = { status: 404, message: 'No such site.', code: 'site-missing' }
  const { fetch } = answering(() => Response.json(body, { status: 404 }))
  await expect(createClient({ fetch }).get('/a')).rejects.toMatchObject(body)
})

test('[API-3] an error page that is not JSON still throws its status', async () => {
  const { fetch } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(createClient({ fetch }).get('/a')).rejects.toMatchObject({
    status: 502,
    message: 'Bad Gateway',
    code: 'unknown',
  })
})

test('[API-3] a network failure becomes status 400', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const failure = await createClient({ fetch })
    .get('/a')
    .catch((error) => error)
  expect(failure).toBeInstanceOf(RequestError)
  expect(failure).toMatchObject({ status: 400, message: 'fetch failed', code: 'network-failed' })
})

test('[API-3] an answer that breaks off half way is a network failure', async () => {
  const { fetch } = answering(() => new Response('{"half":'))
  await expect(createClient({ fetch }).get('/a')).rejects.toMatchObject({ status: 400, code: 'network-failed' })
})

test.each([422, 403])('the refusal of one change can be told from every other error (%i)', async (status) => {
  const refused = { status, message: 'Gone.', code: 'section-missing', change: 'c1', changes: [], missed: [] }
  const { fetch } = answering(() => Response.json(refused, { status }))
  const failure = await createClient({ fetch })
    .post('/a', {})
    .catch((error) => error)
  expect(refusedChange(failure)).toEqual(refused)
  expect(refusedChange(new RequestError({ status: 422, message: '', code: 'import-refused' }, { faults: [] }))).toBe(
    undefined,
  )
})

import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

/** The app with the site 'hotel' and a starter 'cafe', asked by its owner. */
async function asOwner() {
  const { app, owner, parts, cookieFor } = await testApp(dialects[0]!)
  const headers = { cookie: await cookieFor(owner.id) }
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/sites', headers, payload })
  const remove = (id: string) => app.inject({ method: 'DELETE', url: `/api/v1/sites/${id}`, headers })
  return { app, parts, headers, post, remove }
}

test('[U46] a site is made from a starter, at the address its name makes', async () => {
  const { post } = await asOwner()
  const answer = await post({ starter: 'cafe', name: 'Dar Salma', languages: ['en', 'ar'] })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    id: 'dar-salma',
    slug: 'dar-salma',
    name: 'Dar Salma',
    languages: ['en', 'ar'],
  })
  const another = await post({ starter: 'cafe', name: 'Dar Salma', languages: ['en'] })
  expect(another.json()).toMatchObject({ slug: 'dar-salma-2' })
})

test.each([
  [{ starter: 'zoo', languages: ['en'] }, 404, 'starter-missing'],
  [{ starter: 'cafe', languages: ['en'], slug: 'hotel' }, 409, 'slug-taken'],
  [{ starter: 'cafe', languages: ['en'], slug: 'admin' }, 409, 'slug-reserved'],
  [{ starter: 'cafe', languages: ['en'], slug: 'Not a slug' }, 400, 'slug-malformed'],
  [{ starter: 'cafe', languages: [] }, 400, 'request-malformed'],
  [{ starter: 'cafe', languages: ['en', 'en'] }, 400, 'request-malformed'],
  [{ starter: 'cafe', languages: ['en'], palette: { primaryLight: 'red' } }, 400, 'request-malformed'],
  [{ starter: 'cafe', languages: ['en'], name: 'x'.repeat(81) }, 400, 'request-malformed'],
])('[API-4] %j is refused with %i %s, and nothing is made', async (payload, status, code) => {
  const { post, parts } = await asOwner()
  expect((await post(payload)).json()).toMatchObject({ status, code })
  expect(await parts.siteStore.list(null)).toHaveLength(1)
})

test('[U46] a site that was erased is gone, and its address is free for another', async () => {
  const { app, headers, post, remove } = await asOwner()
  expect((await remove('hotel')).statusCode).toBe(204)
  expect((await remove('hotel')).json()).toMatchObject({ status: 404, code: 'site-missing' })
  const taken = await post({ starter: 'cafe', languages: ['en'], slug: 'hotel' })
  expect(taken.json()).toMatchObject({ status: 409, code: 'slug-taken' })
  await app.inject({ method: 'DELETE', url: '/api/v1/deleted-sites/hotel', headers })
  expect((await post({ starter: 'cafe', languages: ['en'], slug: 'hotel' })).json()).toMatchObject({ id: 'hotel' })
  const document = await app.inject({ url: '/api/v1/sites/hotel/document', headers })
  expect(document.json()).toMatchObject({ revision: 0, publishedRevision: null })
})

test('[U46] the list tells languages and the last change, newest state of each', async () => {
  const { app, headers } = await asOwner()
  const [hotel] = (await app.inject({ url: '/api/v1/sites', headers })).json()
  expect(hotel).toMatchObject({ languages: ['en'] })
  expect(Date.now() - Date.parse(hotel.changedAt)).toBeLessThan(60_000)
})

test('[U46] whoever names a business learns which address it gets; a site without a name stands at the address of its kind', async () => {
  const { app, headers, post } = await asOwner()
  const get = async (query: string) => (await app.inject({ url: `/api/v1/addresses?${query}`, headers })).json()
  expect(await get('name=Café Lawz&in=en')).toMatchObject({ slug: 'cafe-lawz', state: 'free' })
  expect(await get('slug=hotel')).toMatchObject({ state: 'taken', proposals: ['hotel-2', 'hotel-site'] })
  expect((await app.inject({ url: '/api/v1/addresses?slug=hotel' })).statusCode).toBe(401)
  expect((await post({ starter: 'cafe', languages: ['ar'], name: 'موقعي' })).json()).toMatchObject({ slug: 'cafe' })
})

test('[U46] stills are pages without scripts that only the app itself frames; strangers get none', async () => {
  const { app, headers } = await asOwner()
  const still = await app.inject({ url: '/api/v1/sites/hotel/still', headers })
  expect(still.headers['content-security-policy']).toContain("default-src 'none'")
  expect(still.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await app.inject({ url: '/api/v1/starters/zoo/still', headers })).json()).toMatchObject({ status: 404 })
  expect((await app.inject({ url: '/api/v1/starters' })).json()).toMatchObject({ status: 401 })
})

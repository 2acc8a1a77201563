// Every route there is: what the matrix of the contract does not ask about is named here.
import { type Endpoint, endpoints } from '@mimar/contract'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { someSite } from '../testing/site.ts'

/** Pages, and what visitors send; addresses that name a site or a secret with one of each. */
const PAGES = {
  'GET /': '/',
  'GET /*': '/edit/inn/',
  'POST /first-start': '/first-start',
  'GET /enter': '/enter',
  'GET /sites': '/sites',
  'POST /sites': '/sites',
  'GET /sites*': '/sites/inn',
  'POST /sites*': '/sites/inn',
  'GET /sign-up': '/sign-up',
  'POST /sign-up': '/sign-up',
  'GET /host': '/host',
  'POST /host': '/host',
  'GET /host*': '/host/people',
  'POST /host*': '/host/people',
  'GET /account': '/account',
  'POST /account': '/account',
  'GET /account*': '/account/profile',
  'POST /account*': '/account/profile',
  'GET /address-back': '/address-back',
  'POST /address-back': '/address-back',
  'GET /domain-help/:secret': '/domain-help/inn',
  'GET /confirm/:secret': '/confirm/inn',
  'POST /confirm/:secret': '/confirm/inn',
  'GET /plain-http.js': '/plain-http.js',
  'GET /api/v1/openapi.json': '/api/v1/openapi.json',
  'POST /api/v1/sites/form/contact/:site': '/api/v1/sites/form/contact/inn/',
  'GET /api/v1/sites/form/contact/:site': '/api/v1/sites/form/contact/inn/',
  'GET /api/v1/sites/form/contact/:site/thanks': '/api/v1/sites/form/contact/inn/thanks',
  'POST /api/v1/sites/form/compliance/:site': '/api/v1/sites/form/compliance/inn/',
  'GET /api/v1/sites/form/compliance/:site': '/api/v1/sites/form/compliance/inn/',
  'GET /api/v1/sites/form/compliance/:site/thanks': '/api/v1/sites/form/compliance/inn/thanks',
  'GET /api/v1/sites/form/shown': '/api/v1/sites/form/shown',
  'POST /api/v1/sites/form/speed': '/api/v1/sites/form/speed',
  'GET /api/v1/sites/form/time/:site': '/api/v1/sites/form/time/inn/',
}

const NAME = 'The inn that nobody may know of'

/** What the framework prints of its routes, one a line as `GET /path`. */
function routesIn(printed: string): string[] {
  const path: string[] = []
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^((?:│ {3}| {4})*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    path.length = indent.length / 4
    path.push(part)
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`)
  })
}

test('every route is an endpoint of the contract, which the matrix asks about by everybody, or a page that is named here', async () => {
  const { app } = await testApp(dialects[0]!)
  await app.ready()
  const routes = routesIn(app.printRoutes({ commonPrefix: false })).filter((route) => !route.startsWith('HEAD'))
  const asked = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} /api/v1${path}`)
  expect(routes.length).toBeGreaterThan(asked.length)
  expect(routes.toSorted()).toEqual([...asked, ...Object.keys(PAGES)].toSorted())
})

test.each(Object.entries(PAGES))('%s tells nothing of a site to who is nobody there', async (route, url) => {
  heardLog()
  const { app, parts, cookieFor } = await testApp(dialects[0]!)
  const [owner, stranger] = [
    await parts.accounts.insert('owner@example.com', 'tenant'),
    await parts.accounts.insert('stranger@example.com', 'tenant'),
  ]
  const site = someSite('inn')
  await parts.siteStore.insert({ site: { ...site, extras: { name: NAME } }, slug: 'inn', name: NAME, owner: owner.id })
  const method = route.split(' ')[0] as 'GET' | 'POST'
  for (const cookie of ['', await cookieFor(stranger.id)]) {
    const payload = method === 'GET' ? {} : { payload: {} }
    const { statusCode, body } = await app.inject({ method, url, headers: { cookie }, ...payload })
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toContain(NAME)
  }
})

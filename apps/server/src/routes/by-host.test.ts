import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { byHost } from './by-host.ts'

test.each([
  ['localhost:3000', '/', 'app'],
  ['127.0.0.1:3000', '/healthz', 'app'],
  ['[::1]:3000', '/healthz', 'app'],
  ['hotel.localhost:3000', '/', 'hosting'],
  ['hotel.localhost:3000', '/api/v1/session', 'hosting'],
  ['hotel.localhost:3000', '/api/v1/sites/hotel/messages', 'hosting'],
  ['hotel.localhost:3000', '/api/v1/sites/form/contact/hotel/', 'app'],
  ['hotel.localhost:3000', '/api/v1/sites/form/compliance/hotel/?lang=ar', 'app'],
  ['draft-abcdefghijklmnopqrstuvwxyz.localhost:3000', '/', 'drafts'],
  ['draft-abcdefghijklmnopqrstuvwxyz.localhost:3000', '/api/v1/sites/form/contact/hotel/', 'drafts'],
  ['draft-horse.localhost:3000', '/', 'hosting'],
])('[FORM-4] [REPORT-3] a request to %s%s is answered by the %s', (host, url, expected) => {
  const answered: string[] = []
  const handle = byHost(readSettings({}), {
    app: () => answered.push('app'),
    hosting: () => answered.push('hosting'),
    drafts: () => answered.push('drafts'),
  })
  handle({ headers: { host }, url } as IncomingMessage, {} as ServerResponse)
  expect(answered).toEqual([expected])
})

test.each([
  [{ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' }, ['strict-transport-security']],
  [{}, []],
])('with %j browsers are told to come encrypted: %j', (environment, expected) => {
  const headers: string[] = []
  const sides = { app: () => {}, hosting: () => {}, drafts: () => {} }
  const response = { setHeader: (name: string) => headers.push(name) } as unknown as ServerResponse
  byHost(readSettings(environment), sides)({ headers: {}, url: '/' } as IncomingMessage, response)
  expect(headers).toEqual(expected)
})

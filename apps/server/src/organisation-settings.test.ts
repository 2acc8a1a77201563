import { expect, test } from 'vitest'
import { StartRefusal } from './refusal.ts'
import { readSettings } from './settings.ts'

const whole = {
  ...{ OIDC_ISSUER: 'https://id.northbay.example/realms/all', OIDC_CLIENT_ID: 'mimar', OIDC_CLIENT_SECRET: 'secret' },
  OIDC_DOMAINS: 'Northbay.example, south.northbay.example',
}

test('an organisation is set by four settings, and called by its host where it has no name', () => {
  expect(readSettings({}).organisation).toBeUndefined()
  expect(readSettings(whole).organisation).toEqual({
    ...{ issuer: 'https://id.northbay.example/realms/all', clientId: 'mimar', clientSecret: 'secret' },
    ...{ domains: ['northbay.example', 'south.northbay.example'], name: 'id.northbay.example' },
  })
  expect(readSettings({ ...whole, OIDC_NAME: 'Northbay' }).organisation?.name).toBe('Northbay')
})

test.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS'])(
  'without %s alone the start is refused, with what to set',
  (name) => {
    const read = () => readSettings({ ...whole, [name]: '' })
    expect(read).toThrow(StartRefusal)
    expect(read).toThrow(new RegExp(`^${name} is missing. Set it to .* leave all OIDC_ settings away`))
  },
)

test.each([
  ['OIDC_ISSUER', 'id.northbay.example'],
  ['OIDC_ISSUER', 'http://id.northbay.example'],
  ['OIDC_ISSUER', 'https://id.northbay.example/.well-known/openid-configuration'],
  ['OIDC_DOMAINS', '@northbay.example'],
  ['OIDC_DOMAINS', 'northbay.example,,'],
  ['OIDC_DOMAINS', '*.northbay.example'],
])('%s=%s is refused by name', (name, value) => {
  const read = () => readSettings({ ...whole, [name]: value })
  expect(read).toThrow(StartRefusal)
  expect(read).toThrow(name)
})

test('a secret is in no refusal', () => {
  const told = () => readSettings({ ...whole, OIDC_CLIENT_SECRET: 'very-secret', OIDC_DOMAINS: 'wrong' })
  expect(told).toThrow(expect.objectContaining({ message: expect.not.stringContaining('very-secret') }))
})

import { expect, test } from 'vitest'
import { AuthorityAway, AuthorityRefusal, refusalIn } from './authority-failure.ts'
import { failureOf } from './standing.ts'

const LOOKED = 'DNS problem: SERVFAIL looking up'

test.each([
  ['dns', 'DNS problem: NXDOMAIN looking up A for dar.example - check that a DNS record exists', 'no-address'],
  ['dns', `${LOOKED} A for dar.example - the domain's nameservers may be malfunctioning`, 'name-servers'],
  ['dns', 'DNS problem: looking up A for dar.example: DNSSEC: DNSKEY Missing: validation failure', 'name-servers'],
  ['caa', 'CAA record for dar.example prevents issuance', 'caa'],
  ['caa', `${LOOKED} CAA for dar.example`, 'name-servers'],
  ['connection', '203.0.113.40: Fetching http://dar.example/: Connection refused', 'port-closed'],
  ['connection', '203.0.113.40: Fetching http://dar.example/: Timeout (likely firewall problem)', 'port-closed'],
  ['connection', '2001:db8::40: Fetching http://dar.example/: Timeout (likely firewall problem)', 'six-elsewhere'],
  ['unauthorized', '203.0.113.40: Invalid response from http://dar.example/: 404', 'elsewhere'],
  ['unauthorized', '2001:db8::40: Invalid response from http://dar.example/: 404', 'six-elsewhere'],
  ['unauthorized', 'Invalid response from http://dar.example/ [2001:db8::]: 404', 'six-elsewhere'],
  ['unauthorized', 'Get "http://dar.example/": dial tcp 127.0.0.1:80: connect: connection refused', 'port-closed'],
  ['rejectedIdentifier', 'The authority will not issue for dar.example', 'refused-name'],
  ['rateLimited', 'too many certificates already issued for dar.example at 12:30:45', 'too-many'],
  ['externalAccountRequired', 'No external account binding', 'account-needed'],
  ['badCSR', 'It is malformed.', 'failed'],
])('an authority that says "%s: %s" is understood as %s, and its sentence is kept', (kind, said, code) => {
  expect(failureOf(new AuthorityRefusal(kind, said, undefined))).toEqual({ code, said })
})

test('what an authority says of one name among several counts, and one that does not answer is away', () => {
  const detail = 'Some challenges failed'
  const subproblems = [{ detail: '2001:db8::40: Invalid response' }]
  const type = 'urn:ietf:params:acme:error:unauthorized'
  expect(failureOf(refusalIn({ type, detail, subproblems })).code).toBe('six-elsewhere')
  expect(failureOf(new AuthorityAway('It does not answer.')).code).toBe('authority-away')
  expect(failureOf(new Error('no'))).toEqual({ code: 'failed', said: 'no' })
})

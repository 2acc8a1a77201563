import { expect, test } from 'vitest'
import { isProxyRange, networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1', 'loopback', 'uniquelocal'])(
  '%s can be a proxy',
  (text) => {
    expect(isProxyRange(text)).toBe(true)
  },
)

test.each([
  '*',
  'garbage',
  'true',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.1/8/8',
  '10.0.0',
  'proxy.lan',
])('%s cannot', (text) => {
  expect(isProxyRange(text)).toBe(false)
})

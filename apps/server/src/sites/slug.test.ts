import { expect, test } from 'vitest'
import { freeName, isReserved, slugOf } from './slug.ts'

test.each([
  ['Beit Naranj', '', 'beit-naranj'],
  ['دار الرمّان', 'ar', 'dar-al-rman'],
  ['مقهى هَيْل', 'ar', 'mqha-hil'],
  ['عيادة ياسمين', 'ar', 'ayada-yasmin'],
  ['فندق ٢٤', 'ar', 'fndq-24'],
  ['Çınaraltı Kahvesi', 'tr', 'cinaralti-kahvesi'],
  ['Gästehaus Müller', 'de', 'gaestehaus-mueller'],
  ['Gästehaus Müller', 'sv', 'gastehaus-muller'],
  ['Hôtel de l’Étoile', 'fr', 'hotel-de-letoile'],
  ['  --Café & Co.--  ', 'en', 'cafe-co'],
  ['北京', 'zh', ''],
  ['x'.repeat(80), 'en', 'x'.repeat(50)],
])('[U46] the name %s makes an address', (name, language, slug) => {
  expect(slugOf(name, language)).toBe(slug)
})

test('[U46] addresses that mean something else are kept back, and one that is taken gets a number', async () => {
  expect(['www', 'api', 'admin', 'xn--mgbh0fb'].every(isReserved)).toBe(true)
  expect(
    ['paypal', 'paypal-login', 'secure-apple-id', 'login-2-paypal', 'google-2', 'my-paypal'].every(isReserved),
  ).toBe(true)
  expect(['apple-tree-inn', 'my-apple-tree', 'hotel-visa', 'login', 'zurich-bank-hostel'].filter(isReserved)).toEqual([
    'login',
  ])
  expect('paypal bank login secure admin support mail webmail verify payment'.split(' ').every(isReserved)).toBe(true)
  expect(await freeName('paypal-login', async () => false)).toBe('site-2')
  const taken = new Set(['cafe', 'cafe-2'])
  expect(await freeName('cafe', async (name) => taken.has(name))).toBe('cafe-3')
  expect(await freeName('www', async () => false)).toBe('www-2')
})

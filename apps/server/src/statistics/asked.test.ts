import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

const APP = 'app.localhost:3000'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const browser = { host: 'hotel.localhost:3000', 'user-agent': COMPUTER, 'accept-language': 'de-AT,de;q=0.8,en;q=0.5' }
const read = (headers: object) => readAsked({ ...browser, ...headers }, APP)

test('[STAT-1] who comes from elsewhere begins a visit, and what is read after it goes on with it', () => {
  expect(read({})).toEqual({ isVisit: true, from: '', language: 'de', device: 'larger' })
  expect(read({ 'sec-fetch-site': 'none', 'user-agent': PHONE })).toMatchObject({ isVisit: true, device: 'phone' })
  expect(read({ 'sec-fetch-site': 'same-origin' })?.isVisit).toBe(false)
  expect(read({ referer: 'http://hotel.localhost:3000/ar/Rooms/' })?.isVisit).toBe(false)
  expect(read({ referer: `http://${APP}/api/v1/sites/form/contact/hotel/thanks` })?.isVisit).toBe(false)
  expect(read({ referer: 'http://hotel.localhost:3001/' })?.isVisit).toBe(true)
})

test.each([
  ['https://www.google.com/search?q=a+person', 'google.com'],
  ['https://Instagram.com/somebody/', 'instagram.com'],
  ['https://xn--mnchen-3ya.example:8443/', 'xn--mnchen-3ya.example'],
  ['android-app://com.example.mail/', ''],
  ['https://localhost/', ''],
  [`https://${'a'.repeat(130)}.example/`, ''],
  ['https://<script>.example/', ''],
  ['no address', ''],
])('[STAT-1] of the page before the host is kept and nothing else: %s', (referer, from) => {
  expect(read({ referer, 'sec-fetch-site': 'cross-site' })).toMatchObject({ isVisit: true, from })
})

test.each([
  ['who asks not to be tracked', { dnt: '1' }],
  ['who asks it by Global Privacy Control', { 'sec-gpc': '1' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a browser without a window', { 'user-agent': COMPUTER.replace('Firefox', 'HeadlessChrome') }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['who does not say what it is', { 'user-agent': undefined }],
  ['who speaks no language', { 'accept-language': undefined }],
  ['a part of a page', { 'sec-fetch-dest': 'iframe' }],
  ['a page that is loaded again', { 'cache-control': 'max-age=0' }],
])('[STAT-2] it is not counted: %s', (_what, headers) => {
  expect(read(headers)).toBeUndefined()
})

test('[STAT-2] a telephone of a maker whose name ends in "bot" is a telephone', () => {
  const cubot = 'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
  expect(read({ 'user-agent': cubot })).toMatchObject({ device: 'phone' })
})

import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`, 'Safari', 'Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${webkit} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPad'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/150.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 16; SM-S931B) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/150.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  ['curl/8.14.1', null, null],
  [undefined, null, null],
  [`${'x'.repeat(500)} Firefox/1`, null, null],
])('%s is told as a browser on a system', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

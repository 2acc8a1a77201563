import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLink, linkKind } from './link.ts'

test.each([
  ['', ''],
  ['/Rooms', '/Rooms'],
  ['/Rooms#comp-a', '/Rooms#comp-a'],
  ['#comp-form', '#comp-form'],
  ['example.com', 'http://example.com'],
  ['www.example.com/a?b=c#d', 'http://www.example.com/a?b=c#d'],
  ['example.com:8080/x', 'http://example.com:8080/x'],
  ['localhost:3000', 'http://localhost:3000'],
  ['//example.com', 'http://example.com'],
  [' https://example.com ', 'https://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['info@example.com', 'mailto:info@example.com'],
  ['mailto:info@example.com?subject=Hi', 'mailto:info@example.com?subject=Hi'],
  ['tel:112', 'tel:112'],
  ['tel:+905551112233', 'tel:+905551112233'],
  ['+90 (555) 111-22-33', 'tel:+90(555)111-22-33'],
  ['192.168.1.10', 'http://192.168.1.10'],
  ['https://مثال.com/غرف', 'https://مثال.com/غرف'],
])('[LINK-5] %j becomes %j', (typed, address) => {
  expect(checkLink(typed)).toEqual({ ok: true, value: address })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:1',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  'https://user:secret@example.com',
  'https://paypal.com@example.com',
  '/\\example.com',
  'https:\\\\example.com',
  'https://exa\u202Emple.com',
  'https://exa\u200Bmple.com',
  'https://example.com/"onclick="x',
  'https://example.com/<script>',
  'mailto:nobody',
  'tel:call-me',
  'http://',
  `https://example.com/${'x'.repeat(2100)}`,
])('[LINK-5] %j is refused', (typed) => {
  expect(checkLink(typed)).toMatchObject({ ok: false, refusals: [{ code: 'link-forbidden' }] })
})

test('[LINK-5] whatever is typed, what is kept leads nowhere but the web, the site, mail or telephone', () => {
  const scheme = fc.constantFrom('javascript', 'data', 'vbscript', 'http', 'tel', 'mailto', 'x-y', '')
  const noise = fc.constantFrom('', '\t', '\u0000', ' ', '\u00A0', '/', '\\', ':')
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.tuple(noise, scheme, noise, fc.constantFrom(':', '：', '&colon;'), fc.string()).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, (input) => {
      const checked = checkLink(input)
      if (!checked.ok || checked.value === '') return
      expect(checked.value).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i)
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(checked.value, 'https://site.test/').protocol)
      expect(checkLink(checked.value)).toEqual(checked)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['', 'none'],
  ['#a', 'anchor'],
  ['/Rooms', 'internal'],
  ['MAILTO:a@example.com', 'email'],
  ['tel:112', 'phone'],
  ['https://example.com', 'external'],
] as const)('%j leads to: %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind)
})

test.each([
  ['example.com/a//b', 'http://example.com/a//b'],
  ['example.com?to=tel:112', 'http://example.com?to=tel:112'],
  ['example.com:80#a', 'http://example.com:80#a'],
  [`https://example.com/${'x'.repeat(2028)}`, `https://example.com/${'x'.repeat(2028)}`],
])('[LINK-5] %j is taken as %j', (typed, address) => {
  expect(checkLink(typed)).toEqual({ ok: true, value: address })
})

test.each([
  ...['tel:112x', 'xtel:112', 'https://:secret@example.com', 'x:y.z:80/a'],
  ...['localhost:123456', 'example.com:80x', `https://example.com/${'x'.repeat(2029)}`],
])('[LINK-5] %j is refused too, and said in no more than 200 signs', (typed) => {
  const checked = checkLink(typed)
  expect(checked).toMatchObject({ ok: false, refusals: [{ params: { address: typed.slice(0, 200) } }] })
})

test.each([
  ['https://example.com?mailto:a', 'external'],
  ['https://example.com/tel:1', 'external'],
] as const)('%j only speaks of mail or telephone, and leads to: %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind)
})

import { expect, test } from 'vitest'
import { readBounce } from './bounce.ts'

const ID = '7d3f1c2e-0b5a-4f6e-9a51-2f8f4f0c9d11'

interface Facts {
  readonly action?: string
  readonly diagnostic?: string
  readonly returned?: string
  readonly type?: string
  readonly encoding?: (text: string) => { readonly name: string; readonly text: string }
}

/** A report as Postfix writes it. */
function report({ action = 'failed', diagnostic, returned, type, encoding }: Facts = {}): string {
  const said = diagnostic ?? 'smtp; 550 5.1.1 <lina@cafe.example>: Recipient address\n    rejected: mailbox unavailable'
  const recipient = `Final-Recipient: rfc822; lina@cafe.example\nAction: ${action}\nStatus: 5.1.1\nDiagnostic-Code: ${said}`
  const status = `Reporting-MTA: dns; mail.dar.example\n\n${recipient}\n`
  const coded = encoding?.(status) ?? { name: '7bit', text: status }
  return [
    'Return-Path: <>',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type ?? 'multipart/report; report-type=delivery-status;\n\tboundary="A1B2"'}`,
    '',
    '--A1B2',
    'Content-Type: text/plain',
    '',
    'I am sorry. Action: failed',
    '--A1B2',
    'Content-Type: message/delivery-status',
    `Content-Transfer-Encoding: ${coded.name}`,
    '',
    coded.text,
    '--A1B2',
    'Content-Type: text/rfc822-headers',
    '',
    returned ?? `From: Mimar <mimar@dar.example>\nMessage-ID:\n <${ID}@dar.example>\nSubject: New message`,
    '',
    '--A1B2--',
  ].join('\r\n')
}

const SAID = '550 5.1.1 <lina@cafe.example>: Recipient address rejected: mailbox unavailable'

test('a mail that came back is told by what we called it, with the words of the server that could not deliver it', () => {
  expect(readBounce(report())).toEqual({ id: ID, said: SAID })
})

test.each([
  ['base64', (text: string) => Buffer.from(text).toString('base64')],
  ['quoted-printable', (text: string) => text.replaceAll('@', '=40').replaceAll('mailbox', 'mail=\nbox')],
])('also where the report is written as %s', (name, encode) => {
  const encoding = (text: string) => ({ name, text: encode(text) })
  expect(readBounce(report({ encoding }))).toEqual({ id: ID, said: SAID })
})

test('without a reason the status is told, and no reason is longer than a line', () => {
  expect(readBounce(report({ diagnostic: '' }))?.said).toBe('5.1.1')
  expect(readBounce(report({ diagnostic: `smtp; ${'x'.repeat(900)}` }))?.said).toHaveLength(300)
})

test.each([
  ['a mail that is only late', report({ action: 'delayed' })],
  ['a mail that was not ours', report({ returned: 'Message-ID: <abc@elsewhere.example>' })],
  ['a mail whose name is nowhere', report({ returned: 'Subject: Hello' })],
  ['an answer of a person', 'Subject: Re: A room\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\n'],
  ['a report of something else', report({ type: 'multipart/mixed; boundary="A1B2"' })],
  ['nothing', ''],
])('%s is no bounce', (_, raw) => {
  expect(readBounce(raw)).toBe(undefined)
})

import { createSocket } from 'node:dgram'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { realDoors, textsFrom } from './doors.ts'
import { lookAtMailNames } from './mail-names.ts'

const settings = (more: Record<string, string> = {}) =>
  readSettings({ SMTP_URL: 'smtps://u:p@mail.dar.example', MAIL_FROM: 'Dar <post@dar.example>', ...more })

const looked = async (records: Record<string, string[]>, more = {}) => {
  const doors = { ...realDoors, texts: async (name: string) => records[name] ?? [] }
  const symptoms = await lookAtMailNames(settings(more), doors)
  return symptoms.map(({ state, cure = '' }) => [state, cure])
}

test('what is missing in DNS for the mail is said with the record to paste', async () => {
  expect(await looked({})).toEqual([
    ['look', 'Set a record TXT at dar.example: v=spf1 mx a:mail.dar.example ~all'],
    ['look', expect.stringContaining('NAME._domainkey.dar.example')],
    ['look', 'Set a record TXT at _dmarc.dar.example: v=DMARC1; p=none; rua=mailto:postmaster@dar.example'],
  ])
  const gmail = await looked({}, { SMTP_URL: 'smtps://u:p@smtp-relay.gmail.com' })
  expect(gmail[0]?.[1]).toContain('v=spf1 mx include:_spf.google.com ~all')
})

test('a domain that says all of it is fine; one that names other servers, or two records, is told', async () => {
  const rest = {
    's1._domainkey.dar.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.dar.example': ['v=DMARC1; p=reject'],
  }
  const spf = (...texts: string[]) => looked({ 'dar.example': ['other', ...texts], ...rest })
  expect((await spf('v=spf1 a:mail.dar.example -all')).map(([state]) => state)).toEqual(['fine', 'fine', 'fine'])
  expect((await spf('v=spf1 include:other.example -all'))[0]).toEqual([
    'look',
    expect.stringContaining('put a:mail.dar.example into that record'),
  ])
  expect((await spf('v=spf1 -all', 'v=spf1 mx ~all'))[0]?.[0]).toBe('wrong')
})

test('without a mail server there is nothing to say; an address of this machine alone is told', async () => {
  expect(await lookAtMailNames(readSettings({}), realDoors)).toEqual([])
  expect((await looked({}, { MAIL_FROM: 'mimar@localhost' }))[0]?.[1]).toContain('MAIL_FROM')
})

test('name servers are asked that are named, and a name that is missing has no records', async () => {
  const server = createSocket('udp4')
  onTestFinished(() => void server.close())
  server.on('message', (query, { port }) => {
    const isKnown = query.includes('dar')
    const answer = Buffer.from(query)
    answer[2] = 0x81
    answer[3] = isKnown ? 0x80 : 0x83
    answer[7] = isKnown ? 1 : 0
    const end = query.indexOf(0, 12) + 5
    const text = Buffer.from('v=spf1 -all')
    const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length])
    answer[11] = 0
    server.send(Buffer.concat([answer.subarray(0, end), ...(isKnown ? [head, text] : [])]), port)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  const texts = textsFrom([`127.0.0.1:${server.address().port}`])
  expect(await texts('dar.example')).toEqual(['v=spf1 -all'])
  expect(await texts('nobody.example')).toEqual([])
})

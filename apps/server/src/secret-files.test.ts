import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { newFolder } from './testing/dialects.ts'

const METRICS = 'a-token-of-more-than-16-characters'

function fileSaying(text: string): string {
  const file = join(newFolder(), 'secret')
  writeFileSync(file, text)
  return file
}

test('secrets are read from files that settings name, without the line end that editors add', () => {
  const settings = readSettings({
    METRICS_TOKEN_FILE: fileSaying(`${METRICS}\n`),
    SMTP_URL_FILE: fileSaying('smtps://mimar:secret@mail.example.com'),
    DATABASE_URL_FILE: fileSaying('postgres://mimar:secret@db.example.com/mimar\r\n'),
  })
  expect(settings.metricsToken).toBe(METRICS)
  expect(settings.smtpUrl).toBe('smtps://mimar:secret@mail.example.com')
  expect(settings.database).toBe('postgres://mimar:secret@db.example.com/mimar')
})

test('a secret that stands in a setting and in a file, in none, or in an empty one is refused, and never said', () => {
  const both = { METRICS_TOKEN: METRICS, METRICS_TOKEN_FILE: fileSaying(METRICS) }
  expect(() => readSettings(both)).toThrow(/^METRICS_TOKEN and METRICS_TOKEN_FILE are both set\. Take one away/)
  expect(() => readSettings({ SMTP_URL_FILE: '/nowhere/secret' })).toThrow(
    'SMTP_URL_FILE names /nowhere/secret, which cannot be read (ENOENT). Write the secret into it',
  )
  expect(() => readSettings({ SMTP_URL_FILE: fileSaying('\n') })).toThrow(/which is empty/)
})

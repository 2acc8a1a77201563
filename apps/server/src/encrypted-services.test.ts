import { expect, test } from 'vitest'
import { unencryptedServices } from './encrypted-services.ts'
import { readSettings } from './settings.ts'

const warned = (environment: Readonly<Record<string, string>>) =>
  unencryptedServices(readSettings(environment)).map(({ setting, host }) => `${setting} ${host}`)

const STORE = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', STORAGE_URL: 's3://files' }

test.each([
  ['postgres://mimar:word@db.example.com/mimar', 'DATABASE_URL db.example.com'],
  ['postgres://mimar:word@db.example.com/mimar?sslmode=disable', 'DATABASE_URL db.example.com'],
  ['postgres://mimar:word@db.example.com/mimar?sslmode=no-verify', 'DATABASE_URL db.example.com'],
  ['postgres://mimar:word@db.example.com/mimar?sslmode=require&uselibpqcompat=true', 'DATABASE_URL db.example.com'],
  ['postgres:///mimar?host=db.example.com', 'DATABASE_URL db.example.com'],
  ['postgres://[2001:db8::7]/mimar', 'DATABASE_URL [2001:db8::7]'],
  ['postgres://mimar:word@db.example.com/mimar?sslmode=verify-full', undefined],
  ['postgres://mimar:word@db.example.com/mimar?sslmode=require', undefined],
  ['postgres://mimar:word@db.example.com/mimar?ssl=true', undefined],
  ['postgres://mimar:word@postgres/mimar', undefined],
  ['postgres://10.0.0.7/mimar', undefined],
  ['postgres:///mimar?host=/var/run/postgresql', undefined],
])('a database at %s is named: %s', (DATABASE_URL, named) => {
  expect(warned({ DATABASE_URL })).toEqual(named === undefined ? [] : [named])
})

test.each([
  ['smtp://mail.example.com', 'SMTP_URL mail.example.com'],
  ['smtp://mail.example.com:587?requireTLS=true', undefined],
  ['smtp://mail.example.com?requireTLS=true&tls.rejectUnauthorized=false', 'SMTP_URL mail.example.com'],
  ['smtps://mail.example.com', undefined],
  ['smtps://mail.example.com?tls.rejectUnauthorized=false', 'SMTP_URL mail.example.com'],
  ['smtp://127.0.0.1:25', undefined],
  ['smtp://mail', undefined],
])('mail by %s is named: %s', (SMTP_URL, named) => {
  expect(warned({ SMTP_URL })).toEqual(named === undefined ? [] : [named])
})

test.each([
  ['redis://:word@news.example.com', 'NEWS_URL news.example.com'],
  ['rediss://:word@news.example.com', undefined],
  ['redis://news:6379', undefined],
  ['redis://10.0.0.7', undefined],
])('news by %s are named: %s', (NEWS_URL, named) => {
  expect(warned({ DATABASE_URL: 'postgres://db/mimar', NEWS_URL })).toEqual(named === undefined ? [] : [named])
})

test('a store is named where it is asked without encryption beyond one’s own network', () => {
  expect(warned({ ...STORE, AWS_ENDPOINT_URL: 'http://s3.example.com' })).toEqual(['AWS_ENDPOINT_URL s3.example.com'])
  for (const AWS_ENDPOINT_URL of ['https://s3.example.com', 'http://minio:9000']) {
    expect(warned({ ...STORE, AWS_ENDPOINT_URL })).toEqual([])
  }
  expect(warned({ ...STORE, STORAGE_ENDPOINT_URL: 'http://s3.example.com' })).toEqual([
    'STORAGE_ENDPOINT_URL s3.example.com',
  ])
})

test('with REQUIRE_TLS a mail server that offers encryption late gets nothing unless it does, and one’s own is left', () => {
  const post = (SMTP_URL: string) => readSettings({ REQUIRE_TLS: 'on', SMTP_URL }).smtpUrl
  expect(post('smtp://user:word@mail.example.com:587')).toBe('smtp://user:word@mail.example.com:587?requireTLS=true')
  expect(post('smtp://127.0.0.1:25')).toBe('smtp://127.0.0.1:25')
  expect(readSettings({ SMTP_URL: 'smtp://mail.example.com' }).smtpUrl).toBe('smtp://mail.example.com')
})

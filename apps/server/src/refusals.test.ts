import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartRefusal } from './refusal.ts'
import { readSettings } from './settings.ts'

type Environment = Readonly<Record<string, string>>

const LAN = { APP_URL: 'http://192.168.1.20:3000' }
const SITES = { SITES_DOMAIN: 'sites.example.net' }
const ALONE = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', TLS: 'acme' }
const HOUSE = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example' }

/** A value that only its owner knows: the refusal names the setting alone. */
const OWN = 'of-their-own'

const KEY = { AWS_ACCESS_KEY_ID: OWN, AWS_SECRET_ACCESS_KEY: OWN }

/** What is refused, and what its sentence says to set instead: the words stand in it, and with them it is read. */
const refused: readonly (readonly [wrong: Environment, cure: Environment])[] = [
  [{ PORT: 'http' }, { PORT: '3000' }],
  [{ HOST: 'nas' }, { HOST: '127.0.0.1' }],
  [{ ...SITES, APP_URL: 'localhost:3000' }, { APP_URL: 'https://app.example.com' }],
  [{ ...SITES, APP_URL: 'https://example.org.' }, { APP_URL: 'https://example.org' }],
  [{ ...SITES, APP_URL: 'http://app.example.com' }, { APP_URL: 'https://app.example.com' }],
  [{ APP_URL: 'https://edit.dar.example' }, { SITES_DOMAIN: 'dar.example' }],
  [{ APP_URL: 'https://dar.example:8443' }, { SITES_DOMAIN: 'dar.example' }],
  [{ SITES_DOMAIN: '127.0.0.1' }, { SITES_DOMAIN: 'sites.example.org' }],
  [{ SITES_DOMAIN: 'co.uk' }, { SITES_DOMAIN: 'example-sites.co.uk' }],
  [
    { APP_URL: 'http://edit.nas.lan', SITES_DOMAIN: 'nas.lan' },
    { SITES_DOMAIN: '', SITE_PORTS: '3001-3020' },
  ],
  [{ ...HOUSE, MAIN_SITE: 'Dar Salma' }, { MAIN_SITE: 'hotel' }],
  [{ ...HOUSE, APP_URL: 'https://dar.example', MAIN_SITE: 'hotel' }, { APP_URL: 'https://edit.dar.example' }],
  [{ ...LAN, SITE_PORTS: '3001' }, { SITE_PORTS: '3001-3020' }],
  [{ ...LAN, SITE_PORTS: '3000-3020' }, { SITE_PORTS: '3001-3020' }],
  [{ ...LAN, SITE_PORTS: '3001-3020', SITES_DOMAIN: 'sites.lan' }, { SITE_PORTS: '' }],
  [{ ...LAN, MAIN_SITE: 'hotel' }, { MAIN_SITE: '' }],
  [{ SIGN_UP: 'yes' }, { SIGN_UP: 'open' }],
  [{ ...HOUSE, SIGN_UP: 'open' }, { SIGN_UP: 'closed' }],
  [{ ...LAN, SIGN_UP: 'open' }, { SIGN_UP: 'closed' }],
  [{ REQUIRE_PASSKEYS: 'all' }, { REQUIRE_PASSKEYS: 'everybody' }],
  [{ ...LAN, REQUIRE_PASSKEYS: 'hosts' }, { REQUIRE_PASSKEYS: '' }],
  [{ DATABASE_URL: 'mysql://localhost/mimar' }, { DATABASE_URL: '' }],
  [{ DATABASE_CONNECTIONS: '1' }, { DATABASE_CONNECTIONS: '8' }],
  [{ NEWS_URL: 'news.example.com' }, { NEWS_URL: '' }],
  [{ NEWS_URL: 'redis://news.example.com' }, { NEWS_URL: '' }],
  [{ HANDED_DIR: 'cache' }, { HANDED_DIR: '/var/cache/mimar' }],
  [{ AVIF: 'no' }, { AVIF: 'on' }],
  [{ MEDIA_LIMIT_MB: '5 GB' }, { MEDIA_LIMIT_MB: '5000' }],
  [{ SMTP_URL: 'mail.example.com' }, { SMTP_URL: 'smtps://user:password@mail.example.com' }],
  [{ ALLOWED_PARENTS: 'portal.example.com' }, { ALLOWED_PARENTS: 'https://portal.example.com' }],
  [{ TRUSTED_PROXIES: '*' }, { TRUSTED_PROXIES: 'loopback' }],
  [{ METRICS_TOKEN: 'short' }, { METRICS_TOKEN: '' }],
  [{ LOG_LEVEL: 'loud' }, { LOG_LEVEL: 'info' }],
  [{ FLAGS_URL: 'http://static.example.com' }, { FLAGS_URL: 'https://static.example.com' }],
  [{ INDEXNOW_URL: 'http://mimar.example' }, { INDEXNOW_URL: 'off' }],
  [{ RELEASES_URL: 'http://mimar.example' }, { RELEASES_URL: 'https://mimar.example/releases.json' }],
  [{ SLOW_MS: 'slow' }, { SLOW_MS: '1000' }],
  [{ PUBLIC_IPS: 'here' }, { PUBLIC_IPS: '198.51.100.24' }],
  [{ DNS_SERVERS: 'dns.example' }, { DNS_SERVERS: '9.9.9.9' }],
  [{ ...HOUSE, TLS: 'on' }, { TLS: 'acme' }],
  [{ ...HOUSE, ACME_EMAIL: 'host@dar.example' }, { TLS: 'acme' }],
  [{ ...LAN, TLS: 'acme' }, { TLS: '' }],
  [{ ...ALONE, APP_URL: 'https://localhost' }, { APP_URL: 'https://edit.dar.example' }],
  [{ ...ALONE, SITES_DOMAIN: 'localhost' }, { SITES_DOMAIN: 'dar.example' }],
  [
    { ...ALONE, APP_URL: 'https://nas.lan', SITES_DOMAIN: 'sites.lan' },
    { ACME_DIRECTORY: 'https://ca.lan/acme/directory' },
  ],
  [{ ...ALONE, TLS_PORT: '80' }, { TLS_PORT: '443' }],
  [{ ...ALONE, HTTP_PORT: '-1' }, { HTTP_PORT: '80' }],
  [{ ...ALONE, PORT: '443' }, { PORT: '3000' }],
  [{ ...ALONE, TRUSTED_PROXIES: 'loopback' }, { TRUSTED_PROXIES: '' }],
  [{ ...ALONE, ACME_DIRECTORY: 'http://ca.lan' }, { ACME_DIRECTORY: 'https://acme-v02.api.letsencrypt.org/directory' }],
  [{ ...ALONE, ACME_EMAIL: 'nobody' }, { ACME_EMAIL: 'host@dar.example' }],
  [{ ...ALONE, ACME_PROFILE: 'two words' }, { ACME_PROFILE: 'shortlived' }],
  [{ ...ALONE, ACME_EAB_ID: 'kid' }, { ACME_EAB_ID: '' }],
  [
    { ...ALONE, ACME_EAB_ID: 'kid', ACME_EAB_KEY: '!' },
    { ACME_EAB_ID: '', ACME_EAB_KEY: '' },
  ],
  [{ BACKUP_TO: 's3://copies' }, KEY],
  [
    { ...KEY, BACKUP_TO: 's3://copies', AWS_ENDPOINT_URL: 's3.example.com' },
    { AWS_ENDPOINT_URL: 'https://s3.example.com' },
  ],
  [{ BACKUP_TO: 'sftp://mimar@nas.lan/backups' }, { BACKUP_SFTP_KEY_FILE: OWN }],
  [{ BACKUP_AT: 'noon' }, { BACKUP_AT: '03:30' }],
  [{ BACKUP_KEEP: 'all' }, { BACKUP_KEEP: '7d,4w,12m' }],
  [{ STORAGE_URL: '/srv/mimar' }, { STORAGE_URL: 'folder' }],
  [{ ...KEY, STORAGE_URL: 's3://_' }, { STORAGE_URL: 's3://our-backups/mimar' }],
  [{ STORAGE_URL: 's3://key:secret@files' }, { ...KEY, STORAGE_URL: 's3://BUCKET' }],
  [{ REQUIRE_TLS: 'yes' }, { REQUIRE_TLS: 'on' }],
  [
    { REQUIRE_TLS: 'on', DATABASE_URL: 'postgres://db.example.com/mimar' },
    { DATABASE_URL: 'postgres://mimar:password@db.example.com/mimar?sslmode=verify-full' },
  ],
  [
    { REQUIRE_TLS: 'on', SMTP_URL: 'smtp://mail.example.com?ignoreTLS=true' },
    { SMTP_URL: 'smtps://user:password@mail.example.com' },
  ],
  [
    { ...KEY, REQUIRE_TLS: 'on', STORAGE_URL: 's3://files', AWS_ENDPOINT_URL: 'http://s3.example.com' },
    { AWS_ENDPOINT_URL: 'https://s3.example.com' },
  ],
  [{ ...KEY, STORAGE_URL: 's3://files', STORAGE_FROM: 's3://files' }, { STORAGE_FROM: '' }],
]

const caught = (read: () => unknown): StartRefusal => {
  try {
    read()
  } catch (failure) {
    if (failure instanceof StartRefusal) return failure
    throw failure
  }
  throw new Error('It was not refused.')
}

test.each(refused)('%j is refused with a cure, %j, and that works', (wrong, cure) => {
  const { message } = caught(() => readSettings(wrong))
  for (const [name, value] of Object.entries(cure)) {
    expect(message).toContain(name)
    // '' is to leave it away.
    if (value === '') expect(message).toMatch(/[Ll]eave .* away/)
    else if (value !== OWN) expect(message).toContain(value)
  }
  expect(() => readSettings({ ...wrong, ...cure })).not.toThrow()
})

test('no refusal of the settings is missing from the table', () => {
  const others = [
    'domains',
    'backup-settings',
    's3-settings',
    'storage-settings',
    'tls-settings',
    'passkey-settings',
    'encrypted-services',
  ]
  const files = ['settings', ...others].map((name) => `${name}.ts`)
  const thrown = files.flatMap((file) => {
    const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => (/new StartRefusal\(/.test(line) ? [`${file}:${index + 1}`] : []))
  })
  const where = ({ stack = '' }: StartRefusal) => /^ {4}at .*?([\w-]+\.ts:\d+):\d+/m.exec(stack)?.[1]
  const seen = refused.map(([wrong]) => where(caught(() => readSettings(wrong))))
  expect(new Set(seen)).toEqual(new Set(thrown))
})

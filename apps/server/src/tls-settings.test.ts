import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const GOOD = { TLS: 'acme', APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example' }

describe('settings of encryption in the process itself', () => {
  test('without TLS there is none; with TLS=acme certificates come from Let’s Encrypt, at ports 443 and 80', () => {
    expect(readSettings({}).tls).toBe(undefined)
    expect(readSettings({ TLS: 'off' }).tls).toBe(undefined)
    const nothing = { email: undefined, profile: undefined, binding: undefined, caFile: undefined }
    const directory = 'https://acme-v02.api.letsencrypt.org/directory'
    expect(readSettings(GOOD).tls).toEqual({ ...nothing, port: 443, httpPort: 80, directory })
  })

  test('another authority, account, kind of certificate and ports can be named', () => {
    const said = {
      ...{
        ACME_DIRECTORY: 'https://ca.lan/acme/directory',
        ACME_EMAIL: 'host@dar.example',
        ACME_PROFILE: 'shortlived',
      },
      ...{ ACME_EAB_ID: 'kid-1', ACME_EAB_KEY: 'abcdefghijklmnop-_', ACME_CA_FILE: '/etc/ca.pem' },
      ...{ TLS_PORT: '8443', HTTP_PORT: '8080' },
    }
    expect(readSettings({ ...GOOD, ...said }).tls).toEqual({
      ...{ directory: 'https://ca.lan/acme/directory', email: 'host@dar.example', profile: 'shortlived' },
      ...{ binding: { id: 'kid-1', key: 'abcdefghijklmnop-_' }, caFile: '/etc/ca.pem', port: 8443, httpPort: 8080 },
    })
  })

  test('drafts stand below a path of their site: no certificate is needed for each', () => {
    const settings = readSettings({ ...GOOD, APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' })
    expect(settings.draftAddress('draft-x', 'cafe')).toBe('https://cafe.example-sites.org/draft-x/')
  })

  test('a machine that has a number alone gives each site a port', () => {
    const settings = readSettings({ TLS: 'acme', APP_URL: 'https://203.0.113.7', SITE_PORTS: '3101-3120' })
    expect(settings.sitePorts?.all).toHaveLength(20)
  })

  test.each([
    [{ TLS: 'on' }, 'TLS is "on". It must be "acme"'],
    [
      { TLS: '', ACME_EMAIL: 'host@dar.example' },
      'ACME_EMAIL is set, and Mimar gets no certificates by itself. Set TLS=acme',
    ],
    [{ TLS: 'off', TLS_PORT: '443' }, 'TLS_PORT is set'],
    [{ APP_URL: 'http://192.168.1.20:3000', SITES_DOMAIN: '' }, 'Set APP_URL=https://'],
    [{ APP_URL: '' }, 'and APP_URL is http://localhost:3000. Set APP_URL=https://'],
    [{ APP_URL: 'https://localhost' }, 'needs a name that others can find'],
    [{ SITES_DOMAIN: '' }, 'Set SITES_DOMAIN'],
    [{ APP_URL: 'https://nas.lan', SITES_DOMAIN: 'sites.lan' }, "Let's Encrypt gives no certificate to nas.lan"],
    [{ APP_URL: 'https://192.168.1.20', SITES_DOMAIN: '', SITE_PORTS: '1-9' }, 'gives no certificate to 192.168.1.20'],
    [{ TLS_PORT: '80' }, 'TLS_PORT and HTTP_PORT are both 80'],
    [{ TLS_PORT: 'https' }, 'TLS_PORT is "https"'],
    [{ HTTP_PORT: '70000' }, 'HTTP_PORT is "70000"'],
    [{ PORT: '443' }, 'PORT is 443, where TLS=acme answers visitors'],
    [{ TRUSTED_PROXIES: 'loopback' }, 'TRUSTED_PROXIES is for a web server in front'],
    [{ HANDED_DIR: '/var/cache/mimar' }, 'HANDED_DIR is for a web server in front'],
    [{ ACME_DIRECTORY: 'http://ca.lan' }, 'ACME_DIRECTORY is "http://ca.lan"'],
    [{ ACME_EMAIL: 'nobody' }, 'ACME_EMAIL is "nobody"'],
    [{ ACME_PROFILE: 'two words' }, 'ACME_PROFILE is "two words"'],
    [{ ACME_EAB_ID: 'kid' }, 'ACME_EAB_ID is set alone'],
    [{ ACME_EAB_KEY: 'abcdefghijklmnop' }, 'ACME_EAB_KEY is set alone'],
    [{ ACME_EAB_ID: 'kid', ACME_EAB_KEY: '!' }, 'ACME_EAB_KEY must be the key'],
  ])('%j is refused with its cure', (wrong, sentence) => {
    expect(() => readSettings({ ...GOOD, ...wrong })).toThrow(sentence)
  })
})

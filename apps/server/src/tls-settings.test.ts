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
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { get as getPlain } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts, startAuthority } from '../apps/server/src/testing/pebble.ts'
import { startInstallation } from './installation.ts'
import { followed } from './reached.ts'

const page = followed('own-certificates.md')
const [rights, start, link, number] = page.commands

interface Answer {
  readonly status: number
  readonly location: string | undefined
}

test('[GEN-10] docs/reached/own-certificates.md: with its settings there is a padlock, and who comes without one is led to it', async () => {
  const settings = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel', TLS: 'acme' }
  expect(start?.settings).toEqual({ ...settings, ACME_EMAIL: 'you@dar.example' })
  expect(link?.settings).toEqual(settings)
  expect(rights?.body).toContain('cp /opt/mimar/own-certificates.conf')
  expect(number?.settings).toEqual({ APP_URL: 'https://203.0.113.7', SITE_PORTS: '3001-3020', TLS: 'acme' })
  const authority = await startAuthority()
  for (const name of ['edit.', '', 'www.']) await authority.setAddress(`${name}dar.example`, '127.0.0.1')
  const [tlsPort = 0] = await freePorts(1)
  const installation = await startInstallation({ env: { ...start?.settings, ...here(authority, tlsPort) } })
  const at = (name: string, path: string) =>
    new Promise<Answer>((resolve) => {
      const options = {
        host: '127.0.0.1',
        port: tlsPort,
        servername: name,
        path,
        ca: authority.root,
        agent: false as const,
      }
      get({ ...options, headers: { host: name } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      }).on('error', () => resolve({ status: 0, location: undefined }))
    })
  await expect.poll(() => at('dar.example', '/en/'), { timeout: 60_000 }).toMatchObject({ status: 200 })
  await expect.poll(() => at('edit.dar.example', '/healthz')).toMatchObject({ status: 200 })
  await expect.poll(() => at('www.dar.example', '/en/')).toMatchObject({ location: 'https://dar.example/en/' })
  expect(await at('strange.example', '/')).toMatchObject({ status: 0 })
  expect(await plainly(authority.httpPort, 'dar.example', '/en/?a=b')).toEqual({
    ...{ status: 308, location: 'https://dar.example/en/?a=b' },
  })
  expect(await plainly(authority.httpPort, 'strange.example', '/')).toMatchObject({ status: 404 })
  expect(await plainly(installation.port, `127.0.0.1:${installation.port}`, '/healthz')).toMatchObject({ status: 200 })
  await installation.stop()
  await authority.stop()
})

/** What stands in the place of the internet. */
function here({ ca, dns, directory, httpPort }: Awaited<ReturnType<typeof startAuthority>>, tlsPort: number) {
  const file = join(mkdtempSync(join(tmpdir(), 'mimar-authority-')), 'ca.pem')
  writeFileSync(file, ca)
  return {
    ...{ ACME_DIRECTORY: directory, ACME_CA_FILE: file, TLS_PORT: String(tlsPort), HTTP_PORT: String(httpPort) },
    ...{ HOST: '127.0.0.1', DNS_SERVERS: dns },
  }
}

function plainly(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    getPlain({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
    }).on('error', reject)
  })
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSources, root } from './sources.ts'

/** What hosts copy to run Mimar (compose files, a unit of systemd): held to what the server and the image know. */
const read = (path: string) => findSources(new RegExp(`^${path.replaceAll('.', '\\.')}$`))[0]!.text
const settings = read('apps/server/src/settings.ts') + read('apps/server/src/domains.ts')
const image = read('Containerfile')

const compositions = ['deploy/container/compose.yaml', 'deploy/container/compose.postgres.yaml']

/** What stands under a service of a compose file, by its indentation. */
function serviceIn(text: string, name: string): string {
  const [, own = ''] = new RegExp(`^  ${name}:\\n((?:(?: {4}.*)?\\n)+)`, 'm').exec(text) ?? []
  return own
}

test.each(compositions)(
  '%s: Mimar has a read-only root, no rights, its data in a volume, and settings that exist',
  (path) => {
    const service = serviceIn(read(path), 'mimar')
    for (const line of [
      'read_only: true',
      'no-new-privileges:true',
      '- ALL',
      '- data:/data',
      'dockerfile: Containerfile',
    ])
      expect(service).toContain(line)
    const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(service) ?? []
    const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([])
  },
)

test('with PostgreSQL, Mimar believes the address of its own Caddy, and no secret has a value in a file', () => {
  const text = read('deploy/container/compose.postgres.yaml')
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(text) ?? []
  expect(text).toContain(`ipv4_address: ${trusted}`)
  expect(text.match(/POSTGRES_PASSWORD(?!:\?)[^\n]*/g)).toEqual([
    'POSTGRES_PASSWORD=…            letters and digits, as `openssl rand -hex 24` prints them',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose files write it
    'POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?choose one of letters and digits}',
  ])
  expect(serviceIn(text, 'postgres')).not.toContain('ports:')
})

test('two servers have one folder and one database, believe their haproxy, and are asked whether they are ready', () => {
  const text = read('deploy/container/compose.two-servers.yaml')
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(text) ?? []
  expect(text).toContain(`ipv4_address: ${trusted}`)
  expect(text.match(/^ {4}<<: \*mimar$/gm)).toHaveLength(2)
  expect(text.match(/data:\/data$/gm)).toHaveLength(1)
  const [, environment = ''] = /environment:\n((?: {4}.*\n)+)/.exec(text) ?? []
  const names = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([])
  expect(serviceIn(text, 'postgres')).not.toContain('ports:')
  const proxy = read('deploy/haproxy.cfg')
  for (const check of ['ready\n', 'uri /readyz', 'living\n', 'uri /healthz']) expect(proxy).toContain(check)
  const named = [...proxy.matchAll(/^\tserver (\w+) \1:3000$/gm)].map(([, name]) => name)
  expect(named).toEqual(['one', 'two', 'one', 'two'])
})

test('the service of Linux starts what the image starts, may write to one folder, and has no rights', () => {
  const unit = read('deploy/mimar.service')
  const [, words = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? []
  const program = (JSON.parse(words) as string[]).join(' ').replace('/mimar/', '/opt/mimar/')
  expect(unit).toContain(`ExecStart=/usr/bin/env ${program}`)
  for (const line of [
    'User=mimar',
    'StateDirectory=mimar',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'NoNewPrivileges=yes',
  ])
    expect(unit.split('\n')).toContain(line)
})

test('where Mimar gets certificates by itself, its service has one right more', () => {
  const lines = read('deploy/own-certificates.conf')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const right = 'CAP_NET_BIND_SERVICE'
  expect(lines).toEqual(['[Service]', `CapabilityBoundingSet=${right}`, `AmbientCapabilities=${right}`])
})

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(systemd)('systemd reads the unit without a complaint', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/mimar.service')], {
    encoding: 'utf8',
  })
  expect({ status, about: stderr.split('\n').filter((line) => line.includes('mimar.service')) }).toEqual({
    status: 0,
    about: [],
  })
})

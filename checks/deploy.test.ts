import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSources, root } from './sources.ts'

/** What hosts copy to run Mimar (compose files, a unit of systemd): held to what the server and the image know. */
const read = (path: string) => findSources(new RegExp(`^${path.replaceAll('.', '\\.')}$`))[0]!.text
const settings = ['settings.ts', 'domains.ts', 'storage-settings.ts', 's3-settings.ts', 'cdn-settings.ts']
  .map((name) => read(`apps/server/src/${name}`))
  .join('')
const image = read('Containerfile')

const compositions = [
  'deploy/container/compose.yaml',
  'deploy/container/compose.postgres.yaml',
  'deploy/container/compose.store.yaml',
  'deploy/coolify/compose.yaml',
]

/** What stands under a service of a compose file, by its indentation. */
function serviceIn(text: string, name: string): string {
  const [, own = ''] = new RegExp(`^  ${name}:\\n((?:(?: {4}.*)?\\n)+)`, 'm').exec(text) ?? []
  return own
}

/** What a service is told, by name. */
function environmentIn(service: string): { readonly [name: string]: string } {
  const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(service) ?? []
  const lines = [...environment.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]))
}

/** A line of the image that says how it is run, such as DATA_DIR. */
const ofImage = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(image)?.[1] ?? ''

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
    const names = Object.keys(environmentIn(service))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([])
  },
)

test('a container whose port is opened listens in its own network, also where the editor is at localhost', () => {
  const service = serviceIn(read('deploy/container/compose.yaml'), 'mimar')
  expect(service).toContain(`127.0.0.1:${ofImage('PORT')}:${ofImage('PORT')}`)
  expect(environmentIn(service).HOST).toBe('0.0.0.0')
})

test('in Coolify no port is opened, and the image is built from the folder of the repository', () => {
  const service = serviceIn(read('deploy/coolify/compose.yaml'), 'mimar')
  expect(service).not.toContain(' ports:')
  expect(service).toMatch(new RegExp(`expose:\\n {6}- "${ofImage('PORT')}"`))
  expect(service).toMatch(/^ {6}context: \.$/m)
})

test('in Umbrel the editor and each site have the ports that they name themselves, and data are where the image keeps them', () => {
  const folder = 'deploy/umbrel/mimar-websites'
  const manifest = read(`${folder}/umbrel-app.yml`)
  const line = (name: string) => new RegExp(`^${name}: "?([^"\\n]*)"?$`, 'm').exec(manifest)?.[1]
  const [, store] = /^id: (.*)$/m.exec(read('deploy/umbrel/umbrel-app-store.yml')) ?? []
  expect([line('id'), line('id')?.startsWith(`${store}-`)]).toEqual(['mimar-websites', true])
  expect(line('version')).toBe(JSON.parse(read('package.json')).version)
  const service = serviceIn(read(`${folder}/docker-compose.yml`), 'mimar')
  const { PORT = '', APP_URL, SITE_PORTS = '', HOST, ...others } = environmentIn(service)
  expect([PORT, HOST, others]).toEqual([line('port'), '0.0.0.0', {}])
  expect(APP_URL?.endsWith(`:${PORT}`)).toBe(true)
  expect(Number(SITE_PORTS.split('-')[0])).toBe(Number(PORT) + 1)
  for (const ports of [PORT, SITE_PORTS]) expect(service).toContain(`- "${ports}:${ports}"`)
  expect(service).toContain(`/data:${ofImage('DATA_DIR')}\n`)
})

/** The names that a web server answers to. */
const hostsIn = (text: string) => [...new Set(text.match(/(?:[\w-]+\.)*dar\.example/g))].sort()

test('Traefik answers to the names that nginx and Caddy answer to, and leads them to the same place', () => {
  const [own, routes] = [read('deploy/traefik.yml'), read('deploy/traefik-mimar.yml')]
  const [, rule = ''] = /rule: "(.*)"/.exec(routes) ?? []
  expect(hostsIn(rule)).toEqual(['dar.example', 'edit.dar.example', 'www.dar.example'])
  for (const other of ['deploy/Caddyfile', 'deploy/nginx.conf']) expect(hostsIn(read(other))).toEqual(hostsIn(rule))
  expect(routes).toContain(`url: "http://127.0.0.1:${ofImage('PORT')}"`)
  expect(routes).toContain('passHostHeader: true')
  // What one file names, the other one has.
  const [, place] = /belongs in (\/\S+)\.$/m.exec(routes) ?? []
  expect(own).toContain(`filename: ${place}\n`)
  for (const name of [/entryPoints:\n +- (\w+)/, /certResolver: (\w+)/])
    expect(own).toMatch(new RegExp(`^ {2}${name.exec(routes)?.[1]}:$`, 'm'))
})

const directives = (text: string) =>
  [...text.matchAll(/^ +((?:proxy_|client_)[^;]*;)/gm)].map(([, line]) => line).sort()

test('in YunoHost nginx passes on what nginx alone does, asks for no sign-in of its own, and can be read by nginx', () => {
  const text = read('deploy/yunohost/mimar.conf')
  expect(directives(text)).toEqual(directives(read('deploy/nginx.conf')))
  const asked = '  access_by_lua_block { return }\n'
  expect(text).toContain(asked)
  const folder = mkdtempSync(join(tmpdir(), 'mimar-yunohost-'))
  const file = join(folder, 'nginx.conf')
  const server = `server { listen 127.0.0.1:8080; ${text.replace(asked, '')} }`
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; ${server} }`)
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file], { env, encoding: 'utf8' })
  expect(stderr).toContain('syntax is ok')
})

test.each(['compose.postgres.yaml', 'compose.store.yaml'])(
  '%s: Mimar believes the address of its own Caddy, and no secret has a value in a file',
  (name) => {
    const text = read(`deploy/container/${name}`)
    const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(text) ?? []
    expect(text).toContain(`ipv4_address: ${trusted}`)
    expect(text.match(/POSTGRES_PASSWORD(?!:\?)[^\n]*/g)).toEqual([
      'POSTGRES_PASSWORD=…            letters and digits, as `openssl rand -hex 24` prints them',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose files write it
      'POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?choose one of letters and digits}',
    ])
    expect(text.match(/AWS_SECRET_ACCESS_KEY[:=](?! \$\{|…|\?)/)).toBe(null)
    expect(serviceIn(text, 'postgres')).not.toContain('ports:')
  },
)

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
  for (const check of ['ready\n', 'uri /readyz?else=404', 'http-check disable-on-404', 'living\n', 'uri /healthz'])
    expect(proxy).toContain(check)
  const named = [...proxy.matchAll(/^\tserver (\w+) \1:3000$/gm)].map(([, name]) => name)
  expect(named).toEqual(['one', 'two', 'one', 'two', 'one', 'two'])
})

test('haproxy can read its file, and asks another server where one is gone or just starting', () => {
  const text = read('deploy/haproxy.cfg')
  const file = join(mkdtempSync(join(tmpdir(), 'mimar-haproxy-')), 'haproxy.cfg')
  writeFileSync(file, text)
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const { stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { env, encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('Configuration file is valid')
  expect(text).toMatch(/^\tretry-on conn-failure empty-response 503$/m)
  // By least connections whoever was refused waits a second first.
  expect(text.match(/^\tbalance (?!uri ).*/gm)).toEqual(Array(3).fill('\tbalance roundrobin'))
})

test('a cluster has servers with disks of their own, one of them for visitors alone that may only read, one store and one database that are healthy first, and a bucket', () => {
  const text = read('deploy/container/compose.cluster.yaml')
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(text) ?? []
  expect(text).toContain(`ipv4_address: ${trusted}`)
  expect(text.match(/^ {6}- (one|two|visitors):\/data$/gm)).toHaveLength(3)
  const [, environment = ''] = /environment: &told\n((?: {4}.*\n)+)/.exec(text) ?? []
  const told = Object.fromEntries(
    [...environment.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', to = '']) => [name, to]),
  )
  expect(Object.keys(told).filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([])
  const [, bucket = ''] = /^s3:\/\/([^/]+)/.exec(told.STORAGE_URL ?? '') ?? []
  expect(serviceIn(text, 'bucket')).toContain(`s3.bucket.create -name ${bucket}'`)
  expect(told.AWS_ENDPOINT_URL).toBe('http://store:8333')
  for (const name of ['postgres', 'store']) {
    expect(serviceIn(text, name)).toContain('healthcheck:')
    expect(serviceIn(text, name)).not.toContain('ports:')
  }
  const visitors = serviceIn(text, 'visitors')
  expect(visitors).toContain('"/mimar/apps/cli/dist/mimar.js", "serve"]')
  expect(environmentIn(visitors).DATABASE_URL).toMatch(/^postgres:\/\/reader:/)
  expect(text).toMatch(/create role reader login[^;]*;\n +grant pg_read_all_data to reader;/)
  for (const name of ['CDN', 'CDN_URL', 'CDN_ZONE', 'CDN_TOKEN']) expect(told[name]).toBe(`\${${name}:-}`)
  for (const name of ['haproxy', 'visitors'])
    expect(serviceIn(text, 'haproxy')).toContain(`/usr/local/etc/haproxy/${name}.cfg`)
  // The same image for who makes the bucket, and no secret with a value in the file.
  expect(new Set(text.match(/image: \S*seaweedfs\S*/g)).size).toBe(1)
  expect(text.match(/(accessKey|secretKey)": "(?!\$\{)/)).toBe(null)
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

test('each program of the image that a file or a page has somebody run stands in the release that the image is made of', () => {
  const release = read('scripts/release.mjs')
  const [, folders = ''] = /^const FOLDERS = \[(.*)\]$/m.exec(release) ?? []
  const within = [...folders.matchAll(/'([^']+)'/g)].map(([, folder]) => `${folder}/`)
  const files = [...release.matchAll(/^ {2}(?:'[^']+'|\w+): '([^']+)',$/gm)].map(([, file]) => file)
  const told = findSources(/^(?:deploy\/|docs\/|Containerfile$|README\.md$)/).flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w/])\/mimar\/([\w./-]+\.m?js)\b/g)].map(([, program = '']) => ({ file, program })),
  )
  expect(told.length).toBeGreaterThan(6)
  const isThere = (program: string) => files.includes(program) || within.some((folder) => program.startsWith(folder))
  expect(told.filter(({ program }) => !isThere(program))).toEqual([])
})

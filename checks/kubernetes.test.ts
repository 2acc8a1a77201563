import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { findSources, root } from './sources.ts'

/** What Kubernetes itself would refuse, or silently leave out, of deploy/kubernetes: held to a schema of the parts that are used. */
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
ajv.addSchema(JSON.parse(read('checks/kubernetes.schema.json')), 'kubernetes')
const MANIFESTS = 'deploy/kubernetes/mimar.yaml'
const VISITORS = 'deploy/kubernetes/visitors.yaml'
const SECRET = 'deploy/kubernetes/secret.example.yaml'

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

// Kubernetes reads YAML 1.1, where "no" and "off" are false.
const documents = (path: string) =>
  parseAllDocuments(read(path), { version: '1.1' }).map((one) => {
    expect([...one.errors, ...one.warnings]).toEqual([])
    return one.toJS() as Manifest
  })
// biome-ignore lint/suspicious/noExplicitAny: a manifest whose form the schema holds
const of = (kind: string, path = MANIFESTS, name = 'mimar'): any =>
  documents(path).find((one) => one.kind === kind && one.metadata.name === name)
/** What is wrong with a manifest, each with its place. */
function faultsIn(manifest: { readonly apiVersion: string; readonly kind: string }): string[] {
  const name = `${manifest.apiVersion} ${manifest.kind}`.replaceAll('/', '~1').replaceAll(' ', '%20')
  const validate = ajv.getSchema(`kubernetes#/$defs/${name}`)
  if (!validate) return [`${name} is unknown`]
  validate(manifest)
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, ...Object.values(params)].join(' '),
  )
}

const pod = () => of('Deployment').spec.template.spec
const container = () => pod().containers[0]

test('every manifest has the form that its kind has in Kubernetes, and no field beside', () => {
  const all = [...documents(MANIFESTS), ...documents(VISITORS), ...documents(SECRET)]
  expect(all.map(({ kind }) => kind)).toEqual([
    ...['ConfigMap', 'ServiceAccount', 'Deployment', 'PodDisruptionBudget', 'Service'],
    ...['ConfigMap', 'Deployment', 'PodDisruptionBudget', 'Service', 'Ingress'],
    ...['ConfigMap', 'Service', 'Deployment', 'PodDisruptionBudget', 'Service'],
    ...['Secret', 'Secret'],
  ])
  expect(all.flatMap(faultsIn)).toEqual([])
})

test('the schema finds what is misspelt, of another kind, misplaced or missing', () => {
  const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'mimar' } }
  const wrong: [{ readonly [field: string]: unknown }, string][] = [
    [{ spec: { minAvailabel: 1 } }, '/spec must NOT have additional properties minAvailabel'],
    [{ spec: { minAvailable: [] } }, '/spec/minAvailable must be number,string'],
    [{ minAvailable: 1 }, ' must NOT have additional properties minAvailable'],
    [{ metadata: {} }, "/metadata must have required property 'name' name"],
  ]
  for (const [manifest, fault] of wrong) expect(faultsIn({ ...budget, ...manifest }).join('\n')).toContain(fault)
})

test('settings exist, no secret has a value in a manifest, and what is secret comes from the Secret', () => {
  const settings = [
    'settings.ts',
    'domains.ts',
    'storage-settings.ts',
    's3-settings.ts',
    'secret-files.ts',
    'cdn-settings.ts',
  ]
  const known = settings.map((name) => findSources(new RegExp(`^apps/server/src/${name}$`))[0]!.text).join('')
  const secrets = documents(SECRET) as unknown as { readonly stringData: { readonly [name: string]: string } }[]
  const names = [...Object.keys(of('ConfigMap').data), ...secrets.flatMap((one) => Object.keys(one.stringData))]
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([])
  expect(Object.keys(of('ConfigMap').data).filter((name) => /SECRET|TOKEN|PASSWORD|DATABASE|SMTP/.test(name))).toEqual(
    [],
  )
  expect(container().envFrom).toEqual([{ configMapRef: { name: 'mimar' } }, { secretRef: { name: 'mimar' } }])
})

test('a pod has no rights, no root that can be written, the user and the port of the image, and no key of the cluster', () => {
  const image = read('Containerfile')
  const [, user] = /^USER (\d+):/m.exec(image) ?? []
  const [, port] = /\bPORT=(\d+)/.exec(image) ?? []
  expect(pod().securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) })
  expect(container().securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect([pod().automountServiceAccountToken, of('ServiceAccount').automountServiceAccountToken]).toEqual([
    false,
    false,
  ])
  expect(container().ports).toEqual([{ name: 'http', containerPort: Number(port) }])
  expect(container().volumeMounts).toContainEqual({ name: 'data', mountPath: /\bDATA_DIR=(\S+)/.exec(image)?.[1] })
})

test('one server goes on while another is updated or moved, has the time that it takes to end, and is led to by name', () => {
  const { replicas, strategy, selector, template } = of('Deployment').spec
  expect([replicas, strategy.rollingUpdate]).toEqual([2, { maxSurge: 1, maxUnavailable: 0 }])
  expect(of('PodDisruptionBudget').spec).toEqual({ minAvailable: 1, selector })
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  expect(of('Service', MANIFESTS, 'mimar-pods').spec).toMatchObject({
    ...{ clusterIP: 'None', selector: selector.matchLabels },
    ports: [{ port: container().ports[0].containerPort }],
  })
  const [, , pause] = ['', ...container().lifecycle.preStop.exec.command]
  const longest = Number(/LONGEST_STOP_MS = ([\d_]+)/.exec(read('apps/server/src/run.ts'))?.[1]?.replaceAll('_', ''))
  expect(pod().terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + longest / 1_000)
  // A database that is away takes no server from visitors.
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
    expect(container()[probe].httpGet).toEqual({ path: '/healthz', port: 'http' })
  for (const rule of of('Ingress').spec.rules)
    expect(rule.http.paths[0].backend.service).toEqual({ name: 'mimar-front', port: { name: 'http' } })
})

test('servers for visitors are as careful as the others, start the same image otherwise, and have secrets that only read', () => {
  const { replicas, strategy, selector, template } = of('Deployment', VISITORS, 'mimar-visitors').spec
  const [own] = template.spec.containers
  const { command, envFrom, resources: _, ...rest } = own
  const { envFrom: __, resources: ___, ...usual } = container()
  expect(rest).toEqual(usual)
  expect([replicas, strategy]).toEqual([2, of('Deployment').spec.strategy])
  expect(template.spec.securityContext).toEqual(pod().securityContext)
  expect(command.slice(-2)).toEqual(['/mimar/apps/cli/dist/mimar.js', 'serve'])
  expect(envFrom).toEqual([{ configMapRef: { name: 'mimar' } }, { secretRef: { name: 'mimar-visitors' } }])
  expect(documents(SECRET).map(({ metadata }) => metadata.name)).toEqual(['mimar', 'mimar-visitors'])
  expect(of('Service', VISITORS, 'mimar-visitors').spec).toMatchObject({
    ...{ clusterIP: 'None', selector: { app: 'mimar-visitors' }, ports: [{ port: own.ports[0].containerPort }] },
  })
  expect(selector.matchLabels).toEqual({ app: 'mimar-visitors' })
  expect(of('PodDisruptionBudget', VISITORS, 'mimar-visitors').spec.selector).toEqual(selector)
})

/** What haproxy is told, without comments and without the lines that name servers or say how they are found. */
const told = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)|^\t(?:server|server-template|default-server|maxconn|monitor-uri) /.test(line))

test('in front of pods stands the haproxy that stands in front of servers elsewhere, told the same', () => {
  const front = of('Deployment', MANIFESTS, 'mimar-front').spec
  const [haproxy] = front.template.spec.containers
  const texts = {
    own: of('ConfigMap', MANIFESTS, 'mimar-front').data['haproxy.cfg'] as string,
    visitors: of('ConfigMap', VISITORS, 'mimar-front-visitors').data['visitors.cfg'] as string,
  }
  // How pods are found is Kubernetes' own, and it says itself which of them live.
  const byKubernetes = (line: string) => !/^\t(?:accepted_payload_size|hold) /.test(line)
  const [others] = read('deploy/haproxy.cfg').split('\n# Asked whether they live')
  const rest = `\nbackend any${read('deploy/haproxy.cfg').split('\nbackend any')[1]}`
  const asked = (line: string) => !/^\t(?:option httpchk|http-check disable-on-404)$/.test(line)
  expect(told(texts.own).filter(byKubernetes).filter(asked)).toEqual(told(others + rest).filter(asked))
  expect(told(texts.visitors)).toEqual(
    told(read('deploy/haproxy-visitors.cfg')).map((line) => line.replace(/\$\{EDITOR_HOST\}/, 'edit.example.com')),
  )
  expect([front.replicas, front.strategy]).toEqual([2, of('Deployment').spec.strategy])
  expect(haproxy.securityContext).toEqual(container().securityContext)
  expect(texts.own).toContain(`bind :${haproxy.ports[0].containerPort}\n`)
  expect(of('Service', MANIFESTS, 'mimar-front').spec.selector).toEqual(front.selector.matchLabels)
  const everybody = of('Service', VISITORS, 'mimar-everybody').spec
  expect(everybody.selector).toEqual(front.selector.matchLabels)
  expect(texts.visitors).toContain(`bind :${everybody.ports[0].targetPort}\n`)
  for (const [name, pods] of [
    ['mimar-pods', texts.own],
    ['mimar-visitors', texts.visitors],
  ] as const)
    expect(pods).toMatch(
      new RegExp(`server-template \\w+ 8 "${name}\\.\\$\\{POD_NAMESPACE\\}\\.svc\\.cluster\\.local:3000"`),
    )
  const sources = front.template.spec.volumes[0].projected.sources
  expect(sources).toEqual([
    { configMap: { name: 'mimar-front' } },
    { configMap: { name: 'mimar-front-visitors', optional: true } },
  ])
})

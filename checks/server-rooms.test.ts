import { expect, test } from 'vitest'
import { importsOf, lineAt, nodesOf, parse, resolveImport, type Source, type Syntax, shippedCode } from './sources.ts'

/** The rooms of the server, and what only one place in the house does. */
const SERVER = 'apps/server/src/'
const within = (folder: string) => shippedCode.filter(({ file }) => file.startsWith(folder))

const importsOfLibraries = (sources: readonly Source[], libraries: RegExp) =>
  sources.flatMap((source) =>
    importsOf(source)
      .filter(({ from }) => libraries.test(from))
      .map(({ from }) => `${source.file} imports ${from}`),
  )

test('only the store speaks SQL', () => {
  const others = within(SERVER).filter(({ file }) => !file.startsWith(`${SERVER}store/`))
  expect(importsOfLibraries(others, /^(kysely|pg|better-sqlite3)$/)).toEqual([])
  const written = others.flatMap((source) =>
    [...nodesOf(parse(source))]
      .filter((node) => /^\s*(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i.test(textOf(node)))
      .map((node) => `${source.file}:${lineAt(source.text, node.start)} writes SQL`),
  )
  expect(written).toEqual([])
})

test('the store and what it stands on know nothing of HTTP; only routes know the framework', () => {
  const store = within(`${SERVER}store/`)
  expect(importsOfLibraries(store, /^(fastify|node:http|node:https|\.\.\/(routes|hosting)\/.*)$/)).toEqual([])
  const others = within(SERVER).filter(({ file }) => !file.startsWith(`${SERVER}routes/`))
  expect(importsOfLibraries(others, /^fastify$/)).toEqual([])
})

test('one clock says what time of day it is: servers of one database go by its (0117)', () => {
  // Those that mean the machine's: the clock itself, what is said over HTTP, and who looks whether it goes right.
  const own =
    /\/(?:clock|store\/database-clock|hosting\/whole-answer|doctor\/doors)\.ts$|\/(?:store\/migrations|backup)\//
  const asked = within(SERVER).filter(({ file, text }) => !own.test(file) && /\bDate\.now\b|\bnew Date\(\)/.test(text))
  expect(asked.map(({ file }) => file)).toEqual([])
})

test('steps of the tables only add since several servers share them, so that two versions run side by side on one database', () => {
  const [order = ''] = within(`${SERVER}store/migrations/`).flatMap(({ file, text }) =>
    file.endsWith('/migrations.ts') ? [/migrations[^=]*= \[([\s\S]*)\]/.exec(text)?.[1] ?? ''] : [],
  )
  const shared = [...order.matchAll(/\w+/g)].map(([name]) => name)
  const since = shared.slice(shared.indexOf('servers'))
  const steps = within(`${SERVER}store/migrations/`).filter(({ text }) =>
    since.includes(/export const (\w+): Migration/.exec(text)?.[1] ?? ''),
  )
  expect(steps.length).toBe(since.length)
  const taking = steps.filter(({ text }) => /\b(?:drop|rename)\w*|alterColumn/i.test(text))
  expect(taking.map(({ file }) => file)).toEqual([])
  // The version before knows nothing of a column: it stores rows without it.
  const demanding = steps.filter(({ text }) =>
    [...text.matchAll(/alterTable\([^)]*\)([^;]*?)\.execute\(/g)].some(([, added = '']) =>
      added.split('.addColumn(').some((one) => one.includes('notNull()') && !one.includes('defaultTo(')),
    ),
  )
  expect(demanding.map(({ file }) => file)).toEqual([])
})

test('nothing asks which database or which store it is, save the rooms of both, what reads the settings, and backups, which stand elsewhere', () => {
  const knowing =
    /^apps\/server\/src\/(?:store|blobs|backup\/places)\/|\/(?:storage-settings|backup-settings|backup-address|s3-settings|settings)\.ts$/
  const names = /^(?:sqlite|postgres|postgresql|s3|folder)$/
  const asking = (node: Syntax) =>
    (node.type === 'BinaryExpression' && !isOfBackups(node) && names.test(textOf(node.right as Syntax))) ||
    (node.type === 'SwitchCase' && node.test !== null && names.test(textOf(node.test as Syntax))) ||
    (node.type === 'MemberExpression' && (node.property as Syntax).name === 'isFar') ||
    (node.type === 'Literal' &&
      /\bpostgres|\bs3:/.test((node.regex as { pattern: string } | undefined)?.pattern ?? '')) ||
    // A name that is kept to be compared with, or stands for what nobody said.
    (node.type === 'VariableDeclarator' && isNode(node.init) && names.test(textOf(node.init))) ||
    (node.type === 'LogicalExpression' && names.test(textOf(node.right as Syntax))) ||
    // The same by the names of who may ask: others ask what it can do.
    (node.type === 'Identifier' && /^(?:leadsToServer|bucketsIn|bucketOf)$/.test(String(node.name))) ||
    (node.type === 'CallExpression' &&
      /startsWith|includes/.test(calledIn(node)) &&
      /^(?:postgres|s3:)/.test(firstOf(node)))
  const found = shippedCode
    .filter(({ file }) => /^apps\/(?:server|cli)\//.test(file) && !knowing.test(file))
    .flatMap((source) =>
      [...nodesOf(parse(source))].filter(asking).map(({ start }) => `${source.file}:${lineAt(source.text, start)}`),
    )
  expect(found).toEqual([])
})

/** Where backups go is a place of its own: `address.kind`, as `readBackupAddress` says it. */
const isOfBackups = ({ left }: Syntax) => (((left as Syntax).object ?? {}) as Syntax).name === 'address'
const isNode = (node: unknown): node is Syntax => Boolean(node)
const calledIn = ({ callee }: Syntax) => String(((callee as Syntax).property as Syntax | undefined)?.name ?? '')
const firstOf = ({ arguments: given }: Syntax) => {
  const [first] = given as Syntax[]
  return first ? textOf(first) : ''
}

test('nobody but what begins the server needs its routes', () => {
  const others = within(SERVER).filter(
    ({ file }) => /\/src\/[\w-]+\//.test(file) && !file.startsWith(`${SERVER}routes/`),
  )
  expect(importsOfLibraries(others, /\/routes\//)).toEqual([])
})

test('no rooms of the server need each other in a circle, not even for types', () => {
  const needs = new Map<string, Set<string>>()
  for (const source of within(SERVER)) {
    const room = roomOf(source.file)
    for (const { from } of importsOf(source)) {
      const to = from.startsWith('.') ? (resolveImport(source.file, from) ?? '') : ''
      const other = to.startsWith(SERVER) ? roomOf(to) : room
      if (other !== room) needs.set(room, (needs.get(room) ?? new Set()).add(other))
    }
  }
  const steps = [...needs].flatMap(([room, others]) => [...others].map((other) => ({ room, other })))
  const inCircles = steps.filter(({ room, other }) => reachedFrom(other, needs).has(room))
  expect(inCircles.map(({ room, other }) => `${room} → ${other}`).sort()).toEqual([])
})

/** The folder a file of the server stands in; a file above all rooms is a room of its own. */
const roomOf = (file: string) => file.slice(SERVER.length).split('/')[0]!

/** A room, what it needs, what that needs, and so on. */
function reachedFrom(room: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([room])
  for (const one of reached) for (const other of needs.get(one) ?? []) reached.add(other)
  return reached
}

test('one room of the editor asks the network, by endpoints of the contract', () => {
  const editor = within('apps/editor/src/')
  const asks = ({ type, callee }: Syntax) =>
    (type === 'CallExpression' || type === 'NewExpression') &&
    ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].includes((callee as Syntax).name as string)
  const asking = editor.filter((source) => [...nodesOf(parse(source))].some(asks)).map(({ file }) => file)
  expect(asking.filter((file) => !file.startsWith('apps/editor/src/server/'))).toEqual([])
  expect(editor.filter(({ text }) => text.includes('/api/v1')).map(({ file }) => file)).toEqual([])
})

test('the state of the editor knows no React', () => {
  expect(importsOfLibraries(within('apps/editor/src/state/'), /^react(-dom)?(\/|$)/)).toEqual([])
})

function textOf(node: Syntax): string {
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

test('what is kept up to a count is kept by `Recent`: nobody else puts out what is oldest', () => {
  const found = within(SERVER).flatMap(({ file, text }) =>
    [...text.matchAll(/\.keys\(\)\.next\(\)/g)].map(({ index }) => `${file}:${lineAt(text, index)}`),
  )
  expect(found.filter((place) => !place.startsWith(`${SERVER}recent.ts`))).toEqual([])
})

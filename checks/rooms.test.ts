import { expect, test } from 'vitest'
import { importsOf, resolveImport, shippedCode } from './sources.ts'

/** The rooms of the editor's ground, from bottom to top: each may import those before it. */
const FLOORS = ['words', 'server', 'state', 'kit', 'places', 'canvas', 'desk']

/** Features, each with the other features it may import. All may import the floors. */
const FEATURES: { readonly [room: string]: readonly string[] } = {
  account: ['address', 'home', 'proof'],
  address: ['start'],
  controls: [],
  domain: ['home', 'proof'],
  doorbell: ['proof'],
  guest: [],
  home: ['proof'],
  host: ['home', 'proof'],
  icons: ['text'],
  inbox: ['home', 'proof'],
  items: ['controls'],
  panels: ['pictures', 'sections', 'start'],
  pictures: ['controls', 'items'],
  proof: [],
  publishing: ['panels', 'settings', 'start'],
  sections: ['controls', 'items'],
  settings: ['pictures'],
  start: ['home'],
  statistics: ['home'],
  text: ['controls', 'items'],
  transfer: ['home', 'proof', 'start'],
  translate: [],
  versions: [],
}

/** The two pages, which put the rest together: the editor of a site, and the list of sites. */
const PAGES = ['shell', 'dashboard']

function mayImport(room: string): readonly string[] {
  if (FLOORS.includes(room)) return FLOORS.slice(0, FLOORS.indexOf(room))
  if (PAGES.includes(room)) return [...FLOORS, ...Object.keys(FEATURES)]
  return [...FLOORS, ...(FEATURES[room] ?? [])]
}

const roomOf = (file: string) => /^apps\/editor\/src\/([^/]+)\//.exec(file)?.[1]

const arrows = shippedCode.flatMap((source) => {
  const room = roomOf(source.file)
  if (room === undefined) return []
  return importsOf(source).flatMap(({ from }) => {
    const target = resolveImport(source.file, from)
    const other = target === undefined ? undefined : roomOf(target)
    return other === undefined || other === room ? [] : [{ file: source.file, room, other, from }]
  })
})

test('every room of the editor stands in the table', () => {
  const rooms = new Set(shippedCode.flatMap(({ file }) => roomOf(file) ?? []))
  expect([...rooms].sort()).toEqual([...FLOORS, ...Object.keys(FEATURES), ...PAGES].sort())
})

test('rooms of the editor import only what is below them, and features no feature but those listed', () => {
  const wrong = arrows
    .filter(({ room, other }) => !mayImport(room).includes(other))
    .map(({ file, room, from }) => `${file} imports ${from}: ${room} may import ${mayImport(room).join(', ')}`)
  expect(wrong).toEqual([])
})

test('what the table allows between features is used, and runs in no circle', () => {
  const used = new Set(arrows.map(({ room, other }) => `${room} ${other}`))
  const unused = Object.entries(FEATURES).flatMap(([room, others]) =>
    others.filter((other) => !used.has(`${room} ${other}`)).map((other) => `${room} need not import ${other}`),
  )
  expect(unused).toEqual([])
  const below = (room: string): string[] => (FEATURES[room] ?? []).flatMap((other) => [other, ...below(other)])
  for (const room of Object.keys(FEATURES)) expect(below(room), room).not.toContain(room)
})

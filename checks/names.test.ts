import { settingsFields } from '@mimar/document'
import type { Fields } from '@mimar/fields'
import { templates } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { order } from '../packages/sections/src/order.ts'
import { findSources, isTest, lineAt, nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

/** Everything outside of the templates that draws, publishes, checks and edits them. */
const reading = shippedCode.filter(
  ({ file }) => /^(apps|packages\/(render|publish|checkup))\//.test(file) && !/words|\/synonyms\.ts$/.test(file),
)

test('nobody but the templates knows a template by its id', () => {
  const ids = new Set(templates.map(({ id }) => id))
  const found = reading.flatMap((source) => textsIn(source).filter(([text]) => ids.has(text)))
  expect(found.map(([text, place]) => `${place} names the template ${text}`)).toEqual([])
})

/** Everything that stands there, with words, styles and comments. */
const outside = findSources(
  /^(apps|packages\/(document|render|publish|checkup|islands))\/.*\.(tsx?|mjs|css|html)$/,
).filter((source) => !isTest(source))

test('no word, style or comment outside of the templates names one either', () => {
  // `Contact` and `Faq` are words of people, too.
  const ids = templates.map(({ id }) => id).filter((id) => /\d|[a-z][A-Z]/.test(id))
  const named = new RegExp(`\\b(${ids.join('|')})\\b`, 'g')
  const found = outside.flatMap(({ file, text }) =>
    [...text.matchAll(named)].map(({ 0: id, index }) => `${file}:${lineAt(text, index)} names the template ${id}`),
  )
  expect(found).toEqual([])
  expect(ids.length).toBeGreaterThan(10)
})

test('no style outside of the templates is about one', () => {
  // A template's class is the name of its folder; islands are named by the templates that have them.
  const selector = new RegExp(`^[^\\n/*'"=]*\\.(?:${order.join('|')})(?!\\w)[^\\n;=]*[{,]$`, 'gm')
  const styled = outside.filter(({ file }) => !file.endsWith('.module.css'))
  const found = styled.flatMap(({ file, text }) =>
    [...text.matchAll(selector)].map(({ 0: rule, index }) => `${file}:${lineAt(text, index)} has the rule ${rule}`),
  )
  expect(found).toEqual([])
})

/** Names of fields that no setting has and that are no common words: `title` and `link` are said of many things. */
function ownNames(): ReadonlySet<string> {
  const settings = namesIn(settingsFields)
  const names = templates.flatMap(({ fields }) => [...namesIn(fields)])
  // What views are given of a site has this name too.
  const given = ['socialUrl']
  return new Set(names.filter((name) => /[A-Z]/.test(name) && !settings.has(name) && !given.includes(name)))
}

test('nobody but the templates knows a field by its name', () => {
  const own = ownNames()
  const found = reading.flatMap((source) =>
    textsIn(source).filter(([text]) => text.split('/').some((one) => own.has(one))),
  )
  expect(found.map(([text, place]) => `${place} names the field ${text}`)).toEqual([])
  expect(own.size).toBeGreaterThan(20)
})

test('nobody but the templates takes a value out of a content by its name', () => {
  const names = new Set(templates.flatMap(({ fields }) => [...namesIn(fields)]))
  const found = reading.flatMap((source) =>
    [...nodesOf(parse(source))].filter((node) => isTaken(node, names)).map((node) => placeOf(source, node)),
  )
  expect(found).toEqual([])
})

test('nobody guesses from the spelling of a name what a field is', () => {
  const found = reading.flatMap((source) =>
    [...nodesOf(parse(source))]
      .filter(({ type, regex }) => type === 'Literal' && /(url|link|text|alignment|type)\$/i.test(patternOf(regex)))
      .map((node) => placeOf(source, node)),
  )
  expect(found).toEqual([])
})

test('nobody guesses it from the end of a name either', () => {
  const found = shippedCode.flatMap((source) =>
    [...nodesOf(parse(source))].filter(asksForEnding).map((node) => placeOf(source, node)),
  )
  expect(found).toEqual([])
})

/** `field.endsWith('Font')`: an ending that begins as the words within a name do. */
function asksForEnding({ type, callee, arguments: given }: Syntax): boolean {
  if (type !== 'CallExpression' || ((callee as Syntax).property as Syntax | undefined)?.name !== 'endsWith')
    return false
  return /^[A-Z][a-z]+$/.test(String((given as readonly Syntax[])[0]?.value))
}

const patternOf = (regex: unknown) => (regex as { readonly pattern?: string } | undefined)?.pattern ?? ''

function namesIn(fields: Fields): Set<string> {
  return new Set(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'list' || field.kind === 'group' ? [name, ...namesIn(field.fields)] : [name],
    ),
  )
}

/** Words in code that somebody else could have written: texts, and keys of objects and their parts. */
function textsIn(source: Source): readonly (readonly [text: string, place: string])[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const text = node.type === 'Literal' ? node.value : node.type === 'Identifier' ? node.name : undefined
    const isPlain = node.type === 'Literal' || /^[A-Z]|[a-z][A-Z]/.test(String(text))
    return typeof text === 'string' && isPlain ? [[text, placeOf(source, node)] as const] : []
  })
}

/** `content.title`, `section.content.title`: what a content or the fields of a template hold, by its name. */
function isTaken({ type, object, property, computed }: Syntax, names: ReadonlySet<string>): boolean {
  if (type !== 'MemberExpression' || computed) return false
  const { type: kind, name, property: last } = object as Syntax
  const of = kind === 'MemberExpression' ? (last as Syntax).name : name
  return of === 'content' && names.has((property as Syntax).name as string)
}

const placeOf = ({ file, text }: Source, { start }: Syntax) => `${file}:${lineAt(text, start)}`

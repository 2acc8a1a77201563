import { says } from '@mimar/islands'
import { expect, test } from 'vitest'
import { lineAt, nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

const ISLAND = /^packages\/islands\/src\/([a-z-]+)\.ts$/
const islands = new Map(
  shippedCode.flatMap((source) => {
    const name = ISLAND.exec(source.file)?.[1]
    return name === undefined || name === 'index' ? [] : [[name, source] as const]
  }),
)

test('an island says which classes and attributes it gives to elements, so that their rules are published', () => {
  const wrong = [...islands].flatMap(([name, source]) => {
    const declared = new Set<string>(says[name])
    const given = new Set(wordsGiven(source))
    const missing = [...given].filter((word) => !declared.has(word)).map((word) => `${source.file} gives ${word}`)
    const idle = [...declared].filter((word) => !given.has(word))
    return [
      ...missing.map((fault) => `${fault}, which packages/islands/src/index.ts does not say`),
      ...idle.map((word) => `packages/islands/src/index.ts says ${word} of ${name}, which never gives it`),
    ]
  })
  expect(wrong).toEqual([])
})

test('what is said is said of an island that is there', () => {
  expect(Object.keys(says).filter((name) => !islands.has(name))).toEqual([])
})

test.each([
  ['e.classList.add("a", "b")', ['.a', '.b']],
  ['e.classList.toggle("a", isOn)', ['.a']],
  ['e.classList.replace("a", "b")', ['.b']],
  ['e.classList.remove("a")', []],
  ['e.className = "a b"', ['.a', '.b']],
  ['e?.classList?.add("a")', ['.a']],
  ['e.dataset.twoWords = "1"', ['data-two-words']],
  ['e.dataset["more"] ??= "1"', ['data-more']],
  ['const { site } = e.dataset; f(e.dataset.way)', []],
  ['e.toggleAttribute("data-few", isFew)', ['data-few']],
  ['e.setAttribute("class", "a b"); e.setAttribute("role", "x")', ['.a', '.b']],
  ['e.removeAttribute("data-few")', []],
  ['e.insertAdjacentHTML("x", `<a class="b" data-c="d">`)', ['.b', 'data-c']],
  ['f(`[data-late="a"]`)', []],
])('the check reads what a script gives: %s', (text, words) => {
  expect(wordsGiven({ file: `script ${text}.ts`, text })).toEqual(words)
})

test.each([
  'e.classList.add(name)',
  'e.className = name',
  'e.dataset[name] = "1"',
  'const { dataset } = e; dataset.a = "1"',
  'const data = e.dataset',
  'Object.assign(e.dataset, more)',
  'e.setAttribute(name, "1")',
])('a script that does not spell out what it gives is refused: %s', (text) => {
  expect(() => wordsGiven({ file: `script ${text}.ts`, text })).toThrow('spell out')
})

/** The words that a script gives to elements, in order. Fails where the text does not tell. */
function wordsGiven(source: Source): string[] {
  const fail = (node: Syntax): never => {
    throw new Error(`${source.file}:${lineAt(source.text, node.start)} gives a class or attribute: spell out which`)
  }
  return [...nodesOf(parse(source))].flatMap((node) => {
    if (node.type === 'CallExpression') return givenByCall(node, fail)
    if (node.type === 'AssignmentExpression') return givenByAssigning(node, fail)
    if (node.type === 'VariableDeclarator') return refuseAlias(node, fail)
    return writtenIn(node)
  })
}

type Fail = (node: Syntax) => never

function givenByCall(node: Syntax, fail: Fail): string[] {
  const called = node.callee as Syntax
  const given = node.arguments as Syntax[]
  if (given.some((argument) => nameOf(argument) === 'dataset')) return fail(node)
  const does = nameOf(called)
  if (nameOf(called.object as Syntax | undefined) === 'classList') {
    const names = { add: given, toggle: given.slice(0, 1), replace: given.slice(1) }[does ?? ''] ?? []
    return names.map((name) => `.${textOf(name) ?? fail(name)}`)
  }
  if (does !== 'setAttribute' && does !== 'toggleAttribute') return []
  const [attribute, value] = given as [Syntax, Syntax | undefined]
  return wordsOf(textOf(attribute) ?? fail(node), value, fail)
}

function givenByAssigning(node: Syntax, fail: Fail): string[] {
  const target = node.left as Syntax
  const name = nameOf(target)
  if (name === 'className') return wordsOf('class', node.right as Syntax, fail)
  if (nameOf(target.object as Syntax | undefined) !== 'dataset') return []
  return [`data-${(name ?? fail(node)).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]
}

/** All data attributes under another name: what is set by it cannot be told. */
function refuseAlias({ id, init }: Syntax, fail: Fail): string[] {
  const target = id as Syntax
  const properties = target.type === 'ObjectPattern' ? (target.properties as Syntax[]) : []
  const isAlias = target.type === 'Identifier' && nameOf(init as Syntax | undefined) === 'dataset'
  if (isAlias || properties.some((one) => textOrName(one.key as Syntax | undefined) === 'dataset')) fail(target)
  return []
}

/** Markup in a text. */
function writtenIn(node: Syntax): string[] {
  const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : textOf(node)
  if (!text?.includes('<')) return []
  return [...text.matchAll(/\s(class|data-[\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) =>
    name === 'class' ? classesIn(value) : [name],
  )
}

function wordsOf(attribute: string, value: Syntax | undefined, fail: Fail): string[] {
  if (attribute === 'class') return classesIn((value && textOf(value)) ?? fail(value as Syntax))
  return attribute.startsWith('data-') ? [attribute] : []
}

const classesIn = (value: string) => value.split(' ').map((name) => `.${name}`)

/** The last name of `a.b.name` or `a['name']`. */
function nameOf(node: Syntax | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined
  return node.computed ? textOf(node.property as Syntax) : textOrName(node.property as Syntax)
}

const textOf = (node: Syntax) =>
  node.type === 'Literal' && typeof node.value === 'string' ? (node.value as string) : undefined
const textOrName = (node: Syntax | undefined) => (node?.type === 'Identifier' ? (node.name as string) : undefined)

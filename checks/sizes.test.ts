import { expect, test } from 'vitest'
import { findSources, isTest, lineAt, nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

const LINES_A_FILE = 400
const LINES_A_FUNCTION = 40
const LINES_A_VIEW = 80

const handwritten = findSources(/\.(tsx?|mjs|css)$/)

test('no file is longer than 400 lines', () => {
  const long = handwritten
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_A_FILE)
  expect(long).toEqual([])
})

test('no function is longer than 40 lines, no view longer than 80', () => {
  expect(shippedCode.flatMap(longFunctions)).toEqual([])
})

test('of a hundred functions ninety-nine have at most 50 lines, and half of them at most 10', () => {
  const lines = shippedCode.flatMap((source) => functionsOf(source).map((node) => ownLines(source, node)))
  const sorted = lines.toSorted((one, two) => one - two)
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]
  expect(at(0.99)).toBeLessThanOrEqual(50)
  expect(at(0.5)).toBeLessThanOrEqual(10)
})

test('what changes, writes and places things in the editor has unit tests, at least three lines for ten', () => {
  const linesOf = (sources: readonly Source[]) => sources.flatMap(({ text }) => text.trimEnd().split('\n')).length
  const shares = ['state', 'canvas', 'places'].map((room) => {
    const own = handwritten.filter(({ file }) => file.startsWith(`apps/editor/src/${room}/`) && /\.tsx?$/.test(file))
    const [tests, code] = [own.filter(isTest), own.filter((source) => !isTest(source))].map(linesOf) as [number, number]
    return [room, tests / code >= 0.3] as const
  })
  expect(shares).toEqual(shares.map(([room]) => [room, true]))
})

test('names of files say what stands in them', () => {
  const vague = handwritten.filter(
    (source) => !isTest(source) && /(^|[/-])(utils?|helpers?|manager|misc|common)([-./]|$)/.test(source.file),
  )
  expect(vague.map(({ file }) => file)).toEqual([])
})

function longFunctions(source: Source): string[] {
  const limit = source.file.endsWith('.tsx') ? LINES_A_VIEW : LINES_A_FUNCTION
  return functionsOf(source)
    .map((node) => ({ start: lineAt(source.text, node.start), lines: ownLines(source, node) }))
    .filter(({ lines }) => lines > limit)
    .map(({ start, lines }) => `${source.file}:${start} has a function of ${lines} lines`)
}

function functionsOf(source: Source): readonly Syntax[] {
  const kinds = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
  return [...nodesOf(parse(source))].filter(({ type }) => kinds.test(type))
}

function ownLines({ text }: Source, node: Syntax): number {
  return lineAt(text, node.end) - lineAt(text, node.start) + 1
}

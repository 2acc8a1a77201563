import { expect, test } from 'vitest'
import { lineAt, nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

/** Casts past the compiler that remain, each with what it knows and the compiler cannot; a new one needs a line here. */
const CASTS: { readonly [file: string]: readonly string[] } = {
  'packages/document/src/upgrades/upgrade.ts': ['a stored site is what its last upgrade made of it'],
  'packages/document/src/read-operation.ts': ['the readers of `forms` have read every part of it'],
  'packages/islands/src/navbar.ts': [
    'a list of three is mapped to a list of three; a loop of our own costs visitors bytes',
  ],
  'packages/islands/src/report.ts': ['the page has the dialogs that the widget drew'],
  'packages/islands/src/providers.ts': [
    'the window holds whatever providers put there',
    'providers take `arguments`, which is no array',
  ],
  'apps/server/src/store/sqlite.ts': ['the driver and the query builder describe one statement in two ways'],
}

test('nothing is cast through `unknown` but where it says why', () => {
  const found = shippedCode.flatMap((source) => {
    const count = [...nodesOf(parse(source))].filter(isDoubleCast).length
    return count > 0 ? [[source.file, count] as const] : []
  })
  const known = Object.entries(CASTS).map(([file, reasons]) => [file, reasons.length] as const)
  expect(new Map(found.toSorted())).toEqual(new Map(known.toSorted()))
})

function isDoubleCast({ type, expression }: Syntax): boolean {
  const inner = expression as Syntax | null
  if (type !== 'TSAsExpression' || inner?.type !== 'TSAsExpression') return false
  return (inner.typeAnnotation as Syntax).type === 'TSUnknownKeyword'
}

/** Casts to a kind of field that remain; where a template was taken out there is no field, and the compiler would have said so. */
const FIELD_CASTS: { readonly [file: string]: readonly string[] } = {
  'packages/fields/src/path.ts': ['the line before has asked whether the name is there'],
}

test('a field is narrowed by its kind, not cast to one', () => {
  // The fields of visitors' forms are elements.
  const code = shippedCode.filter(({ file }) => !file.startsWith('packages/islands/'))
  const found = code.flatMap((source) => {
    const count = [...nodesOf(parse(source))].filter((node) => isFieldCast(node, source)).length
    return count > 0 ? [[source.file, count] as const] : []
  })
  const known = Object.entries(FIELD_CASTS).map(([file, reasons]) => [file, reasons.length] as const)
  expect(new Map(found.toSorted())).toEqual(new Map(known.toSorted()))
})

function isFieldCast({ type, typeAnnotation }: Syntax, { text }: Source): boolean {
  if (type !== 'TSAsExpression') return false
  const { start, end } = typeAnnotation as Syntax
  return /^[A-Za-z]*Field\b/.test(text.slice(start, end))
}

test('a switch ends in `satisfies never`, so that the compiler asks for a new kind; words without an end stand in a table', () => {
  const all = shippedCode.flatMap((source) =>
    [...nodesOf(parse(source))]
      .filter(({ type }) => type === 'SwitchStatement')
      .filter((node) => !isExhaustive(node))
      .map((node) => placeOf(source, node)),
  )
  expect(all).toEqual([])
})

function isExhaustive({ cases }: Syntax): boolean {
  const last = (cases as Syntax[]).at(-1)
  if (!last || last.test !== null) return false
  return [...nodesOf(last)].some(
    ({ type, typeAnnotation }) =>
      type === 'TSSatisfiesExpression' && (typeAnnotation as Syntax).type === 'TSNeverKeyword',
  )
}

const placeOf = ({ file, text }: Source, { start }: Syntax) => `${file}:${lineAt(text, start)}`

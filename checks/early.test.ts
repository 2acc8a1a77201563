import { expect, test } from 'vitest'
import {
  type Import,
  importsOf,
  nodesOf,
  parse,
  resolveImport,
  type Source,
  type Syntax,
  shippedCode,
} from './sources.ts'

/** Doors that open only when the program that makes changes is there (0044): `editor.bring(() => import(…))`. */
const BROUGHT: { readonly [part: string]: string } = {
  'apps/editor/src/shell/later-parts.ts': 'apps/editor/src/shell/later.tsx',
  'apps/editor/src/shell/aside-parts.ts': 'apps/editor/src/shell/later.tsx',
  'apps/editor/src/places/section-acts.ts': 'apps/editor/src/canvas/stage.ts',
}

/** Who makes changes and may be there before that program: what is typed waits for it, and the canvas asks the tools. */
const EARLY: readonly string[] = ['apps/editor/src/canvas/stage.ts', 'apps/editor/src/canvas/writer.ts']

const files = new Map(shippedCode.map((source) => [source.file, source]))

/** What the editor may run before all of it is there. */
const first = new Set(['apps/editor/src/shell/main.tsx'])
for (const file of first) {
  const source = files.get(file)
  if (!source) continue
  for (const { from, isTypeOnly } of importsOf(source)) {
    const target = resolveImport(file, from)
    if (!isTypeOnly && target?.startsWith('apps/editor/') && !Object.hasOwn(BROUGHT, target)) first.add(target)
  }
}

test('only what is typed is a change before the program that makes changes is there; all else is brought with it', () => {
  const acting = [...first].filter((file) => calls(files.get(file), 'do'))
  expect(acting.toSorted()).toEqual(EARLY)
})

test('what is brought with the program is fetched in no other way', () => {
  for (const [part, by] of Object.entries(BROUGHT)) {
    const fetching = [...first].filter((file) => fetches(files.get(file), part))
    expect(fetching, part).toEqual([by])
    expect(calls(files.get(by), 'bring'), by).toBe(true)
  }
})

test('a view that is loaded when it is first drawn is asked for until it is there; with React’s own `lazy` a page without network would be gone, and what has come be held back', () => {
  const isOwn = ({ from, names }: Import) => from === 'react' && /\b(lazy|Suspense)\b/.test(names.join(' '))
  const own = shippedCode.filter((source) => /\b(lazy|Suspense)\b/.test(source.text) && importsOf(source).some(isOwn))
  expect(own.map(({ file }) => file)).toEqual([])
})

function calls(source: Source | undefined, method: string): boolean {
  if (!source) return false
  return [...nodesOf(parse(source))].some((node) => {
    const callee = node.callee as Syntax | undefined
    return (
      node.type === 'CallExpression' &&
      callee?.type === 'MemberExpression' &&
      (callee.property as Syntax).name === method &&
      /\beditor$/.test(source.text.slice((callee.object as Syntax).start, (callee.object as Syntax).end))
    )
  })
}

function fetches(source: Source | undefined, part: string): boolean {
  if (!source) return false
  return importsOf(source).some(({ from, isTypeOnly }) => !isTypeOnly && resolveImport(source.file, from) === part)
}

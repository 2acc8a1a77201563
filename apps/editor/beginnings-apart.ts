import { beginnings, beginningsOf } from '@mimar/sections/beginnings'
import type { Plugin } from 'vite'

type Defined = Parameters<typeof beginningsOf>[0][number]

/** What is asked of a template where sections are added, and by the server, which draws its styles; never by its page. */
const APART: readonly string[] = ['startsPage', 'newPages', 'starts', 'parts'] satisfies readonly (keyof Defined)[]

const EVERY_BEGINNING = /\/packages\/sections\/src\/every-beginning\.ts$/

/**
 * A step of the build (code splitting): how sections begin stands in each definition, and comes to the editor as plain data
 * in a file that is loaded where sections are added (0151). Definitions are evaluated for it here.
 */
export function beginningsApart(added: readonly { readonly template: Defined }[]): Plugin {
  return {
    name: 'beginnings-apart',
    load(id) {
      if (!EVERY_BEGINNING.test(id)) return null
      const all = { ...beginnings, ...beginningsOf(added.map(({ template }) => template)) }
      return `export const beginnings = ${JSON.stringify(all)}`
    },
    transform(code) {
      const cuts = code.includes('defineTemplate(') ? cutsIn(this.parse(code)) : []
      if (cuts.length === 0) return null
      return { code: cuts.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), code), map: null }
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Which parts of a program say it: properties of what `defineTemplate` is given. */
function cutsIn(program: unknown): readonly { readonly from: number; readonly to: number }[] {
  return [...nodesIn(program)].flatMap((node) => {
    const { callee, arguments: given = [] } = node as Call
    if (node.type !== 'CallExpression' || callee?.name !== 'defineTemplate') return []
    const properties = given[0]?.properties ?? []
    return properties.flatMap(({ key, start, end }, index) =>
      APART.includes(key?.name ?? '') ? [{ from: start, to: properties[index + 1]?.start ?? end }] : [],
    )
  })
}

interface Call extends Node {
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly {
    readonly properties?: readonly (Node & { readonly key?: { readonly name?: string } })[]
  }[]
}

/** A node of a syntax tree (ESTree), and all below it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const below of Object.values(value)) yield* nodesIn(below)
}

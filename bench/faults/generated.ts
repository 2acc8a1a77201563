// Requests made up from the description of the API (fuzzing): mostly of the right shape, with something wrong in many of them.
import type { Site } from '@mimar/document'
import { Random } from '../../packages/document/src/testing/random.ts'
import { someOperation } from '../../packages/document/src/testing/random-operations.ts'

type Json = unknown
interface Schema {
  readonly [key: string]: Json
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema?: Schema } } }
}

/** `paths` of an OpenAPI description. */
export type Paths = { readonly [path: string]: { readonly [method: string]: Described } }

export interface Made {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: { readonly [name: string]: string }
  readonly text?: string
}

/** What ends the session that asks, or the server's peace for its own sake. */
const LEFT_OUT = new Set(['signOut', 'signOutOthers'])

/** So many of a hundred are changes: nowhere is there more to read. */
const CHANGES_SHARE = 10

const HOSTILE = [
  ...['', ' ', '0', '-1', '1e309', '2147483648', '9007199254740993', 'null', 'true', '[]', '{}', '%', '%00', '%ff'],
  ...['../../etc/passwd', '..%2f..%2f', '__proto__', 'constructor', 'a\u0000b', '\ud800', '\u202e', "' or 1=1 --"],
  ...['x'.repeat(5_000), 'é'.repeat(300), '🏨'.repeat(100), '<script>', 'javascript:alert(1)', '\r\nset-cookie: a=b'],
  ...['2026-02-30T25:00:00Z', '0000-00-00', 'ar', 'zz-ZZ', 'a@b', '::1', 'http://169.254.169.254/', '$' + '{7*7}'],
]

const DEEP = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** Bodies that are no JSON of any schema. */
const BROKEN = [
  ...['', '{', '[1,]', '{"a":1,"a":2}', '\ufeff{}', 'NaN', '"\\ud800"', DEEP(5_000), `[${'{},'.repeat(20_000)}{}]`],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}', 'a=b&c=d', '\u0000\u0001\u0002'],
]
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a', '']

interface Asked {
  readonly path: string
  readonly method: string
  readonly of: Described
}

export class Requests {
  readonly #random: Random
  readonly #operations: readonly Asked[]
  readonly #sending: Asked
  readonly #ids: readonly string[]
  readonly #site: Site

  /** `ids` are of sites that are there, `site` is what one of them holds. */
  constructor(paths: Paths, { seed, ids, site }: { seed: number; ids: readonly string[]; site: Site }) {
    this.#random = new Random(seed)
    this.#ids = ids
    this.#site = site
    this.#operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, of]) =>
        LEFT_OUT.has(of.operationId) ? [] : [{ path, method: method.toUpperCase(), of }],
      ),
    )
    this.#sending = this.#operations.find(({ of }) => of.operationId === 'sendChanges')!
  }

  next(): Made {
    const random = this.#random
    const { path, method, of } = random.percent(CHANGES_SHARE) ? this.#sending : random.pick(this.#operations)
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => this.#inPath(name))
    const body = this.#body(method, of)
    return {
      name: of.operationId,
      method: random.percent(3) ? random.pick(['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'TRACE']) : method,
      path: `/api/v1${filled}${this.#query(of)}`,
      headers: { ...body.headers, ...this.#more() },
      ...(body.text !== undefined && { text: body.text }),
    }
  }

  #inPath(name: string): string {
    const random = this.#random
    if (name === 'id' && random.percent(85)) return random.pick(this.#ids)
    if (random.percent(40)) return random.pick(['1', '2', 'owner', 'cafe', 'hotel', 'en', 'home'])
    return encodedOnce(random.pick(HOSTILE))
  }

  #query({ parameters = [] }: Described): string {
    const random = this.#random
    const asked = parameters.filter(({ in: where }) => where === 'query' && random.percent(30))
    if (random.percent(3)) asked.push({ name: random.pick(HOSTILE), in: 'query' })
    const parts = asked.map(({ name }) => `${encodedOnce(name)}=${encodedOnce(this.#words())}`)
    return parts.length > 0 ? `?${parts.join(random.percent(2) ? '&&' : '&')}` : ''
  }

  #words(): string {
    const random = this.#random
    if (random.percent(40)) return String(random.below(1_000))
    return random.percent(60) ? random.pick(HOSTILE) : random.pick(['en', 'ar', 'inbox', '1', 'hotel'])
  }

  #more(): Record<string, string> {
    const random = this.#random
    return {
      ...(random.percent(5) && { 'accept-language': random.pick(['ar', '*;q=0', 'x'.repeat(2_000), ',,,;q=é']) }),
      ...(random.percent(3) && { 'x-forwarded-for': random.pick(['1.2.3.4', 'garbage', '::ffff:0:0, a']) }),
      ...(random.percent(2) && { origin: random.pick(['null', 'http://evil.example', 'http://hotel.localhost']) }),
      ...(random.percent(2) && { authorization: `Bearer ${random.pick(['x', '', 'a.b.c', 'x'.repeat(3_000)])}` }),
      ...(random.percent(2) && { range: random.pick(['bytes=0-', 'bytes=9-1', 'x']) }),
    }
  }

  #body(method: string, { operationId, requestBody }: Described): { headers: Record<string, string>; text?: string } {
    const random = this.#random
    if (method === 'GET') return { headers: {} }
    const [type = 'application/json', sent] = Object.entries(requestBody?.content ?? {})[0] ?? []
    const headers = { 'content-type': random.percent(94) ? type.replace('*', 'png') : random.pick(TYPES) }
    if (random.percent(6)) return { headers, text: random.pick(BROKEN) }
    if (!sent?.schema) return { headers: { ...headers, 'x-file-name': 'a.png' }, text: this.#words() }
    const made = operationId === 'sendChanges' ? this.#changes() : this.#value(sent.schema, 0)
    const text = JSON.stringify(made) ?? ''
    return { headers, text: random.percent(3) ? text.slice(0, random.below(text.length + 1)) : text }
  }

  #changes(): Json {
    const random = this.#random
    const changes = Array.from({ length: 1 + random.below(3) }, () => ({
      id: random.percent(95) ? random.freshId() : random.pick(HOSTILE),
      operation: this.#twisted(someOperation(this.#site, random)),
    }))
    return { base: random.percent(90) ? 0 : this.#value({ type: 'number' }, 0), changes }
  }

  /** The same with one value somewhere in it changed, one time in four. */
  #twisted(value: Json): Json {
    const random = this.#random
    if (!random.percent(25) || typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const at = random.below(entries.length)
    return Object.fromEntries(entries.map(([name, one], index) => [name, index === at ? this.#anything() : one]))
  }

  #anything(): Json {
    const random = this.#random
    return random.pick([null, true, -1, 1e308, [], {}, [[]], { a: { b: [] } }, random.pick(HOSTILE)])
  }

  #value(schema: Schema, depth: number): Json {
    const random = this.#random
    if (random.percent(7) || depth > 8) return this.#anything()
    const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
    if (choices) return this.#value(random.pick(choices), depth + 1)
    if (schema.const !== undefined) return schema.const
    if (Array.isArray(schema.enum)) return random.pick(schema.enum)
    if (schema.type === 'object') return this.#object(schema, depth)
    if (schema.type === 'array') {
      const length = random.percent(3) ? 600 : random.below(4)
      return Array.from({ length }, () => this.#value((schema.items ?? {}) as Schema, depth + 1))
    }
    if (schema.type === 'boolean') return random.percent(50)
    if (schema.type === 'number' || schema.type === 'integer') return random.pick([0, 1, 2, 30, -5, 1.5, 1e9, 2 ** 53])
    return random.percent(50) ? random.pick(['hotel', 'en', 'a@example.com', 'Salma', '/Rooms']) : this.#words()
  }

  #object({ properties = {} }: Schema, depth: number): Json {
    const random = this.#random
    const named = Object.entries(properties as Record<string, Schema>)
    const made = named.flatMap(([name, one]) => (random.percent(8) ? [] : [[name, this.#value(one, depth + 1)]]))
    if (random.percent(6)) made.push([random.pick(HOSTILE), this.#anything()])
    return Object.fromEntries(made)
  }
}

/** A lone surrogate has no encoding; the others are sent as they would be typed. */
function encodedOnce(text: string): string {
  if (/^(?:%|\.\.%2f)/.test(text)) return text
  return encodeURIComponent(text.toWellFormed())
}

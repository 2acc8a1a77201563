import {
  accept,
  type Checked,
  type Crop,
  checkCrop,
  type Field,
  isId,
  isRecord,
  type Json,
  judge,
  keepable,
  type Refusal,
  refusalsBelow,
  refuse,
  type ValueOf,
} from '@mimar/fields'

/** Reads something from outside: the value in its one form, or every reason it is refused. */
export type Reader<Value> = (input: unknown) => Checked<Value>

type Readers = { readonly [key: string]: Reader<unknown> }
type Shape<R extends Readers> = { readonly [Key in keyof R]: R[Key] extends Reader<infer Value> ? Value : never }

/** An object with exactly these keys; the optional ones may be absent. */
export function record<R extends Readers, O extends Readers = object & Readers>(
  required: R,
  optional?: O,
): Reader<Shape<R> & Partial<Shape<O>>> {
  return (input) => {
    if (!isRecord(input)) return refuse('not-an-object')
    const present = Object.entries(optional ?? {}).filter(([key]) => Object.hasOwn(input, key))
    const readers = { ...required, ...Object.fromEntries(present) }
    const refusals: Refusal[] = Object.keys(input)
      .filter((key) => !Object.hasOwn(readers, key))
      .map((key) => ({ code: 'unknown-key', at: key, params: { key } }))
    let isKeepable = refusals.length === 0
    const output: Record<string, unknown> = {}
    for (const [key, read] of Object.entries(readers)) {
      const checked = Object.hasOwn(input, key) ? read(input[key]) : refuse('required')
      if (!checked.ok) refusals.push(...refusalsBelow(key, checked.refusals))
      isKeepable &&= checked.ok || checked.asItIs !== undefined
      output[key] = keepable(checked)
    }
    return judge(refusals, isKeepable, output as Shape<R> & Partial<Shape<O>>)
  }
}

/** A list of one kind of thing. */
export function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (input) => {
    if (!Array.isArray(input)) return refuse('not-a-list', { got: input === null ? 'null' : typeof input })
    const refusals: Refusal[] = []
    let isKeepable = true
    const values = input.map((entry: unknown, index) => {
      const checked = read(entry)
      if (!checked.ok) refusals.push(...refusalsBelow(String(index), checked.refusals))
      isKeepable &&= checked.ok || checked.asItIs !== undefined
      return keepable(checked) as Value
    })
    return judge(refusals, isKeepable, values)
  }
}

/** How a picture is cut. */
export const cropValue: Reader<Crop> = (input) => {
  const checked = checkCrop(input)
  return checked.ok && checked.value ? accept(checked.value) : refuse('not-an-image')
}

export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (input) => (input === null ? accept(null) : read(input))
}

export function oneOf<const Option extends string>(options: readonly Option[]): Reader<Option> {
  return (input) =>
    options.includes(input as Option)
      ? accept(input as Option)
      : refuse('not-an-option', { options: options.join(', ') })
}

export function numberFrom(min: number, max: number): Reader<number> {
  return (input) => {
    if (typeof input !== 'number' || !Number.isFinite(input)) return refuse('not-a-number')
    return input < min || input > max ? refuse('out-of-range', { min, max }) : accept(input)
  }
}

export const flagValue: Reader<boolean> = (input) => (typeof input === 'boolean' ? accept(input) : refuse('not-a-flag'))

export const idValue: Reader<string> = (input) => (isId(input) ? accept(input) : refuse('not-an-id'))

/** The reader of a field. */
export function fieldValue<F extends Field>(field: F): Reader<ValueOf<F>> {
  return (input) => field.check(input) as Checked<ValueOf<F>>
}

const MAX_DEPTH = 48
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Anything JSON can say, not nested past reason and without keys that mean something to JavaScript. The value itself is given back. */
export const jsonValue: Reader<Json> = (input) => {
  const refusal = findUnsafe(input, 0)
  return refusal ? { ok: false, refusals: [refusal] } : accept(input as Json)
}

/** An object of anything JSON can say. */
export const jsonRecord: Reader<{ readonly [key: string]: Json }> = (input) =>
  isRecord(input) ? (jsonValue(input) as Checked<{ readonly [key: string]: Json }>) : refuse('not-an-object')

function findUnsafe(input: unknown, depth: number): Refusal | null {
  if (input === null || typeof input === 'boolean' || typeof input === 'string') return null
  if (typeof input === 'number') return Number.isFinite(input) ? null : { code: 'not-a-number', at: '', params: {} }
  if (typeof input !== 'object' || depth >= MAX_DEPTH) return { code: 'wrong-form', at: '', params: { form: FORM } }
  const entries = Array.isArray(input) ? input.entries() : Object.entries(input)
  for (const [key, value] of entries) {
    if (FORBIDDEN_KEYS.has(String(key))) return { code: 'unknown-key', at: String(key), params: { key } }
    const refusal = findUnsafe(value, depth + 1)
    if (refusal) return { ...refusal, at: refusal.at ? `${key}/${refusal.at}` : String(key) }
  }
  return null
}

const FORM = `plain JSON, at most ${MAX_DEPTH} levels deep`

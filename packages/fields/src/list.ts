import {
  accept,
  type Checked,
  isRecord,
  type Json,
  judge,
  keepable,
  type Refusal,
  refusalsBelow,
  refuse,
} from './checked.ts'
import type { Content, ContentOf, Fields, GroupField, Item, ListField, RequiredAt, ValueOf } from './field.ts'
import { isId } from './simple.ts'

interface ListOptions {
  readonly min?: number
  readonly max: number
  readonly ceiling?: number
  readonly requiredAt?: RequiredAt
}

/** Several items of one shape, each with an id that stays its own when it moves. */
export function list<const F extends Fields>(
  fields: F,
  { min = 0, max, ceiling = max, requiredAt }: ListOptions,
): ListField<F> {
  const blanks = Array.from({ length: min }, (_, index) => ({ id: `i${index + 1}`, ...initialContent(fields) }))
  return {
    kind: 'list',
    initial: blanks as ValueOf<ListField<F>>,
    fields,
    min,
    max,
    ceiling,
    requiredAt: requiredAt ?? null,
    check: (input) => checkList(fields, min, ceiling, input) as Checked<ValueOf<ListField<F>>>,
  }
}

function checkList(fields: Fields, min: number, ceiling: number, input: unknown): Checked<Json> {
  if (!Array.isArray(input)) return refuse('not-a-list', { got: input === null ? 'null' : typeof input })
  if (input.length > MOST) return refuse('too-many', { max: ceiling, count: input.length })
  const refusals: Refusal[] = []
  let isKeepable = true
  if (input.length < min) refusals.push({ code: 'too-few', at: '', params: { min, count: input.length } })
  if (input.length > ceiling) refusals.push({ code: 'too-many', at: '', params: { max: ceiling, count: input.length } })
  const seen = new Set<string>()
  const items = input.map((entry: unknown, index): Json => {
    const checked = checkItem(fields, entry)
    const id = isRecord(entry) && isId(entry.id) ? entry.id : String(index)
    if (!checked.ok) refusals.push(...refusalsBelow(id, checked.refusals))
    else if (seen.has(id)) refusals.push({ code: 'id-repeated', at: id, params: { id } })
    const value = keepable(checked)
    isKeepable &&= value !== undefined && !seen.has(id)
    seen.add(id)
    return value ?? null
  })
  return judge(refusals, isKeepable, items)
}

/** Items that no list holds more of, whatever its own limit. */
const MOST = 1000

/** Reads one item: an id and every field of the list; a field that is absent gets its initial value. */
export function checkItem(fields: Fields, input: unknown): Checked<Item> {
  if (!isRecord(input)) return refuse('not-an-object')
  if (!isId(input.id)) return refuse('id-missing')
  const { id, ...rest } = input
  const checked = checkContent(fields, rest)
  const value = keepable(checked)
  const refusals = checked.ok ? [] : checked.refusals
  return judge(refusals, value !== undefined, { id, ...value } as Item)
}

/** Reads the values of a set of fields; absent ones get their initial value, unknown keys are refused. */
export function checkContent(fields: Fields, input: unknown): Checked<Content> {
  if (!isRecord(input)) return refuse('not-an-object')
  const refusals: Refusal[] = []
  const content: Record<string, Json> = {}
  let isKeepable = Object.keys(input).every((name) => Object.hasOwn(fields, name))
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(fields, name)) refusals.push({ code: 'unknown-key', at: name, params: { key: name } })
  }
  for (const [name, field] of Object.entries(fields)) {
    const checked = Object.hasOwn(input, name) ? field.check(input[name]) : accept(field.initial)
    if (!checked.ok) refusals.push(...refusalsBelow(name, checked.refusals))
    const value = keepable(checked)
    if (value !== undefined) content[name] = value
    isKeepable &&= value !== undefined
  }
  return judge(refusals, isKeepable, content)
}

/** A few fields that belong together under one name, as `placeholders {name, email, message}`. */
export function group<const F extends Fields>(fields: F): GroupField<F> {
  return {
    kind: 'group',
    initial: initialContent(fields) as ValueOf<GroupField<F>>,
    fields,
    check: (input) => checkContent(fields, input) as Checked<ValueOf<GroupField<F>>>,
  }
}

/** The content a section of these fields starts with. */
export function initialContent<F extends Fields>(fields: F): ContentOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial])) as ContentOf<F>
}

import { type Field, type Fields, isRecord, type Json, type ListField, list, type TextField, text } from '@mimar/fields'
import type { Section } from './site.ts'

/** What a component's validation says of one field, by its name; of an item's, by `list/name` (GEN-18). */
interface Rule {
  /** Characters of a text, or entries of a list. */
  readonly max?: number
  readonly min?: number
  readonly required?: boolean
}

const made = new WeakMap<Fields, WeakMap<object, Fields>>()

/**
 * The fields of a template as a section's own validation rules leave them. Limits stricter than the template's count;
 * others and unknown rules do not. The same fields and rules answer the same object.
 */
export function narrowedFields({ validation }: Pick<Section, 'validation'>, fields: Fields): Fields {
  if (!isRecord(validation) || Object.keys(validation).length === 0) return fields
  const known = made.get(fields) ?? new WeakMap<object, Fields>()
  made.set(fields, known)
  const narrowed = known.get(validation) ?? narrow(fields, validation, '')
  known.set(validation, narrowed)
  return narrowed
}

function narrow(fields: Fields, rules: { readonly [name: string]: Json }, prefix: string): Fields {
  const entries = Object.entries(fields).map(([name, field]) => {
    const rule = readRule(Object.hasOwn(rules, prefix + name) ? rules[prefix + name] : undefined)
    if (field.kind === 'text') return [name, narrowText(field, rule)] as const
    if (field.kind !== 'list') return [name, field] as const
    const within = narrow(field.fields, rules, `${prefix}${name}/`)
    return [name, narrowList(field, within, rule)] as const
  })
  return entries.every(([name, field]) => field === fields[name]) ? fields : Object.fromEntries(entries)
}

/** `maxLength` and `isRequired` are other spellings. */
function readRule(input: Json | undefined): Rule {
  if (!isRecord(input)) return {}
  const max = count(input.max ?? input.maxLength)
  const min = count(input.min)
  const isRequired = (input.required ?? input.isRequired) === true
  return { ...(max !== undefined && { max }), ...(min !== undefined && { min }), ...(isRequired && { required: true }) }
}

function count(input: Json | undefined): number | undefined {
  return Number.isInteger(input) && Number(input) >= 0 ? Number(input) : undefined
}

function narrowText(field: TextField, { max, required }: Rule): Field {
  const limit = max !== undefined && max > 0 && (field.limit === null || max < field.limit) ? max : field.limit
  const isRequired = field.isRequired || required === true
  if (limit === field.limit && isRequired === field.isRequired) return field
  const { hasLines, fallback } = field
  return { ...field, ...text({ limit, required: isRequired, lines: hasLines, ...(fallback !== null && { fallback }) }) }
}

function narrowList(field: ListField, fields: Fields, rule: Rule): Field {
  const [min, max] = [Math.max(field.min, rule.min ?? 0), Math.min(field.max, rule.max ?? field.max)]
  const isSame = fields === field.fields && min === field.min && max === field.max
  if (isSame || min > max) return field
  const ceiling = max < field.max ? max : field.ceiling
  const { requiredAt } = field
  return { ...field, ...list(fields, { min, max, ceiling, ...(requiredAt && { requiredAt }) }) }
}

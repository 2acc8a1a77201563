import {
  type Field,
  type FieldRole,
  type Fields,
  type ImageField,
  isPlain,
  type ListField,
  nameOfRole,
  type PlainField,
} from '@mimar/fields'

interface Declared {
  readonly id: string
  readonly aliases: readonly string[]
  readonly hasColumns: boolean | readonly string[]
  readonly fields: Fields
}

/** Schema validation of a template: what its fields say against each other, each as a sentence for its author. */
export function contradictions({ id, aliases, fields, hasColumns }: Declared): readonly string[] {
  const names = aliases.includes(id) ? [`"${id}" is its own alias. Leave the alias out.`] : []
  return [...names, ...amongFields(fields, ''), ...ofLayouts(fields), ...ofColumns(fields, hasColumns)]
}

/** Throws all that a template says against itself. */
export function refuseContradictions(template: Declared): void {
  const found = contradictions(template)
  if (found.length > 0) throw new Error(`The template "${template.id}" contradicts itself:\n${found.join('\n')}`)
}

function amongFields(fields: Fields, above: string): string[] {
  const all = Object.entries(fields)
  return [
    ...all.flatMap(([name, field]) => ofField(name, field, fields, above + name)),
    ...sharedKeys(fields, above),
    ...sharedRoles(fields, above),
    ...strays(fields, above),
  ]
}

/** What shows in one layout names one that its section has. */
function ofLayouts(fields: Fields): string[] {
  const options = layoutsOf(fields)
  return Object.entries(fields).flatMap(([name, { inLayout }]) =>
    inLayout === undefined || options.includes(inLayout)
      ? []
      : [`"${name}" shows in the layout "${inLayout}", which there is not.`],
  )
}

function ofColumns(fields: Fields, columns: Declared['hasColumns']): string[] {
  if (typeof columns === 'boolean') return []
  const options = layoutsOf(fields)
  return columns.flatMap((layout) =>
    options.includes(layout) ? [] : [`It has columns in the layout "${layout}", which there is not.`],
  )
}

function layoutsOf(fields: Fields): readonly string[] {
  const layout = fields[nameOfRole(fields, 'layout') ?? '']
  return layout?.kind === 'choice' ? layout.options : []
}

/** A name is a step of a path and a key of a file. */
const NAME = /^[a-z][A-Za-z0-9]*$/

function ofField(name: string, field: Field, fields: Fields, path: string): string[] {
  const checked = field.check(field.initial)
  return [
    ...(NAME.test(name) ? [] : [`"${path}" is no name for a field. Use letters and digits, a small letter first.`]),
    ...(checked.ok ? [] : [`"${path}" refuses the value it starts with (${checked.refusals[0]?.code}).`]),
    ...ofKind(field, fields, path),
  ]
}

function ofKind(field: Field, fields: Fields, path: string): string[] {
  if (isPlain(field)) return ofValue(field, path)
  switch (field.kind) {
    case 'text': {
      const { alignment, link, type, marks } = field.beside ?? {}
      return [
        ...lost(fields, path, alignment, ({ role }) => role === 'alignment'),
        ...lost(fields, path, link, ({ kind }) => kind === 'link'),
        ...lost(fields, path, marks, ({ kind }) => kind === 'marks'),
        ...lost(fields, path, type, ({ role }) => role === 'button-type'),
        ...(field.isRequired && field.fallback !== null ? [`"${path}" is required and has words of ours.`] : []),
        ...(field.role === 'button' && link === undefined ? [`"${path}" is a button that leads nowhere.`] : []),
      ]
    }
    case 'marks':
      return []
    case 'image':
      return lost(fields, path, field.color, ({ role }) => role === 'logo-color')
    case 'list':
      return [...ofCounts(field, path), ...amongFields(field.fields, `${path}/`), ...ofItems(field, path)]
    case 'group':
      return amongFields(field.fields, `${path}/`)
    default:
      return field satisfies never
  }
}

function ofValue(field: PlainField, path: string): string[] {
  if (field.kind === 'number') return field.min > field.max ? [`"${path}" has no number between.`] : []
  if (field.kind !== 'choice' || field.role !== undefined) return []
  const { usual, options } = field
  if (usual === undefined)
    return [`"${path}" does not say which option is the usual one. Name it: choice([…], '${options[0]}').`]
  return options.includes(usual) ? [] : [`"${path}" has no option "${usual}".`]
}

function lost(fields: Fields, path: string, name: string | undefined, isRight: (field: Field) => boolean): string[] {
  if (name === undefined) return []
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return [`"${path}" names "${name}" beside it, and there is no such field.`]
  return isRight(field) ? [] : [`"${path}" names "${name}" beside it, which is something else.`]
}

function ofCounts({ min, max, ceiling, requiredAt }: ListField, path: string): string[] {
  const isOff = requiredAt !== null && (requiredAt.count < min || requiredAt.count > max)
  return [
    ...(min > max ? [`"${path}" needs ${min} and holds ${max}.`] : []),
    ...(ceiling < max ? [`"${path}" holds ${max} and reads ${ceiling} from a file.`] : []),
    ...(isOff ? [`"${path}" requires texts at ${requiredAt.count}, which it never holds.`] : []),
  ]
}

function ofItems({ fields, requiredAt }: ListField, path: string): string[] {
  const required = (requiredAt?.fields ?? []).filter((name) => fields[name]?.kind !== 'text')
  return [
    ...(Object.hasOwn(fields, 'id') ? [`"${path}/id" is the id that every item has. Choose another name.`] : []),
    ...required.map((name) => `"${path}" requires "${name}", which is no text of its items.`),
  ]
}

/** Two fields that a file keeps under one key: the second would overwrite the first. */
function sharedKeys(fields: Fields, above: string): string[] {
  const owners = new Map<string, string>()
  return Object.entries(fields).flatMap(([name, field]) =>
    keysOf(name, field).flatMap((key) => {
      const owner = owners.get(key) ?? name
      owners.set(key, owner)
      return owner === name ? [] : [`"${above}${owner}" and "${above}${name}" are both "${key}" in a file.`]
    }),
  )
}

function keysOf(name: string, field: Field): string[] {
  return field.kind === 'image' ? [...new Set([name, ...pictureKeys(field)])] : [name]
}

function pictureKeys({ keys: { within, url, dimensions, crop, width } }: ImageField): string[] {
  const own = [url, dimensions ?? url, crop ?? `${url}CropParams`, width ?? `${url}Width`, `${url}Alt`]
  return within === undefined ? own : [within, ...own.map((key) => `${within}/${key}`)]
}

/** Whoever looks for a role takes the first field that has it; what belongs to a text or a button is looked for by name. */
const OFTEN: readonly (FieldRole | undefined)[] = [undefined, 'alignment', 'button', 'button-type', 'fact']

function sharedRoles(fields: Fields, above: string): string[] {
  const roles = Object.values(fields).map(({ role }) => role)
  const twice = new Set(roles.filter((role, at) => !OFTEN.includes(role) && roles.indexOf(role) !== at))
  return [...twice].map((role) => `Two fields of "${above || 'the section'}" have the role "${role}".`)
}

/** Fields that stand beside another, and that none or more than one names. */
function strays(fields: Fields, above: string): string[] {
  const named = Object.values(fields).flatMap((field) => {
    if (field.kind === 'text') return Object.values(field.beside ?? {})
    return field.kind === 'image' && field.color !== undefined ? [field.color] : []
  })
  return Object.entries(fields).flatMap(([name, { role, kind }]) => {
    const count = named.filter((one) => one === name).length
    const isBeside = role === 'alignment' || role === 'button-type' || role === 'logo-color' || kind === 'marks'
    if (count > 1) return [`"${above}${name}" belongs to ${count} fields.`]
    return isBeside && count === 0 ? [`"${above}${name}" belongs to no field.`] : []
  })
}

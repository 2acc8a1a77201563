/** JSON Schema, as much of it as manifests need: nothing that is not named may be there. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: Schema }
  /** What every other name holds. */
  readonly others?: Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  /** Another schema of the file, by its name. */
  readonly is?: string
}

/** What is wrong with a value, each with its place. */
export function faultsIn(
  value: unknown,
  schema: Schema,
  all: { readonly [name: string]: Schema },
  at = '',
): readonly string[] {
  if (schema.is !== undefined) return faultsIn(value, all[schema.is]!, all, at)
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  if (schema.type !== undefined && ![schema.type].flat().includes(kind)) return [`${at} is ${kind}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${String(value)}`]
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => (schema.items ? faultsIn(one, schema.items, all, `${at}/${index}`) : []))
  }
  if (kind !== 'object') return []
  const { properties = {}, others, required = [] } = schema
  const held = value as { readonly [name: string]: unknown }
  const missing = required.filter((name) => !(name in held)).map((name) => `${at}/${name} is missing`)
  const found = Object.entries(held).flatMap(([name, one]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : others
    return own ? faultsIn(one, own, all, `${at}/${name}`) : [`${at}/${name} is unknown`]
  })
  return [...missing, ...found]
}

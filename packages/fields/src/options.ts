import type { Field, Fields, PlainField } from './field.ts'

/** Whether a tool on the canvas changes what has the role; what none changes is an option. */
const HAS_TOOL: { readonly [Role in NonNullable<PlainField['role']>]: boolean } = {
  alignment: true,
  'button-type': true,
  'logo-color': true,
  dimming: true,
  map: true,
  /** Which row an item stands in: it changes as the item is moved. */
  set: true,
}

type Option = readonly [path: string, field: PlainField]

/** What has no place on the canvas and no tool there: the editor offers it by itself, each under its path. Those of items are the items' own. */
export function optionsIn(fields: Fields, above = ''): readonly Option[] {
  const all = Object.entries(fields)
  return all.flatMap(([name, field]): readonly Option[] => {
    const path = above + name
    switch (field.kind) {
      case 'group':
        return field.role === undefined ? optionsIn(field.fields, `${path}/`) : []
      case 'link':
        return isLed(name, Object.values(fields)) ? [] : [[path, field]]
      case 'text':
      case 'image':
      case 'list':
      // Icons are drawn, and pressed where they are.
      case 'icon':
        return []
      case 'choice':
      case 'number':
      case 'flag':
      case 'email':
      case 'color':
      case 'code':
        return field.role !== undefined && HAS_TOOL[field.role] ? [] : [[path, field]]
      default:
        return field satisfies never
    }
  })
}

/** Whether the bar of a text leads there, or that of an icon that stands alone. */
function isLed(name: string, fields: readonly Field[]): boolean {
  const texts = fields.filter((field) => field.kind === 'text')
  const isOfIcon = texts.length === 0 && fields.some(({ kind }) => kind === 'icon')
  return isOfIcon || texts.some(({ beside }) => beside?.link === name)
}

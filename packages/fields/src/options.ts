import type { Field, FieldKind, Fields, PlainField } from './field.ts'

/** Whether a kind is set by a control beside the page; all others are edited where they are drawn. */
const IS_OPTION = {
  ...{ text: false, marks: false, image: false, icon: false, list: false, group: false, hours: false, price: false },
  ...{
    flag: true,
    choice: true,
    number: true,
    link: true,
    email: true,
    color: true,
    code: true,
    date: true,
    file: true,
  },
} as const satisfies { readonly [Kind in FieldKind]: boolean }

/** Kinds that need a control, and a label in the words of each template. */
export type OptionKind = { [Kind in FieldKind]: (typeof IS_OPTION)[Kind] extends true ? Kind : never }[FieldKind]

type OptionField = Extract<PlainField, { readonly kind: OptionKind }>

const isOption = (field: Field): field is OptionField => IS_OPTION[field.kind]

/** Whether a tool on the canvas changes what has the role; what none changes is an option. */
const HAS_TOOL: { readonly [Role in NonNullable<OptionField['role']>]: boolean } = {
  alignment: true,
  'button-type': true,
  layout: true,
  'logo-color': true,
  dimming: true,
  fact: false,
  below: false,
  hours: false,
  block: true,
  map: true,
  condition: false,
  video: false,
  collection: false,
  topic: false,
  detail: false,
  order: false,
  /** Stands among the orders of its list. */
  'order-detail': true,
  filter: false,
  'background-film': true,
  /** Which row an item stands in: it changes as the item is moved. */
  set: true,
}

type Option = readonly [path: string, field: OptionField]

/** What has no place on the canvas and no tool there: the editor offers it by itself, each under its path. Those of items are the items' own. */
export function optionsIn(fields: Fields, above = ''): readonly Option[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Option[] => {
    const path = above + name
    if (field.kind === 'group') return field.role === undefined ? optionsIn(field.fields, `${path}/`) : []
    if (!isOption(field) || hasTool(name, field, fields)) return []
    return [[path, field]]
  })
}

function hasTool(name: string, field: OptionField, beside: Fields): boolean {
  if (field.kind === 'link') return isLed(name, Object.values(beside))
  return field.role !== undefined && HAS_TOOL[field.role]
}

/** Whether the bar of a text leads there, or that of an icon that stands alone. */
function isLed(name: string, fields: readonly Field[]): boolean {
  const texts = fields.filter((field) => field.kind === 'text')
  const isOfIcon = texts.length === 0 && fields.some(({ kind }) => kind === 'icon')
  return isOfIcon || texts.some(({ beside }) => beside?.link === name)
}

import type { Beside, ChoiceField, Field, FieldRole, Fields, LinkField, MarksField, TextField } from './field.ts'
import { link } from './link.ts'
import { marks } from './marks.ts'
import { choice, design } from './simple.ts'
import { text } from './text.ts'

/** Says what a field is to its site: `role('background', image())`. */
export function role<F extends Field>(role: NonNullable<F['role']>, field: F): F {
  return { ...field, role }
}

/** The name of the field that has a role, among those of a section or an item. */
export function nameOfRole(fields: Fields, role: FieldRole): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.role === role)
}

/** Whether a field shows in the layout that a section has. */
export function isShownInLayout(
  { inLayout }: Field,
  fields: Fields,
  content: { readonly [name: string]: unknown },
): boolean {
  if (inLayout === undefined) return true
  const name = nameOfRole(fields, 'layout') ?? ''
  const field = fields[name]
  return field?.kind === 'choice' && (content[name] ?? field.usual) === inLayout
}

/** The name of the text whose marks a field holds, among those of a section or an item. */
export function markedText(fields: Fields, marks: string): string | undefined {
  return Object.keys(fields).find((name) => {
    const field = fields[name]
    return field?.kind === 'text' && field.beside?.marks === marks
  })
}

type Named<Name extends string, F extends Field> = { readonly [One in Name]: F }

/** A text and where it stands: the owner's literal side, or null for the natural start. */
export function alignable<const Name extends string>(
  name: Name,
  field: TextField,
): Named<Name, TextField> & Named<`${Name}Alignment`, SideField>
export function alignable<const Name extends string, const Side extends string>(
  name: Name,
  field: TextField,
  side: Side,
): Named<Name, TextField> & Named<Side, SideField>
export function alignable(name: string, field: TextField, side = `${name}Alignment`): Named<string, Field> {
  const sides: SideField = role('alignment', design(choice(['LEFT', 'RIGHT', 'CENTER'])))
  return { [name]: besides(field, { alignment: side }), [side]: sides }
}

type SideField = ChoiceField<'LEFT' | 'RIGHT' | 'CENTER'>

/** A text, and what in it is bold, italic or a link (0138). */
export function markable<const Name extends string>(name: Name, field: TextField) {
  const beside = `${name}Marks` as const
  return { [name]: besides(field, { marks: beside }), [beside]: marks() } as Named<Name, TextField> &
    Named<`${Name}Marks`, MarksField>
}

/** A text that leads somewhere, and where to. */
export function linked<const Name extends string, const Link extends string>(name: Name, address: Link) {
  const field = besides(text({ lines: false }), { link: address })
  return { [name]: field, [address]: link() } as Named<Name, TextField> & Named<Link, LinkField>
}

/** A button: what it says, and where it leads. */
export function button<const Name extends string, const Link extends string>(name: Name, address: Link) {
  const field = role('button', besides(text({ lines: false }), { link: address }))
  return { [name]: field, [address]: link() } as Named<Name, TextField> & Named<Link, LinkField>
}

/** One of several buttons: what it says, where it leads, and how loud it is. */
export function typedButton<const Name extends string, const Link extends string, const Type extends string>(
  name: Name,
  address: Link,
  type: Type,
) {
  const types = role('button-type', design(choice(['primary', 'secondary', 'tertiary'])))
  const field = role('button', besides(text({ lines: false }), { link: address, type }))
  return { [name]: field, [address]: link(), [type]: types } as Named<Name, TextField> &
    Named<Link, LinkField> &
    Named<Type, ChoiceField<'primary' | 'secondary' | 'tertiary'>>
}

const besides = (field: TextField, beside: Beside): TextField => ({ ...field, beside: { ...field.beside, ...beside } })

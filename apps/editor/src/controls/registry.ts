import type { FieldKind } from '@mimar/fields'
import { Amount } from './amount.view.tsx'
import { Choices } from './choices.view.tsx'
import { Colour } from './colour.view.tsx'
import { type Control, type ControlProps, ON_CANVAS } from './control.ts'
import { Day } from './day.view.tsx'
import { FileChoice } from './file-choice.view.tsx'
import { Switch } from './switch.view.tsx'
import { Code, LinkAddress, Mail } from './typed.view.tsx'

/** The input of each kind of field (a registry of form controls); the compiler asks for one of each that is an option. */
const controls: { readonly [Kind in FieldKind]: Control<Kind> } = {
  text: ON_CANVAS,
  marks: ON_CANVAS,
  image: ON_CANVAS,
  icon: ON_CANVAS,
  list: ON_CANVAS,
  hours: ON_CANVAS,
  price: ON_CANVAS,
  // Its fields are offered one by one.
  group: ON_CANVAS,
  flag: Switch,
  choice: Choices,
  number: Amount,
  color: Colour,
  link: LinkAddress,
  email: Mail,
  code: Code,
  date: Day,
  file: FileChoice,
}

/** The control of a field whose kind is only known when it is drawn. */
export function controlFor(kind: FieldKind): ((props: ControlProps) => React.ReactNode) | null {
  const control = controls[kind] as typeof ON_CANVAS | ((props: ControlProps) => React.ReactNode)
  return control === ON_CANVAS ? null : control
}

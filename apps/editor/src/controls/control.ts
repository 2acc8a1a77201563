import type { Field, FieldKind, OptionKind, ValueOf } from '@mimar/fields'
import type { ReactNode } from 'react'
import type { SayOptions } from './words.ts'

type FieldOf<Kind extends FieldKind> = Extract<Field, { readonly kind: Kind }>

/** What a control is given: a field, the value it has, and what to do with another one. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldOf<Kind>
  readonly value: ValueOf<FieldOf<Kind>>
  /** Which field of the site it is: what is on its way to it goes on when its control is closed. */
  readonly at: string
  /** What the field is called, in the language of the editor. */
  readonly label: string
  /** What the options of a choice are called. */
  readonly choices: { readonly [option: string]: string }
  /** Links that the site offers for itself. */
  readonly pages: readonly { readonly address: string; readonly name: string }[]
  readonly say: SayOptions
  /** Shows a value on the canvas that is not chosen yet; null takes it away again. */
  readonly preview: (value: ValueOf<FieldOf<Kind>> | null) => void
  /** Chooses a value; all that is chosen in one visit is one step back. */
  readonly store: (value: ValueOf<FieldOf<Kind>>, visit?: string) => void
}

/** What is always edited where it is drawn, and so needs no control beside the page. */
export const ON_CANVAS = 'on-canvas'

/** The input of one kind of field: every kind that is an option has one. */
export type Control<Kind extends FieldKind> = Kind extends OptionKind
  ? (props: ControlProps<Kind>) => ReactNode
  : typeof ON_CANVAS

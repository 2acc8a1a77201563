import type {
  ChoiceField,
  Fields,
  GroupField,
  ImageField,
  LinkField,
  ListField,
  OptionKind,
  TextField,
  WrittenField,
} from '@mimar/fields'
import type { SharedAdds, SharedChoices, SharedLabels } from './shared-words.ts'
import type { WordLanguage } from './word-languages.ts'

/** What a template says about itself, in every language; the compiler asks for all of it. */
export type TemplateWords<T extends { readonly fields: Fields }> = {
  readonly [Language in WordLanguage]: Says<T['fields']>
}

type Says<F extends Fields> = {
  /** What owners call it: in the picker, on its bar, in notices. */
  readonly name: string
  /** Other words under which people look for it. */
  readonly search: string
  /** What stands in a new one, in the shape of its content: lists are lists, groups are objects. */
  readonly starts?: StartTexts<F>
  /** The same for businesses of one kind, by the name that `starts.businesses` has for them. */
  readonly startsFor?: { readonly [name: string]: StartTexts<F> }
} & Asked<'labels', Labels<F>> &
  Asked<'adds', Adds<F>> &
  Asked<'choices', Choices<F>>

/** A key that may be left out where nothing below it is asked for. */
type Asked<Key extends string, Value> = { readonly [K in keyof Value]?: never } extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value }

/** `title` names it alone and at the end of any path; the names that templates share say theirs once for all. */
type Named<Shared> = (keyof Shared & string) | `${string}/${keyof Shared & string}`
type Exactly<Path extends string, Shared, Value> = { readonly [P in Exclude<Path, Named<Shared>>]: Value } & {
  readonly [P in Extract<Path, Named<Shared>>]?: Value
}

/** What its texts and its options are called, by their paths without ids: `questions/answer`. */
type Labels<F extends Fields> = Exactly<LabelledPath<F>, SharedLabels, string> & {
  /** Links that no text leads along are options, too. */
  readonly [P in LinkPath<F>]?: string
}
/** What the button says that adds an entry to a list: 'Add question'. */
type Adds<F extends Fields> = Exactly<ListPath<F>, SharedAdds, string>
/** What the options of a choice are called. */
type Choices<F extends Fields> = {
  readonly [P in Exclude<ChoicePath<F>, Named<SharedChoices>>]: { readonly [Option in OptionAt<F, P>]: string }
}

interface Within<Inner extends Fields> {
  readonly kind: 'list' | 'group'
  readonly fields: Inner
}
/** The side of a text is set beside the text. */
type Alignment = ChoiceField<'LEFT' | 'RIGHT' | 'CENTER'>
/** What has no place on the canvas and is set by a control. */
type IsOption<F> = F extends Alignment ? false : F extends { readonly kind: Exclude<OptionKind, 'link'> } ? true : false

type LabelledPath<F extends Fields, At extends string = ''> = {
  [N in keyof F & string]: F[N] extends Within<infer Inner>
    ? LabelledPath<Inner, `${At}${N}/`>
    : F[N] extends TextField | WrittenField
      ? `${At}${N}`
      : IsOption<F[N]> extends true
        ? `${At}${N}`
        : never
}[keyof F & string]

export type ListPath<F extends Fields, At extends string = ''> = {
  [N in keyof F & string]: F[N] extends Within<infer Inner>
    ? (F[N] extends ListField<Inner> ? `${At}${N}` : never) | ListPath<Inner, `${At}${N}/`>
    : never
}[keyof F & string]

type LinkPath<F extends Fields, At extends string = ''> = {
  [N in keyof F & string]: F[N] extends LinkField
    ? `${At}${N}`
    : F[N] extends Within<infer Inner>
      ? LinkPath<Inner, `${At}${N}/`>
      : never
}[keyof F & string]

type ChoicePath<F extends Fields, At extends string = ''> = {
  [N in keyof F & string]: F[N] extends Within<infer Inner>
    ? ChoicePath<Inner, `${At}${N}/`>
    : F[N] extends Alignment
      ? never
      : F[N] extends ChoiceField
        ? `${At}${N}`
        : never
}[keyof F & string]

export type ImagePath<F extends Fields, At extends string = ''> = {
  [N in keyof F & string]: F[N] extends ImageField
    ? `${At}${N}`
    : F[N] extends Within<infer Inner>
      ? ImagePath<Inner, `${At}${N}/`>
      : never
}[keyof F & string]

type OptionAt<F extends Fields, Path extends string> = Path extends `${infer N}/${infer Rest}`
  ? F[N] extends Within<infer Inner>
    ? OptionAt<Inner, Rest>
    : never
  : F[Path] extends ChoiceField<infer Option>
    ? Option
    : never

type StartTexts<F extends Fields> = {
  readonly [N in keyof F as F[N] extends TextField | Within<Fields> ? N : never]?: F[N] extends TextField
    ? string
    : F[N] extends ListField<infer Inner>
      ? readonly StartTexts<Inner>[]
      : F[N] extends GroupField<infer Inner>
        ? StartTexts<Inner>
        : never
}

/** What a template says in one language, for a reader that does not know which. */
interface AnyWords {
  readonly name: string
  readonly search: string
  readonly labels?: { readonly [path: string]: string }
  readonly adds?: { readonly [list: string]: string }
  readonly choices?: { readonly [path: string]: { readonly [option: string]: string } }
  readonly starts?: AnyTexts
  readonly startsFor?: { readonly [name: string]: AnyTexts }
}

/** Texts in the shape of a content. */
export interface AnyTexts {
  readonly [field: string]: string | AnyTexts | readonly AnyTexts[]
}

export type AnyTemplateWords = { readonly [Language in WordLanguage]: AnyWords }

/** What a template says in one language: its own words, and those it shares with others, by the paths of its fields. */
export interface SaidByTemplate {
  readonly name: string
  readonly search: string
  readonly labels: { readonly [path: string]: string }
  readonly adds: { readonly [list: string]: string }
  readonly choices: { readonly [path: string]: { readonly [option: string]: string } }
}

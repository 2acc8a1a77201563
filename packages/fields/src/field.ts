import type { Checked, Json, Localized } from './checked.ts'

/** What every field has: how its value starts, and what it may be. A field is data; its input lives in the editor. */
interface Base<Kind extends string, Value> {
  readonly kind: Kind
  readonly initial: Value
  /** What it is to its site: whoever looks for a background or a logo finds it by this, never by a name. */
  readonly role?: RoleOf<Kind>
  /** Set where it is how a section looks and not what it says: only who may design changes it (U4). */
  readonly isDesign?: true
  /** The layout of its section in which alone it shows: in others nobody is asked for it, and it is kept. */
  readonly inLayout?: string
  /** Reads a value that came from outside: the value itself, tidied, or every reason it is refused. */
  check(input: unknown): Checked<Value>
}

/** What fields may be to their site, by kind. A role is had once in a section, or in an item. */
interface Roles {
  text: 'heading' | 'lead' | 'site-name' | 'phone' | 'copyright' | 'button'
  choice: 'alignment' | 'button-type' | 'layout' | 'logo-color' | 'fact' | 'block' | 'order'
  number: 'dimming' | 'set'
  image: 'background' | 'logo'
  /** It says something of what stands there, and not how that looks; an entry of a menu stands below the one before it; the hours of the site stand here too. */
  flag: 'fact' | 'below' | 'hours'
  /** Profiles elsewhere; buttons; what is shown one at a time; rows of items. */
  list:
    | 'socials'
    | 'buttons'
    | 'slides'
    | 'rows'
    | 'special-hours'
    | 'menu-groups'
    | 'plans'
    | 'events'
    | 'places'
    | 'people'
    | 'questions'
    | 'faq'
    | 'long-text'
    | 'details'
  group: 'point' | 'week'
  /** A map, or a video of another company's, beside which stands what search engines are told; the id of what has to be chosen for something to be asked, or of the list that an entry belongs to, or of what that list has its entries say; the topic that a list tells of, the detail that it is ordered by, and the answer that its entries have. */
  code: 'map' | 'condition' | 'video' | 'collection' | 'topic' | 'detail' | 'order-detail' | 'filter'
  /** What plays behind a section. */
  file: 'background-film'
}

type RoleOf<Kind extends string> = Kind extends keyof Roles ? Roles[Kind] : never

export type FieldRole = Roles[keyof Roles]

/** Names of the fields that belong to a text and stand beside it. */
export interface Beside {
  readonly alignment?: string
  readonly link?: string
  /** How loud the button is that says the text. */
  readonly type?: string
  /** What of it is bold, italic or a link. */
  readonly marks?: string
}

/** Text that a person reads, one value per language. */
export interface TextField extends Base<'text', Localized> {
  /** Characters a person sees (graphemes); `null` is without limit. */
  readonly limit: number | null
  readonly isRequired: boolean
  readonly hasLines: boolean
  /** What an emptied text falls back to in the editor, by the key of a word (EDIT-13). */
  readonly fallback: string | null
  readonly beside?: Beside
  checkText(input: unknown): Checked<string>
}

/** What of the text that names it is bold, italic or a link, one value per language: `marks.ts`. */
export type MarksField = Base<'marks', Localized>

/** One of a few words, or null for 'as the design has it'. */
export interface ChoiceField<Option extends string = string> extends Base<'choice', Option | null> {
  readonly options: readonly Option[]
  /** The option that the design has, by its name: what is shown as chosen while nothing is. */
  readonly usual?: Option
}

export interface UsualChoiceField<Option extends string = string> extends ChoiceField<Option> {
  readonly usual: Option
}

/** A number between two bounds (both included), or null for 'as the design has it'. */
export interface NumberField extends Base<'number', number | null> {
  readonly min: number
  readonly max: number
  /** How far a control moves at a time; whole numbers unless said. */
  readonly step?: number
  readonly unit?: NumberUnit
}

/** Units that controls can write in every language. */
export type NumberUnit = 'px' | 'percent' | 'degree' | 'second' | 'minute' | 'hour' | 'kilometer'

export type FlagField = Base<'flag', boolean>
export type LinkField = Base<'link', string>
export type EmailField = Base<'email', string>
export type ColorField = Base<'color', string>
/** A string that a machine reads, of one exact form. */
export type CodeField = Base<'code', string>
export type IconField = Base<'icon', string>
/** When a day is open, `09:00-13:00,15:00-18:00`, or '' for closed; or when something begins, `20:30`. */
export type HoursField = Base<'hours', string>
/** An amount of money without its currency, or null for none. */
export interface PriceField extends Base<'price', number | null> {
  /** It is no money but a number of anything, such as m², people or degrees, and may be below zero. */
  readonly isNumber?: boolean
}
/** A day of the calendar, `2026-12-24`, or ''. */
export type DateField = Base<'date', string>

/** What a file of the owner's is for; what it may be follows from that. */
export type FileUse = 'video' | 'captions' | 'pdf'

export type FileType = 'video/mp4' | 'video/webm' | 'text/vtt' | 'application/pdf'

/** A file of the owner's: its bytes by their hash, and what the server read of them. */
export type KeptFile = {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  readonly type: FileType
  /** What it was called where it came from. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Of a video, in px as it is shown; 0 for all else. */
  readonly width: number
  readonly height: number
  /** How long a video is; 0 where that is not known. */
  readonly seconds: number
}

/** Files by the language of who gets them; `ALL_LANGUAGES` is for everybody. */
export type FilesByPlace = { readonly [language: string]: KeptFile }

export interface FileField extends Base<'file', FilesByPlace> {
  readonly use: FileUse
}

/** How a picture is cut: px relative to containerWidth, `transform` a rotation in degrees (EDIT-10). */
export type Crop = {
  readonly containerWidth: number
  /** How high the frame was; files from elsewhere do not say. */
  readonly containerHeight?: number
  readonly width: number
  readonly left: number
  readonly top: number
  readonly transform: number
}

/** A picture's place in a section: which medium, how cut, and what it shows where that differs from the medium's own text. */
export type Image = {
  /** Id of an entry in the site's media; '' is an empty place. */
  readonly media: string
  readonly alt: Localized
  /** True where the picture says nothing: visitors get an empty alternative text. */
  readonly isDecorative: boolean
  readonly crop: Crop | null
  /** The width in CSS px it is shown at where the owner set one (logos); null follows the design. */
  readonly width: number | null
}

export interface ImageField extends Base<'image', Image> {
  /** The keys this picture has in a site configuration file. */
  readonly keys: ImageKeys
  /** The name of the choice beside a logo that colours it. */
  readonly color?: string
}

export type ImageKeys = {
  /** The object that holds the other keys, where they do not stand beside the other fields. */
  readonly within?: string
  readonly url: string
  readonly dimensions?: string
  readonly crop?: string
  readonly width?: string
}

/** Several items of one shape, each with an id that stays its own when it moves. */
export interface ListField<F extends Fields = Fields> extends Base<'list', readonly Item<F>[]> {
  readonly fields: F
  readonly min: number
  readonly max: number
  /** How many are read from a file that holds more than the editor lets one add. */
  readonly ceiling: number
  readonly requiredAt: RequiredAt | null
}

/** One entry of a list: its fields, and the id by which operations name it. */
export type Item<F extends Fields = Fields> = { readonly id: string } & ContentOf<F>

/** Texts of an item that are required only while the list holds exactly so many (EDIT-8, card titles). */
export interface RequiredAt {
  readonly count: number
  readonly fields: readonly string[]
}

/** A few fields that belong together under one name, as `placeholders {name, email, message}`. */
export interface GroupField<F extends Fields = Fields> extends Base<'group', ContentOf<F>> {
  readonly fields: F
}

/** Kinds of one value for all languages, with nothing inside that has a path of its own. */
export type PlainField =
  | ChoiceField
  | NumberField
  | FlagField
  | LinkField
  | EmailField
  | ColorField
  | CodeField
  | DateField
  | IconField
  | FileField
  | WrittenField

/** Kinds of one value for all languages that people write where it is drawn, each in their own way. */
export type WrittenField = HoursField | PriceField

/** One typed value of a section (a discriminated union): a `switch` over `kind` that ends in `satisfies never` misses none. */
export type Field = TextField | MarksField | ImageField | ListField | GroupField | PlainField

/** What kind of control edits a field; the editor looks its input up by this word. */
export type FieldKind = Field['kind']

export type Fields = { readonly [name: string]: Field }

/** The value a field holds. */
export type ValueOf<F> = F extends Base<FieldKind, infer Value> ? Value : never

/** The content that a set of fields describes. */
export type ContentOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

/** The values of a set of fields, by name, as they are stored. */
export type Content = { readonly [name: string]: Json }

const PLAIN: { readonly [Kind in FieldKind]: Kind extends PlainField['kind'] ? true : false } = {
  ...{ text: false, marks: false, image: false, list: false, group: false },
  ...{
    choice: true,
    number: true,
    flag: true,
    link: true,
    email: true,
    color: true,
    code: true,
    icon: true,
    date: true,
    hours: true,
    price: true,
    file: true,
  },
}

/** Whether a value stands for itself, the same in every language: what walks through contents passes it on as it is. */
export const isPlain = (field: Field): field is PlainField => PLAIN[field.kind]

export const isWritten = (field: Field): field is WrittenField => field.kind === 'hours' || field.kind === 'price'

/** What is stored for a field, typed as its kind has it: whatever is stored has passed `check`. Nothing stored is the initial value. */
export function valueFor<F extends Field>(field: F, stored: Json | undefined): ValueOf<F> {
  return (stored ?? field.initial) as ValueOf<F>
}

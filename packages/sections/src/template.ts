import type {
  ContentOf,
  Fields,
  FileField,
  GroupField,
  Image,
  ImageField,
  Json,
  KeptFile,
  ListField,
  MarksField,
  TextField,
  UsualChoiceField,
  ValueOf,
} from '@mimar/fields'
import type { ReactNode } from 'react'
import { refuseContradictions } from '#contradictions'
import type { EntryFact, ListDetail } from './entry-detail.ts'
import type { EntryKind } from './entry-kinds.ts'
import type { Picture, PictureCut, PictureFile } from './shown-picture.ts'
import type { Beginning, Starts } from './starts.ts'
import type { ImagePath, ListPath } from './template-words.ts'
import type { Words } from './words/en.ts'

export type { EntryFact, ListDetail } from './entry-detail.ts'

export type TemplateCategory =
  | 'header'
  | 'footer'
  | 'rsvp'
  | 'feature'
  | 'team'
  | 'testimonial'
  | 'text'
  | 'portfolio'
  | 'step'
  | 'cta'
  | 'contact'
  | 'other'

/**
 * What a template does for a site, whatever it is called: `navigation` leads to its pages, `contact` says how to reach
 * its owner, and `ways` leads there from every page; `notice` stands above the page without being its beginning; `entries` lists pages, each of which has an `entry`.
 */
export type TemplateRole = 'navigation' | 'contact' | 'ways' | 'notice' | 'entries' | 'entry'

/** Styles of `parts/` that stand with those of the templates that draw them. */
export type PartStyles =
  | 'arch'
  | 'badge'
  | 'bar-hours'
  | 'footer'
  | 'form'
  | 'frame'
  | 'hovers'
  | 'items'
  | 'large-star'
  | 'lightbox'
  | 'long-text'
  | 'search'

/** A template: what a section of this type holds. Data only; its look is the view beside it, its words are NAME.words.ts. */
export interface Template<F extends Fields = Fields, Id extends string = string> {
  /** Permanent; what a site file names it by: 'Header13'. */
  readonly id: Id
  readonly category: TemplateCategory
  readonly role: TemplateRole | null
  /** The list of links by which visitors get about the site, each with `text`, `link` and, where it may stand below the one before it, `below`; links to pages that are hidden are left out of it. */
  readonly menu: string | null
  /** At most one a page (GEN-6). */
  readonly isUnique: boolean
  /** Most home pages have one: its view comes to the editor before those of others. */
  readonly isUsual: boolean
  /** The colour mode a new section starts with; null follows the theme. */
  readonly colorMode: 'DARK' | 'LIGHT' | 'EXTRALIGHT' | null
  /** Its owner chooses on which side its picture stands. */
  readonly hasSides: boolean
  /** Its owner chooses how many columns its list has: always, or in these layouts. Its styles take them from `--cols`. */
  readonly hasColumns: boolean | readonly string[]
  /** Every second one on a page has the other `data-side`; its view is not called for it, its styles say what that means. */
  readonly alternates: boolean
  /** The picture of it that stands well in an arch: the page for missing addresses borrows it. */
  readonly archPicture: string | null
  /** Other ids that files may use for it. */
  readonly aliases: readonly string[]
  readonly parts: readonly PartStyles[]
  readonly fields: F
}

/** All that a template says of itself. Of this the editor's first file has what every template is asked on a page (0151). */
export type DefinedTemplate<F extends Fields = Fields, Id extends string = string> = Template<F, Id> & Beginning

type TemplateInput<F extends Fields, Id extends string> = Pick<DefinedTemplate<F, Id>, 'id' | 'category' | 'fields'> &
  Partial<Omit<DefinedTemplate<F, Id>, 'starts' | 'archPicture' | 'menu'>> & {
    readonly menu?: ListPath<F>
    readonly starts?: Starts<ListPath<F>, ImagePath<F>, keyof F & string>
    readonly archPicture?: ImagePath<F>
  }

/** Describes a template; what it does not say is the usual. Throws while the program loads when fields contradict each other. */
export function defineTemplate<const F extends Fields, const Id extends string>(
  input: TemplateInput<F, Id>,
): DefinedTemplate<F, Id> {
  const template = {
    role: null,
    menu: null,
    isUnique: false,
    isUsual: false,
    startsPage: false,
    newPages: {},
    colorMode: null,
    hasSides: false,
    hasColumns: false,
    alternates: false,
    archPicture: null,
    aliases: [],
    parts: [],
    starts: {},
    ...input,
  }
  refuseContradictions(template)
  return template
}

/** A file of the owner's that visitors get at an address; `place` is its language, or that of all. */
export type ShownFile = KeptFile & { readonly url: string; readonly place: string }

/** What a view reads: text is a plain string in the language of the page, a picture is ready to draw. */
export type Resolved<F> = F extends TextField | MarksField
  ? string
  : F extends ImageField
    ? Picture | null
    : F extends FileField
      ? readonly ShownFile[]
      : F extends ListField<infer Inner>
        ? readonly ({ readonly id: string } & { readonly [Name in keyof Inner]: Resolved<Inner[Name]> })[]
        : F extends GroupField<infer Inner>
          ? { readonly [Name in keyof Inner]: Resolved<Inner[Name]> }
          : F extends UsualChoiceField
            ? NonNullable<ValueOf<F>>
            : ValueOf<F>

export type ResolvedContent<F extends Fields> = { readonly [Name in keyof F]: Resolved<F[Name]> }

/** What an element of a view is called. On the canvas it spreads `data-field`; published, only what visitors need. */
export interface Mark {
  /** For the section's root: its anchor id always, `data-section` on the canvas. */
  root(): { readonly [attribute: string]: string }
  /** For the one element that holds a text or picture: `title`, `buttons/k1/buttonText`. Adds `lang` and `dir` where another language stands in. */
  (field: string): { readonly [attribute: string]: string }
  /** For the element of one item of a list: `buttons/k1`. */
  item(path: string): { readonly [attribute: string]: string }
  /** For the element that holds all items of a list: `buttons`. */
  list(path: string): { readonly [attribute: string]: string }
  /** True on the canvas, where empty texts and pictures keep their place; false for visitors. */
  readonly keepsEmpty: boolean
  /** True on the canvas, where what opens and closes (disclosures, tabs) stands open, so that texts in it can be edited. */
  readonly keepsOpen: boolean
}

/** An entry as a page of one language reads it. */
export interface PublicEntry {
  readonly title: string
  readonly text: string
  /** What it is about, in a word or two: a kind of news, what somebody does. */
  readonly topic: string
  readonly author: string
  /** Its first day and its last, which is the same where it has one. */
  readonly day: string
  readonly lastDay: string
  /** As a field of the kind `hours` holds them. */
  readonly hours: string
  readonly place: string
  readonly price: number | null
  /** ISO 4217, or ''. */
  readonly currency: string
  readonly seats: 'FREE' | 'FEW' | 'NONE' | 'CANCELLED'
  readonly picture: Picture | null
  readonly facts: readonly EntryFact[]
}

/** An entry in a list. */
export interface ListedEntry extends PublicEntry {
  /** Of its page. */
  readonly id: string
  /** The path of its page. */
  readonly link: string
  /** Only who edits sees it. */
  readonly isDraft: boolean
  /** Says which of its texts another language stands in for. */
  readonly mark: Mark
}

/** What a list shows on a page. */
export interface Listing {
  readonly kind: EntryKind
  /** What the list is called where it is defined. */
  readonly name: string
  /** What its entries say beside what their kind has. */
  readonly details: readonly ListDetail[]
  readonly entries: readonly ListedEntry[]
  /** Whether it is the first of its pages. */
  readonly isFirst: boolean
  /** Whether it is read as a calendar: what comes soonest stands first, and behind it what is later, or was. */
  readonly isCalendar: boolean
  /** Whether it is ordered by days at all; else what comes before is not newer than what comes behind. */
  readonly isByDay: boolean
  /** How many pages it has; those of a calendar are not counted. */
  readonly pages: number
  /** Paths of its pages beside this one; null where there is none. */
  readonly previous: string | null
  readonly next: string | null
  /** Where a calendar begins, on its other pages. */
  readonly first: string | null
  /** Where all entries stand, where only some stand here. */
  readonly all: string | null
  /** Where programs read what is new; null where nothing of this kind is. */
  readonly feed: string | null
  /** The ways to pages that tell of one topic. */
  readonly topics: readonly Pick<EntryPlace, 'name' | 'link'>[]
  /** Of what goes once it is over, of another list, how many are shown that are not; null shows all. */
  readonly most: number | null
}

/** What an entry knows of the list it stands in, and of the page that tells of its topic. */
export interface EntryPlace {
  readonly kind: EntryKind
  readonly name: string
  /** The path of the page of the list. */
  readonly link: string
  readonly feed: string | null
  readonly topicLink: string | null
  readonly details: readonly ListDetail[]
}

/** A film that plays behind a section, and what its button says. */
export interface FilmBehind {
  readonly url: string
  readonly pause: string
  readonly play: string
}

/** What a view may know of the section it draws, beside its content. */
export interface SectionFacts<Id extends string = string> {
  readonly id: string
  /** The event an RSVP section invites to; '' for the site's first. */
  readonly eventId: string
  readonly template: Id
  readonly colorMode: 'DARK' | 'LIGHT' | 'EXTRALIGHT'
  readonly orientation: 'LEFT' | 'RIGHT'
  /** The first of the page below its navigation bar: its title is the page's h1, its picture is loaded at once. */
  readonly isFirst: boolean
  /** What stands below is told to headers alone: others are not drawn again when it changes. */
  readonly hasNext: boolean
  /** The id of the section below, for an anchor to it. */
  readonly nextId: string | null
  readonly nextColorMode: 'DARK' | 'LIGHT' | 'EXTRALIGHT' | null
  /** True when the section above has the same colour mode: the pair shares one padding. */
  readonly joinsPrevious: boolean
  /** The colour mode of the panel that a footer stands below; null for all else. */
  readonly panelAbove: 'DARK' | 'LIGHT' | 'EXTRALIGHT' | null
  /** How many columns its owner chose; views need it for the sizes of pictures alone. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** What plays behind it; `Shell` draws it. */
  readonly film?: FilmBehind | undefined
  /** What a section with the role `entries` lists here. */
  readonly listing?: Listing | undefined
  /** The list in which a section with the role `entry` stands. */
  readonly entryOf?: EntryPlace | undefined
}

export interface LinkProps {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener'
}

export interface LanguageChoice {
  readonly code: string
  readonly localizedName: string
  /** Where its flag is drawn from; '' where there is none, or none is shown. */
  readonly flag: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface IconShape {
  /** Inner SVG of a set that Mimar ships, or that has been checked; never an owner's. */
  readonly body: string
  readonly width: number
  readonly height: number
}

/** An event in one language; its date is as the owner gave it: '2027-10-15T19:30'. */
export interface SiteEventFacts {
  readonly id: string
  readonly name: string
  readonly date: string
  readonly place: string
  readonly text: string
}

/** When the business is open, as the first section that says so has it; each value as a field of the kind `hours` holds it. */
export interface SiteHours {
  /** The id of that section. */
  readonly section: string
  readonly week: { readonly [day: string]: string }
  readonly special: readonly {
    readonly day: string
    readonly until: string
    readonly hours: string
    /** In the language of the page. */
    readonly reason: string
  }[]
}

/** What a view may know of the site and of the page it stands on. */
export interface SiteFacts {
  readonly language: string
  readonly dir: 'rtl' | 'ltr'
  readonly name: string
  readonly look: 'SHARP' | 'ROUNDED' | 'CORNERED'
  /** 'girih', 'arc', 'tile', 'rule', 'none', or one that an installation adds. */
  readonly ornament: string
  /** What the root of the page says to styles of all that its theme chooses. */
  readonly root: { readonly [attribute: string]: string }
  readonly homeHref: string
  /** The path of the page, for `aria-current`. */
  readonly path: string
  readonly pageIndex: number
  readonly isPaid: boolean
  readonly siteId: string
  readonly siteHash: string
  readonly generatorVersion: string
  readonly languages: readonly LanguageChoice[]
  readonly languageMenuLayout: 'full' | 'text' | 'flag'
  readonly extraLinksLabel: string
  readonly privacyPolicy: { readonly name: string; readonly link: string; readonly showInFooter: boolean }
  /** Whether visitors are asked for consent, and so may change what they chose. */
  readonly hasConsent: boolean
  /** Where visitors search, and what is searched; null where the site has no search. */
  readonly search: { readonly action: string; readonly index: string } | null
  /** By whose clock the business opens and closes, such as `Europe/Berlin`; '' where nobody has said. */
  readonly timeZone: string
  readonly words: Words
  /** What guests are invited to, in the language of the page (GEN-5). */
  readonly events: readonly SiteEventFacts[]
  /** Links of the first navigation bar of the page: footers without links of their own show these. */
  readonly navigation: readonly { readonly text: string; readonly link: string }[]
  readonly socials: readonly { readonly socialUrl: string; readonly icon: string }[]
  /** For sections that show them beside what they say; null where no section of the site has any. */
  readonly hours: SiteHours | null
  link(address: string): LinkProps
  icon(name: string): IconShape | undefined
}

export interface ViewProps<F extends Fields = Fields, Id extends string = string> {
  readonly content: ResolvedContent<F>
  readonly mark: Mark
  readonly section: SectionFacts<Id>
  readonly site: SiteFacts
}

/** Draws a section: no state, no effects, the same for canvas and visitors. */
export type SectionView<T extends Template> = (props: ViewProps<T['fields'], T['id']>) => ReactNode

/** A view of whichever template: whoever holds one gives it a content that its own template has resolved. */
export type AnyView = { draw(props: ViewProps): ReactNode }['draw']

/** How templates are drawn, by their ids: apart from the catalogue, so that who only reads fields does without React. */
export interface TemplatePresentation {
  readonly views: { readonly [template: string]: AnyView }
  /** Behind those of the parts that each draws with; a page carries only those of its sections. */
  readonly styles: { readonly [template: string]: string }
}

/** The views of some templates, each under the id of its own: one under another's does not compile. */
export type ViewsOf<T extends Template> = { readonly [One in T as One['id']]: SectionView<One> }

/** A content to look at: gallery, thumbnails and tests read these. Texts are given in one language. */
export interface Example {
  readonly name: string
  readonly language: string
  readonly content: { readonly [field: string]: Json }
  readonly colorMode?: 'DARK' | 'LIGHT' | 'EXTRALIGHT'
}

export type { ContentOf, Image, Picture, PictureCut, PictureFile }

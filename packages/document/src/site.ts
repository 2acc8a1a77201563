import type { Crop, Json, Localized } from '@mimar/fields'
import type { SectionChoices, ThemeChoices } from './choices.ts'
import type { Settings } from './settings.ts'

export type PageId = string
export type SectionId = string
export type ItemId = string
export type MediaId = string
export type LanguageCode = string

/** Keys that a file or a newer version brought and this one does not know; kept, never read. */
export type Extras = { readonly [key: string]: Json }

export const COLOR_MODES = ['DARK', 'LIGHT', 'EXTRALIGHT'] as const
export type ColorMode = (typeof COLOR_MODES)[number]
export const LOOKS = ['SHARP', 'ROUNDED', 'CORNERED'] as const
export type Look = (typeof LOOKS)[number]
export const ORIENTATIONS = ['LEFT', 'RIGHT'] as const
export type Orientation = (typeof ORIENTATIONS)[number]
export const CATEGORIES = [
  'header',
  'footer',
  'rsvp',
  'feature',
  'team',
  'testimonial',
  'text',
  'portfolio',
  'step',
  'cta',
  'contact',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
/** Where a section is not there for visitors: on a kind of device, or in a language. */
export type HiddenOn = (typeof DEVICES)[number] | `language:${LanguageCode}`

/** One instance of a template on a page (GEN-2). Content holds text in all languages; structure is shared between them. */
export interface Section extends SectionChoices {
  /** Unique in the site; the `uniqId` of the specification. */
  readonly id: SectionId
  readonly template: string
  readonly category: Category
  readonly label: string
  readonly thumbnail: string
  readonly isUnique: boolean
  readonly isHidden: boolean
  /** Absent where it is shown everywhere, or hidden everywhere. */
  readonly hiddenOn?: readonly HiddenOn[]
  /** null follows the theme. */
  readonly colorMode: ColorMode | null
  readonly orientation: Orientation | null
  readonly eventId: string
  readonly validation: Json
  readonly content: { readonly [field: string]: Json }
  /** Keys of the component that are unknown here. */
  readonly extras: Extras
  /** Keys of the component's data that its template does not have. */
  readonly dataExtras: Extras
}

export interface PageMeta {
  readonly title: Localized
  readonly keywords: Localized
  readonly description: Localized
}

export interface Page {
  readonly id: PageId
  /** Exact, starts with '/', the same in every language: '/', '/Rooms' (GEN-1, GEN-10). */
  readonly path: string
  readonly meta: PageMeta
  /** The picture that others show beside a link to this page; absent: the one of the site. */
  readonly socialImage?: MediaId
  /** How that picture is cut there; absent: around what matters in it. */
  readonly socialCrop?: Crop
  /** Not published: only who edits sees it. Absent: it is. */
  readonly isHidden?: true
  /** Published, and kept out of search engines (robots noindex, sitemap). */
  readonly noIndex?: true
  readonly sections: readonly Section[]
  /** Stand in for the shared header or footer on this page; null uses the shared one. */
  readonly header: readonly Section[] | null
  readonly footer: readonly Section[] | null
  readonly extras: Extras
}

export interface Language {
  readonly id: string
  readonly code: LanguageCode
  readonly name: string
  readonly localizedName: string
  readonly flagCode: string
  readonly smLangId: string
  readonly isActive: boolean
  readonly isPrimary: boolean
  readonly order: number
  readonly extras: Extras
}

export const PALETTE_TOKENS = [
  'primaryLight',
  'primaryDark',
  'secondaryLight',
  'secondaryDark',
  'tertiaryNormal',
  'tertiaryExtraLight',
  'tertiaryLight',
  'tertiarySemiLight',
  'tertiaryDark',
  'accentWhite',
  'accentDark',
] as const
export type PaletteToken = (typeof PALETTE_TOKENS)[number]
export type Palette = { readonly [Token in PaletteToken]: string }

/** From thin to extrablack, as CSS counts them. */
export const FONT_WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

export interface Theme extends ThemeChoices {
  readonly colorMode: ColorMode
  readonly look: Look
  readonly orientation: Orientation
  /** 0–100, 50 neutral. */
  readonly textSize: number
  readonly palette: Palette
  /** Family of headings; its Arabic companion follows from it. */
  readonly primaryFont: string
  /** Family of running text. */
  readonly secondaryFont: string
  /** Weight of headings and of running text; absent where each family has its own. */
  readonly primaryWeight?: FontWeight
  readonly secondaryWeight?: FontWeight
  /** Set where they stand in italics. */
  readonly primaryItalic?: true
  readonly secondaryItalic?: true
  /** Shapes beside those of the look; null is none. One that this installation does not have is kept and not drawn. */
  readonly ornament: string | null
  readonly extras: Extras
}

/** A picture the site owns. Bytes are named by their hash; '' until they have been stored. */
export interface Media {
  readonly id: MediaId
  /** File name or address it came from. */
  readonly source: string
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Two-colour-free tiny preview: a base64 thumbhash, or ''. */
  readonly placeholder: string
  /** A one-colour shape that is drawn in the colour of its surroundings (a logo mark). */
  readonly isMonochrome: boolean
  /** Drawn, not photographed: flat colours, often on a calm ground. Absent where nobody has said so. */
  readonly isDrawing?: true
  /** What matters in it, each 0–1 from the top and physical left; null is the middle. */
  readonly focal: { readonly x: number; readonly y: number } | null
  readonly alt: Localized
  readonly credit: string
  readonly extras: Extras
}

/** Something guests are invited to (RSVP). */
export interface SiteEvent {
  readonly id: string
  readonly name: Localized
  readonly date: string
  readonly place: Localized
  readonly text: Localized
  readonly extras: Extras
}

/** What the installation decides about a site, not its owner (GEN-14). */
export interface Constants {
  readonly siteHash: string
  readonly generatorVersion: string
  readonly isPaid: boolean
}

/** The whole of a site: what an editor changes and a publish reads. Immutable; a change makes a new one that shares what stayed. */
export interface Site {
  readonly format: 1
  readonly id: string
  readonly constants: Constants
  readonly languages: readonly Language[]
  readonly theme: Theme
  /** Values of the fields of `settingsFields` (settings.ts). */
  readonly settings: Settings
  readonly header: readonly Section[]
  readonly footer: readonly Section[]
  readonly pages: readonly Page[]
  readonly media: { readonly [id: MediaId]: Media }
  readonly events: readonly SiteEvent[]
  /** Absent while every translation fits its original. */
  readonly sources?: Sources
  readonly extras: Extras
}

/**
 * What the original said when a translation was written, where it says something else now. By the language of the
 * original, the id of the text (translation/texts.ts) and the language of the translation.
 */
export type Sources = { readonly [primary: LanguageCode]: { readonly [text: string]: Localized } }

/** Where sections stand in order: a page's id, the shared 'header' or 'footer', or a page's own `{page}/header`, `{page}/footer`. */
export type Place = string

/** The language that is written first and shown where another is missing. */
export function primaryLanguage(site: Pick<Site, 'id' | 'languages'>): Language {
  const found = site.languages.find((language) => language.isPrimary) ?? site.languages[0]
  if (!found) throw new Error(`Site "${site.id}" has no language, and needs one; import it again.`)
  return found
}

export const PAGE_FLAGS = ['isHidden', 'noIndex'] as const
export type PageFlag = (typeof PAGE_FLAGS)[number]

/** Whether visitors get a page: the home page always. */
export const isPublished = ({ isHidden, path }: Page): boolean => !isHidden || path === '/'

/** The pages that visitors get, in their order; the same list where none is hidden. */
export function publishedPages({ pages }: Pick<Site, 'pages'>): readonly Page[] {
  const known = published.get(pages)
  if (known) return known
  const found = pages.every(isPublished) ? pages : pages.filter(isPublished)
  published.set(pages, found)
  return found
}

/** Every page that is drawn asks for the menus of all. */
const published = new WeakMap<readonly Page[], readonly Page[]>()

/** The sections of a page in the order they are shown: its header, its own, its footer. */
export function sectionsOnPage(site: Site, page: Page): readonly Section[] {
  return [...(page.header ?? site.header), ...page.sections, ...(page.footer ?? site.footer)]
}

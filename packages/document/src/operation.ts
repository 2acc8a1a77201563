import type { Crop, Json } from '@mimar/fields'
import type { SectionChoices } from './choices.ts'
import type {
  Language,
  LanguageCode,
  Media,
  MediaId,
  Page,
  PageFlag,
  PageId,
  Place,
  Section,
  SectionId,
  SiteEvent,
} from './site.ts'

/**
 * One change to a site, as plain JSON: what is sent, stored, replayed and undone is the same value.
 * Places are ids, never indexes; `after: null` is the first place.
 */
export type Operation =
  /**
   * `field` is a path: `title`, `buttons/k1/buttonText`. `language` is given for text, and then `value` is one string; null clears it.
   * `asWas` brings back what a file left beyond a limit (LIM-20); without it nothing grows beyond one.
   */
  | { do: 'set-field'; section: SectionId; field: string; language?: LanguageCode; value: Json; asWas?: true }
  /** Says what of a text is bold, italic or a link: `b0-5 a4-10=/Rooms`. `field` is the path of what marks the text. */
  | { do: 'set-marks'; section: SectionId; field: string; language: LanguageCode; marks: string | null }
  | {
      do: 'insert-item'
      section: SectionId
      list: string
      after: string | null
      item: { readonly id: string } & { readonly [key: string]: Json }
    }
  | { do: 'move-item'; section: SectionId; list: string; item: string; after: string | null }
  | { do: 'remove-item'; section: SectionId; list: string; item: string }
  | { do: 'insert-section'; place: Place; after: SectionId | null; section: Section }
  | { do: 'move-section'; section: SectionId; place: Place; after: SectionId | null }
  | { do: 'remove-section'; section: SectionId }
  | { do: 'set-section'; section: SectionId; property: SectionProperty; value: Json }
  | { do: 'insert-page'; after: PageId | null; page: Page }
  | { do: 'move-page'; page: PageId; after: PageId | null }
  | { do: 'remove-page'; page: PageId }
  | { do: 'set-page-path'; page: PageId; path: string }
  | {
      do: 'set-page-meta'
      page: PageId
      property: 'title' | 'keywords' | 'description'
      language: LanguageCode
      value: string | null
      asWas?: true
    }
  /** The picture beside links to a page; null: the one of the site. */
  | { do: 'set-page-image'; page: PageId; media: MediaId | null; crop?: Crop }
  | { do: 'set-page-flag'; page: PageId; flag: PageFlag; value: boolean }
  /** Gives a page its own header or footer, or (null) the shared one again. */
  | { do: 'set-page-part'; page: PageId; part: 'header' | 'footer'; sections: readonly Section[] | null }
  | { do: 'set-theme'; property: ThemeProperty; value: Json }
  /** `field` is a path into the settings fields, with `language` for text, as in set-field. */
  | { do: 'set-setting'; field: string; language?: LanguageCode; value: Json; asWas?: true }
  | { do: 'set-languages'; languages: readonly Language[] }
  | { do: 'set-media'; id: string; media: Media | null }
  | { do: 'set-events'; events: readonly SiteEvent[] }
  /** `source` is what the original said when the translation was written; null: the translation fits the original as it is. */
  | { do: 'set-source'; text: string; language: LanguageCode; source: string | null }
  /** Several as one step: all or none. */
  | { do: 'together'; operations: readonly Operation[] }

export type OperationName = Operation['do']
export type SectionProperty =
  | 'colorMode'
  | 'orientation'
  | 'isHidden'
  | 'hiddenOn'
  | 'label'
  | 'eventId'
  | keyof SectionChoices
/** `palette/primaryLight` names one colour. */
export type ThemeProperty = string

/** What applying an operation gives: the new site, and the operation that takes it back. */
export interface Applied<S> {
  readonly site: S
  readonly inverse: Operation
}

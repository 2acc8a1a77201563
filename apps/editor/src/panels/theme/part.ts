import type { PartSay } from '../../words/words.ts'
import type { ThemeDraft } from './use-theme-draft.ts'
import type { ThemeWords } from './words.ts'

/** What each part of the theme panel works with. */
export interface PartProps {
  readonly draft: ThemeDraft
  readonly say: PartSay<ThemeWords>
}

/** A family, and the one that draws the other script beside it. */
export interface FontChoice {
  readonly name: string
  readonly latin: string
  readonly arabic: string
}

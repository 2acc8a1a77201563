import type { LanguageCode, Theme } from '@mimar/document'
import { fontFamilies, themeStyles } from '@mimar/render'
import type { Server } from '../server/server.ts'
import { wearStyles } from './frame.ts'

interface Wanted {
  readonly theme: Theme
  readonly language: LanguageCode
  /** Codes of the languages that visitors see; their letters stand on pages of other languages too. */
  readonly languages: string
}

/** The theme as it is being changed, over the styles that the server sent, with the next frame. */
export class LiveTheme {
  readonly #page: Document
  readonly #addressOf: Server['canvasStyles']
  readonly #sheet: CSSStyleSheet
  readonly #late: () => Promise<void>
  #wanted: Wanted
  /** The theme whose fonts are on the page; others are worn when they have arrived, so that no other letters flash up. */
  #dressed: Wanted
  #isBringing = false

  /** @param late says that styles did not come; resolves when they may be asked for again */
  constructor(page: Document, addressOf: Server['canvasStyles'], first: Wanted, late: () => Promise<void>) {
    const view = page.defaultView as Window & typeof globalThis
    this.#page = page
    this.#addressOf = addressOf
    this.#late = late
    this.#sheet = new view.CSSStyleSheet()
    this.#wanted = first
    this.#dressed = first
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, this.#sheet]
  }

  /** Where the styles of a language are, with the fonts of this theme. */
  address(language: LanguageCode): string {
    return this.#addressOf(language, this.#wanted.theme, this.#wanted.languages)
  }

  wear(wanted: Wanted): void {
    this.#wanted = wanted
    this.#draw()
    if (fontsOf(wanted) !== fontsOf(this.#dressed)) void this.#bringFonts()
  }

  #draw(): void {
    const { theme, language } = this.#wanted
    const shown = { ...partOf(this.#dressed.theme, true), ...partOf(theme, false) } as Theme
    this.#sheet.replaceSync(themeStyles(shown, language, fontFamilies(shown, language)))
  }

  /** One after another, until those that are wanted by then are there: an earlier choice never comes in late. */
  async #bringFonts(): Promise<void> {
    if (this.#isBringing) return
    this.#isBringing = true
    while (fontsOf(this.#wanted) !== fontsOf(this.#dressed) && this.#page.defaultView) {
      const wanted = this.#wanted
      const isWorn = await wearStyles(this.#page, this.address(wanted.language), () => this.#dress(wanted))
      if (!isWorn) await this.#late().catch(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
      else if (this.#dressed !== wanted) await this.#dress(wanted)
    }
    this.#isBringing = false
  }

  async #dress(wanted: Wanted): Promise<void> {
    const { theme, language } = wanted
    const { head, body } = fontFamilies(theme, language)
    const faces = [head, body].flatMap(({ families: [family], weights, isItalic }) =>
      weights.map((weight) => `${isItalic ? 'italic ' : ''}${weight} 16px "${family?.name}"`),
    )
    // A font that does not come is drawn by another, here as for visitors.
    await Promise.allSettled(faces.map((face) => this.#page.fonts.load(face, 'aا')))
    this.#dressed = wanted
    this.#draw()
  }
}

/** What fonts are brought for. */
const FONTS = [
  'primaryFont',
  'secondaryFont',
  'primaryWeight',
  'secondaryWeight',
  'primaryItalic',
  'secondaryItalic',
] as const satisfies readonly (keyof Theme)[]

/** What a theme says of its fonts, or all the rest of it: what it does not say stands in neither. */
const partOf = (theme: Theme, areFonts: boolean): Partial<Theme> =>
  Object.fromEntries(Object.entries(theme).filter(([name]) => FONTS.some((one) => one === name) === areFonts))

const fontsOf = ({ theme, languages }: Wanted) => [...FONTS.map((name) => theme[name]), languages].join('/')

import type { LanguageCode, Theme } from '@mimar/document'
import { fontFamilies, themeStyles } from '@mimar/render'
import type { Server } from '../server.ts'
import { wearStyles } from './frame.ts'

interface Wanted {
  readonly theme: Theme
  readonly language: LanguageCode
}

/** The theme as it is being changed, over the styles that the server sent: the same tokens, made by the same code, with the next frame. */
export class LiveTheme {
  readonly #page: Document
  readonly #addressOf: Server['canvasStyles']
  readonly #sheet: CSSStyleSheet
  #wanted: Wanted
  /** The theme whose fonts are on the page; others are worn when they have arrived, so that no other letters flash up. */
  #dressed: Theme
  #isBringing = false

  constructor(page: Document, addressOf: Server['canvasStyles'], first: Wanted) {
    const view = page.defaultView as Window & typeof globalThis
    this.#page = page
    this.#addressOf = addressOf
    this.#sheet = new view.CSSStyleSheet()
    this.#wanted = first
    this.#dressed = first.theme
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, this.#sheet]
  }

  /** Where the styles of a language are, with the fonts of this theme. */
  address(language: LanguageCode): string {
    return this.#addressOf(language, this.#wanted.theme)
  }

  wear(theme: Theme, language: LanguageCode): void {
    this.#wanted = { theme, language }
    this.#draw()
    if (fontsOf(theme) !== fontsOf(this.#dressed)) void this.#bringFonts()
  }

  #draw(): void {
    const { theme, language } = this.#wanted
    const shown = { ...this.#dressed, ...split(theme).others }
    this.#sheet.replaceSync(themeStyles(shown, language, fontFamilies(shown, language)))
  }

  /** One after another, until those that are wanted by then are there: an earlier choice never comes in late. */
  async #bringFonts(): Promise<void> {
    if (this.#isBringing) return
    this.#isBringing = true
    while (fontsOf(this.#wanted.theme) !== fontsOf(this.#dressed)) {
      const { theme, language } = this.#wanted
      await wearStyles(this.#page, this.#addressOf(language, theme), () => this.#dress(theme, language))
      if (this.#dressed !== theme) await this.#dress(theme, language)
    }
    this.#isBringing = false
  }

  async #dress(theme: Theme, language: LanguageCode): Promise<void> {
    const { head, body } = fontFamilies(theme, language)
    const faces = [head, body].flatMap(({ families: [family], weights, isItalic }) =>
      weights.map((weight) => `${isItalic ? 'italic ' : ''}${weight} 16px "${family?.name}"`),
    )
    // A font that does not come is drawn by another, here as for visitors.
    await Promise.allSettled(faces.map((face) => this.#page.fonts.load(face, 'aا')))
    this.#dressed = theme
    this.#draw()
  }
}

/** What fonts are brought for, and all the rest. */
function split(theme: Theme) {
  const { primaryFont, secondaryFont, primaryWeight, secondaryWeight, primaryItalic, secondaryItalic, ...others } =
    theme
  return {
    fonts: [primaryFont, secondaryFont, primaryWeight, secondaryWeight, primaryItalic, secondaryItalic],
    others,
  }
}

const fontsOf = (theme: Theme) => split(theme).fonts.join('/')

import type { LanguageCode, Site, Theme } from '@mimar/document'
import type { Server } from '../server/server.ts'
import type { Opened } from '../state/state.ts'
import type { LiveTheme } from './live-theme.ts'

/** Before a part that did not come is asked for again, in milliseconds. */
const AGAIN = 2_000

/** What the styles were made of that the canvas was loaded with. */
type Stored = Pick<Site, 'theme' | 'languages'>

const shownIn = ({ languages }: Pick<Site, 'languages'>) =>
  languages.flatMap(({ code, isActive }) => (isActive ? [code] : [])).join(',')

/** What the page on the canvas wears: the theme it was loaded with, until another is chosen or tried. */
export class Dress {
  readonly #page: Document
  readonly #server: Pick<Server, 'canvasStyles'>
  readonly #worn: Stored | undefined
  /** Styles the theme as it is being changed; the one that was loaded needs none. */
  #live: Promise<LiveTheme | null> | null = null
  #askingAgain = 0
  #wanted: Pick<Opened, 'site' | 'language'> | null = null
  /** A theme that is not chosen yet. */
  tried: Theme | null = null

  constructor(page: Document, server: Pick<Server, 'canvasStyles'>, worn: Stored | undefined) {
    this.#page = page
    this.#server = server
    this.#worn = worn
  }

  wear(wanted: Pick<Opened, 'site' | 'language'>): void {
    this.#wanted = wanted
    const { language } = wanted
    const theme = this.tried ?? wanted.site.theme
    const worn = this.#worn
    const languages = shownIn(wanted.site)
    if (worn === undefined || (this.#live === null && theme === worn.theme && languages === shownIn(worn))) return
    this.#live ??= import('./live-theme.ts').then(
      ({ LiveTheme }) => {
        const first = { theme: worn.theme, language, languages: shownIn(worn) }
        return new LiveTheme(this.#page, this.#server.canvasStyles, first)
      },
      () => null,
    )
    void this.#live.then((live) => {
      live?.wear({ theme, language, languages })
      if (live) return
      // The connection failed: what is wanted by then is worn when it is back.
      this.#live = null
      clearTimeout(this.#askingAgain)
      this.#askingAgain = window.setTimeout(() => this.#wanted && this.wear(this.#wanted), AGAIN)
    })
  }

  /** Where the styles of a language are, with the fonts that are worn. */
  async address(language: LanguageCode): Promise<string> {
    return (await this.#live)?.address(language) ?? this.#server.canvasStyles(language)
  }

  end(): void {
    clearTimeout(this.#askingAgain)
  }
}

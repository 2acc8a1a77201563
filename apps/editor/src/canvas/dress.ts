import type { LanguageCode, Site, Theme } from '@mimar/document'
import type { Server } from '../server/server.ts'
import type { Opened } from '../state/state.ts'
import { wearStyles } from './frame.ts'
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
  readonly #late: () => Promise<void>
  readonly #worn: Stored | undefined
  /** Styles the theme as it is being changed; the one that was loaded needs none. */
  #live: Promise<LiveTheme | null> | null = null
  #askingAgain = 0
  #wanted: Pick<Opened, 'site' | 'language'> | null = null
  /** A theme that is not chosen yet. */
  tried: Theme | null = null

  /** @param late says what keeps the styles away, and waits until they may be asked for again */
  constructor(
    page: Document,
    server: Pick<Server, 'canvasStyles'>,
    worn: Stored | undefined,
    late: () => Promise<void>,
  ) {
    this.#page = page
    this.#late = late
    this.#server = server
    // Not the whole site, which would stay in memory as it was loaded.
    this.#worn = worn && { theme: worn.theme, languages: worn.languages }
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
        return new LiveTheme(this.#page, this.#server.canvasStyles, first, this.#late)
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

  /** Brings the styles of a language that did not come, for as long as it is the one that is shown. */
  async bringAgain(language: LanguageCode): Promise<void> {
    // Where even the words for it do not come, the connection is gone, and the wait is the shorter one.
    do await this.#late().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN)))
    while (
      this.#page.defaultView &&
      this.#wanted?.language === language &&
      !(await wearStyles(this.#page, await this.address(language)))
    )
  }

  end(): void {
    clearTimeout(this.#askingAgain)
  }
}

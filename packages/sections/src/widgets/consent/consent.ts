/** What a visitor may allow or refuse, beside what a site cannot do without. */
type ConsentType = 'essential' | 'analytics' | 'marketing' | 'functional'

/** The texts and switches of the banner and its popup in one language; an empty name hides its button (COOKIE-2). */
export interface ConsentFacts {
  /** A notice, instead of a question. */
  readonly isSimple: boolean
  readonly text: string
  readonly accept: string
  readonly decline: string
  readonly settings: string
  readonly privacy: { readonly name: string; readonly link: string } | null
  readonly title: string
  readonly description: string
  readonly confirm: string
  readonly categories: readonly {
    readonly type: ConsentType
    readonly title: string
    readonly description: string
  }[]
  /** Whether its toggles wait to be turned on, in place of being on at first. */
  readonly startsOff: boolean
}

/** What is said beside results, in the language of the page; `{query}`, `{n}` and `{shown}` stand for what was typed and how many. */
export interface SearchWords {
  readonly count: string
  readonly first: string
  readonly nothing: string
  readonly hint: string
  readonly partly: string
  readonly cut: string
  readonly empty: string
  readonly busy: string
  readonly failed: string
}

/** What a search of a site in one language begins with. */
export interface SearchList {
  readonly language: string
  /** How many pages are searched. */
  readonly pages: number
  readonly words: SearchWords
  /** Names of the parts, beside this list: `NAME.json` is an index, `NAME-texts.json` has the texts of its pages. */
  readonly parts: readonly string[]
}

/** One word after `mimar`. */
export interface Command {
  readonly name: string
  /** What follows the name: 'SITE --out FOLDER'. */
  readonly takes: string
  readonly summary: string
  /** How many words it needs, and how many it may have. */
  readonly words: readonly [least: number, most: number]
  readonly options?: readonly string[]
  /** Options without a value: '' where they are given. */
  readonly flags?: readonly string[]
  run(words: readonly string[], options: { readonly [name: string]: string | undefined }): Promise<void>
}

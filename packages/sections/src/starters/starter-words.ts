/** What a section says before its owner has written anything, in the shape of its content: lists are lists, groups are objects. */
export interface StarterTexts {
  readonly [field: string]: string | StarterTexts | readonly StarterTexts[]
}

/** Template id → its first words in one language. */
export type StarterWords = { readonly [template: string]: StarterTexts }

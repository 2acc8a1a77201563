/** What a section may choose for itself; what it leaves open is as its template has it. */
export const SECTION_CHOICES = {
  /** Room above and below: small or large. */
  space: ['S', 'L'],
  /** What its surface is drawn with. */
  ground: ['GRADIENT', 'DOTS', 'LINES'],
  /** How many columns its list has at most, where its template lets its owner choose. */
  columns: ['ONE', 'TWO', 'THREE', 'FOUR'],
} as const
type Chosen = typeof SECTION_CHOICES
export type SectionChoices = { readonly [Name in keyof Chosen]?: Chosen[Name][number] }

/** What a theme may choose beside its look; what it leaves open is as it was before there was a choice. */
export const THEME_CHOICES = {
  /** Corners; without it they are those of the look. */
  radius: ['NONE', 'SMALL', 'MEDIUM', 'LARGE', 'PILL'],
  /** Room around and between things. */
  density: ['COMPACT', 'AIRY'],
  /** How a primary button is drawn, where not filled. */
  buttons: ['SOFT', 'OUTLINE', 'UNDERLINE'],
  headings: ['UPPER'],
  /** How much larger headings are than the text: less than usual, or much more. */
  scale: ['CALM', 'LOUD'],
  /** How pictures are coloured. */
  pictures: ['MUTED', 'MONO', 'DUOTONE'],
  frame: ['LINE', 'PRINT'],
  motion: ['NONE', 'LIVELY'],
  /** Whether visitors whose devices are dark get dark pages. */
  scheme: ['DEVICE'],
} as const
type Choices = typeof THEME_CHOICES
export type ThemeChoices = { readonly [Name in keyof Choices]?: Choices[Name][number] }

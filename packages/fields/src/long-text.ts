import type { ImageField, ListField, MarksField, TextField, UsualChoiceField } from './field.ts'
import { image } from './image.ts'
import { list } from './list.ts'
import { marks } from './marks.ts'
import { role } from './role.ts'
import { choice } from './simple.ts'
import { text } from './text.ts'

/** What a block of a long text may be. */
export const BLOCKS = ['PARAGRAPH', 'HEADING', 'SUBHEADING', 'BULLET', 'NUMBER', 'QUOTE', 'PICTURE'] as const

export type BlockKind = (typeof BLOCKS)[number]

type BlockFields = {
  readonly block: UsualChoiceField<BlockKind>
  readonly text: TextField
  readonly textMarks: MarksField
  readonly picture: ImageField
}

interface LongTextOptions {
  /** How many blocks it holds. */
  readonly max?: number
  /** Characters of one block. */
  readonly limit?: number
}

/**
 * A text with structure: a list of blocks, each a text of its own with what is marked in it. So that it is written, moved,
 * translated and told apart as the entries of every list are (0138).
 */
export function longText({ max = 200, limit = 2000 }: LongTextOptions = {}): ListField<BlockFields> {
  const fields: BlockFields = {
    block: role('block', choice(BLOCKS, 'PARAGRAPH')),
    text: { ...text({ limit }), beside: { marks: 'textMarks' } },
    textMarks: marks(),
    picture: image({ url: 'pictureUrl', dimensions: 'pictureDimensions', crop: 'pictureCropParams' }),
  }
  return role('long-text', list(fields, { min: 1, max, ceiling: 500 }))
}

import type { Localized } from './checked.ts'
import type { Content, Fields } from './field.ts'
import { leavesOf } from './leaves.ts'
import { readMarks } from './marks.ts'

/** A link within a text, in one language. */
interface LinkInText {
  /** Of what marks the text, and of the text. */
  readonly path: string
  readonly text: string
  readonly language: string
  readonly marks: string
  readonly address: string
  /** The words that lead there. */
  readonly words: string
}

/** Every link within the texts of a content. */
export function linksInTexts(fields: Fields, content: Content): readonly LinkInText[] {
  const leaves = [...leavesOf(fields, content)]
  return leaves.flatMap(({ path: text, field, value }) => {
    const beside = field.kind === 'text' ? field.beside?.marks : undefined
    if (beside === undefined) return []
    const path = text.slice(0, text.lastIndexOf('/') + 1) + beside
    const all = (leaves.find((leaf) => leaf.path === path)?.value ?? {}) as Localized
    return Object.entries(all).flatMap(([language, marks]) =>
      readMarks(marks).flatMap(({ address, start, end }) => {
        const words = ((value as Localized)[language] ?? '').slice(start, end)
        return address === '' ? [] : [{ path, text, language, marks, address, words }]
      }),
    )
  })
}

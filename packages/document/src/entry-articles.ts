// The long texts below an entry, as files of entries hold them: `article`, `article 2` … (0156).
import { type Image, type Item, initialContent, type Json, type ListField, type TextField } from '@mimar/fields'
import { itemsAfter, withValues } from './entry-items.ts'
import type { ArticleRead } from './entry-shape.ts'

/** What no entry has more of below it. */
export const MOST_ARTICLES = 12

/** What a long text below an entry is called in a file, the first of them being 0. */
export const articleTitle = (at: number): string => (at === 0 ? 'article' : `article ${at + 1}`)

/** The text of a block: what it is called, and its field. */
export function wordsOf({ fields }: ListField): readonly [string, TextField] {
  for (const [name, field] of Object.entries(fields)) if (field.kind === 'text') return [name, field]
  throw new Error('A long text has blocks with a text.')
}

const textIn = (item: Item, list: ListField): { readonly [language: string]: string } =>
  (item[wordsOf(list)[0]] ?? {}) as { readonly [language: string]: string }

const saysSomething = (item: Item, list: ListField) => Object.values(textIn(item, list)).some((text) => text !== '')

const hasPicture = (item: Item, { fields }: ListField) =>
  Object.entries(fields).some(([name, { kind }]) => kind === 'image' && ((item[name] ?? null) as Image | null)?.media)

/** The words of a long text in one language, an empty line between its blocks. Without what none of its languages says. */
export const paragraphsIn = (blocks: readonly Item[], list: ListField, language: string): string =>
  blocks
    .filter((block) => saysSomething(block, list))
    .map((block) => (textIn(block, list)[language] ?? '').replaceAll(/\n\s*\n/g, '\n'))
    .join('\n\n')
    .trimEnd()

/** The paragraphs of a cell: an empty line begins another. */
export function splitParagraphs(cell: string): readonly string[] {
  const text = cell.replaceAll('\r\n', '\n').trimEnd()
  return text === '' ? [] : text.split(/\n[\t ]*\n/).map((paragraph) => paragraph.trim())
}

/** Whether a row says nothing that an entry without a text would be given one for. */
export const saysNothing = (read: ArticleRead): boolean =>
  'items' in read ? read.items.length === 0 : [...read.paragraphs.values()].every(({ length }) => length === 0)

/** A long text after a row has been taken in. A table leaves each block what it is, and what is marked in it follows its words. */
export function articleAfter(
  list: ListField,
  before: readonly Item[],
  read: ArticleRead,
  newId: () => string,
): readonly Item[] {
  if ('items' in read) return itemsAfter(list, before, read, newId)
  const said = before.filter((block) => saysSomething(block, list))
  const write = (block: Item, at: number) => {
    const values = [...read.paragraphs].map(([language, paragraphs]) => {
      return { field: wordsOf(list)[0], language, value: paragraphs[at] || null }
    })
    return withValues(block, list.fields, values)
  }
  const stands = (block: Item) => saysSomething(block, list) || hasPicture(block, list)
  const written = before.flatMap((block) => {
    const at = said.indexOf(block)
    if (at < 0) return said.length > 0 || stands(block) ? [block] : []
    return [write(block, at)].filter(stands)
  })
  const most = Math.max(0, ...[...read.paragraphs.values()].map(({ length }) => length))
  const more = Array.from({ length: Math.max(0, most - said.length) }, (_, at) =>
    write({ ...(initialContent(list.fields) as { readonly [name: string]: Json }), id: newId() }, said.length + at),
  )
  const after = [...written, ...more.filter(stands)]
  if (after.length > 0) return after
  return said.length > 0 ? (list.initial as readonly Item[]) : before
}

// Clipboard: blocks as text and as HTML, in the form in which a paste reads them (`pasted-blocks.ts`).
import { type BlockKind, type MarkedPart, markedParts } from '@mimar/fields'
import type { Pasted } from './block-deeds.ts'

/** What goes to the clipboard. */
export interface Copied {
  readonly plain: string
  readonly html: string
}

/** A part of one text, with what is marked in it. */
export function copiedWords(text: string, marks: string): Copied {
  return { plain: text, html: `<p>${markupOf(text, marks)}</p>` }
}

/** Whole blocks: what they are, what they say, and what is marked in it. */
export function copiedBlocks(blocks: readonly Pasted[]): Copied {
  const lists = listsOf(blocks)
  const plain = lists.map((list) => list.map(({ text }) => text).join('\n')).filter((text) => text !== '')
  return { plain: plain.join('\n\n'), html: lists.map(markupOfList).join('') }
}

const LISTS: { readonly [kind in BlockKind]?: string } = { BULLET: 'ul', NUMBER: 'ol' }

/** Neighbours that stand in one list; all else alone. */
function listsOf(blocks: readonly Pasted[]): readonly (readonly Pasted[])[] {
  const lists: Pasted[][] = []
  for (const one of blocks) {
    const last = lists.at(-1)
    if (last && LISTS[one.block] && last[0]?.block === one.block) last.push(one)
    else lists.push([one])
  }
  return lists
}

function markupOfList(list: readonly Pasted[]): string {
  const tag = LISTS[list[0]?.block ?? 'PARAGRAPH']
  const inner = list.map(markupOfBlock).join('')
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}

function markupOfBlock({ block, text, marks }: Pasted): string {
  const words = markupOf(text, marks)
  switch (block) {
    case 'PARAGRAPH':
      return `<p>${words}</p>`
    case 'HEADING':
      return `<h2>${words}</h2>`
    case 'SUBHEADING':
      return `<h3>${words}</h3>`
    case 'BULLET':
    case 'NUMBER':
      return `<li>${words}</li>`
    case 'QUOTE':
      return `<blockquote><p>${words}</p></blockquote>`
    case 'PICTURE':
      return `<figure><figcaption>${words}</figcaption></figure>`
    default:
      return block satisfies never
  }
}

const TAGS = { bold: 'strong', italic: 'em' } as const
const SIGNS: { readonly [sign: string]: string } = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' },
}
const escaped = (text: string) => text.replaceAll(/[&<>"\n]/g, (sign) => SIGNS[sign] ?? sign)

const markupOf = (text: string, marks: string) => markedParts(text, marks).map(markupOfPart).join('')

function markupOfPart(part: MarkedPart): string {
  if (typeof part === 'string') return escaped(part)
  const inner = part.parts.map(markupOfPart).join('')
  if (part.kind === 'link') return `<a href="${escaped(part.address)}">${inner}</a>`
  return `<${TAGS[part.kind]}>${inner}</${TAGS[part.kind]}>`
}

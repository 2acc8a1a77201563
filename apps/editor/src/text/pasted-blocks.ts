// Sanitization of pasted HTML: structure becomes blocks, bold, italic and links become marks, everything else is dropped.
import {
  type BlockKind,
  checkLink,
  cutMarks,
  joinMarks,
  type MarkedPart,
  type MarkKind,
  textOfParts,
  withoutMark,
} from '@mimar/fields'
import { cleanText } from '../canvas/clean.ts'
import type { Pasted } from './block-deeds.ts'

const DROPPED = 'script, style, head, title, template, svg, iframe, object, select, textarea, button, noscript'
const HEADINGS: { readonly [tag: string]: BlockKind } = {
  H1: 'HEADING',
  H2: 'HEADING',
  H3: 'SUBHEADING',
  H4: 'SUBHEADING',
  H5: 'SUBHEADING',
  H6: 'SUBHEADING',
}
const BLOCKS =
  /^(?:P|DIV|H[1-6]|LI|UL|OL|BLOCKQUOTE|SECTION|ARTICLE|HEADER|FOOTER|MAIN|ASIDE|FIGURE|FIGCAPTION|TABLE|TBODY|THEAD|TR|PRE|DL|DT|DD|HR|BODY)$/

/** What stands on a clipboard as blocks: of HTML its structure, of plain text its lines. */
export function pastedBlocks(html: string, plain: string): readonly Pasted[] {
  const blocks = html === '' ? [] : blocksOf(html)
  const [only, ...others] = blocks
  if (!only) return linesOf(plain)
  return others.length > 0 ? blocks : [withSpaces(only, plain)]
}

/** The blocks that a paste brings. */
export function pastedIn({ clipboardData }: ClipboardEvent): readonly Pasted[] {
  return pastedBlocks(clipboardData?.getData('text/html') ?? '', clipboardData?.getData('text/plain') ?? '')
}

/** Pages show no space at the ends of a text; of a few words in a line it was copied with them. */
function withSpaces({ block, text, marks }: Pasted, plain: string): Pasted {
  const [before, after] = [/^[ \u00A0]/.test(plain) ? ' ' : '', /[ \u00A0]$/.test(plain) ? ' ' : '']
  return { block, text: before + text + after, marks: joinMarks('', marks, before.length) }
}

/** All of it as one text, for where blocks are not to be added. */
export function asOne(blocks: readonly Pasted[]): readonly Pasted[] {
  const parts = blocks.flatMap(({ text, marks }, at) => [
    ...(at > 0 ? [{ text: ' ', marks: '' }] : []),
    { text, marks },
  ])
  const text = parts.map((part) => part.text).join('')
  return text === '' ? [] : [{ block: 'PARAGRAPH', text, marks: blocks.length === 1 ? (blocks[0]?.marks ?? '') : '' }]
}

function linesOf(plain: string): readonly Pasted[] {
  const lines = cleanText(plain, true).split(/\s*\n\s*/)
  return lines.flatMap((text) => (text.trim() === '' ? [] : [{ block: 'PARAGRAPH' as const, text, marks: '' }]))
}

interface Reading {
  readonly blocks: Pasted[]
  block: BlockKind
  parts: MarkedPart[]
}

function blocksOf(html: string): readonly Pasted[] {
  // Nothing in such a document runs or is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll(DROPPED)) one.remove()
  const reading: Reading = { blocks: [], block: 'PARAGRAPH', parts: [] }
  readInto(body, reading, [])
  finish(reading)
  return reading.blocks
}

/** A block is over: what was read of it is kept, where it says something. An empty line in it begins another. */
function finish(reading: Reading): void {
  const { text, marks } = tidied(reading.parts)
  const { block } = reading
  // A heading is bold by itself.
  const isHeading = block === 'HEADING' || block === 'SUBHEADING'
  const said = isHeading ? withoutMark(marks, 'bold', 0, text.length) : marks
  for (const { index, 0: part } of text.matchAll(/\S(?:(?!\n ?\n)[\s\S])*/g)) {
    const end = part.trimEnd().length
    reading.blocks.push({ block, text: part.slice(0, end), marks: cutMarks(said, index, index + end) })
  }
  reading.parts = []
}

function readInto(node: Node, reading: Reading, marks: readonly MarkedBy[]): void {
  for (const child of node.childNodes) {
    // Line ends of the source are white space.
    if (child.nodeType === Node.TEXT_NODE) reading.parts.push(wrapped(cleanText(child.nodeValue ?? '', false), marks))
    else if (child instanceof Element) readElement(child, reading, marks)
  }
}

function readElement(element: Element, reading: Reading, marks: readonly MarkedBy[]): void {
  const { tagName } = element
  const style = element.getAttribute('style') ?? ''
  // What a word processor writes before an entry of a list is drawn by the list.
  if (/mso-list:\s*ignore/i.test(style)) return
  if (tagName === 'BR') {
    reading.parts.push(wrapped('\n', marks))
    return
  }
  if (!BLOCKS.test(tagName)) {
    readInto(element, reading, [...marks, ...marksOf(element, style)])
    if (tagName === 'TD' || tagName === 'TH') reading.parts.push(' ')
    return
  }
  const around = reading.block
  finish(reading)
  reading.block = kindOf(element, style) ?? around
  readInto(element, reading, marks)
  finish(reading)
  reading.block = around
}

function kindOf(element: Element, style: string): BlockKind | undefined {
  const { tagName, className } = element
  if (tagName === 'LI') return element.closest('ol, ul')?.tagName === 'OL' ? 'NUMBER' : 'BULLET'
  if (/MsoListParagraph/.test(className) || /mso-list:\s*l\d/i.test(style)) {
    return /^\s*[\dA-Za-z]{1,3}[.)]/.test(element.textContent ?? '') ? 'NUMBER' : 'BULLET'
  }
  if (/MsoTitle|MsoHeading/.test(className)) return 'HEADING'
  if (tagName === 'BLOCKQUOTE') return 'QUOTE'
  return HEADINGS[tagName]
}

interface MarkedBy {
  readonly kind: MarkKind
  readonly address: string
}

function marksOf(element: Element, style: string): readonly MarkedBy[] {
  const { tagName } = element
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight === undefined ? /^(?:B|STRONG)$/.test(tagName) : weight === 'bold' || Number(weight) >= 600
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]
  const isItalic = slant === undefined ? /^(?:I|EM|CITE)$/.test(tagName) : /italic|oblique/.test(slant)
  const address = tagName === 'A' ? addressOf(element.getAttribute('href') ?? '') : ''
  return [
    ...(isBold ? [{ kind: 'bold', address: '' } as const] : []),
    ...(isItalic ? [{ kind: 'italic', address: '' } as const] : []),
    ...(address === '' ? [] : [{ kind: 'link', address } as const]),
  ]
}

/** Where a link of another document leads; an anchor leads nowhere here. */
function addressOf(href: string): string {
  const checked = checkLink(href)
  return checked.ok && !checked.value.startsWith('#') ? checked.value : ''
}

function wrapped(words: string, marks: readonly MarkedBy[]): MarkedPart {
  return marks.reduceRight<MarkedPart>((part, { kind, address }) => ({ kind, address, parts: [part] }), words)
}

/** White space as a page shows it: one space for all of it, none at its ends; a line break stays one. */
function tidied(parts: readonly MarkedPart[]) {
  let isSpace = true
  const tidy = (part: MarkedPart): MarkedPart => {
    if (typeof part !== 'string') return { ...part, parts: part.parts.map(tidy) }
    const words = part === '\n' ? part : part.replaceAll(/[\s\u00A0]+/g, ' ')
    const shown = isSpace && part !== '\n' ? words.trimStart() : words
    if (shown !== '') isSpace = /\s$/.test(shown)
    return shown
  }
  return textOfParts(parts.map(tidy))
}

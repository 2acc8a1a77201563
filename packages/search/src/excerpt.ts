// Snippets with keywords highlighted (keyword in context).
import { wordSpans } from './search-key.ts'
import { cutTo } from './whole-letters.ts'

/** A piece of text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly isMeant: boolean
}

type IsMeant = (word: string) => boolean

interface Span {
  readonly start: number
  readonly end: number
}

/** Letters of an excerpt, and of those before its first word that is meant. */
const LENGTH = 170
const BEFORE = 50

/** A whole text with the words marked that are meant. */
export function marked(text: string, isMeant: IsMeant): readonly Piece[] {
  return piecesOf(text, { start: 0, end: text.length }, meantIn(text, isMeant))
}

/** The part of a text that has most of what is meant; its beginning where it has none. */
export function excerptOf(text: string, isMeant: IsMeant): readonly Piece[] {
  const meant = meantIn(text, isMeant)
  const first = bestOf(text, meant)?.start ?? 0
  const around = windowOf(text, first)
  const pieces = piecesOf(text, around, meant)
  const [before, after] = [around.start > 0 ? '… ' : '', around.end < text.length ? ' …' : '']
  return [{ text: before, isMeant: false }, ...pieces, { text: after, isMeant: false }].filter(
    (piece) => piece.text !== '',
  )
}

const meantIn = (text: string, isMeant: IsMeant): readonly Span[] =>
  [...wordSpans(text)].filter(({ word }) => isMeant(word))

/** Where most different words stand close together. */
function bestOf(text: string, meant: readonly Span[]): Span | undefined {
  let best: Span | undefined
  let most = 0
  for (const [at, span] of meant.entries()) {
    const words = new Set<string>()
    for (let next = at; next < meant.length && meant[next]!.end - span.start < LENGTH - BEFORE; next += 1) {
      words.add(text.slice(meant[next]!.start, meant[next]!.end).toLowerCase())
    }
    if (words.size > most) [best, most] = [span, words.size]
  }
  return best
}

const ENDS = ['. ', '! ', '? ', '؟ ', '\n']

/** Whole words, and the sentence from its beginning where that is near. */
function windowOf(text: string, first: number): Span {
  const from = Math.max(0, first - BEFORE)
  const lead = text.slice(from, first)
  const behind = (end: string) => (lead.includes(end) ? lead.lastIndexOf(end) + end.length : 0)
  const sentence = Math.max(...ENDS.map(behind))
  const word = lead.search(/\s/) + 1
  const start = from === 0 && sentence === 0 ? 0 : sentence + word === 0 ? first : from + (sentence || word)
  if (text.length - start <= LENGTH) return { start, end: text.length }
  const end = text.lastIndexOf(' ', start + LENGTH)
  return { start, end: end > first ? end : start + cutTo(text.slice(start), LENGTH).length }
}

function piecesOf(text: string, { start, end }: Span, meant: readonly Span[]): readonly Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, isMeant: boolean) => {
    const piece = text.slice(from, to).replace(/\s+/g, ' ')
    if (piece !== '') pieces.push({ text: piece, isMeant })
  }
  let at = start
  for (const span of meant) {
    if (span.start < start || span.end > end) continue
    add(at, span.start, false)
    add(span.start, span.end, true)
    at = span.end
  }
  add(at, end, false)
  return pieces
}

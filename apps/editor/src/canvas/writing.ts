// State machine of the caret: which text has it, what an input method (IME) does, and where it comes back to.

/** A place in a text, or a part of it. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Who writes: each state, and what is known in it. */
export type Writing<Text> =
  /** No text is edited. */
  | { readonly kind: 'idle' }
  /** The caret is in a text: its section is not drawn meanwhile. */
  | { readonly kind: 'typing'; readonly text: Text }
  /** An input method is at work in it; `before` is what stood there when it began. */
  | { readonly kind: 'composing'; readonly text: Text; readonly before: string }
  /** Own words are on their way into the document: no news for the text they came from. */
  | { readonly kind: 'committing'; readonly text: Text }
  /** The caret is leaving, and its words go into the document; `held` where it comes back later. */
  | { readonly kind: 'leaving'; readonly text: Text; readonly held: Held | null }
  /** The focus is in the tools of the text, which stays the one that is edited. */
  | Held
  /** The focus is on its way from the tools into the text. */
  | { readonly kind: 'returning'; readonly at: Range | null }

interface Held {
  readonly kind: 'held'
  /** Where the caret was; null where it was in no text. */
  readonly at: Range | null
  /** Whether it goes back with the next drawing. */
  readonly comesBack: boolean
}

/** What happens to the caret. */
export type Move<Text> =
  | { readonly do: 'comes'; readonly text: Text }
  | { readonly do: 'composes'; readonly before: string }
  | { readonly do: 'composed' }
  | { readonly do: 'commits' }
  | { readonly do: 'committed' }
  /** `held`: the focus goes to the tools, and the place in the text is kept. */
  | { readonly do: 'leaves'; readonly held: Omit<Held, 'kind'> | null }
  | { readonly do: 'left' }
  /** The next drawing brings the caret back. */
  | { readonly do: 'waits' }
  | { readonly do: 'returns' }
  /** It was on its way and found no text: it stays where it was held. */
  | { readonly do: 'misses' }
  | { readonly do: 'released' }

/** All transitions: what comes of a move; one that does not fit the state changes nothing. */
export function moved<Text>(now: Writing<Text>, move: Move<Text>): Writing<Text> {
  switch (move.do) {
    case 'comes':
      return { kind: 'typing', text: move.text }
    case 'composes':
      return now.kind === 'typing' ? { kind: 'composing', text: now.text, before: move.before } : now
    case 'composed':
      return now.kind === 'composing' ? { kind: 'typing', text: now.text } : now
    case 'commits':
      return now.kind === 'typing' ? { kind: 'committing', text: now.text } : now
    case 'committed':
      return now.kind === 'committing' ? { kind: 'typing', text: now.text } : now
    case 'leaves':
      return leaving(now, move.held && { kind: 'held', ...move.held })
    case 'left':
      return now.kind === 'leaving' ? (now.held ?? { kind: 'idle' }) : now
    case 'waits':
      return isBetween(now) ? { kind: 'held', at: placeOf(now), comesBack: true } : now
    case 'returns':
      return isBetween(now) ? { kind: 'returning', at: placeOf(now) } : now
    case 'misses':
      return now.kind === 'returning' ? { kind: 'held', at: now.at, comesBack: false } : now
    case 'released':
      return now.kind === 'held' ? { kind: 'idle' } : now
    default:
      return move satisfies never
  }
}

/** The text that has the caret, until it leaves. */
export function textOf<Text>(now: Writing<Text>): Text | null {
  return now.kind === 'typing' || now.kind === 'composing' || now.kind === 'committing' ? now.text : null
}

function leaving<Text>(now: Writing<Text>, held: Held | null): Writing<Text> {
  const text = textOf(now)
  if (text !== null) return { kind: 'leaving', text, held }
  // What is held already is held where it was.
  return held && isBetween(now) ? { ...held, at: placeOf(now) } : now
}

/** Whether no text has the caret, for now or at all. */
function isBetween<Text>(now: Writing<Text>): now is Exclude<Writing<Text>, { text: Text }> {
  return now.kind === 'idle' || now.kind === 'held' || now.kind === 'returning'
}

function placeOf(now: { readonly kind: string; readonly at?: Range | null }): Range | null {
  return now.at ?? null
}

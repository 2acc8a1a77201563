import type { Operation } from '@mimar/document'
import type { Caret, Opened } from './state.ts'
import { keysOf } from './versions.ts'

/** The revision that whoever is typing had seen when they began. */
export class Seen {
  #revision: number | null = null

  /** Typing goes on, or is over. */
  typing(isTyping: boolean, opened: Opened | null): void {
    this.#revision = isTyping ? (this.#revision ?? opened?.revision ?? null) : null
  }

  /** What was added says what its author had seen. */
  based(before: Opened, after: Opened): Opened {
    const had = before.unsent.length
    if (after.unsent.length <= had) return after
    const base = this.#revision ?? before.revision
    return { ...after, unsent: after.unsent.map((change, at) => (at < had ? change : { ...change, base })) }
  }

  /** Others' changes have come in: all of them were seen, but for those to the text at the caret. */
  news(missed: readonly { readonly operation: Operation }[], opened: Opened | null, caret: Caret | null): void {
    if (this.#revision === null || !opened || !caret) return
    const { section, path: field } = caret
    const [own = ''] = keysOf([{ do: 'set-field', section, field, language: opened.language, value: null }])
    if (!keysOf(missed.map(({ operation }) => operation)).has(own)) this.#revision = opened.revision
  }
}

import type { Operation } from '@mimar/document'
import { keysOf, seeing } from './seeing.ts'
import type { Caret, Opened } from './state.ts'

/** The revision that whoever is typing had seen when they began. */
export class Seen {
  #revision: number | null = null

  /** Somebody has written in the text since typing began. */
  #isBehind = false

  /** Typing goes on, or is over. */
  typing(isTyping: boolean, opened: Opened | null, caret: Caret | null): void {
    if (!isTyping || !opened) {
      this.#revision = null
      this.#isBehind = false
    } else if (this.#revision === null) {
      const own = opened.unsent.filter(({ operation }) => caret && writesAt([operation], caret, opened))
      this.#revision = Math.min(opened.revision, ...own.map(({ base }) => base ?? opened.revision))
      // What is unsent may hide what others wrote.
      this.#isBehind = this.#revision < opened.revision
    }
  }

  /** Null while nobody types. */
  get revision(): number | null {
    return this.#revision
  }

  /** What was added says what its author had seen. */
  based(before: Opened, after: Opened): Opened {
    const had = before.unsent.length
    if (after.unsent.length <= had) return after
    const base = this.#revision ?? before.revision
    const unsent = after.unsent.map((change, at) =>
      at < had ? change : seeing({ ...change, base }, after.unsent.slice(0, at)),
    )
    return { ...after, unsent }
  }

  /** Others' changes have come in: all of them were seen, but for those to the text at the caret. */
  news(missed: readonly { readonly operation: Operation }[], opened: Opened | null, caret: Caret | null): void {
    if (this.#revision === null || !opened || !caret) return
    const operations = missed.map(({ operation }) => operation)
    this.#isBehind ||= writesAt(operations, caret, opened)
    if (!this.#isBehind) this.#revision = opened.revision
  }
}

function writesAt(operations: readonly Operation[], { section, path: field }: Caret, { language }: Opened): boolean {
  const [own = ''] = keysOf([{ do: 'set-field', section, field, language, value: null }])
  return keysOf(operations).has(own)
}

import { foldWords } from '../words/finding.ts'

/** Type-ahead: letters that follow each other sooner are one word. */
const PAUSE = 700

/** Where a key leads in a menu or listbox (WAI-ARIA APG); past an end it comes in again at the other, or stays. */
export function stepAt(key: string, at: number, count: number, past: 'round' | 'stay'): number | undefined {
  const last = count - 1
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return at < last ? at + 1 : past === 'round' ? 0 : last
  if (key === 'ArrowUp') return at > 0 ? at - 1 : past === 'round' ? last : 0
  return undefined
}

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Type-ahead: goes to what begins with the letters that were typed; one letter again and again visits all that begin with it. */
export class TypeAhead {
  #typed = ''
  #last = 0

  /** Whether a word is being typed, so that a space belongs to it. */
  isTyping({ timeStamp }: Pick<Key, 'timeStamp'>): boolean {
    return this.#typed !== '' && timeStamp - this.#last < PAUSE
  }

  find(key: Key, labels: readonly string[], at: number): number | undefined {
    if ([...key.key].length !== 1 || key.ctrlKey || key.metaKey || key.altKey) return undefined
    const before = this.isTyping(key) ? this.#typed : ''
    if (before === '' && key.key === ' ') return undefined
    const isAgain = [...before].every((letter) => letter === key.key)
    this.#typed = before + key.key
    this.#last = key.timeStamp
    const wanted = foldWords(isAgain ? key.key : this.#typed)
    // A longer word may still mean what is chosen already; one letter goes on.
    const from = isAgain ? at + 1 : at
    const order = labels.map((_, index) => (Math.max(0, from) + index) % labels.length)
    return order.find((index) => foldWords(labels[index] ?? '').startsWith(wanted))
  }
}

import type { Notice } from './state.ts'

/** As many are shown at once. */
const MOST = 3

/** Numbers what is told at the foot of the window. */
export class NumberedNotices {
  #count = 0

  /** The newest last; what says the same again takes the place of the earlier one. */
  with(others: readonly Notice[], notice: Omit<Notice, 'id'>): readonly Notice[] {
    this.#count += 1
    const left = others.filter(({ text }) => text !== notice.text)
    return [...left, { id: this.#count, ...notice }].slice(-MOST)
  }
}

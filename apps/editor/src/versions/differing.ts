/** A piece of a text, and whether the other version says something else there. */
interface Piece {
  readonly text: string
  readonly isOther: boolean
}

/** Texts longer than so many words together are marked as one. */
const MOST = 1_000

/** Word diff (longest common subsequence): what each of two texts says and the other does not. */
export function differing(one: string, other: string): readonly [readonly Piece[], readonly Piece[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  if (left.length + right.length > MOST) return [[{ text: one, isOther: true }], [{ text: other, isOther: true }]]
  const common = lengths(left, right)
  const [keptLeft, keptRight] = [new Set<number>(), new Set<number>()]
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      keptLeft.add(i++)
      keptRight.add(j++)
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) i += 1
    else j += 1
  }
  return [pieces(left, keptLeft), pieces(right, keptRight)]
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []
const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0

function lengths(left: readonly string[], right: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array
    for (let j = right.length - 1; j >= 0; j -= 1) {
      row[j] = left[i] === right[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0)
    }
  }
  return table
}

function pieces(words: readonly string[], kept: ReadonlySet<number>): readonly Piece[] {
  const all: Piece[] = []
  for (const [index, text] of words.entries()) {
    const last = all.at(-1)
    const isOther = !kept.has(index)
    if (last?.isOther === isOther) all[all.length - 1] = { text: last.text + text, isOther }
    else all.push({ text, isOther })
  }
  return all
}

/** A run of words that both texts have, or only one of them. */
interface WordRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Past so many pairs of words two texts are simply one and the other: nobody reads a finer answer, and it would take long. */
const MOST_PAIRS = 4_000_000

/** What became of a text, word by word; the runs that are not removed read as the text of now. */
export function diffWords(before: string, after: string): readonly WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (words: readonly string[]): WordRun[] => words.map((text) => ({ kind: 'same', text }))
  return joined([...same(now.slice(0, start)), ...middle, ...same(now.slice(now.length - end))])
}

/** Words and punctuation marks, each with the white space before it, so that together they are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\s*[\p{L}\p{N}\p{M}_’']+|\s*[^\p{L}\p{N}\p{M}_’'\s]|\s+$/gu) ?? []
}

function between(old: readonly string[], now: readonly string[]): WordRun[] {
  const gone = old.map((text): WordRun => ({ kind: 'removed', text }))
  const come = now.map((text): WordRun => ({ kind: 'added', text }))
  if (old.length === 0 || now.length === 0 || old.length * now.length > MOST_PAIRS) return [...gone, ...come]
  const common = commonLengths(old, now)
  const runs: WordRun[] = []
  let [one, two] = [0, 0]
  while (one < old.length && two < now.length) {
    if (old[one] === now[two]) {
      runs.push({ kind: 'same', text: now[two] as string })
      one += 1
      two += 1
    } else if ((common[one + 1]?.[two] ?? 0) >= (common[one]?.[two + 1] ?? 0)) {
      runs.push(gone[one] as WordRun)
      one += 1
    } else {
      runs.push(come[two] as WordRun)
      two += 1
    }
  }
  return [...runs, ...gone.slice(one), ...come.slice(two)]
}

/** How many words the rests of both texts have in common, from each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let one = old.length - 1; one >= 0; one -= 1) {
    const [row, below] = [rows[one] as Uint16Array, rows[one + 1] as Uint16Array]
    for (let two = now.length - 1; two >= 0; two -= 1) {
      const isSame = old[one] === now[two]
      row[two] = isSame ? (below[two + 1] ?? 0) + 1 : Math.max(below[two] ?? 0, row[two + 1] ?? 0)
    }
  }
  return rows
}

/** Neighbours that are alike as one run; between two runs that stayed, what went stands before what came. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const whole: WordRun[] = []
  const add = (kind: WordRun['kind'], text: string) => {
    const last = whole.at(-1)
    if (last?.kind === kind) whole[whole.length - 1] = { kind, text: last.text + text }
    else if (text !== '') whole.push({ kind, text })
  }
  let come = ''
  for (const { kind, text } of runs) {
    if (kind === 'added') come += text
    else {
      if (kind === 'same') {
        add('added', come)
        come = ''
      }
      add(kind, text)
    }
  }
  add('added', come)
  return whole
}

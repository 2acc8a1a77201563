import { withWesternDigits } from '@mimar/fields'
import type { EntryPage } from '@mimar/render/entries'
import { foldWords } from '../words/finding.ts'

/** So many entries are seen at once without anything to look for them by. */
const FEW = 10

export const isLong = (entries: readonly unknown[]): boolean => entries.length > FEW

/** Figures are the same ones in whatever digits they are typed. */
const plain = (text: string) => foldWords(withWesternDigits(text))

/** What an entry is found by; folded once, as ten thousand are asked with each key. */
const folded = new WeakMap<EntryPage, string>()

function wordsOf(entry: EntryPage): string {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const { title, topic, day, page } = entry
  const words = plain([...Object.values(title), ...Object.values(topic), day, page.path].join('\n'))
  folded.set(entry, words)
  return words
}

/** The entries that say all that is looked for, in a title of any language, as their topic or day, or in their address. */
export function foundEntries(entries: readonly EntryPage[], query: string): readonly EntryPage[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return wanted.length === 0
    ? entries
    : entries.filter((entry) => wanted.every((word) => wordsOf(entry).includes(word)))
}

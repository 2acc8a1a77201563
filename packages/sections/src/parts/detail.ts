// Custom fields of entries: what a list calls, each entry says (0150).
import { type DetailKind, dayIn, priceIn } from '@mimar/fields'
import type { EntryFact, ListDetail, SiteFacts } from '../template.ts'

/** A fact with the detail of its list that it is; undefined for one of the entry alone. */
interface NamedFact {
  readonly fact: EntryFact
  readonly detail: ListDetail | undefined
}

/** The facts of an entry: first what its list asks of all, in the order of the list, then its own. What the list asks no more is kept, and not said. */
export function factsInOrder(facts: readonly EntryFact[], details: readonly ListDetail[]): readonly NamedFact[] {
  const asked = details.flatMap((detail) =>
    facts.filter(({ of }) => of === detail.id).map((fact) => ({ fact, detail })),
  )
  const own = facts.flatMap((fact) => (fact.of === '' ? [{ fact, detail: undefined }] : []))
  return [...asked, ...own]
}

/** What a fact says in the language of the page; '' where it says nothing yet. */
export function detailSaid(
  { fact, detail }: NamedFact,
  { language, words }: Pick<SiteFacts, 'language' | 'words'>,
  currency: string,
): string {
  const kind = detail?.kind ?? 'TEXT'
  switch (kind) {
    case 'TEXT':
      return fact.value
    case 'SAME':
      return fact.same
    case 'PRICE':
      return fact.price === null ? '' : priceIn(fact.price, language, currency)
    case 'DAY':
      return fact.day === '' ? '' : dayIn(fact.day, language)
    case 'YES_NO':
      return fact.so === null ? '' : words[fact.so === 'YES' ? 'yes' : 'no']
    default:
      return kind satisfies never
  }
}

/** Whether what is of a kind is written where it stands; all else is chosen beside the page. */
export const isTyped = (kind: DetailKind): kind is 'TEXT' | 'PRICE' => kind === 'TEXT' || kind === 'PRICE'

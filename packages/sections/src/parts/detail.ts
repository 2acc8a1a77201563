// Custom fields of entries: what a list calls, each entry says (0150).
import { calendarOf, type DetailKind, dayIn, priceIn } from '@mimar/fields'
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
    case 'NUMBER':
      return [numberSaid(fact, language), numberSaid(fact, language) && detail?.unit].filter(Boolean).join('\u00a0')
    case 'DAY':
      return fact.day === '' ? '' : dayIn(fact.day, language)
    case 'YES_NO':
      return fact.so === null ? '' : words[fact.so === 'YES' ? 'yes' : 'no']
    case 'LINK':
      return addressSaid(fact.address)
    case 'PICTURE':
      return ''
    default:
      return kind satisfies never
  }
}

/** A number as people of a language write it, without its unit; '' for none. A sign keeps to its figures, whichever way the unit is written (bidi isolation). */
export function numberSaid({ amount }: EntryFact, language: string): string {
  if (amount === null) return ''
  const said = new Intl.NumberFormat(calendarOf(language), { maximumFractionDigits: 2 }).format(amount)
  // The mark that some languages put before a sign would be taken for the direction of all of it.
  return amount < 0 ? `\u2066${said.replace(/^[\u200e\u200f\u061c]/, '')}\u2069` : said
}

/** An address as people say it: `example.com/menu`, a mail address, a telephone number, the name of a page. */
const addressSaid = (address: string): string =>
  address.startsWith('/')
    ? address.slice(1).replaceAll('_', ' ')
    : address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:|#)/i, '').replace(/[/]$/, '')

/** Whether it says the same in all languages, and so stands in its own direction of writing in each: 32 m², a phone number, an address. */
export const isOwnWay = (kind: DetailKind): boolean => kind === 'SAME' || kind === 'NUMBER' || kind === 'LINK'

/** Whether what is of a kind is written, or put, where it stands; all else is chosen beside the page. */
export const isTyped = (kind: DetailKind): kind is 'TEXT' | 'PRICE' | 'NUMBER' | 'PICTURE' =>
  kind === 'TEXT' || kind === 'PRICE' || kind === 'NUMBER' || kind === 'PICTURE'

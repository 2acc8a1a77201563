import type { DomainProvider, DomainRecord } from '@mimar/contract'

/** What was seen of a domain last. */
export interface Looked {
  readonly records: readonly DomainRecord[]
  readonly provider: DomainProvider | null
}

/** The same as it is stored; undefined where nobody has looked yet. */
export const readLooked = (answers: string | null): Looked | undefined =>
  answers === null ? undefined : (JSON.parse(answers) as Looked)

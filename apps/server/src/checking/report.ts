import type { TemplateCatalog } from '@mimar/sections'

/** Something that is not as it should be, in a sentence for who runs the server. */
export interface Finding {
  readonly what: string
  /** 'damaged' may be mended, 'lost' cannot, 'mended' is as it was, 'aside' was put into a folder of its own. */
  readonly state: 'damaged' | 'lost' | 'mended' | 'aside'
}

/** What was found so far. */
export class Report {
  readonly findings: Finding[] = []

  add(state: Finding['state'], what: string): void {
    this.findings.push({ state, what })
  }
}

/** How one part of a check works: it only looks, or mends as well. */
export interface Checking {
  readonly report: Report
  readonly isRepairing: boolean
  readonly catalog: TemplateCatalog
  /** The folder of what is moved out of the way, never away. */
  readonly aside: string
}

/** An error in words. */
export const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))

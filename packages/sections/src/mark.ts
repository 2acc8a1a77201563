import type { Mark, SectionFacts } from './template.ts'

/** Direction of a language's script. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return /^(ar|fa|he|ur|ckb|ps|sd|ug|yi|dv)\b/i.test(language) ? 'rtl' : 'ltr'
}

interface MarkOptions {
  readonly section: string
  readonly template: string
  /** Paths whose text is in another language than the page, as `resolveContent` reports them. */
  readonly standIns: ReadonlySet<string>
  readonly primary: string
  /** Devices it is hidden on: `phone`, `tablet`, `desktop`. */
  readonly hiddenOn?: readonly string[]
  /** What the section chooses for itself, by the attribute that says it to styles. */
  readonly choices?: { readonly [attribute: `data-${string}`]: string }
  /** The side of a section that alternates, on which its place on the page has a say. */
  readonly side?: SectionFacts['orientation'] | undefined
}

/** Marks for visitors: an anchor for the section, the language of texts that stand in, and nothing else. */
export function publishedMark({ section, template, standIns, primary, hiddenOn, choices, side }: MarkOptions): Mark {
  const language = { lang: primary, dir: directionOf(primary) }
  const nothing = {}
  const mark = (field: string) => (standIns.has(field) ? language : nothing)
  return Object.assign(mark, {
    root: () => ({
      id: `comp-${section}`,
      'data-template': template,
      ...(side && { 'data-side': side }),
      ...choices,
      ...Object.fromEntries(hiddenOn?.map((device) => [`data-hidden-${device}`, '']) ?? []),
    }),
    item: () => nothing,
    list: () => nothing,
    keepsEmpty: false,
    keepsOpen: false,
  })
}

/** Marks for the canvas: the published ones, and what the editor looks for under the pointer and the caret. */
export function canvasMark(options: MarkOptions): Mark {
  const { hiddenOn, ...shown } = options
  const published = publishedMark(shown)
  // What is hidden on a device stays on the canvas, dimmed.
  const dimmed = Object.fromEntries(hiddenOn?.map((device) => [`data-dimmed-${device}`, '']) ?? [])
  const mark = (field: string) => ({ ...published(field), 'data-field': field })
  return Object.assign(mark, {
    root: () => ({ ...published.root(), ...dimmed, 'data-section': options.section }),
    item: (path: string) => ({ 'data-item': path }),
    list: (path: string) => ({ 'data-list': path }),
    keepsEmpty: true,
    keepsOpen: true,
  })
}

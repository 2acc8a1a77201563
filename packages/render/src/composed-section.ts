import type { Section } from '@mimar/document'
import {
  canvasMark,
  type Mark,
  publishedMark,
  type SectionFacts,
  type SiteFacts,
  type Template,
  type ViewProps,
} from '@mimar/sections'
import type { SectionReading } from './resolve-section.ts'
import { hiddenDevices } from './shown.ts'
import type { RenderMode } from './site-facts.ts'

/** A section with everything its view needs; without a template this version cannot draw it. */
export interface ComposedSection {
  readonly section: Section
  readonly template: Template | undefined
  /** On the canvas made each time it is asked for, and not kept. */
  readonly props: ViewProps
  readonly mode: RenderMode
}

const NO_STAND_INS: ReadonlySet<string> = new Set()

interface Parts {
  readonly source: SectionReading
  readonly facts: SectionFacts
  /** Of a template that alternates: its side on this page. */
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts
  readonly mode: RenderMode
}

/** What a composer keeps of a section: where everything its view needs comes from. */
export class Composed implements ComposedSection {
  readonly source: SectionReading
  readonly facts: SectionFacts
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts
  readonly mode: RenderMode
  #props: ViewProps | undefined

  constructor({ source, facts, side, site, mode }: Parts) {
    this.source = source
    this.facts = facts
    this.side = side
    this.site = site
    this.mode = mode
  }

  get section(): Section {
    return this.source.section
  }

  get template(): Template | undefined {
    return this.source.template
  }

  get props(): ViewProps {
    if (this.#props) return this.#props
    const { content, standIns } = this.source.resolve()
    const props = { content, mark: this.mark(standIns), section: this.facts, site: this.site }
    if (this.mode === 'published') this.#props = props
    return props
  }

  mark(standIns: ReadonlySet<string>): Mark {
    const make = this.mode === 'canvas' ? canvasMark : publishedMark
    const { facts, side, section, source } = this
    return make({
      ...{ section: section.id, template: facts.template, standIns, primary: source.reading.primary },
      ...{ hiddenOn: hiddenDevices(section), side },
    })
  }
}

/** The attributes of the root of a section, without its content being read. */
export function rootOf(composed: ComposedSection): Readonly<Record<string, string>> {
  return (composed instanceof Composed ? composed.mark(NO_STAND_INS) : composed.props.mark).root()
}

/** Content, facts and site are the same, so that nothing but the attributes of its root can be other. */
export function isSameButRoot(one: ComposedSection, other: ComposedSection): boolean {
  if (!(one instanceof Composed) || !(other instanceof Composed)) return false
  return one.source === other.source && one.facts === other.facts && one.site === other.site && one.mode === other.mode
}

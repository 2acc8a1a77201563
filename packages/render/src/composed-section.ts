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

const NO_STAND_INS: ReadonlySet<string> = new Set()

interface Parts {
  readonly source: SectionReading
  readonly facts: SectionFacts
  /** Of a template that alternates: its side on this page. */
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts
  readonly mode: RenderMode
}

/** A section and where everything its view needs comes from; without a template this version cannot draw it. */
export class ComposedSection {
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

  /** On the canvas made each time it is asked for, and not kept. */
  get props(): ViewProps {
    if (this.#props) return this.#props
    const { content, standIns } = this.source.resolve()
    const props = { content, mark: this.#mark(standIns), section: this.facts, site: this.site }
    if (this.mode === 'published') this.#props = props
    return props
  }

  /** The attributes of its root, without its content being read. */
  root(): Readonly<Record<string, string>> {
    return this.#mark(NO_STAND_INS).root()
  }

  /** Whether nothing but the attributes of its root can be other. */
  isSameButRoot({ source, facts, site, mode }: ComposedSection): boolean {
    return source === this.source && facts === this.facts && site === this.site && mode === this.mode
  }

  #mark(standIns: ReadonlySet<string>): Mark {
    const make = this.mode === 'canvas' ? canvasMark : publishedMark
    const { facts, side, section, source } = this
    return make({
      ...{ section: section.id, template: facts.template, standIns, primary: source.reading.primary },
      ...{ hiddenOn: hiddenDevices(section), side },
    })
  }
}

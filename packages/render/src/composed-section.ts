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
import type { RenderMode } from './surroundings.ts'

const NO_STAND_INS: ReadonlySet<string> = new Set()

/** What its place on the page says of a section. */
export interface OnPage {
  readonly facts: SectionFacts
  /** Of a template that alternates: its side on this page. */
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts
}

/** A section and where everything its view needs comes from; without a template this version cannot draw it. */
export class ComposedSection {
  readonly source: SectionReading
  readonly facts: SectionFacts
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts

  constructor(source: SectionReading, { facts, side, site }: OnPage) {
    this.source = source
    this.facts = facts
    this.side = side
    this.site = site
  }

  get section(): Section {
    return this.source.section
  }

  get mode(): RenderMode {
    return this.source.reading.mode
  }

  get template(): Template | undefined {
    return this.source.template
  }

  /** Made each time it is asked for. */
  get props(): ViewProps {
    const { content, standIns } = this.source.resolve()
    return { content, mark: this.#mark(standIns), section: this.facts, site: this.site }
  }

  /** The attributes of its root, without its content being read. */
  root(): Readonly<Record<string, string>> {
    return this.#mark(NO_STAND_INS).root()
  }

  /** Whether nothing but the attributes of its root can be other. */
  isSameButRoot({ source, facts, site }: ComposedSection): boolean {
    return source === this.source && facts === this.facts && site === this.site
  }

  #mark(standIns: ReadonlySet<string>): Mark {
    const make = this.mode === 'canvas' ? canvasMark : publishedMark
    const { facts, side, section, source } = this
    return make({
      ...{ section: section.id, template: facts.template, standIns, primary: source.reading.primary },
      ...{ hiddenOn: hiddenDevices(section), choices: choicesOf(section), side },
    })
  }
}

function choicesOf({ space, ground, columns }: Section) {
  return {
    ...(space && { 'data-space': space }),
    ...(ground && { 'data-ground': ground }),
    ...(columns && { 'data-cols': columns }),
  }
}

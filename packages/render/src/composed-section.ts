import type { Section } from '@mimar/document'
import type { Template, ViewProps } from '@mimar/sections'
import type { RenderMode } from './site-facts.ts'

/** A section with everything its view needs; without a template this version cannot draw it. */
export interface ComposedSection {
  readonly section: Section
  readonly template: Template | undefined
  readonly props: ViewProps
  readonly mode: RenderMode
}

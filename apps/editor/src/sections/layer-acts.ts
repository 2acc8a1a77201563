import type { SectionId } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'

interface LayerActs {
  /** Opens the picker at the boundary after a section. */
  readonly add: (after: SectionId | null) => void
  /** Starts moving a section with the pointer that is down. */
  readonly drag: (section: SectionId, event: PointerEvent) => void
}

const acts = new WeakMap<Stage, LayerActs>()

/** The layer of a stage says what can be asked of it; the bar, which is drawn elsewhere, asks. */
export function offerActs(stage: Stage, offered: LayerActs): () => void {
  acts.set(stage, offered)
  return () => acts.delete(stage)
}

/** Opens the picker below a section, as a press on its plus does. */
export function addBelow(stage: Stage, section: SectionId): void {
  acts.get(stage)?.add(section)
}

/** Starts moving a section with the pointer that is down. */
export function dragSection(stage: Stage, section: SectionId, event: PointerEvent): void {
  acts.get(stage)?.drag(section, event)
}

import { findSection, type Operation, type SectionId } from '@mimar/document'
import { reveal } from '../../canvas/reveal.ts'
import type { Stage } from '../../canvas/stage.ts'
import type { Editor } from '../../state/editor.ts'
import type { StepName } from '../../state/state.ts'
import type { OutlineItem, OutlineRow } from './outline.ts'

/** A row of the outline: a section, or an entry of one. */
export interface OutlineSpot {
  readonly row: OutlineRow
  readonly item: OutlineItem | null
}

/** What Alt and an arrow do to a row; undefined at the ends. */
export function rowStep(
  { row, item }: OutlineSpot,
  by: 1 | -1,
): { readonly operation: Operation; readonly kind: StepName['kind'] } | undefined {
  const ids = item
    ? row.items.filter(({ list }) => list === item.list).map(({ id }) => id)
    : row.siblings.map(({ id }) => id)
  const index = ids.indexOf(item?.id ?? row.section.id)
  const to = index + by
  if (index < 0 || to < 0 || to >= ids.length) return undefined
  const after = (by === 1 ? ids[to] : ids[index - 2]) ?? null
  if (!item)
    return { kind: 'SectionMoved', operation: { do: 'move-section', section: row.section.id, place: row.place, after } }
  const { list, id } = item
  return { kind: 'ItemMoved', operation: { do: 'move-item', section: row.section.id, list, item: id, after } }
}

/** Puts a section before another of its place, or (null) last. */
export function moveBefore(editor: Editor, row: OutlineRow, before: SectionId | null): void {
  const others = row.siblings.filter(({ id }) => id !== row.section.id)
  const index = before === null ? others.length : others.findIndex(({ id }) => id === before)
  if (index < 0) return
  const after = others[index - 1]?.id ?? null
  const { id, template } = row.section
  editor.do({
    name: { kind: 'SectionMoved', template },
    operations: [{ do: 'move-section', section: id, place: row.place, after }],
  })
}

/** Where a section stands now: for who hears it only. */
export function positionOf(editor: Editor, section: SectionId): { readonly n: number; readonly m: number } | undefined {
  const { opened } = editor.store.getState()
  const found = opened && findSection(opened.site, section)
  return found ? { n: found.index + 1, m: found.sections.length } : undefined
}

/** Selects what a row stands for, and brings it into view: of a slider that slide comes forward, and nothing plays on the canvas (U15). */
export function bringForward(editor: Editor, stage: Stage | null, { row, item }: OutlineSpot): void {
  const { id } = row.section
  editor.placeCaret(null)
  editor.select(id)
  if (!stage) return
  reveal(stage, id)
  if (!item) return
  const marked = `[data-section="${CSS.escape(id)}"] [data-field^="${CSS.escape(`${item.list}/${item.id}/`)}"]`
  const text = stage.page.querySelector<HTMLElement>(marked)
  const slide = text?.closest<HTMLElement>('.slides > *') ?? text
  slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
}

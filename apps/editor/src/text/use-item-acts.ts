import type { Operation, Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { newItem } from '../places/new-item.ts'
import { firstTextOf, moveAfter, moveOf, type TextPlace } from '../places/text.ts'
import { newId } from '../state/new-id.ts'
import type { StepName } from '../state/state.ts'

/** An entry of a list in its section. */
export interface ItemAt {
  readonly stage: Stage
  readonly section: Section
  readonly item: NonNullable<TextPlace['item']>
  /** Name of what is selected of it, where no text of it has the caret: its icon, its button. */
  readonly selected?: string
}

interface ItemAct {
  readonly reason: string | undefined
  readonly run: () => void
}

/** What can be done to an entry of a list; afterwards the entry, or its neighbour, is what is edited. */
export function useItemActs({ stage, section, item, selected }: ItemAt) {
  const { editor, say } = useEditing()
  const caret = useEditorState((state) => state.caret)
  const { ids, index, field, list } = item
  const act = (kind: StepName['kind'], operation: Operation, next?: string) => {
    const deed = { name: { kind, template: section.template }, operations: [operation] }
    if (selected === undefined) {
      const path = next === undefined ? undefined : firstTextOf(item, next)
      stage.act(deed, path ? { section: section.id, path } : kind === 'ItemMoved' ? caret : null)
      return
    }
    editor.do(deed)
    if (next !== undefined) editor.choose({ section: section.id, path: `${list}/${next}/${selected}` })
    else if (kind === 'ItemRemoved') editor.select(section.id)
  }
  const add = () => {
    const id = `i${newId(8)}`
    const made = newItem(field, id)
    act('ItemAdded', { do: 'insert-item', section: section.id, list, after: ids[index] ?? null, item: made }, id)
  }
  const remove = () => {
    const operation: Operation = { do: 'remove-item', section: section.id, list, item: ids[index] as string }
    act('ItemRemoved', operation, ids[index + 1] ?? ids[index - 1])
  }
  const move = (step: 1 | -1) => () => act('ItemMoved', moveOf(section, item, step))
  const acts = {
    earlier: { reason: index === 0 ? say('isFirst') : undefined, run: move(-1) },
    later: { reason: index === ids.length - 1 ? say('isLast') : undefined, run: move(1) },
    add: { reason: ids.length >= field.max ? say('mostItems', { n: field.max }) : undefined, run: add },
    remove: { reason: ids.length <= field.min ? say('fewestItems', { n: field.min }) : undefined, run: remove },
  } satisfies { readonly [name: string]: ItemAct }
  return { ...acts, drop: (after: string | null) => act('ItemMoved', moveAfter(section, item, after)) }
}

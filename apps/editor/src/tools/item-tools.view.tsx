import type { Operation, Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing, useEditorState } from '../chrome/editing.ts'
import { ItemHandle } from '../items/item-handle.view.tsx'
import { newItem } from '../items/new-item.ts'
import type { StepName } from '../state/state.ts'
import { firstTextOf, moveAfter, moveOf, type TextPlace } from './text-place.ts'
import { Tool } from './tool.view.tsx'
import styles from './tools.module.css'

interface Props {
  readonly stage: Stage
  readonly section: Section
  readonly item: NonNullable<TextPlace['item']>
  readonly isFirst: boolean
  /** Name of the icon that is selected, where the item is reached by its icon and not by a text. */
  readonly icon?: string
}

/** Earlier, later, one more, one less: as far as the list allows, and the reason where it does not (LIM). */
export function ItemTools({ stage, section, item, isFirst, icon }: Props) {
  const { editor, say } = useEditing()
  const caret = useEditorState((state) => state.caret)
  const { ids, index, field, list } = item
  const act = (kind: StepName['kind'], operation: Operation, next?: string) => {
    const deed = { name: { kind, template: section.template }, operations: [operation] }
    if (icon === undefined) {
      const path = next === undefined ? undefined : firstTextOf(item, next)
      stage.act(deed, path ? { section: section.id, path } : kind === 'ItemMoved' ? caret : null)
      return
    }
    editor.do(deed)
    if (next !== undefined) editor.choose({ section: section.id, path: `${list}/${next}/${icon}` })
    else if (kind === 'ItemRemoved') editor.select(section.id)
  }
  const add = () => {
    const id = `i${crypto.randomUUID().slice(0, 8)}`
    const made = newItem(field, id)
    act('ItemAdded', { do: 'insert-item', section: section.id, list, after: ids[index] ?? null, item: made }, id)
  }
  const remove = () => {
    const operation: Operation = { do: 'remove-item', section: section.id, list, item: ids[index] as string }
    act('ItemRemoved', operation, ids[index + 1] ?? ids[index - 1])
  }
  const full = ids.length >= field.max ? say('mostItems', { n: field.max }) : undefined
  const few = ids.length <= field.min ? say('fewestItems', { n: field.min }) : undefined
  return (
    <>
      {!isFirst && <span className={styles.line} />}
      {ids.length > 1 && (
        <ItemHandle
          stage={stage}
          section={section}
          item={item}
          drop={(after) => act('ItemMoved', moveAfter(section, item, after))}
        />
      )}
      <Tool
        isFirst={isFirst}
        icon="arrowBack"
        label={say('moveEarlier')}
        reason={index === 0 ? say('isFirst') : undefined}
        run={() => act('ItemMoved', moveOf(section, item, -1))}
      />
      <span className={styles.count}>{`${index + 1}/${ids.length}`}</span>
      <Tool
        icon="arrowOn"
        label={say('moveLater')}
        reason={index === ids.length - 1 ? say('isLast') : undefined}
        run={() => act('ItemMoved', moveOf(section, item, 1))}
      />
      <Tool icon="plus" label={say('addItem')} reason={full} run={add} />
      <Tool icon="trash" label={say('removeItem')} reason={few} run={remove} />
    </>
  )
}

import { useEffect } from 'react'
import { OptionsTool } from '../controls/options-tool.view.tsx'
import { useEditing } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { ItemHandle } from '../items/item-handle.view.tsx'
import styles from '../kit/tools.module.css'
import { addName } from '../words/fields.ts'
import { type ItemAt, useItemActs } from './use-item-acts.ts'

interface Props extends ItemAt {
  readonly isFirst: boolean
}

/** Earlier, later, one more, one less: as far as the list allows, and the reason where it does not (LIM). */
export function ItemTools({ isFirst, ...at }: Props) {
  const { say } = useEditing()
  const { earlier, later, add, remove, drop } = useItemActs(at)
  const { stage, section, item } = at
  const { ids, index } = item
  // They come behind the bar they stand in, which is wider from now on.
  useEffect(() => stage.place(), [stage])
  return (
    <>
      {!isFirst && <span className={styles.line} />}
      {ids.length > 1 && <ItemHandle stage={stage} section={section} item={item} drop={drop} />}
      <Tool isFirst={isFirst} icon="arrowBack" label={say('moveEarlier')} {...earlier} />
      <span className={styles.count}>{`${index + 1}/${ids.length}`}</span>
      <Tool icon="arrowOn" label={say('moveLater')} {...later} />
      <Tool icon="plus" label={addName(say, section.template, item.list)} {...add} />
      <OptionsTool stage={stage} section={section} item={`${item.list}/${ids[index]}`} />
      <Tool icon="trash" label={say('removeItem')} {...remove} />
    </>
  )
}

import { useEditing } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import styles from './outline.module.css'
import { type OutlineSpot, rowStep } from './outline-acts.ts'
import type { OutlineWords } from './words.ts'

interface Props {
  readonly spot: OutlineSpot
  readonly rowKey: string
  readonly say: PartSay<OutlineWords>
  readonly pages: number
  readonly isFaulty: boolean
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly isNaming: boolean
  readonly drop: { readonly id: string; readonly before: string | null } | null
  readonly choose: () => void
  readonly toggle: () => void
  readonly shift: (by: 1 | -1) => void
  readonly setNaming: (isNaming: boolean) => void
}

/** A section, or an entry of one: name, marks, and where it is selected what can be done to it. */
export function TreeRow(props: Props) {
  const { spot, rowKey, isOpen, isCurrent, isStop, isNaming, drop, choose, toggle } = props
  const { row, item } = spot
  const { id, isHidden } = row.section
  const hasItems = !item && row.items.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all rows
    <div
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      aria-level={item ? 2 : 1}
      aria-expanded={hasItems ? isOpen : undefined}
      aria-selected={isCurrent}
      className={`${lists.row} ${item ? styles.item : styles.section}`}
      data-row={rowKey}
      data-sort={item ? undefined : id}
      data-sort-group={item ? undefined : row.place}
      data-hidden={!item && isHidden}
      data-drop={dropMark(props)}
      data-dragged={!item && drop?.id === id}
      onClick={choose}
      onDoubleClick={() => !item && props.setNaming(true)}
    >
      {!item && (
        // The arrow keys open and close; this is for the pointer.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <span
          className={styles.chevron}
          data-open={isOpen}
          data-toggle={hasItems || undefined}
          onClick={(event) => {
            if (!hasItems) return
            event.stopPropagation()
            toggle()
          }}
        >
          {hasItems && <ListIcon icon="chevron" />}
        </span>
      )}
      <span className={styles.icon}>
        <ListIcon icon={item ? 'item' : row.icon} />
      </span>
      {isNaming ? <NameField {...props} /> : <Name spot={spot} />}
      {isCurrent && !isNaming && <Acts {...props} />}
      <Marks {...props} />
    </div>
  )
}

function Name({ spot: { row, item } }: Pick<Props, 'spot'>) {
  return (
    <span className={lists.name}>
      <bdi>{item?.name ?? row.name}</bdi>
    </span>
  )
}

function Acts({ spot, say, shift, setNaming }: Props) {
  return (
    <span className={lists.acts}>
      <RowButton
        icon="up"
        act="up"
        name={say('moveUp')}
        isOff={!rowStep(spot, -1) && say('isFirst')}
        run={() => shift(-1)}
      />
      <RowButton
        icon="down"
        act="down"
        name={say('moveDown')}
        isOff={!rowStep(spot, 1) && say('isLast')}
        run={() => shift(1)}
      />
      {!spot.item && <RowButton icon="rename" act="rename" name={say('rename')} run={() => setNaming(true)} />}
    </span>
  )
}

function Marks({ spot: { row, item }, say, pages, isFaulty }: Props) {
  const isUntranslated = item ? item.isUntranslated : row.isUntranslated
  return (
    <span className={styles.marks}>
      {isFaulty && <Mark mark="fault" name={say('fault')} />}
      {isUntranslated && <Mark mark="untranslated" name={say('untranslated')} />}
      {!item && row.section.isHidden && <Mark mark="hidden" name={say('hidden')} />}
      {!item && row.isShared && <Mark mark="shared" name={say('shared', { n: pages })} />}
    </span>
  )
}

function Mark({
  mark,
  name,
}: {
  readonly mark: 'fault' | 'untranslated' | 'hidden' | 'shared'
  readonly name: string
}) {
  return (
    <span data-mark={mark}>
      <ListIcon icon={mark} name={name} />
    </span>
  )
}

function NameField({ spot: { row }, say, setNaming }: Props) {
  const { editor } = useEditing()
  const { id, template, label } = row.section
  const keep = (value: string) => {
    setNaming(false)
    if (value.trim() === label) return
    editor.do({
      name: { kind: 'SectionNamed', template },
      operations: [{ do: 'set-section', section: id, property: 'label', value: value.trim() }],
    })
  }
  return (
    <input
      className={`${lists.field} ${styles.naming}`}
      dir="auto"
      // biome-ignore lint/a11y/noAutofocus: it stands where the name was, and the person asked for it
      autoFocus
      maxLength={200}
      aria-label={say('newName')}
      placeholder={row.name}
      defaultValue={label || row.name}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => keep(currentTarget.value === row.name ? label : currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.currentTarget.value = row.name
        event.currentTarget.blur()
      }}
    />
  )
}

function dropMark({ spot: { row, item }, drop }: Props): 'before' | 'after' | undefined {
  if (!drop || item) return undefined
  if (drop.before === row.section.id) return 'before'
  const isLast = row.siblings.at(-1)?.id === row.section.id
  return drop.before === null && isLast && row.siblings.some(({ id }) => id === drop.id) ? 'after' : undefined
}

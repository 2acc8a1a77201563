import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import { useSorting } from '../use-sorting.ts'
import type { OutlineRow } from './outline.ts'
import { bringForward, moveBefore, type OutlineSpot, positionOf, rowStep } from './outline-acts.ts'
import { commandAt, focusRow } from './outline-keys.ts'
import { TreeRow } from './outline-row.view.tsx'
import { useOpenRows } from './use-open-rows.ts'
import type { OutlineWords } from './words.ts'

interface Props {
  readonly rows: readonly OutlineRow[]
  readonly faulty: ReadonlySet<string>
  readonly pages: number
  readonly say: PartSay<OutlineWords>
}

/** The sections as a tree: one tab stop, arrows walk and open, Enter goes there, Alt and arrows move, F2 names. */
export function Tree({ rows, faulty, pages, say }: Props) {
  const { editor } = useEditing()
  const tree = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, spots } = useOpenRows(rows)
  const [naming, setNaming] = useState<string | null>(null)
  const acts = useActs(tree, say)
  const current = useCurrent(rows, acts.chosen)
  useEffect(() => {
    const row = current && tree.current?.querySelector(`[data-row="${CSS.escape(current)}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
  }, [current])
  const sorting = useSorting((id, before) => {
    const row = rows.find(({ section }) => section.id === id)
    if (row) moveBefore(editor, row, before)
  })
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const spot =
      target.getAttribute('role') === 'treeitem' ? spots.find((one) => keyOf(one) === target.dataset.row) : undefined
    const command = spot && commandAt(event, spot, spots, say.dir)
    if (!spot || !command) return
    event.preventDefault()
    event.stopPropagation()
    const { id } = spot.row.section
    if (command.kind === 'move') acts.shift(spot, command.by)
    else if (command.kind === 'choose') acts.choose(spot)
    else if (command.kind === 'name') setNaming(id)
    else if (command.kind === 'toParent') focusRow(tree.current, id)
    else if (command.kind === 'focus') focusRow(tree.current, keyOf(command.spot))
    else toggle(id, command.kind === 'open')
  }
  const stop = spots.some((spot) => keyOf(spot) === current) ? current : spots[0] && keyOf(spots[0])
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={say('list')}
      className={lists.list}
      onKeyDown={pressed}
      onPointerDown={sorting.start}
    >
      {spots.map((spot) => (
        <TreeRow
          key={keyOf(spot)}
          spot={spot}
          say={say}
          pages={pages}
          rowKey={keyOf(spot)}
          isFaulty={!spot.item && faulty.has(spot.row.section.id)}
          isOpen={isOpen.has(spot.row.section.id)}
          isCurrent={keyOf(spot) === current}
          isStop={keyOf(spot) === stop}
          isNaming={!spot.item && naming === spot.row.section.id}
          drop={sorting.drop}
          choose={() => acts.choose(spot)}
          toggle={() => toggle(spot.row.section.id)}
          shift={(by) => acts.shift(spot, by)}
          setNaming={(isNaming) => {
            setNaming(isNaming ? spot.row.section.id : null)
            if (!isNaming) focusRow(tree.current, keyOf(spot))
          }}
        />
      ))}
    </div>
  )
}

/** What is done to a row, and which was chosen here last. */
function useActs(tree: RefObject<HTMLElement | null>, say: Props['say']) {
  const { editor, stageRef, announce } = useEditing()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (spot: OutlineSpot) => {
    setChosen(keyOf(spot))
    bringForward(editor, stageRef.current, spot)
  }
  const shift = (spot: OutlineSpot, by: 1 | -1) => {
    const step = rowStep(spot, by)
    if (!step) return
    editor.do({ name: { kind: step.kind, template: spot.row.section.template }, operations: [step.operation] })
    const at = spot.item ? undefined : positionOf(editor, spot.row.section.id)
    if (at) announce(say('moved', { section: spot.row.name, ...at }))
    focusRow(tree.current, keyOf(spot))
  }
  return { chosen, choose, shift }
}

const keyOf = ({ row, item }: OutlineSpot) => (item ? `${row.section.id}/${item.list}/${item.id}` : row.section.id)

/** The row of what is selected on the page: of the entry that has the caret, of one chosen here, else of the section. */
function useCurrent(rows: readonly OutlineRow[], chosen: string | null): string | null {
  const selected = useEditorState(({ opened }) => opened?.selected ?? null)
  const caret = useEditorState((state) => state.caret)
  if (caret) {
    const row = rows.find(({ section }) => section.id === caret.section)
    const item = row?.items.find(({ list, id }) => caret.path.startsWith(`${list}/${id}/`))
    return row && item ? keyOf({ row, item }) : caret.section
  }
  return selected !== null && chosen?.startsWith(`${selected}/`) ? chosen : selected
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../../chrome/editing.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import { useSorting } from '../use-sorting.ts'
import { bringForward, moveBefore, positionOf, type Spot, stepOf } from './acts.ts'
import { focusRow, rowAfter } from './keys.ts'
import type { OutlineRow } from './outline.ts'
import { Row } from './row.view.tsx'
import type { OutlineWords } from './words.ts'

interface Props {
  readonly rows: readonly OutlineRow[]
  readonly faulty: ReadonlySet<string>
  readonly pages: number
  readonly say: PartSay<OutlineWords>
}

/** The sections as a tree: one tab stop, arrows walk and open, Enter goes there, Alt and arrows move, F2 names. */
export function Tree({ rows, faulty, pages, say }: Props) {
  const { editor, stageRef, announce } = useEditing()
  const tree = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  const selected = useEditorState(({ opened }) => opened?.selected ?? null)
  const caret = useEditorState((state) => state.caret)
  const current = currentKey(rows, selected, caret, chosen)
  const spots = rows.flatMap((row): Spot[] => [
    { row, item: null },
    ...(isOpen.has(row.section.id) ? row.items.map((item) => ({ row, item })) : []),
  ])
  useEffect(() => void editor.prepare(), [editor])
  useEffect(() => {
    const row = current && tree.current?.querySelector(`[data-row="${CSS.escape(current)}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
  }, [current])
  const toggle = (id: string, to?: boolean) =>
    setOpen((before) => {
      const next = new Set(before)
      if (to ?? !next.has(id)) next.add(id)
      else next.delete(id)
      return next
    })
  const choose = (spot: Spot) => {
    setChosen(keyOf(spot))
    bringForward(editor, stageRef.current, spot)
  }
  const shift = (spot: Spot, by: 1 | -1) => {
    const step = stepOf(spot, by)
    if (!step) return
    editor.do({ name: { kind: step.kind, template: spot.row.section.template }, operations: [step.operation] })
    const at = spot.item ? undefined : positionOf(editor, spot.row.section.id)
    if (at) announce(say('moved', { section: spot.row.name, ...at }))
    focusRow(tree.current, keyOf(spot))
  }
  const sorting = useSorting((id, before) => {
    const row = rows.find(({ section }) => section.id === id)
    if (row) moveBefore(editor, row, before)
  })
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'treeitem') return
    const spot = spots.find((one) => keyOf(one) === (event.target as HTMLElement).dataset.row)
    if (spot) walked(event, spot)
  }
  const walked = (event: KeyboardEvent, spot: Spot) => {
    const { key, altKey } = event
    const [onward, back] = say.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const id = spot.row.section.id
    const to = altKey ? undefined : rowAfter(spots, spots.indexOf(spot), key)
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) shift(spot, key === 'ArrowUp' ? -1 : 1)
    else if (key === 'Enter' || key === ' ') choose(spot)
    else if (key === 'F2' && !spot.item) setNaming(id)
    else if (key === onward && !spot.item && spot.row.items.length > 0) toggle(id, true)
    else if (key === back && spot.item) focusRow(tree.current, id)
    else if (key === back) toggle(id, false)
    else if (to) focusRow(tree.current, keyOf(to))
    else return
    event.preventDefault()
    event.stopPropagation()
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
        <Row
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
          choose={() => choose(spot)}
          toggle={() => toggle(spot.row.section.id)}
          shift={(by) => shift(spot, by)}
          setNaming={(isNaming) => {
            setNaming(isNaming ? spot.row.section.id : null)
            if (!isNaming) focusRow(tree.current, keyOf(spot))
          }}
        />
      ))}
    </div>
  )
}

const keyOf = ({ row, item }: Spot) => (item ? `${row.section.id}/${item.list}/${item.id}` : row.section.id)

/** The row of what is selected on the page: of the entry that has the caret, of one chosen here, else of the section. */
function currentKey(
  rows: readonly OutlineRow[],
  selected: string | null,
  caret: { readonly section: string; readonly path: string } | null,
  chosen: string | null,
): string | null {
  if (caret) {
    const row = rows.find(({ section }) => section.id === caret.section)
    const item = row?.items.find(({ list, id }) => caret.path.startsWith(`${list}/${id}/`))
    return row && item ? keyOf({ row, item }) : caret.section
  }
  return selected !== null && chosen?.startsWith(`${selected}/`) ? chosen : selected
}

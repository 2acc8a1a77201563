import type { BlockKind } from '@mimar/fields'
import { BLOCKS, isMarked, linkAt } from '@mimar/fields'
import { useEffect, useReducer } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import { MenuList } from '../kit/menu-list.view.tsx'
import styles from '../kit/tools.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import type { TextPlace } from '../places/text.ts'
import { choiceNames, fieldName } from '../words/fields.ts'
import { sayPart } from '../words/words.ts'
import { blockWords } from './block-words.ts'
import { markedNow, toggleMark, watchSelection } from './mark-deeds.ts'
import { markWords } from './mark-words.ts'
import { pickAll } from './picked.ts'

interface Props {
  readonly stage: Stage
  readonly place: TextPlace
}

/** What can be said of a part of a text: bold, italic, a link; and what its block is. */
export function MarkTools({ stage, place }: Props) {
  const { editor, say: main } = useEditing()
  const say = sayPart(markWords, main.language)
  const isLinking = useEditorState((state) => state.isLinking)
  const [, selectionChanged] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchSelection(stage, editor, selectionChanged), [stage, editor])
  useEffect(() => stage.place(), [stage])
  const now = markedNow(stage, editor)
  // Fingers have no Ctrl+A.
  const isTouched = useIsPhone() || navigator.maxTouchPoints > 0
  const has = (kind: 'bold' | 'italic') => now !== undefined && isMarked(now.marks, kind, now.start, now.end)
  const reason = now && now.start < now.end ? undefined : say('nothingSelected')
  return (
    <>
      <Tool
        isFirst
        icon="bold"
        label={say('bold')}
        isOn={has('bold')}
        reason={reason}
        run={() => toggleMark(stage, editor, 'bold')}
      />
      <Tool
        icon="italic"
        label={say('italic')}
        isOn={has('italic')}
        reason={reason}
        run={() => toggleMark(stage, editor, 'italic')}
      />
      <Tool
        icon="link"
        label={main('link')}
        expands={isLinking}
        isOn={now !== undefined && linkAt(now.marks, now.start, now.end) !== undefined}
        reason={reason}
        run={() => (isLinking ? stage.resume() : stage.chooseLink())}
      />
      {place.block && <BlockMenu stage={stage} place={place} block={place.block} />}
      {place.block && isTouched && (
        <Tool
          icon="selectAll"
          label={sayPart(blockWords, main.language)('selectAll')}
          run={() => pickAll({ stage, editor })}
        />
      )}
      <span className={styles.line} />
    </>
  )
}

function BlockMenu({ stage, place, block }: Props & { readonly block: NonNullable<TextPlace['block']> }) {
  const { say } = useEditing()
  const caret = useEditorState((state) => state.caret)
  const { section } = place
  const names = choiceNames(say, section.template, block.path)
  const label = fieldName(say, section.template, block.path)
  const chosen = block.value ?? 'PARAGRAPH'
  const name = names[chosen] ?? chosen
  // There is no room for words beside the others.
  const isPhone = useIsPhone()
  const choose = (kind: BlockKind) => {
    const value = kind === 'PARAGRAPH' ? null : kind
    const operation = { do: 'set-field', section: section.id, field: block.path, value } as const
    stage.act({ name: { kind: 'Text', template: section.template }, operations: [operation] }, caret)
    stage.resume()
  }
  const items = BLOCKS.map((kind) => ({
    id: kind,
    label: names[kind] ?? kind,
    isChecked: kind === chosen,
    run: () => choose(kind),
  }))
  return (
    <ToolMenu icon="paragraph" {...(isPhone ? { label: `${label}: ${name}` } : { label, words: name })}>
      {(close) => <MenuList groups={[{ label, items }]} close={close} />}
    </ToolMenu>
  )
}

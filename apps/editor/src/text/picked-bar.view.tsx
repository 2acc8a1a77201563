import { BLOCKS, type BlockKind } from '@mimar/fields'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { MenuList } from '../kit/menu-list.view.tsx'
import styles from '../kit/tools.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { mayBuild } from '../places/blocks.ts'
import { choiceNames, fieldName } from '../words/fields.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { blockWords } from './block-words.ts'
import { markWords } from './mark-words.ts'
import phone from './phone-bar.module.css'
import { focusPicked, pickAll, pickedNow } from './picked.ts'
import { type AroundPicked, copyPicked, markPicked, movePicked, removePicked, turnPicked } from './picked-acts.ts'
import { areMarked, kindOfAll, type Span } from './picked-deeds.ts'
import { useStanding } from './use-standing.ts'

interface Props {
  readonly stage: Stage
}

/** What can be done to several blocks at once; on a phone it stands where the tools of a text do. */
export function PickedBar({ stage }: Props) {
  const { editor, say, announce } = useEditing()
  const around = { stage, editor, say, announce }
  const isPhone = useIsPhone()
  const isBack = useRef(false)
  useEditorState(({ picked }) => picked)
  const opened = useEditorState((state) => state.opened)
  const now = pickedNow(editor)
  useStanding(stage, isPhone)
  useEffect(() => stage.place(), [stage])
  if (!opened || !now) return null
  const back = () => {
    isBack.current = true
    focusPicked(around)
    isBack.current = false
  }
  const end = () => {
    editor.pick(null)
    stage.release()
    stage.focus()
    editor.select(null)
  }
  const tools = <Tools around={around} span={now} isBuilder={mayBuild(opened)} back={back} />
  return (
    <Toolbar
      label={sayPart(blockWords, say.language)('pickedText')}
      isOnKeyboard={isPhone}
      leave={back}
      onBlur={(event) => isBack.current || stage.left(event.relatedTarget)}
    >
      {isPhone ? <OnPhone end={end}>{tools}</OnPhone> : tools}
    </Toolbar>
  )
}

function OnPhone({ end, children }: { readonly end: () => void; readonly children: ReactNode }) {
  const { say } = useEditing()
  return (
    <>
      <div className={phone.tools}>{children}</div>
      <button type="button" className={phone.done} tabIndex={-1} onClick={end}>
        {sayPart(toolWords, say.language)('done')}
      </button>
    </>
  )
}

interface ToolsProps {
  readonly around: AroundPicked
  readonly span: Span
  /** Whether blocks are made and removed in this language, by this person. */
  readonly isBuilder: boolean
  readonly back: () => void
}

function Tools({ around, span, isBuilder, back }: ToolsProps) {
  const { say: main } = around
  const say = sayPart(blockWords, main.language)
  const sayMark = sayPart(markWords, main.language)
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const isPhone = useIsPhone()
  const { at, first, last } = span
  const isAll = first === 0 && last === at.items.length - 1
  // Fingers have no Ctrl+A.
  const isMore = !isAll && (isPhone || navigator.maxTouchPoints > 0)
  const copies = (
    <>
      <span className={styles.line} />
      <Tool icon="copy" label={say('copy')} run={() => copyPicked(around)} />
      <Tool icon="trash" label={isBuilder ? main('removeItem') : say('clear')} run={() => removePicked(around)} />
    </>
  )
  return (
    <>
      {!isPhone && <span className={styles.label}>{say('picked', { n: last - first + 1 })}</span>}
      {(['bold', 'italic'] as const).map((kind, index) => (
        <Tool
          key={kind}
          isFirst={index === 0}
          icon={kind}
          label={sayMark(kind)}
          isOn={areMarked(span, language, kind)}
          run={() => markPicked(around, kind)}
        />
      ))}
      {isBuilder && <KindMenu around={around} span={span} back={back} />}
      {/* What is wanted most is seen where there is room for few. */}
      {isPhone && copies}
      {(isBuilder || isMore) && <span className={styles.line} />}
      {isMore && <Tool icon="selectAll" label={say('selectAll')} run={() => pickAll(around)} />}
      {isBuilder && <Moves around={around} span={span} />}
      {!isPhone && copies}
    </>
  )
}

function Moves({ around, span: { at, first, last } }: Pick<ToolsProps, 'around' | 'span'>) {
  const { say } = around
  const isLast = last === at.items.length - 1
  return (
    <>
      <Tool
        icon="arrowUp"
        label={say('moveEarlier')}
        reason={first === 0 ? say('isFirst') : undefined}
        run={() => movePicked(around, -1)}
      />
      <Tool
        icon="arrowDown"
        label={say('moveLater')}
        reason={isLast ? say('isLast') : undefined}
        run={() => movePicked(around, 1)}
      />
    </>
  )
}

function KindMenu({ around, span, back }: Omit<ToolsProps, 'isBuilder'>) {
  const { say } = around
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const { section, list, items, names: fields } = span.at
  const path = `${list}/${items[span.first]?.id}/${fields.block}`
  const names = choiceNames(say, section.template, path)
  const label = fieldName(say, section.template, path)
  const chosen = kindOfAll(span, language)
  const choose = (kind: BlockKind) => () => {
    turnPicked(around, kind)
    back()
  }
  const choices = BLOCKS.filter((kind) => kind !== 'PICTURE').map((kind) => ({
    id: kind,
    label: names[kind] ?? kind,
    isChecked: kind === chosen,
    run: choose(kind),
  }))
  return (
    <ToolMenu icon="paragraph" label={label} {...(chosen && { words: names[chosen] ?? chosen })}>
      {(close) => <MenuList groups={[{ label, items: choices }]} close={close} />}
    </ToolMenu>
  )
}

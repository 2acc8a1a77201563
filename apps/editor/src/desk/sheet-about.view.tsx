import { type ReactNode, useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import styles from '../kit/sheet.module.css'
import { Sheet, showAbove } from '../kit/sheet.view.tsx'
import { elementAt } from '../places/editable.ts'
import type { Caret } from '../state/state.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { useEditing } from './editing.ts'
import { ToolShape } from './tool.view.tsx'

interface Props {
  readonly stage: Stage
  /** What the sheet is about; it stays in sight above it. */
  readonly about: Caret
  readonly title: string
  /** Beside the page, which goes on meanwhile; else over it. */
  readonly beside?: 'picture' | 'icon'
  readonly done: () => void
  /** Goes without a change; where there is none, Done does. */
  readonly back?: () => void
  /** What Escape does, where it is another thing than that. */
  readonly leave?: () => void
  readonly children: ReactNode
}

/** On a phone tools come from below: a title, Done, and what can be done (editor-look 11b). */
export function SheetAbout({ stage, about, title, beside, done, back, leave = back ?? done, children }: Props) {
  const { say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const own = useRef<HTMLElement>(null)
  const { section, path } = about
  useEffect(() => {
    if (!own.current?.contains(document.activeElement)) own.current?.focus({ preventScroll: true })
    showAbove(own.current, elementAt(stage.page, { section, path }))
  }, [stage, section, path])
  return (
    <Sheet
      ref={own}
      name={beside ?? 'tool'}
      title={title}
      dir={main.dir}
      isModal={!beside}
      leave={leave}
      before={
        back && (
          <button type="button" className={styles.back} aria-label={say('back')} data-closes="" onClick={back}>
            <ToolShape name="back" />
          </button>
        )
      }
      behind={
        <button type="button" className={styles.done} data-closes={back ? undefined : ''} onClick={done}>
          {say('done')}
        </button>
      }
    >
      {children}
    </Sheet>
  )
}

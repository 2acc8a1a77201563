import { useEditing, useStateAfterFrame } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'
import type { Step } from '../state/state.ts'
import { templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'

/** Undo and redo, each with the name of its step; at the ends they say that there is nothing (U36). */
export function UndoButtons() {
  const { editor, say } = useEditing()
  const undo = useStateAfterFrame((state) => state.opened?.undo.at(-1))
  const redo = useStateAfterFrame((state) => state.opened?.redo.at(-1))
  const isTyping = useStateAfterFrame((state) => state.isTyping)
  const undoTip = undo ? say('undoStep', { step: stepName(undo, say) }) : isTyping ? say('undo') : say('nothingToUndo')
  const redoTip = redo ? say('redoStep', { step: stepName(redo, say) }) : say('nothingToRedo')
  return (
    <div className={styles.group}>
      <UndoButton icon="undo" tip={undoTip} isOff={!undo && !isTyping} run={() => editor.undo()} />
      <UndoButton icon="redo" tip={redoTip} isOff={!redo} run={() => editor.redo()} />
    </div>
  )
}

interface ButtonProps {
  readonly icon: 'undo' | 'redo'
  readonly tip: string
  readonly isOff: boolean
  readonly run: () => void
}

function UndoButton({ icon, tip, isOff, run }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-act={icon}
      data-tip={tip}
      aria-label={tip}
      aria-disabled={isOff}
      // The caret stays in its text while the button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && run()}
    >
      <Icon name={icon} />
    </button>
  )
}

function stepName({ name }: Step, say: Say): string {
  return say(`step${name.kind}`, { section: templateName(say, name.template) })
}

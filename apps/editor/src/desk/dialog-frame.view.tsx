// Modal dialog: focus trap, Escape, sheet on phones.
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog } from '../kit/dialog.view.tsx'
import { panelWords } from '../words/panels.ts'
import { sayPart } from '../words/words.ts'
import { useEditing } from './editing.ts'

interface Props {
  readonly title: string
  /** CSS px; on a phone every dialog is a sheet as wide as the screen. */
  readonly width: number
  readonly height?: number
  readonly children: ReactNode
  readonly foot?: ReactNode
  /** Stands beside the title. */
  readonly beside?: ReactNode
}

/** Undo and redo work from every dialog (U36), save too; but a field in which one writes takes back its own. */
function isForEditor({ code, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey)) return false
  const isWriting = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  return code === 'KeyS' || ((code === 'KeyZ' || code === 'KeyY') && !isWriting)
}

/** The frame every dialog of the editor stands in; of keys the editor hears only those that are for it. */
export function DialogFrame(props: Props) {
  const { editor, say: main } = useEditing()
  return (
    <Dialog
      {...props}
      close={() => editor.show({ dialog: null })}
      closeName={sayPart(panelWords, main.language)('close')}
      onKeyDown={(event) => !isForEditor(event) && event.stopPropagation()}
    />
  )
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import frame from '../kit/frame.module.css'
import { panelIcons } from '../kit/panel-icons.ts'
import { panelWords } from '../words/panels.ts'
import { sayPart } from '../words/words.ts'
import styles from './dialog.module.css'
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

/** The frame every dialog stands in: modal, closed by Escape and by its button; the focus goes back to what opened it. */
export function DialogFrame({ title, width, height, children, foot, beside }: Props) {
  const { editor, say: main } = useEditing()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const say = sayPart(panelWords, main.language)
  const close = () => editor.show({ dialog: null })
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => (opener instanceof HTMLElement && opener.isConnected ? opener.focus() : undefined)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      style={{ inlineSize: width, blockSize: height }}
      onClose={close}
      onKeyDown={(event) => !isForEditor(event) && event.stopPropagation()}
    >
      {/* In a dialog a header would count as that of the page. */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive */}
      <header className={styles.head} role="none">
        <h2 id={id}>{title}</h2>
        {beside}
        <button
          type="button"
          className={frame.iconButton}
          aria-label={say('close')}
          onClick={close}
          dangerouslySetInnerHTML={{ __html: panelIcons.close }}
        />
      </header>
      <div className={frame.content}>{children}</div>
      {foot && (
        <footer className={styles.foot} role="none">
          {foot}
        </footer>
      )}
    </dialog>
  )
}

import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'
import frame from './frame.module.css'
import { panelIcons } from './panel-icons.ts'
import { useModal } from './use-modal.ts'

interface Props {
  readonly title: string
  readonly close: () => void
  /** CSS px; on a phone every dialog is a sheet as wide as the screen. */
  readonly width: number
  readonly height?: number | undefined
  readonly children: ReactNode
  readonly foot?: ReactNode
  /** Stands beside the title. */
  readonly beside?: ReactNode
  /** Names the button that closes it, where it has one. */
  readonly closeName?: string
  /** A press beside it closes nothing: work goes on in it. */
  readonly isFirm?: boolean
  /** Changes with what stands in it; the focus goes to its first control then, if it stood on one that is gone. */
  readonly turn?: string
  readonly contentClass?: string | undefined
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** A modal dialog (WAI-ARIA APG): closed by Escape, by its buttons and by a press beside it; on a phone a sheet from below. */
export function Dialog({ title, close, width, height, children, foot, beside, turn, onKeyDown, ...props }: Props) {
  const dialog = useModal()
  const scrim = useScrim(props.isFirm === true)
  const id = useId()
  useEffect(() => {
    if (turn === undefined) return
    if (dialog.current?.contains(document.activeElement) && document.activeElement !== dialog.current) return
    dialog.current?.querySelector<HTMLElement>('button, a, input:enabled')?.focus()
  }, [turn, dialog])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      style={{ inlineSize: width, blockSize: height }}
      onClose={close}
      onKeyDown={onKeyDown}
      {...scrim}
    >
      {/* In a dialog a header would count as that of the page. */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive */}
      <header className={styles.head} role="none">
        <h2 id={id}>{title}</h2>
        {beside}
        {props.closeName !== undefined && (
          <button
            type="button"
            className={frame.iconButton}
            aria-label={props.closeName}
            onClick={close}
            dangerouslySetInnerHTML={{ __html: panelIcons.close }}
          />
        )}
      </header>
      <div className={`${frame.content} ${props.contentClass ?? ''}`}>{children}</div>
      {foot && (
        <footer className={styles.foot} role="none">
          {foot}
        </footer>
      )}
    </dialog>
  )
}

/** Light dismiss: a press that begins and ends on the scrim closes, unless something was written that a slip would lose. */
function useScrim(isFirm: boolean) {
  const isPressed = useRef(false)
  const isWritten = useRef(false)
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      isPressed.current = isOnScrim(event)
    },
    onInput: ({ target }: FormEvent) => {
      // What is looked for is not lost with its dialog.
      if (!(target instanceof HTMLInputElement && target.type === 'search')) isWritten.current = true
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isPressed.current && isOnScrim(event) && !isFirm && !isWritten.current) event.currentTarget.close()
    },
  }
}

function isOnScrim({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import floating from '../kit/floating.module.css'
import styles from '../kit/tools.module.css'

interface Props {
  readonly label: string
  /** Escape: back to what the bar belongs to. */
  readonly leave: () => void
  readonly onBlur?: (event: FocusEvent) => void
  /** As wide as a phone, without the look of what floats. */
  readonly isOnKeyboard?: boolean
  readonly children: ReactNode
}

/** A bar of tools at the thing they change: one tab stop, arrows inside, mirrored in right-to-left. */
export function Toolbar({ label, leave, onBlur, isOnKeyboard = false, children }: Props) {
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      leave()
      return
    }
    const isRtl = document.documentElement.dir === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const next = buttons[(at + step + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      dir={document.documentElement.dir}
      className={isOnKeyboard ? styles.onKeyboard : `${floating.look} ${styles.bar}`}
      onKeyDown={keyed}
      onBlur={onBlur}
      // The caret stays in its text while a tool is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

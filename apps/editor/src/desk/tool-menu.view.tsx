import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closeOnLeave } from '../kit/menu.ts'
import { type ToolIcon, toolIcons } from '../kit/tool-icons.ts'
import styles from '../kit/tools.module.css'

interface Props {
  readonly icon: ToolIcon
  readonly label: string
  /** Shown beside the icon. */
  readonly words?: string
  /** Why it cannot be opened; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly kind?: 'menu' | 'dialog'
  readonly children: (close: () => void) => ReactNode
}

const GAP = 6
const EDGE = 8

/** A button of a bar that opens choices below it; Escape goes back to the button. */
export function ToolMenu({ icon, label, words, reason, kind = 'menu', children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState === 'open' && popover.current) closeOnLeave(popover.current)
  }
  const drawn = (content: HTMLDivElement | null) => {
    if (content && popover.current && button.current) placeAt(popover.current, button.current)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        popoverTarget={reason === undefined ? id : undefined}
        data-words={words ? '' : undefined}
        data-tip={reason ?? (words ? undefined : label)}
        aria-label={words ? `${label}: ${words}` : label}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-disabled={reason !== undefined}
        aria-description={reason}
        tabIndex={-1}
      >
        {/* The shapes are constants of this program. */}
        <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons[icon] }} />
        {words}
        {words && <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons.chevronDown }} />}
      </button>
      {createPortal(
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is a menu or a dialog
        <div
          ref={popover}
          id={id}
          className="menu"
          popover="auto"
          dir={document.documentElement.dir}
          role={kind}
          aria-label={label}
          onToggle={toggled}
          // What happens in here is no business of the bar around the button.
          onKeyDown={keepIn}
          onPointerDown={keepIn}
          onMouseDown={keepIn}
        >
          {isOpen && <div ref={drawn}>{children(() => popover.current?.hidePopover())}</div>}
        </div>,
        // Inside of a landmark, for who walks by them.
        document.querySelector('main') ?? document.body,
      )}
    </>
  )
}

function keepIn(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Below the button, or above it where there is no room; at its inline start. */
function placeAt(popover: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const wanted = document.documentElement.dir === 'rtl' ? innerWidth - from.right : from.left
  const isBelow = from.bottom + GAP + height + EDGE <= innerHeight || from.top < innerHeight - from.bottom
  const top = isBelow ? Math.min(from.bottom + GAP, innerHeight - height - EDGE) : from.top - GAP - height
  popover.style.insetInlineStart = `${Math.max(EDGE, Math.min(wanted, innerWidth - width - EDGE))}px`
  popover.style.insetBlockStart = `${Math.max(EDGE, top)}px`
}

import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepAt } from './popover.ts'

interface Props {
  readonly label: string
  /** What is chosen now, said after the name of the button. */
  readonly value?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Draws the choices; it may still be on its way. */
  readonly list: (close: () => void) => ReactNode
  /** What tests and guides find the button by. */
  readonly name?: string
  readonly kind?: 'menu' | 'dialog' | undefined
  /** Stands in a tool bar: the bar walks its buttons and hears keys and presses, which are not to come from the choices. */
  readonly tool?: Tool | undefined
}

interface Tool {
  readonly tip: string | undefined
  /** Its name is drawn on it. */
  readonly isWide: boolean
  /** Why it cannot be opened; it stays in reach and says so. */
  readonly reason: string | undefined
}

/** A button that opens choices below it (menu button, WAI-ARIA APG); Escape goes back to the button. */
export function MenuButton({ label, value, className, children, list: draw, name, kind = 'menu', tool }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState === 'open' && list.current && button.current) keepAt(list.current, button.current)
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || tool?.reason !== undefined) return
    event.preventDefault()
    list.current?.showPopover()
  }
  const popover = (
    <div
      ref={list}
      id={id}
      className="menu"
      popover="auto"
      dir={document.documentElement.dir}
      role={kind}
      aria-label={label}
      onToggle={toggled}
      {...(tool && ONLY_HERE)}
    >
      {isOpen && draw(() => list.current?.hidePopover())}
    </div>
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={tool?.reason === undefined ? id : undefined}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-label={value ? `${label}: ${value}` : label}
        data-menu={name}
        onKeyDown={keyed}
        {...(tool && toolMarks(tool))}
      >
        {children}
      </button>
      {/* In a landmark, for who walks by them. */}
      {tool ? createPortal(popover, document.querySelector('main') ?? document.body) : popover}
    </>
  )
}

const keepIn = (event: SyntheticEvent) => event.stopPropagation()
const ONLY_HERE = { onKeyDown: keepIn, onPointerDown: keepIn, onMouseDown: keepIn }

function toolMarks({ tip, isWide, reason }: Tool) {
  return {
    'data-words': isWide ? '' : undefined,
    'data-tip': reason ?? tip,
    'aria-disabled': reason !== undefined,
    'aria-description': reason,
    tabIndex: -1,
  }
}

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { closeOnLeave, placeUnder } from './menu.ts'

interface Props {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Draws the choices; it may still be on its way. */
  readonly list: (close: () => void) => ReactNode
  /** What tests and guides find the button by. */
  readonly name?: string
}

/** A button that opens a list of choices; Escape goes back to the button. */
export function MenuButton({ label, className, children, list: draw, name }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState === 'open' && list.current) closeOnLeave(list.current)
  }
  // Once its choices are drawn it is known how much room they take.
  useLayoutEffect(() => {
    if (isOpen && list.current && button.current) placeUnder(list.current, button.current)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        data-menu={name}
      >
        {children}
      </button>
      <div ref={list} id={id} className="menu" popover="auto" role="menu" aria-label={label} onToggle={toggled}>
        {isOpen && draw(() => list.current?.hidePopover())}
      </div>
    </>
  )
}

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  readonly label: string
  /** What is chosen now, said after the name of the button. */
  readonly value?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Draws the choices, which place what they stand in; they may still be on their way. */
  readonly list: (close: () => void) => ReactNode
  /** What tests and guides find the button by. */
  readonly name?: string
  readonly kind?: 'menu' | 'dialog' | undefined
  /** It opens by itself for each other one of these. */
  readonly opensFor?: object | null | undefined
  /** What a bar adds to its button and to what it opens, and where that stands then. */
  readonly own?: ComponentProps<'button'> | undefined
  readonly around?: ComponentProps<'div'> | undefined
  readonly within?: Element | undefined
}

/** A button that opens choices below it (menu button, WAI-ARIA APG); Escape goes back to the button. */
export function MenuButton({
  label,
  value,
  className,
  children,
  list: draw,
  name,
  kind = 'menu',
  opensFor,
  ...props
}: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (opensFor) list.current?.showPopover()
  }, [opensFor])
  const toggled = ({ newState }: { readonly newState?: string }) => setOpen(newState === 'open')
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.currentTarget.ariaDisabled === 'true') return
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
      {...props.around}
    >
      {isOpen && draw(() => list.current?.hidePopover())}
    </div>
  )
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-label={value ? `${label}: ${value}` : label}
        data-menu={name}
        onKeyDown={keyed}
        {...props.own}
      >
        {children}
      </button>
      {props.within ? createPortal(popover, props.within) : popover}
    </>
  )
}

import { type ReactNode, useId, useRef, useState } from 'react'
import { closeOnLeave, type MenuGroup, placeUnder } from '../chrome/menu.ts'
import { MenuList } from '../chrome/menu-list.view.tsx'

interface Props {
  readonly label: string
  readonly className: string | undefined
  readonly groups: readonly MenuGroup[]
  readonly children: ReactNode
}

/** A button that opens a list of choices; Escape goes back to the button. */
export function PopupMenu({ label, className, groups, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState !== 'open' || !button.current || !list.current) return
    placeUnder(list.current, button.current)
    closeOnLeave(list.current)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
      >
        {children}
      </button>
      <div ref={list} id={id} className="menu" popover="auto" role="menu" aria-label={label} onToggle={toggled}>
        {isOpen && <MenuList groups={groups} close={() => list.current?.hidePopover()} />}
      </div>
    </>
  )
}

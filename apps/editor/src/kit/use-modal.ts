import { type RefObject, useEffect, useRef } from 'react'

/** Opens a native modal dialog as it is drawn: Tab stays in it, Escape closes it, and the focus goes back to what opened it, or to the head of the page. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector<HTMLElement>('h1')?.focus()
    }
  }, [])
  return dialog
}

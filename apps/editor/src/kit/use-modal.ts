import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens a native modal dialog as it is drawn: Tab stays in it, and Escape closes it. The focus goes back to what opened
 * it, or to the head of the page, unless it is said where.
 */
export function useModal(back?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const goBack = useRef(back)
  goBack.current = back
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (goBack.current) goBack.current()
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector<HTMLElement>('h1')?.focus()
    }
  }, [])
  return dialog
}

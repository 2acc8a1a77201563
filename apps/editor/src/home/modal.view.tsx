import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './home.module.css'

interface Props {
  readonly title: string
  readonly close: () => void
  /** Changes with what stands in it; the focus goes to its first button then, if it stood on one that is gone. */
  readonly turn?: string
  readonly children: ReactNode
}

/** What must be answered before anything else; Escape is an answer. The focus goes back to where it was, or to the head of the page. */
export function Modal({ title, close, turn, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector<HTMLElement>('h1')?.focus()
    }
  }, [])
  useEffect(() => {
    if (dialog.current?.contains(document.activeElement) && document.activeElement !== dialog.current) return
    dialog.current?.querySelector<HTMLElement>('button, a, input:enabled')?.focus()
  }, [turn])
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

import { useEffect, useId, useRef } from 'react'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

/** A colour: the browser's own picker shows each on the page, and the one it closes with is chosen. */
export function Colour({ value, label, preview, store }: ControlProps<'color'>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const acts = useRef({ preview, store })
  acts.current = { preview, store }
  useEffect(() => {
    const picker = input.current
    if (!picker) return
    const ending = new AbortController()
    const { signal } = ending
    const chosen = () => picker.value.toUpperCase()
    picker.addEventListener('input', () => acts.current.preview(chosen()), { signal })
    picker.addEventListener('change', () => acts.current.store(chosen()), { signal })
    return () => ending.abort()
  }, [])
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.colour}>
        <code dir="ltr">{value}</code>
        <input ref={input} id={id} type="color" defaultValue={value} />
      </span>
    </div>
  )
}

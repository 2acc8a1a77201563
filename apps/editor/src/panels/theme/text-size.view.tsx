import { useEffect, useId, useRef } from 'react'
import type { PartProps } from './part.ts'
import styles from './theme.module.css'

/** With keys, a pause ends the change; with a pointer, letting go does. */
const PAUSE = 800

/** How large all text is, 0–100; 50 is neutral. */
export function TextSize({ draft, say }: PartProps) {
  const id = useId()
  const size = draft.theme.textSize
  const held = useRef(false)
  const timer = useRef(0)
  const { keep } = draft
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => !held.current && keep(), PAUSE)
  }
  const letGo = () => {
    held.current = false
    clearTimeout(timer.current)
    keep()
  }
  return (
    <div className={styles.part}>
      <div className={styles.sizeHead}>
        <label htmlFor={id}>{say('textSize')}</label>
        <output htmlFor={id}>{Math.round(size)}</output>
      </div>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        value={size}
        data-text-size=""
        onPointerDown={() => {
          held.current = true
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onBlur={letGo}
        onChange={({ currentTarget }) => {
          draft.attempt('textSize', Number(currentTarget.value))
          later()
        }}
      />
    </div>
  )
}

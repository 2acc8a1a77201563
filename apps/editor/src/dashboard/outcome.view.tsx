import { useEffect, useState } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'

const STAYS = 8_000
/** Whoever may want to take it back has time to read first. */
const STAYS_WITH_UNDO = 15_000

interface Props {
  readonly text: string
  readonly turn: number
  readonly undo: (() => void) | undefined
}

/** What was done, or why it was not; heard at once, and seen for a while, with the way back where there is one. */
export function Outcome({ text, turn, undo }: Props) {
  const { say } = useHome()
  const [gone, setGone] = useState(0)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setGone(turn), undo ? STAYS_WITH_UNDO : STAYS)
    return () => clearTimeout(timer)
  }, [turn, undo, isHeld])
  const take = () => {
    setGone(turn)
    setHeld(false)
    undo?.()
  }
  return (
    <div role="status" aria-live="polite" data-told="">
      {text !== '' && gone !== turn && (
        <p
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {text}
          {undo && (
            <button type="button" className={styles.undo} onClick={take}>
              {say('undo')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

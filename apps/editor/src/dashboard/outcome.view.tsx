import { useEffect, useState } from 'react'
import styles from '../home/home.module.css'

const STAYS = 8_000

/** What was done, or why it was not; heard at once, and seen for a while. */
export function Outcome({ text, turn }: { readonly text: string; readonly turn: number }) {
  const [gone, setGone] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setGone(turn), STAYS)
    return () => clearTimeout(timer)
  }, [turn])
  return (
    <div role="status" aria-live="polite" data-told="">
      {text !== '' && gone !== turn && <p className={styles.toast}>{text}</p>}
    </div>
  )
}

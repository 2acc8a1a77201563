import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import styles from './phone-bar.module.css'

/** On a phone the bar takes the width of the window, and what else stands at its foot gives way to it. */
export function useStanding(stage: Stage, isPhone: boolean): void {
  useEffect(() => {
    if (!isPhone) return
    const host = stage.hosts.text
    host.classList.add(styles.host ?? '')
    host.dataset.onKeyboard = ''
    stage.place()
    return () => {
      host.classList.remove(styles.host ?? '')
      delete host.dataset.onKeyboard
      stage.place()
    }
  }, [stage, isPhone])
}

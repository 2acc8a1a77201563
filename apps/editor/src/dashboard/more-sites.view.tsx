import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'

interface MoreProps {
  readonly shown: number
  readonly total: number
  readonly isBusy: boolean
  readonly more: () => void
}

/** The way to the sites after those that are shown. */
export function MoreSites({ shown, total, isBusy, more }: MoreProps) {
  const { say } = useHome()
  if (shown >= total) return null
  return (
    <div className={styles.further}>
      <span className={styles.quiet}>{say('shown', { n: shown, total })}</span>
      <button type="button" className={styles.secondary} aria-busy={isBusy} onClick={more}>
        {say('showMore')}
      </button>
    </div>
  )
}

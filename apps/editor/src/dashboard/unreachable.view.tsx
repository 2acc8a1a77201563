import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'

/** The server does not answer; nothing is lost. */
export function Unreachable({ tryAgain }: { readonly tryAgain: () => void }) {
  const { say } = useHome()
  return (
    <div role="alert" className={styles.quiet}>
      <p>{say('unreachable')}</p>
      <button type="button" className={styles.secondary} onClick={tryAgain}>
        {say('tryAgain')}
      </button>
    </div>
  )
}

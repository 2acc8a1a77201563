import { Icon } from '../kit/icon.view.tsx'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'

interface Props {
  readonly text: string
  readonly forget: () => Promise<unknown>
  readonly show?: (() => void) | undefined
}

/** Why nothing was published the last time, until it is dismissed. */
export function NotPublished({ text, forget, show }: Props) {
  const say = usePublishWords()
  const dismiss = () => {
    // It was read; where the server cannot forget it now it is told once more.
    forget().catch(() => undefined)
    document.querySelector<HTMLElement>('[data-schedule-dialog] input')?.focus()
  }
  return (
    <div className={styles.notPublished} data-not-published="">
      <Icon name="alertTriangle" />
      <p>{text}</p>
      <span>
        <button type="button" className={styles.fix} onClick={dismiss}>
          {say('dismiss')}
        </button>
        {show && (
          <button type="button" className={styles.act} onClick={show}>
            {say('show')}
          </button>
        )}
      </span>
    </div>
  )
}

/** That something has to be fixed before the moment comes. */
export function ScheduleProblems({ count, show }: { readonly count: number; readonly show: () => void }) {
  const say = usePublishWords()
  if (count === 0) return null
  return (
    <div className={styles.notPublished} data-problems="">
      <Icon name="alertCircle" />
      <p>{say('scheduleProblems', { n: count })}</p>
      <button type="button" className={styles.act} onClick={show}>
        {say('show')}
      </button>
    </div>
  )
}

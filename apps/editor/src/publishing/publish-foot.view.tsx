import { useEditing } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import foot from './publish-foot.module.css'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'

interface FootProps {
  readonly reason: string | null
  readonly isError: boolean
  readonly isMeasuring: boolean
  readonly publish: () => void
  readonly close: () => void
}

/** Why nothing can be published now, if so; and the buttons. */
export function PublishFoot({ reason, isError, isMeasuring, publish, close }: FootProps) {
  const { say: main } = useEditing()
  const say = usePublishWords()
  return (
    <>
      <span className={foot.why} data-kind={isError ? 'error' : undefined} role="status">
        {reason !== null && <Icon name={isError ? 'alertCircle' : 'check'} />}
        {reason ?? (isMeasuring ? say('measuring') : '')}
      </span>
      <button type="button" className={styles.act} onClick={close}>
        {say('cancel')}
      </button>
      <button
        type="button"
        className={styles.main}
        aria-disabled={reason !== null}
        aria-description={reason ?? undefined}
        onClick={() => reason === null && publish()}
      >
        {main('publish')}
      </button>
    </>
  )
}

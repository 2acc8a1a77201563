import { useEditing } from '../desk/editing.ts'
import { useLiveAddress } from '../desk/live-address.ts'
import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'

/** For a moment after publishing: that it is done, and the way to what visitors read now. */
export function PublishDone({ isShort }: { readonly isShort: boolean }) {
  const { say } = useEditing()
  const live = useLiveAddress()
  return (
    <a
      className={styles.publish}
      data-look="outlined"
      data-publish="done"
      href={live ?? '/'}
      target="_blank"
      rel="noopener"
    >
      <Icon name="checkCircle" />
      {isShort ? '' : `${say('published')} ·`} <em>{say('view')}</em>
    </a>
  )
}

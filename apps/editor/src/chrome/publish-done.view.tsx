import styles from './bar.module.css'
import { useEditing } from './editing.ts'
import { Icon } from './icon.view.tsx'
import { useLiveAddress } from './live-address.ts'

/** For a moment after publishing: that it is done, and the way to what visitors read now. */
export function PublishDone({ isPhone }: { readonly isPhone: boolean }) {
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
      {isPhone ? '' : `${say('published')} ·`} <em>{say('view')}</em>
    </a>
  )
}

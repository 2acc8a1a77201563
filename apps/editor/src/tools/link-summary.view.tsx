import { useEditing } from '../chrome/editing.ts'
import { Icon } from '../chrome/icon.view.tsx'
import { useLiveAddress } from '../chrome/live-address.ts'
import type { Opened } from '../state/state.ts'
import { resolveLink, shorten } from './link-targets.ts'
import styles from './tools.module.css'

interface Props {
  readonly opened: Opened
  readonly address: string
  readonly remove: () => void
}

/** Where the link leads now, the way there, and the way to take it off (U29). */
export function LinkSummary({ opened, address, remove }: Props) {
  const { say } = useEditing()
  const live = useLiveAddress()
  const { name, isBroken } = resolveLink(opened, address, say)
  const href = URL.canParse(address, live ?? undefined) ? new URL(address, live ?? undefined).href : null
  return (
    <div className={styles.summary}>
      <span className={styles.words}>
        <bdi>{shorten(name)}</bdi>
        {name !== address && (
          <bdi className={styles.where} dir="ltr">
            {shorten(address)}
          </bdi>
        )}
        {isBroken && (
          <span className={styles.broken}>
            <Icon name="alertTriangle" />
            {say('linkBroken')}
          </span>
        )}
      </span>
      {href && !isBroken && (
        <a className={styles.act} href={href} target="_blank" rel="noopener noreferrer">
          {say('linkOpen')}
        </a>
      )}
      <button type="button" className={styles.act} onClick={remove}>
        {say('linkRemove')}
      </button>
    </div>
  )
}

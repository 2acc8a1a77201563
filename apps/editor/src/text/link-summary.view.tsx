import { useId } from 'react'
import { useEditing } from '../desk/editing.ts'
import { useLiveAddress } from '../desk/live-address.ts'
import { Icon } from '../kit/icon.view.tsx'
import styles from '../kit/tools.module.css'
import type { Opened } from '../state/state.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { isOutside, resolveLink, shorten } from './link-targets.ts'

interface Props {
  readonly opened: Opened
  readonly address: string
  readonly edit: () => void
  readonly remove: () => void
}

/** Where the link leads now, the way there, and the ways to change it and to take it off (U29). */
export function LinkSummary({ opened, address, edit, remove }: Props) {
  const { say } = useEditing()
  const sayTool = sayPart(toolWords, say.language)
  const live = useLiveAddress()
  const { name, isBroken } = resolveLink(opened, address, say)
  const href = URL.canParse(address, live ?? undefined) ? new URL(address, live ?? undefined).href : null
  return (
    <div className={styles.summary} data-link-summary="">
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
            {sayTool('broken')}
          </span>
        )}
      </span>
      <span className={styles.acts}>
        <button type="button" className={styles.act} onClick={edit}>
          {sayTool('edit')}
        </button>
        {href && !isBroken && (
          <a className={styles.act} href={href} target="_blank" rel="noopener noreferrer">
            {sayTool('open')}
          </a>
        )}
        <button type="button" className={styles.act} onClick={remove}>
          {sayTool('remove')}
        </button>
      </span>
      {isOutside(address) && <NewTab label={sayTool('newTab')} why={sayTool('newTabWhy')} />}
    </div>
  )
}

/** Links to other sites open in a new tab, always (LINK-3): it is shown, and why it cannot be switched off. */
export function NewTab({ label, why }: { readonly label: string; readonly why: string }) {
  const id = useId()
  return (
    <span className={styles.newTab}>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked
        aria-disabled
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-why`}
      />
      <span className={styles.words}>
        <span id={`${id}-name`}>{label}</span>
        <span id={`${id}-why`} className={styles.where}>
          {why}
        </span>
      </span>
    </span>
  )
}

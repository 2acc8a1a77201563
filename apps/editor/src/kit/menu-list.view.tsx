import type { KeyboardEvent } from 'react'
import { Icon } from './icon.view.tsx'
import styles from './menu.module.css'
import type { MenuGroup, MenuItem } from './menu.ts'
import { focusItem } from './menu-focus.ts'

interface Props {
  readonly groups: readonly MenuGroup[]
  readonly close: () => void
}

/** The choices of a menu: one tab stop, arrows inside. */
export function MenuList({ groups, close }: Props) {
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    const to = KEYS[event.key]
    if (!to) return
    event.preventDefault()
    focusItem(event.currentTarget, to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu is the element around it; keys arrive from its items
    <div
      className={styles.list}
      onKeyDown={keyed}
      ref={(list) => {
        if (list) focusItem(list, 'checked')
      }}
    >
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
          {groups.length > 1 && !group.isPlain && (
            <div className={styles.label} aria-hidden="true">
              {group.label}
            </div>
          )}
          {group.items.map((item) => (
            <Row key={item.id} item={item} close={close} />
          ))}
        </div>
      ))}
    </div>
  )
}

const KEYS: { readonly [key: string]: 'next' | 'previous' | 'first' | 'last' } = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

function Row({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const isChoice = item.isChecked !== undefined
  const run = () => {
    if (item.reason !== undefined) return
    close()
    item.run()
  }
  return (
    <button
      type="button"
      role={isChoice ? (item.isOneOfMany ? 'menuitemcheckbox' : 'menuitemradio') : 'menuitem'}
      aria-disabled={item.reason !== undefined ? true : undefined}
      aria-checked={isChoice ? item.isChecked : undefined}
      tabIndex={-1}
      className={styles.item}
      data-item={item.id}
      onClick={run}
    >
      {item.tag && <span className={styles.tag}>{item.tag}</span>}
      {item.icon && <Icon name={item.icon} />}
      {item.drawing && <span className="icon" dangerouslySetInnerHTML={{ __html: item.drawing }} />}
      <span className={styles.words}>
        <span lang={item.language}>{item.label}</span>
        {(item.reason ?? item.hint) && <bdi className={styles.hint}>{item.reason ?? item.hint}</bdi>}
      </span>
      {item.isChecked && <Icon name="check" />}
    </button>
  )
}

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.view.tsx'
import styles from './menu.module.css'
import type { MenuGroup, MenuItem } from './menu.ts'
import { useKept } from './popover.ts'
import tag from './tag.module.css'
import { stepAt, TypeAhead } from './walking.ts'

interface Props {
  readonly groups: readonly MenuGroup[]
  readonly close: () => void
}

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

/** The choices of a menu (WAI-ARIA APG): one tab stop, arrows and letters inside; Tab goes on from its button. */
export function MenuList({ groups, close }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [typeAhead] = useState(() => new TypeAhead())
  useKept(list)
  useLayoutEffect(() => {
    const all = itemsIn(list.current)
    const checked = all.find((item) => item.ariaChecked === 'true')
    ;(checked ?? all[0])?.focus()
  }, [])
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
    const all = itemsIn(list.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const labels = groups.flatMap((group) => group.items.map(({ label }) => label))
    const to = stepAt(event.key, at, all.length, 'round') ?? typeAhead.find(event.nativeEvent, labels, at)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu is the element around it; keys arrive from its items
    <div ref={list} className={styles.list} onKeyDown={keyed}>
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

function Row({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const isChoice = item.isChecked !== undefined
  const run = () => {
    if (item.reason !== undefined) return
    if (!item.goesOn) close()
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
      {item.tag && <span className={`${tag.tag} ${styles.tag}`}>{item.tag}</span>}
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

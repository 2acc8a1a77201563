import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from './icon.view.tsx'
import type { IconName } from './icons.ts'
import styles from './menu.module.css'
import { closeOnLeave, focusItem, placeUnder } from './menu.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  /** Language of the label, where it is not the editor's. */
  readonly language?: string
  readonly hint?: string
  readonly tag?: string
  readonly icon?: IconName
  readonly isChecked?: boolean
  readonly run: () => void
}

export interface MenuGroup {
  readonly label: string
  readonly items: readonly MenuItem[]
}

interface Props {
  readonly label: string
  readonly className?: string | undefined
  readonly groups: readonly MenuGroup[]
  readonly children: ReactNode
}

/** A button that opens a list of choices: one tab stop, arrows inside, Escape back to the button. */
export function Menu({ label, className, groups, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const opened = (event: { readonly newState?: string }) => {
    if (event.newState !== 'open' || !button.current || !list.current) return
    placeUnder(list.current, button.current)
    closeOnLeave(list.current)
    focusItem(list.current, 'checked')
  }
  const keyed = (event: KeyboardEvent) => {
    const to = KEYS[event.key]
    if (!to || !list.current) return
    event.preventDefault()
    focusItem(list.current, to)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={opened}
        onKeyDown={keyed}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
            {groups.length > 1 && (
              <div className={styles.label} aria-hidden="true">
                {group.label}
              </div>
            )}
            {group.items.map((item) => (
              <Row key={item.id} item={item} close={() => list.current?.hidePopover()} />
            ))}
          </div>
        ))}
      </div>
    </>
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
    close()
    item.run()
  }
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChoice ? item.isChecked : undefined}
      tabIndex={-1}
      className={styles.item}
      onClick={run}
    >
      {item.tag && <span className={styles.tag}>{item.tag}</span>}
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>
        <span lang={item.language}>{item.label}</span>
        {item.hint && <span className={styles.hint}>{item.hint}</span>}
      </span>
      {item.isChecked && <Icon name="check" />}
    </button>
  )
}

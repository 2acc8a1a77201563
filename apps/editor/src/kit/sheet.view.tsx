import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import floating from './floating.module.css'
import styles from './sheet.module.css'

interface Props {
  readonly ref?: Ref<HTMLElement>
  /** What tests find it by. */
  readonly name: 'section' | 'tool' | 'picture' | 'icon'
  readonly title: string
  readonly dir: 'ltr' | 'rtl'
  /** A low one leaves half of the page in sight. */
  readonly isLow?: boolean
  /** What lies beneath waits: a veil is over it, and Tab stays here. */
  readonly isModal?: boolean
  /** Before the title, and behind it. */
  readonly before?: ReactNode
  readonly behind: ReactNode
  readonly leave: () => void
  readonly children: ReactNode
}

/** The frame of a sheet (bottom sheet): it comes from below on a phone, goes by Escape, and by its head when that is pulled down. */
export function Sheet({ ref, name, title, dir, isLow, isModal = false, before, behind, leave, children }: Props) {
  const id = useId()
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    if (isModal && event.key === 'Tab') stayIn(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  const sheet = (
    <section
      ref={ref}
      role={isModal ? 'dialog' : undefined}
      aria-modal={isModal || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      dir={dir}
      className={styles.sheet}
      data-sheet={name}
      data-size={isLow ? 'low' : undefined}
      onKeyDown={keyed}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive */}
      <header className={`${floating.pull} ${styles.head}`} role="none" data-pull="">
        {before}
        <h2 id={id}>{title}</h2>
        {behind}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
  if (!isModal) return sheet
  return (
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what it does, Escape does too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what it does, Escape does too */}
      <div className={styles.veil} onMouseDown={(event) => event.preventDefault()} onClick={leave} />
      {sheet}
    </div>
  )
}

/** The focus goes round inside: what lies under the veil waits. */
function stayIn(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, a[href]')]
  const stops = all.filter((one) => one.tabIndex >= 0 && one.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  const { activeElement } = document
  const isOver = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last
  if (!isOver) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

const MARGIN = 72

/** Scrolls a thing of the page to the top of what a sheet leaves free, unless it is in sight: so it stays there when the sheet grows. */
export function showAbove(sheet: HTMLElement | null, thing: HTMLElement | null): void {
  const view = thing?.ownerDocument.defaultView
  if (!sheet || !thing || !view) return
  const { top, bottom } = thing.getBoundingClientRect()
  const free = innerHeight - sheet.offsetHeight - (view.frameElement?.getBoundingClientRect().top ?? 0)
  if (top < MARGIN || bottom > free) view.scrollBy({ top: top - MARGIN, behavior: 'instant' })
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import styles from '../kit/pictures.module.css'
import { elementAt } from '../places/editable.ts'
import type { Caret } from '../state/state.ts'
import type { Spot } from './spots.ts'

interface Props {
  readonly stage: Stage
  readonly at: Caret
  readonly spot: Spot
  /** As large as the picture, with its corners. */
  readonly fills?: boolean
  /** Told how wide the picture is, whenever that changes. */
  readonly onWidth?: (width: number) => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Stands at a picture of the page, wherever that scrolls, and goes out of sight with it. */
export function Placed({ stage, at, spot, fills, onWidth, className, children }: Props) {
  const node = useRef<HTMLDivElement>(null)
  const latest = useRef({ spot, onWidth, fills })
  latest.current = { spot, onWidth, fills }
  const { section, path } = at
  useLayoutEffect(
    () =>
      stage.follow((boxOf, room) => {
        const { spot, onWidth, fills } = latest.current
        const own = node.current
        const element = pictureElement(stage.page, { section, path })
        const box = boxOf(element)
        if (!own || !element) return
        // While sections are dragged the page is small and nothing stands on it.
        const isSmall = stage.page.documentElement.dataset.cards !== undefined
        const isSeen = !isSmall && box !== null && box.width > 0 && box.y < room.height && box.y + box.height > 0
        own.dataset.seen = String(isSeen)
        if (!box) return
        if (fills) {
          own.style.width = `${box.width}px`
          own.style.height = `${box.height}px`
          own.style.borderRadius = getComputedStyle(element).borderRadius
        }
        onWidth?.(box.width)
        const { x, y } = spot(box, { width: own.offsetWidth, height: own.offsetHeight }, room)
        own.style.transform = `translate(${x}px, ${y}px)`
      }),
    [stage, section, path],
  )
  useEffect(() => stage.place())
  useEffect(() => {
    const sizes = new ResizeObserver(() => stage.place())
    if (node.current) sizes.observe(node.current)
    return () => sizes.disconnect()
  }, [stage])
  // What goes away with the focus in it gives it back to the page.
  useLayoutEffect(() => {
    const own = node.current
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(() => stage.focus())
    }
  }, [stage])
  return (
    <div ref={node} className={styles.placed}>
      {/* Logical insets follow an element's own direction: what is placed in physical pixels has none. */}
      <div className={className} data-fills={fills} dir={document.documentElement.dir}>
        {children}
      </div>
    </div>
  )
}

/** The picture, or the entry of a list; a background that is not there yet is as large as its section. */
function pictureElement(page: Document, at: Caret): HTMLElement | null {
  const section = `[data-section="${CSS.escape(at.section)}"]`
  const entry = `${section} [data-item="${CSS.escape(at.path)}"]`
  return elementAt(page, at) ?? page.querySelector<HTMLElement>(entry) ?? page.querySelector<HTMLElement>(section)
}

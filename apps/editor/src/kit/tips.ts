// Tooltip on touch screens.
import { placeAt, visibleRoom } from './placing.ts'
import styles from './tips.module.css'

/** How long a tip stays after a tap (EDIT-12). */
const STAYS = 4_000
const GAP = 8

/** A finger cannot rest on a button to learn its name: a tap shows it, and it goes by itself (EDIT-12). */
export function listenForTips(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.popover = 'manual'
  tip.dataset.tapped = ''
  // The button says the same of itself to those who listen.
  tip.setAttribute('aria-hidden', 'true')
  document.body.append(tip)
  let timer = 0
  const hide = () => {
    clearTimeout(timer)
    tip.hidePopover()
  }
  const tapped = (event: MouseEvent) => {
    hide()
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    const target = isTouch ? (event.target as Element | null)?.closest<HTMLElement>('[data-tip]') : null
    // What opens something has said enough with that.
    if (!target?.dataset.tip || target.ariaHasPopup || target.ariaExpanded) return
    tip.textContent = target.dataset.tip
    tip.dir = document.documentElement.dir
    tip.showPopover()
    showAt(tip, target.getBoundingClientRect())
    timer = window.setTimeout(hide, STAYS)
  }
  addEventListener('click', tapped, { signal, capture: true })
  addEventListener('keydown', hide, { signal, capture: true })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    tip.remove()
  })
  return () => ending.abort()
}

/** Above what was tapped, where no finger is; below it where there is no room. */
function showAt(tip: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const { x, y } = placeAt(at, { width, height }, visibleRoom(), {
    side: 'above',
    align: 'middle',
    gap: GAP,
    isRtl: false,
  })
  tip.style.transform = `translate(${x}px, ${y}px)`
}

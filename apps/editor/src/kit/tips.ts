import styles from './tips.module.css'

/** How long a tip stays after a tap (EDIT-12). */
const STAYS = 4_000
const GAP = 8
const EDGE = 8

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
    placeAt(tip, target.getBoundingClientRect())
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
function placeAt(tip: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const x = Math.max(EDGE, Math.min(at.left + (at.width - width) / 2, innerWidth - width - EDGE))
  const above = at.top - GAP - height
  tip.style.transform = `translate(${x}px, ${above >= EDGE ? above : at.bottom + GAP}px)`
}

/** A sheet that is pulled further than this part of its height is closed. */
const FAR = 0.3

/** A sheet follows the finger that pulls it down by its head, and closes by its own button when it was pulled far. */
export function listenForSwipes(): () => void {
  const ending = new AbortController()
  const pressed = (event: PointerEvent) => {
    const target = event.target as Element
    const head = event.pointerType === 'touch' ? target.closest<HTMLElement>('[data-pull]') : null
    const sheet = head?.parentElement
    if (head && sheet && !target.closest('button, input')) follow(head, sheet, event)
  }
  addEventListener('pointerdown', pressed, { signal: ending.signal })
  return () => ending.abort()
}

function follow(head: HTMLElement, sheet: HTMLElement, { pointerId, clientY: from }: PointerEvent): void {
  const ending = new AbortController()
  const { signal } = ending
  const far = sheet.offsetHeight * FAR
  let way = 0
  head.setPointerCapture(pointerId)
  head.addEventListener(
    'pointermove',
    ({ clientY }) => {
      way = Math.max(0, clientY - from)
      sheet.style.translate = `0 ${way}px`
    },
    { signal },
  )
  const done = ({ type }: Event) => {
    ending.abort()
    sheet.style.translate = ''
    if (type === 'pointerup' && way > far) head.querySelector<HTMLElement>('[data-closes]')?.click()
  }
  head.addEventListener('pointerup', done, { signal })
  head.addEventListener('pointercancel', done, { signal })
}

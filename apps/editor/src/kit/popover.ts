import { type RefObject, useLayoutEffect } from 'react'
import { placeAt, visibleRoom } from './placing.ts'
import { EDGE } from './shift.ts'

const GAP = 6

/** Keeps a popover that has just opened below what opened it, or above it, until it closes: as it grows, and as a keyboard comes. */
export function keepAt(popover: HTMLElement, opener: HTMLElement): void {
  const ending = new AbortController()
  const { signal } = ending
  const place = () => placeUnder(popover, opener)
  const sizes = new ResizeObserver(place)
  sizes.observe(popover)
  for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, place, { signal })
  // A press on the page in its frame is not seen here; what is seen is that the window loses the focus. To a window of the
  // system, such as one to choose a file in, it goes without a frame.
  addEventListener('blur', () => document.activeElement?.matches('iframe') && popover.hidePopover(), { signal })
  popover.addEventListener('toggle', () => ending.abort(), { signal, once: true })
  signal.addEventListener('abort', () => sizes.disconnect())
  place()
}

/** The same, asked for by what is drawn in a popover that was opened by a button. */
export function useKept(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popover = content.current?.closest<HTMLElement>('[popover]')
    const opener = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)
    if (opener) keepAt(popover, opener)
  }, [content])
}

function placeUnder(popover: HTMLElement, opener: HTMLElement): void {
  const room = visibleRoom()
  // The styles know the window; what of it is seen is known here.
  popover.style.maxBlockSize = room.height < innerHeight ? `${room.height - 2 * EDGE}px` : ''
  const { offsetWidth: width, offsetHeight: height } = popover
  const isRtl = document.documentElement.dir === 'rtl'
  const placing = { side: 'below', align: 'start', gap: GAP, isRtl } as const
  const { x, y } = placeAt(opener.getBoundingClientRect(), { width, height }, room, placing)
  popover.style.insetInlineStart = `${isRtl ? document.documentElement.clientWidth - x - width : x}px`
  popover.style.insetBlockStart = `${y}px`
}

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import type { Spot } from '../desk/spots.ts'
import { elementAt } from '../places/editable.ts'
import type { PicturePlace } from '../places/picture.ts'
import styles from './logo.module.css'
import { clampLogo, logoBounds, RESIZES_FROM } from './logo-size.ts'
import { resized } from './picture-acts.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

/** Keys that follow one another make one step (EDIT-10). */
const COMMITS_AFTER = 200
const STEP = 1
const LARGE_STEP = 10

/** Drags the logo to another size; what it becomes is shown meanwhile and stored on release (EDIT-9). Phones have one size only. */
export function LogoHandle({ stage, place }: Props) {
  const say = usePictureSay()
  const sizing = useSizing(stage, place)
  const { element, ratio, view } = sizing
  const isRtl = element ? getComputedStyle(element).direction === 'rtl' : false
  const corner: Spot = (box, own) => ({
    x: (isRtl ? box.x - 4 : box.x + box.width + 4) - own.width / 2,
    y: box.y + box.height + 4 - own.height / 2,
  })
  const below: Spot = (box, own) => ({
    x: isRtl ? box.x - 4 : box.x + box.width + 4 - own.width,
    y: box.y + box.height + 14,
  })
  if (!element || view.innerWidth < RESIZES_FROM) return null
  const { least, most } = logoBounds(ratio, view.innerWidth)
  const words = say('logoPixels', { w: sizing.width, h: Math.round(sizing.width / ratio) })
  return (
    <>
      <Placed stage={stage} at={place.caret} spot={corner}>
        <button
          type="button"
          role="slider"
          className={styles.handle}
          aria-label={say('logoSize')}
          aria-valuemin={Math.round(least)}
          aria-valuemax={Math.round(most)}
          aria-valuenow={sizing.width}
          aria-valuetext={words}
          data-logo-handle=""
          style={{ cursor: isRtl ? 'nesw-resize' : 'nwse-resize' }}
          {...sizing.handlers(isRtl)}
        />
      </Placed>
      <Placed stage={stage} at={place.caret} spot={below}>
        <output className={styles.size} data-logo-size="">
          <bdi>{words}</bdi>
        </output>
      </Placed>
    </>
  )
}

/** The width as it is shown now, and every way to change it. */
function useSizing(stage: Stage, place: PicturePlace) {
  const { editor } = useEditing()
  const element = elementAt(stage.page, place.caret)
  const view = stage.page.defaultView as Window
  const ratio = place.medium ? place.medium.width / place.medium.height : 1
  const shown = () => widthOf(element)
  const [width, setWidth] = useState(shown)
  const grip = useRef<{ readonly x: number; readonly y: number; readonly width: number } | null>(null)
  const timer = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same element is drawn at another width when its picture changes
  useEffect(() => setWidth(widthOf(element)), [place.image, element])
  const show = (wanted: number) => {
    const next = clampLogo(wanted, ratio, view.innerWidth)
    element?.style.setProperty('--logo-width', `${next}px`)
    setWidth(next)
    stage.place()
    return next
  }
  const commit = (next: number) => {
    if (next !== place.image.width) editor.do(resized(place, next))
  }
  const giveUp = () => {
    grip.current = null
    clearTimeout(timer.current)
    if (place.image.width === null) element?.style.removeProperty('--logo-width')
    else element?.style.setProperty('--logo-width', `${place.image.width}px`)
    setWidth(shown())
    stage.place()
  }
  const handlers = (isRtl: boolean) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, y: event.clientY, width: shown() }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = grip.current
      if (!from) return
      const across = (isRtl ? -1 : 1) * (clientX - from.x)
      const down = (clientY - from.y) * ratio
      show(from.width + (Math.abs(across) >= Math.abs(down) ? across : down))
    },
    onPointerUp() {
      if (grip.current) commit(width)
      grip.current = null
    },
    onPointerCancel: giveUp,
    onKeyDown(event: KeyboardEvent) {
      const by = stepOf(event, isRtl)
      if (event.key === 'Escape') {
        event.preventDefault()
        if (grip.current) giveUp()
        else stage.focus()
      }
      if (by === 0) return
      event.preventDefault()
      const next = show(width + by)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => commit(next), COMMITS_AFTER)
    },
  })
  return { element, view, ratio, width, handlers }
}

const widthOf = (element: HTMLElement | null) => Math.round(element?.getBoundingClientRect().width ?? 0)

function stepOf({ key, shiftKey }: KeyboardEvent, isRtl: boolean): number {
  const onward = isRtl ? -1 : 1
  const way = { ArrowRight: onward, ArrowLeft: -onward, ArrowUp: 1, ArrowDown: -1 }[key] ?? 0
  return way * (shiftKey ? LARGE_STEP : STEP)
}

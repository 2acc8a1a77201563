import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import styles from './crop.module.css'
import type { Point } from './crop-geometry.ts'
import type { CropPlan } from './crop-plan.ts'
import type { Cropping } from './use-crop.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly plan: CropPlan
  readonly cropping: Cropping
  readonly source: string
}

const STEP = 1
const LARGE_STEP = 10
const ZOOM_STEP = 0.05

const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The picture below its frame: drag, pinch, wheel and keys move and enlarge it. */
export function CropStage({ plan, cropping, source }: Props) {
  const say = usePictureSay()
  const { crop, size } = cropping
  const { at, scale, frame } = plan
  const area = useRef<HTMLDivElement>(null)
  const gestures = useGestures(plan, cropping)
  useWheel(area, cropping)
  useEffect(() => area.current?.focus(), [])
  const lies: CSSProperties = {
    left: crop.left * scale,
    top: crop.top * scale,
    width: crop.width * scale,
    height: ((crop.width * size.height) / size.width) * scale,
    transform: `rotate(${crop.transform}deg)`,
  }
  const place: CSSProperties = { left: at.x, top: at.y, width: frame.width * scale, height: frame.height * scale }
  const keyed = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const by = event.shiftKey ? LARGE_STEP : STEP
    if (arrow) cropping.pan({ x: arrow.x * by, y: arrow.y * by })
    else if (event.key === '+' || event.key === '=') cropping.zoomTo((zoom) => zoom + ZOOM_STEP)
    else if (event.key === '-' || event.key === '−') cropping.zoomTo((zoom) => zoom - ZOOM_STEP)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={area}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are the ways to move the picture
      tabIndex={0}
      className={styles.area}
      aria-label={say('cropArea')}
      data-crop={`${Math.round(crop.left)},${Math.round(crop.top)}`}
      onKeyDown={keyed}
      {...gestures}
    >
      <div className={styles.whole} style={place}>
        <img src={source} alt="" draggable={false} style={lies} />
      </div>
      <div className={styles.frame} style={{ ...place, borderRadius: plan.radius }}>
        <img src={source} alt="" draggable={false} style={lies} />
        <span className={styles.thirds} />
      </div>
      <div className={styles.corners} style={place}>
        <span />
        <span />
        <span />
        <span />
      </div>
      {plan.hasFocal && <FocalDot plan={plan} cropping={cropping} />}
    </div>
  )
}

/** What must stay visible on every screen. */
function FocalDot({ plan, cropping }: Omit<Props, 'source'>) {
  const say = usePictureSay()
  const { at, scale } = plan
  const { dot } = cropping
  const isHeld = useRef(false)
  const keyed = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? LARGE_STEP : STEP
    cropping.focusBy({ x: arrow.x * by, y: arrow.y * by })
  }
  const moved = (event: PointerEvent) => {
    if (!isHeld.current) return
    const { x, y } = plan.area
    cropping.focusAt({ x: (event.clientX - x - at.x) / scale, y: (event.clientY - y - at.y) / scale })
  }
  return (
    <button
      type="button"
      className={styles.dot}
      data-focal=""
      aria-label={say('focalPoint')}
      data-tip={say('focalPoint')}
      style={{ left: at.x + dot.x * scale, top: at.y + dot.y * scale }}
      onKeyDown={keyed}
      onPointerDown={(event) => {
        event.stopPropagation()
        isHeld.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={moved}
      onPointerUp={() => {
        isHeld.current = false
      }}
    />
  )
}

/** One finger or the mouse moves the picture; two fingers enlarge it as well. */
function useGestures({ scale }: CropPlan, cropping: Cropping) {
  const held = useRef(new Map<number, Point>())
  const ended = (event: PointerEvent) => void held.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = held.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
      const fingers = held.current.size
      const growth = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1
      if (growth !== 1) cropping.zoomTo((zoom) => zoom * growth)
      cropping.pan({ x: (now.x - before.x) / scale / fingers, y: (now.y - before.y) / scale / fingers })
      held.current.set(event.pointerId, now)
    },
    onPointerUp: ended,
    onPointerCancel: ended,
  }
}

/** The wheel enlarges; React listens to wheels passively, so that it could not keep the page still. */
function useWheel(area: React.RefObject<HTMLElement | null>, cropping: Cropping): void {
  const latest = useRef(cropping)
  latest.current = cropping
  useEffect(() => {
    const element = area.current
    const turned = (event: WheelEvent) => {
      event.preventDefault()
      latest.current.zoomTo((zoom) => zoom * Math.exp(-event.deltaY * 0.0015))
    }
    element?.addEventListener('wheel', turned, { passive: false })
    return () => element?.removeEventListener('wheel', turned)
  }, [area])
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

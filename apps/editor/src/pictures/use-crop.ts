import { coverCrop, type FramedCrop, type Size, turnCrop } from '@mimar/fields'
import { useEffect, useState } from 'react'
import type { PicturePlace } from '../places/picture.ts'
import { angleTo, fineAngle, focalAt, type Point, panBy, pointOf, zoomOf, zoomTo } from './crop-geometry.ts'

/** A picture being cropped: how it lies in its frame now, and every way to change that. */
export interface Cropping {
  readonly size: Size
  readonly crop: FramedCrop
  /** What must stay visible on every screen; null is the middle. */
  readonly focal: Point | null
  readonly zoom: number
  readonly angle: number
  /** Where the focal point lies in the frame. */
  readonly dot: Point
  pan(by: Point): void
  /** Fingers and wheels move more often than anything is drawn: each starts from what the last one made. */
  zoomTo(next: (zoom: number) => number): void
  turn(degrees: 90 | -90): void
  angleTo(degrees: number): void
  /** Puts the focal point at a place of the frame, or moves it by hundredths of the picture. */
  focusAt(at: Point): void
  focusBy(by: Point): void
  reset(): void
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** A picture, and how it is cut at its place. */
export type Croppable = Pick<PicturePlace, 'medium' | 'image'>

export function useCrop(place: Croppable, frame: Size): Cropping | null {
  const { medium, image } = place
  const size = { width: medium?.width || 1, height: medium?.height || 1 }
  const [crop, setCrop] = useState(() => startOf(place, size, frame))
  const [focal, setFocal] = useState<Point | null>(medium?.focal ?? null)
  const { width, height } = frame
  // Another width of the window gives the picture a frame of another shape.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another frame lays the picture anew, no move in it
  useEffect(() => {
    const isSame = Math.abs(crop.containerWidth - width) < 1 && Math.abs(crop.containerHeight - height) < 1
    if (!isSame) setCrop(startOf({ ...place, image: { ...image, crop } }, size, frame))
  }, [width, height])
  if (!medium) return null
  return {
    size,
    crop,
    focal,
    zoom: zoomOf(crop, size),
    angle: fineAngle(crop),
    dot: pointOf(crop, size, focal ?? MIDDLE),
    pan: (by) => setCrop((now) => panBy(now, size, by)),
    zoomTo: (next) => setCrop((now) => zoomTo(now, size, next(zoomOf(now, size)))),
    turn: (degrees) => setCrop((now) => turnCrop(now, size, degrees)),
    angleTo: (degrees) => setCrop((now) => angleTo(now, size, degrees)),
    focusAt: (at) => setFocal(focalAt(crop, size, at)),
    focusBy: ({ x, y }) =>
      setFocal((now) => ({
        x: inPicture((now ?? MIDDLE).x + x / 100),
        y: inPicture((now ?? MIDDLE).y + y / 100),
      })),
    reset() {
      setFocal(medium.focal)
      setCrop(coverCrop(size, frame, { focal: medium.focal }))
    },
  }
}

/** As it is cut now, in the frame as it is now; else as much as fills the frame. */
function startOf({ image, medium }: Croppable, size: Size, frame: Size): FramedCrop {
  const { crop } = image
  if (!crop || crop.width <= 0) return coverCrop(size, frame, { focal: medium?.focal ?? null })
  const factor = frame.width / crop.containerWidth
  const height = crop.containerHeight ?? (crop.containerWidth * frame.height) / frame.width
  // What was in the middle of the old frame stays in the middle of a higher or lower one.
  const down = (frame.height - height * factor) / 2
  const scaled: FramedCrop = {
    containerWidth: frame.width,
    containerHeight: frame.height,
    width: crop.width * factor,
    left: crop.left * factor,
    top: crop.top * factor + down,
    transform: crop.transform,
  }
  return panBy(scaled, size, { x: 0, y: 0 })
}

const inPicture = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

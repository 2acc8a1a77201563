import type { Size } from '@mimar/fields'
import { fitFrame, type Point } from './crop-geometry.ts'

/** Where cropping takes place. */
export interface CropPlan {
  /** The frame as it stands on the page, in px of the page. */
  readonly frame: Size
  /** The part of the window that is covered, in px of the window. */
  readonly area: Point & Size
  /** Where the frame is shown in that area, and how many px of the window one of the page is. */
  readonly at: Point
  readonly scale: number
  readonly radius: string
  /** What the page goes under: its own background. */
  readonly veil: string
  /** Whether what must stay visible everywhere is marked here too. */
  readonly hasFocal: boolean
}

/** The strip with its hint; on a phone the tools stand in rows. */
const TOOLS = 116
const TOOLS_ON_PHONE = 232

/** Measures a picture on the canvas; `layer` lies over the canvas from its top left. */
export function readPlan(element: HTMLElement, layer: HTMLElement, isPhone: boolean): CropPlan {
  const view = element.ownerDocument.defaultView as Window
  const canvas = layer.parentElement as HTMLElement
  const { x, y, width, height } = canvas.getBoundingClientRect()
  const area = isPhone ? { x: 0, y: 0, width: innerWidth, height: innerHeight } : { x, y, width, height }
  const box = element.getBoundingClientRect()
  const zoom = view.innerWidth > 0 ? width / view.innerWidth : 1
  const own = { x: box.x * zoom, y: box.y * zoom, width: box.width * zoom, height: box.height * zoom }
  const fitted = fitFrame(own, area, isPhone ? TOOLS_ON_PHONE : TOOLS)
  return {
    frame: { width: box.width, height: box.height },
    area,
    at: { x: fitted.x, y: fitted.y },
    scale: fitted.scale * zoom,
    radius: view.getComputedStyle(element).borderRadius,
    veil: view.getComputedStyle(element.ownerDocument.body).backgroundColor,
    hasFocal: true,
  }
}

/** A frame that stands on no page, in the middle of the window. */
export function plainPlan(frame: Size, isPhone: boolean): CropPlan {
  const area = { x: 0, y: 0, width: innerWidth, height: innerHeight }
  const box = { ...frame, x: (area.width - frame.width) / 2, y: (area.height - frame.height) / 2 }
  const { x, y, scale } = fitFrame(box, area, isPhone ? TOOLS_ON_PHONE : TOOLS)
  return { frame, area, at: { x, y }, scale, radius: '0', veil: 'var(--desk)', hasFocal: false }
}

import type { CSSProperties } from 'react'
import type { SiteFacts } from '../template.ts'
import { STAR_OUTLINE } from './large-star.view.tsx'

/** Its colours are named by the style sheet, which reaches into a drawing that stands in a file beside the page. */
const PAINT = {
  blocks: { fill: 'var(--blocks)' },
  park: { fill: 'var(--park)' },
  river: { stroke: 'var(--river)' },
  streets: { stroke: 'var(--street)' },
  square: { fill: 'var(--street)' },
  pin: { fill: 'var(--pin)' },
} as const satisfies { readonly [part: string]: CSSProperties }

/** An old town in a few strokes: river, park, blocks, streets that meet at a round square, and a pin on it. */
export function MapDrawing({ ornament }: Pick<SiteFacts, 'ornament'>) {
  return (
    <svg
      className="map-drawing"
      data-drawing=""
      viewBox="0 0 760 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        style={PAINT.blocks}
        d="M10 70h90v70H10zM140 80h70v60h-70zM250 80h80v50h-80zM540 70h80v70h-80zM650 60h120v80H650zM10 190h90v100H10zM140 180h70v130h-70zM250 180h60v120h-60zM540 190h80v50h-80zM660 200h110v40H660z"
      />
      <path style={PAINT.park} d="M400 190h90v100h-90z" />
      <path style={PAINT.river} strokeWidth={26} d="M-10 336c130-36 220 12 350-8s270-44 430-20" />
      <path
        style={PAINT.streets}
        strokeWidth={13}
        d="M-10 166c190-26 250-10 390-18s260 8 390 34M230-10c-8 120 6 250-2 380M516-10c-18 100 14 210 0 380"
      />
      <path
        style={PAINT.streets}
        strokeWidth={7}
        d="M-10 60c140 16 250-12 780-14M380 44v104l-4 232M122-10v380M636-10v380M516 254l254 8"
      />
      <circle style={PAINT.square} cx="380" cy="148" r="26" />
      <path style={PAINT.pin} d="M380 154c-5-16-32-34-32-62a32 32 0 0 1 64 0c0 28-27 46-32 62z" />
      {ornament === 'girih' ? (
        <path style={PAINT.square} d={STAR_OUTLINE} transform="translate(365 77)scale(.3)" />
      ) : (
        <circle style={PAINT.square} cx="380" cy="92" r="11" />
      )}
    </svg>
  )
}

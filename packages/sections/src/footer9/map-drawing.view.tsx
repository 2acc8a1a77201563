import { STAR_OUTLINE } from '../parts/large-star.view.tsx'
import type { SiteFacts } from '../template.ts'

/** An old town in a few strokes: river, park, blocks, streets that meet at a round square, and a pin on it. */
export function MapDrawing({ ornament }: Pick<SiteFacts, 'ornament'>) {
  return (
    <svg className="map-drawing" viewBox="0 0 760 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="map-blocks"
        d="M10 70h90v70H10zM140 80h70v60h-70zM250 80h80v50h-80zM540 70h80v70h-80zM650 60h120v80H650zM10 190h90v100H10zM140 180h70v130h-70zM250 180h60v120h-60zM540 190h80v50h-80zM660 200h110v40H660z"
      />
      <path className="map-park" d="M400 190h90v100h-90z" />
      <path className="map-river" d="M-10 336c130-36 220 12 350-8s270-44 430-20" />
      <path
        className="map-streets"
        d="M-10 166c190-26 250-10 390-18s260 8 390 34M230-10c-8 120 6 250-2 380M516-10c-18 100 14 210 0 380"
      />
      <path
        className="map-lanes"
        d="M-10 60c140 16 250-12 780-14M380 44v104l-4 232M122-10v380M636-10v380M516 254l254 8"
      />
      <circle className="map-square" cx="380" cy="148" r="26" />
      <path className="map-pin" d="M380 154c-5-16-32-34-32-62a32 32 0 0 1 64 0c0 28-27 46-32 62z" />
      {ornament === 'girih' ? (
        <path className="map-mark" d={STAR_OUTLINE} transform="translate(365 77)scale(.3)" />
      ) : (
        <circle className="map-mark" cx="380" cy="92" r="11" />
      )}
    </svg>
  )
}

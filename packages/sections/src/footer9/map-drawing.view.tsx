import { STAR_OUTLINE } from '../parts/large-star.view.tsx'
import type { SiteFacts } from '../template.ts'

/** An old town in a few strokes: river, park, blocks, streets that meet at a round square, and a pin on it. */
export function MapDrawing({ ornament }: Pick<SiteFacts, 'ornament'>) {
  return (
    <svg className="map-drawing" viewBox="0 0 760 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="map-blocks"
        d="M14 74l88 6v62l-98 10V78zM136 80h72v52l-74 8zM254 76l84-4v54l-84 6zM536 68l86-6v76l-90-2zM652 58l118-2v90l-118-12zM254 178l60-2v46l-62 2zM14 194l92-12v108H14zM142 176l62-2v58h-66zM140 252h64v44h-66zM252 244h64v56h-68zM546 182l78 8v54h-84zM654 194l116 16v70H650zM252 26l88-8v26l-88 4zM26 -4h70v40H26zM142-4h62v44h-62zM400-4h90v34l-90 8zM540 8l76-10v38l-80 6zM650-4h120v40l-120 6z"
      />
      <path className="map-park" d="M404 188l88 2-4 100-84 6zM408 76l78-4 8 52-86-4z" />
      <path className="map-river" d="M-10 336c130-36 220 12 350-8s270-44 430-20" />
      <path
        className="map-streets"
        d="M-10 166c190-26 250-10 390-18s260 8 390 34M230-10c-8 120 6 250-2 380M516-10c-18 100 14 210 0 380"
      />
      <path
        className="map-lanes"
        d="M-10 60c140 16 250-12 390-6s260-14 390-8M380 44v104l-4 232M122-10c8 150-12 220 2 380M636-10c10 150-8 238 2 380M230 234h150M516 254l254 8"
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

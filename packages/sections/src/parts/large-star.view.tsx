import type { SiteFacts } from '../template.ts'

/** The eight-point star in a square of 100. */
export const STAR_OUTLINE =
  'M50 0l14.6 14.6h20.8v20.8L100 50 85.4 64.6v20.8H64.6L50 100 35.4 85.4H14.6V64.6L0 50l14.6-14.6V14.6h20.8z'

/** Nested eight-point stars in one thin line, bleeding off the foot of a section that has room for them (girih only). */
export function LargeStar({ site }: { readonly site: SiteFacts }) {
  if (site.ornament !== 'girih') return null
  return (
    <svg className="large-star" data-drawing="" viewBox="0 0 100 100" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d={STAR_OUTLINE} />
      <path vectorEffect="non-scaling-stroke" d={STAR_OUTLINE} transform="translate(13 13) scale(.74)" />
      <path vectorEffect="non-scaling-stroke" d={STAR_OUTLINE} transform="translate(26 26) scale(.48)" />
      <path
        vectorEffect="non-scaling-stroke"
        d="M50 0v26M15 15l18 18M0 50h26M15 85l18-18M50 100V74M85 85L67 67M100 50H74M85 15L67 33"
      />
    </svg>
  )
}

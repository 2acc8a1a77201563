import type { SiteFacts } from '../template.ts'

/** A regular five-pointed star in a field of 24. */
const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z'

interface Props {
  readonly count: number
  readonly site: SiteFacts
}

/** Five stars as one picture with a text; filled to the nearest half, the text says the number as it is. */
export function Stars({ count, site }: Props) {
  const filled = Math.round(count * 2) / 2
  const said = count.toLocaleString(site.language, { numberingSystem: 'latn' })
  return (
    <span className="stars" role="img" aria-label={site.words.starsOf.replace('{n}', said)}>
      {[0, 1, 2, 3, 4].map((place) => (
        <svg key={place} className="star mirrors" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
          {filled > place && <path d={filled - place === 0.5 ? HALF : STAR} fill="currentColor" />}
        </svg>
      ))}
    </span>
  )
}

/** The left half of it, mirrored with the direction of reading. */
const HALF = 'M12 2.6L9.1 8.5l-6.5.95 4.7 4.58-1.1 6.47L12 17.45z'

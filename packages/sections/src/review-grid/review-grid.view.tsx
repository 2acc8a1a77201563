import { Icon } from '../parts/icon.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { reviewGrid } from './review-grid.ts'
import { Stars } from './stars.view.tsx'

type Props = ViewProps<(typeof reviewGrid)['fields']>
type Review = Props['content']['reviews'][number]

/** So long a quote reads as a headline. */
const SHORT = 90

export const ReviewGrid: SectionView<typeof reviewGrid> = (props) => {
  const { content, mark, section } = props
  const loud = content.reviews.filter(({ quote }) => quote !== '' && quote.length <= SHORT).slice(0, 2)
  return (
    <Shell
      className="review-grid veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <div className="review-head">
          <SectionHead mark={mark} section={section} content={content} />
          <Score {...props} />
        </div>
        <ul className="review-list" {...mark.list('reviews')}>
          {content.reviews.map((review, index) => (
            <Card
              key={review.id}
              {...props}
              review={review}
              span={spanOf(index, content.reviews.length)}
              loudness={loud.indexOf(review)}
            />
          ))}
        </ul>
      </div>
    </Shell>
  )
}

/** Six columns: rows of three, and first as many rows of two as leave no place empty. */
function spanOf(index: number, count: number): 2 | 3 | 6 {
  if (count === 1) return 6
  const inPairs = [0, 4, 2][count % 3]!
  return index < inPairs ? 3 : 2
}

function Score({ content, mark, site }: Props) {
  const { score, scoreSource, scoreSourceAlignment } = content
  if (scoreSource === '' && !mark.keepsEmpty) return null
  return (
    <div className="review-score">
      {score !== null && scoreSource !== '' && (
        <>
          <p className="review-figure">{score.toLocaleString(site.language, { numberingSystem: 'latn' })}</p>
          <Stars count={score} site={site} />
        </>
      )}
      <Text
        as="p"
        className="review-source"
        mark={mark}
        field="scoreSource"
        value={scoreSource}
        align={scoreSourceAlignment}
      />
    </div>
  )
}

interface CardProps extends Props {
  readonly review: Review
  readonly span: number
  /** Which of the short ones it is; -1 where it is none. */
  readonly loudness: number
}

function Card({ review, span, loudness, mark, section, site }: CardProps) {
  const path = `reviews/${review.id}`
  const contrast = section.colorMode === 'DARK' ? 'EXTRALIGHT' : 'DARK'
  const mode = ['STRONG', contrast][loudness]
  return (
    <li data-span={span} data-mode={mode} {...mark.item(path)}>
      <figure>
        {review.stars !== null && <Stars count={review.stars} site={site} />}
        <blockquote>
          <Text as="p" mark={mark} field={`${path}/quote`} value={review.quote} />
        </blockquote>
        <figcaption>
          <Text as="p" className="review-name" mark={mark} field={`${path}/name`} value={review.name} />
          <Source review={review} mark={mark} site={site} />
        </figcaption>
      </figure>
    </li>
  )
}

function Source({ review, mark, site }: Pick<CardProps, 'review' | 'mark' | 'site'>) {
  const { id, source, sourceUrl } = review
  const said = <Text as="span" mark={mark} field={`reviews/${id}/source`} value={source} />
  if (source === '' && !mark.keepsEmpty) return null
  if (sourceUrl === '') return <p className="review-source">{said}</p>
  return (
    <p className="review-source">
      <a {...site.link(sourceUrl)}>
        {said}
        <Icon shape={shapes.arrowRight} mirrors />
      </a>
    </p>
  )
}

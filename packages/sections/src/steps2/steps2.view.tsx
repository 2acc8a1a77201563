import { otherLayout } from '../parts/layout.ts'
import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { steps2 } from './steps2.ts'

export const Steps2: SectionView<typeof steps2> = ({ content, mark, section }) => (
  <Shell
    className="steps2 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
    layout={otherLayout(content.layout, 'STAIRS')}
  >
    <div className="wrap">
      <SectionHead mark={mark} section={section} content={content} />
      <ol className="steps2-list" {...mark.list('imageSteps')}>
        {content.imageSteps.map((step, index) => (
          <li key={step.id} {...mark.item(`imageSteps/${step.id}`)}>
            <div className="steps2-picture">
              <Photo
                picture={step.image}
                mark={mark}
                field={`imageSteps/${step.id}/image`}
                sizes={content.layout === 'STAIRS' ? sizesOf(content.imageSteps.length) : SIZES[content.layout]}
              />
              <span className="badge">{index + 1}</span>
            </div>
            <div className="steps2-text">
              <Text
                as={content.title === '' ? 'h2' : 'h3'}
                className="minor"
                mark={mark}
                field={`imageSteps/${step.id}/stepHeading`}
                value={step.stepHeading}
                align={step.stepHeadingAlignment}
              />
              <Text
                as="p"
                mark={mark}
                field={`imageSteps/${step.id}/stepDescription`}
                value={step.stepDescription}
                align={step.stepDescriptionAlignment}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Shell>
)

/** In a row of many, and beside the words. */
const SIZES = {
  LINE: '(max-width: 600px) 78vw, (max-width: 1440px) 28vw, 400px',
  NUMBERS: '(max-width: 600px) 90vw, (max-width: 1440px) 30vw, 420px',
} as const

/** Two columns, three for three steps, one wide picture for a single step. */
function sizesOf(count: number): string {
  if (count === 1) return '(max-width: 600px) 90vw, (max-width: 1440px) 52vw, 740px'
  return count === 3
    ? '(max-width: 600px) 90vw, (max-width: 1440px) 28vw, 400px'
    : '(max-width: 600px) 90vw, (max-width: 1440px) 42vw, 600px'
}

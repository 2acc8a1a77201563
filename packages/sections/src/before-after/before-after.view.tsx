import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { beforeAfter } from './before-after.ts'

const SIZES = '(max-width: 1440px) 92vw, 1120px'

export const BeforeAfter: SectionView<typeof beforeAfter> = ({ content, mark, section, site }) => {
  const { before, beforeLabel, after, afterLabel } = content
  const hasBoth = before !== null && after !== null
  return (
    <Shell
      className="before-after veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <div className="compare" data-then={hasBoth ? 'compare' : undefined}>
          <div className="compare-before">
            <Photo picture={before} mark={mark} field="before" sizes={SIZES} />
            <Text as="p" className="compare-label" mark={mark} field="beforeLabel" value={beforeLabel} />
          </div>
          <div className="compare-after">
            <Photo picture={after} mark={mark} field="after" sizes={SIZES} />
            <Text as="p" className="compare-label" mark={mark} field="afterLabel" value={afterLabel} />
          </div>
          {hasBoth && (
            <>
              <input
                className="compare-range"
                type="range"
                min={0}
                max={100}
                defaultValue={50}
                aria-label={site.words.compare}
              />
              <span className="compare-line" aria-hidden="true" />
            </>
          )}
        </div>
      </div>
    </Shell>
  )
}

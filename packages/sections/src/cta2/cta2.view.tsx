import { Button } from '../parts/buttons.view.tsx'
import { Framed } from '../parts/framed.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { otherLayout } from '../parts/layout.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { cta2 } from './cta2.ts'

export const Cta2: SectionView<typeof cta2> = ({ content, mark, section, site }) => (
  <Shell
    className="cta2"
    mark={mark}
    section={section}
    layout={otherLayout(content.layout, 'ARCH')}
    background={content.layout === 'CARD' ? content.backgroundImg : null}
    isFirstView={section.isFirst}
  >
    <div className="wrap">
      <div className="cta2-panel grid" data-mode="STRONG">
        <div className="cta2-text">
          <Text
            as={headingOf(section)}
            mark={mark}
            field="title"
            value={content.title}
            align={content.titleAlignment}
          />
          <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
          <Button
            text={content.buttonText}
            address={content.buttonUrl}
            type="primary"
            textField="buttonText"
            mark={mark}
            site={site}
          />
        </div>
        {/* A background is chosen with the section, so an empty one keeps no place on the canvas either. */}
        {content.backgroundImg && content.layout !== 'CARD' && (
          <Framed
            className="cta2-photo"
            picture={content.backgroundImg}
            mark={mark}
            field="backgroundImg"
            layout={content.layout}
            framedIn="ARCH"
            sizes={SIZES}
          />
        )}
      </div>
    </div>
  </Shell>
)

const SIZES = {
  ARCH: '(max-width: 600px) 90vw, (max-width: 1440px) 29vw, 410px',
  CENTRED: '(max-width: 1440px) 92vw, 1280px',
  SPLIT: '(max-width: 600px) 100vw, (max-width: 1440px) 46vw, 640px',
}

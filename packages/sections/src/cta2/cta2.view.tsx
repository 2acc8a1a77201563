import { Arch } from '../parts/arch.view.tsx'
import { Button } from '../parts/buttons.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { cta2 } from './cta2.ts'

export const Cta2: SectionView<typeof cta2> = ({ content, mark, section, site }) => (
  <Shell className="cta2" mark={mark} section={section}>
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
        {content.backgroundImg && (
          <Arch
            picture={content.backgroundImg}
            mark={mark}
            field="backgroundImg"
            sizes="(max-width: 600px) 90vw, (max-width: 1440px) 29vw, 410px"
          />
        )}
      </div>
    </div>
  </Shell>
)

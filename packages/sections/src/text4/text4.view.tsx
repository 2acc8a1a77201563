import { headingOf } from '../parts/heading.ts'
import { LargeStar } from '../parts/large-star.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { text4 } from './text4.ts'

export const Text4: SectionView<typeof text4> = ({ content, mark, section, site }) => (
  <Shell
    className="text4 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    {section.colorMode === 'DARK' && <LargeStar site={site} />}
    <div className="wrap text4-pair">
      <div className="text4-text">
        <Text as={headingOf(section)} mark={mark} field="title" value={content.title} align={content.titleAlignment} />
        <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
      </div>
      <span className="text4-seam" aria-hidden="true" />
      <div className="text4-text">
        <Text
          as="h2"
          mark={mark}
          field="secondTitle"
          value={content.secondTitle}
          align={content.secondTitleAlignment}
        />
        <Text
          as="p"
          mark={mark}
          field="secondParagraph"
          value={content.secondParagraph}
          align={content.secondParagraphAlignment}
        />
      </div>
    </div>
  </Shell>
)

import { Buttons } from '../parts/buttons.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { LargeStar } from '../parts/large-star.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { text10 } from './text10.ts'

/** From this many characters the text is one to read, not a lead. */
const LONG_FROM = 400

export const Text10: SectionView<typeof text10> = ({ content, mark, section, site }) => (
  <Shell
    className="text10 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    {section.colorMode === 'DARK' && <LargeStar site={site} />}
    <div className="wrap grid">
      <Text as={headingOf(section)} mark={mark} field="title" value={content.title} align={content.titleAlignment} />
      <div className="text10-body">
        <Text
          as="p"
          {...(content.paragraph.length < LONG_FROM && { className: 'lead' })}
          mark={mark}
          field="paragraph"
          value={content.paragraph}
          align={content.paragraphAlignment}
        />
        <Buttons buttons={content.buttons} mark={mark} site={site} />
      </div>
    </div>
  </Shell>
)

import { Buttons } from '../parts/buttons.view.tsx'
import { Framed } from '../parts/framed.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { otherLayout } from '../parts/layout.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { text3 } from './text3.ts'

export const Text3: SectionView<typeof text3> = ({ content, mark, section, site }) => (
  <Shell
    className="text3 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
    layout={otherLayout(content.layout, 'FRAME')}
  >
    <div className="wrap grid">
      <Framed
        className="text3-photo"
        picture={content.image}
        mark={mark}
        field="image"
        layout={content.layout}
        framedIn="FRAME"
        sizes={SIZES}
      />
      <div className="text3-text">
        <Text as={headingOf(section)} mark={mark} field="title" value={content.title} align={content.titleAlignment} />
        <div>
          <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
          <Buttons buttons={content.buttons} mark={mark} site={site} />
        </div>
      </div>
    </div>
  </Shell>
)

const SIZES = {
  FRAME: '(max-width: 600px) 90vw, (max-width: 1440px) 38vw, 515px',
  BLEED: '(max-width: 600px) 100vw, 45vw',
  BAND: '(max-width: 1440px) 92vw, 1280px',
}

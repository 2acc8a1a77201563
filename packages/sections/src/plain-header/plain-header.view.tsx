import { Arch } from '../parts/arch.view.tsx'
import { Divider } from '../parts/divider.view.tsx'
import { fullestLine, headingOf } from '../parts/heading.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { plainHeader } from './plain-header.ts'

export const PlainHeader: SectionView<typeof plainHeader> = ({ content, mark, section }) => (
  <Shell
    className="plain-header veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
    isFirstView={section.isFirst}
  >
    <div className="wrap grid">
      <div className="plain-header-text">
        <Text
          as={headingOf(section)}
          className="h1"
          style={fullestLine(content.title)}
          mark={mark}
          field="title"
          value={content.title}
          align={content.titleAlignment}
        />
        <Divider />
      </div>
      <Arch
        picture={content.image}
        mark={mark}
        field="image"
        sizes="(max-width: 600px) 92vw, (max-width: 1440px) 44vw, 624px"
        isFirstView={section.isFirst}
      />
    </div>
  </Shell>
)

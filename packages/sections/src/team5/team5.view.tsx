import { headingOf } from '../parts/heading.ts'
import { Photo } from '../parts/photo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { team5 } from './team5.ts'

export const Team5: SectionView<typeof team5> = ({ content, mark, section }) => (
  <Shell
    className="team5 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap grid">
      <div className="team5-text">
        <Text
          as={headingOf(section)}
          className="h2"
          mark={mark}
          field="title"
          value={content.title}
          align={content.titleAlignment}
        />
        <Text
          as="p"
          className="lead"
          mark={mark}
          field="paragraph"
          value={content.paragraph}
          align={content.paragraphAlignment}
        />
        <Text
          as="p"
          className="team5-more"
          mark={mark}
          field="paragraph2"
          value={content.paragraph2}
          align={content.paragraph2Alignment}
        />
      </div>
      <Photo
        className="team5-photo"
        picture={content.image}
        mark={mark}
        field="image"
        sizes="(max-width: 600px) 92vw, (max-width: 1440px) 40vw, 515px"
      />
      <div className="team5-words">
        <Text
          as="p"
          className="team5-slogan"
          mark={mark}
          field="slogan"
          value={content.slogan}
          align={content.sloganAlignment}
        />
        <Text
          as="p"
          className="team5-name"
          mark={mark}
          field="name"
          value={content.name}
          align={content.nameAlignment}
        />
      </div>
    </div>
  </Shell>
)

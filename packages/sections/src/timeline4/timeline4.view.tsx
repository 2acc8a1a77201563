import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { timeline4 } from './timeline4.ts'

/** More than so many stand below each other, whatever was chosen. */
const ACROSS = 6

export const Timeline4: SectionView<typeof timeline4> = ({ content, mark, section }) => (
  <Shell
    className="timeline4 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap">
      <SectionHead mark={mark} section={section} content={content} />
      <ol
        className="moments"
        data-layout={content.moments.length > ACROSS ? 'DOWN' : content.layout}
        style={{ ['--count' as string]: content.moments.length }}
        {...mark.list('moments')}
      >
        {content.moments.map(({ id, image, when, title, paragraph }) => (
          <li key={id} {...mark.item(`moments/${id}`)}>
            <Photo
              picture={image}
              mark={mark}
              field={`moments/${id}/image`}
              sizes="(max-width: 600px) 70vw, (max-width: 1024px) 360px, 300px"
            />
            <div className="moment-text">
              <Text as="p" className="moment-when" mark={mark} field={`moments/${id}/when`} value={when} />
              <Text
                as={content.title === '' ? 'h2' : 'h3'}
                className="moment-title"
                mark={mark}
                field={`moments/${id}/title`}
                value={title}
              />
              <Text as="p" className="moment-more" mark={mark} field={`moments/${id}/paragraph`} value={paragraph} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Shell>
)

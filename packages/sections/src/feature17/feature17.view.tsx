import { Lightbox, Openable, placeOf } from '../parts/lightbox.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { feature17 } from './feature17.ts'

/** The first picture of a group is the tall one, the second the wide one, the others small. */
const SIZES = [
  '(max-width: 600px) 90vw, (max-width: 1440px) 58vw, 840px',
  '(max-width: 600px) 90vw, (max-width: 1440px) 56vw, 806px',
  '(max-width: 600px) 44vw, (max-width: 1440px) 28vw, 400px',
] as const

export const Feature17: SectionView<typeof feature17> = ({ content, mark, section, site }) => {
  const all = content.groups.flatMap(({ images }) => images)
  return (
    <Shell
      className="feature17 veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <div className="feature17-groups" {...mark.list('groups')}>
          {content.groups.map((group) => {
            const path = `groups/${group.id}`
            return (
              <div key={group.id} className="feature17-group" {...mark.item(path)}>
                <ul className="feature17-mosaic" {...mark.list(`${path}/images`)}>
                  {group.images.map((item, place) => (
                    <li key={item.id} {...mark.item(`${path}/images/${item.id}`)}>
                      <Openable
                        picture={item.image}
                        opens={content.opens}
                        name={placeOf(site, all.indexOf(item), all.length)}
                      >
                        <Photo
                          picture={item.image}
                          mark={mark}
                          field={`${path}/images/${item.id}/image`}
                          sizes={SIZES[Math.min(place, 2)] ?? SIZES[2]}
                        />
                      </Openable>
                    </li>
                  ))}
                </ul>
                <Text
                  as={content.title === '' ? 'h2' : 'h3'}
                  className="minor"
                  mark={mark}
                  field={`${path}/title`}
                  value={group.title}
                  align={group.titleAlignment}
                />
                <Text
                  as="p"
                  mark={mark}
                  field={`${path}/paragraph`}
                  value={group.paragraph}
                  align={group.paragraphAlignment}
                />
              </div>
            )
          })}
        </div>
      </div>
      {content.opens && <Lightbox title={content.title} site={site} />}
    </Shell>
  )
}

import { headingOf } from '../parts/heading.ts'
import { Lightbox, Openable, placeOf } from '../parts/lightbox.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { portfolio62 } from './portfolio6-2.ts'

/** Rows of a six-column mosaic that fill it to the last place, by the number of pictures. */
const ROWS: { readonly [count: number]: readonly string[] } = {
  1: ['6'],
  2: ['42'],
  3: ['222'],
  4: ['42', '24'],
  5: ['42', '222'],
  6: ['42', '33', '24'],
  7: ['42', '222', '33'],
  8: ['42', '33', '24', '33'],
  9: ['42', '222', '33', '24'],
  10: ['42', '222', '33', '222'],
  11: ['42', '222', '33', '24', '33'],
  12: ['42', '222', '33', '24', '222'],
}

export const Portfolio62: SectionView<typeof portfolio62> = ({ content, mark, section, site }) => {
  const spans = spansOf(content.images.length)
  return (
    <Shell
      className="portfolio62 veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap portfolio62-wide">
        <div className="portfolio62-head">
          <div>
            <Text
              as="p"
              className="portfolio62-sub"
              mark={mark}
              field="subTitle"
              value={content.subTitle}
              align={content.subTitleAlignment}
            />
            <Text
              as={headingOf(section)}
              mark={mark}
              field="title"
              value={content.title}
              align={content.titleAlignment}
            />
          </div>
          <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
        </div>
        <ul className="portfolio62-mosaic" {...mark.list('images')}>
          {content.images.map(({ id, image }, place) => (
            <li key={id} data-span={spans[place]} {...mark.item(`images/${id}`)}>
              <Openable picture={image} opens={content.opens} name={placeOf(site, place, content.images.length)}>
                <Photo
                  className="hovers"
                  picture={image}
                  mark={mark}
                  field={`images/${id}/image`}
                  sizes={sizesOf(spans[place] ?? 2, place, content.images.length)}
                />
              </Openable>
            </li>
          ))}
        </ul>
      </div>
      {content.opens && <Lightbox title={content.title} site={site} />}
    </Shell>
  )
}

function spansOf(count: number): readonly number[] {
  return (ROWS[count] ?? []).flatMap((row) => [...row].map(Number))
}

/**
 * On phones every third picture is whole, as is a last one that would stand alone. A narrow one is cut from one as high
 * as its row.
 */
function sizesOf(span: number, place: number, count: number): string {
  const isWhole = place % 3 === 2 || (place === count - 1 && place % 3 === 0)
  return `(max-width: 768px) ${isWhole ? 92 : 45}vw, (max-width: 1560px) ${span === 2 ? 57 : span * 15.5}vw, ${span === 2 ? 880 : span * 242}px`
}

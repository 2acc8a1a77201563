import { headingOf } from '../parts/heading.ts'
import { Lightbox, Openable, placeOf } from '../parts/lightbox.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { portfolio8 } from './portfolio8.ts'

/** Shares of a row's width by the number of its pictures, one list a row in turn: no gap runs on into the next row. */
const SHARES: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [
    [7, 5],
    [5, 7],
  ],
  [
    [5, 3.4, 3.6],
    [3.4, 3.6, 5],
    [4, 4, 4],
  ],
  [
    [3.3, 2.4, 2, 3.3],
    [2, 3.3, 3.3, 2.4],
    [2.4, 2, 3.3, 3.3],
  ],
]

export const Portfolio8: SectionView<typeof portfolio8> = ({ content, mark, section, site }) => {
  const all = content.rows.flatMap(({ items }) => items)
  return (
    <Shell
      className="portfolio8 veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <Text as={headingOf(section)} mark={mark} field="title" value={content.title} align={content.titleAlignment} />
        <div className="portfolio8-rows" {...mark.list('rows')}>
          {content.rows.map(({ id, items }, row) => (
            <ul key={id} className="portfolio8-row" {...mark.item(`rows/${id}`)} {...mark.list(`rows/${id}/items`)}>
              {items.map((item, place) => (
                <li
                  key={item.id}
                  style={{ ['--share' as string]: shareOf(row, items.length, place) }}
                  {...mark.item(`rows/${id}/items/${item.id}`)}
                >
                  <Openable
                    picture={item.image}
                    opens={content.opens}
                    name={placeOf(site, all.indexOf(item), all.length)}
                  >
                    <Photo
                      className="hovers"
                      picture={item.image}
                      mark={mark}
                      field={`rows/${id}/items/${item.id}/image`}
                      sizes={sizesOf(row, items.length, place)}
                    />
                  </Openable>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {content.opens && <Lightbox title={content.title} site={site} />}
    </Shell>
  )
}

function sharesOf(row: number, count: number): readonly number[] {
  const turns = SHARES[count - 1] ?? [Array.from({ length: count }, () => 1)]
  return turns[row % turns.length] ?? []
}

function shareOf(row: number, count: number, place: number): number {
  return sharesOf(row, count)[place] ?? 1
}

/**
 * Honest widths: half a phone, all of it for the odd one, its share of the page beyond. Never less than its height asks
 * of a 3:2 picture.
 */
function sizesOf(row: number, count: number, place: number): string {
  const shares = sharesOf(row, count)
  const share = shareOf(row, count, place) / shares.reduce((sum, one) => sum + one, 0)
  const least = count === 4 ? 405 : 560
  const wide = Math.max(Math.round(share * 1280), Math.min(least, 1280))
  const phone = place === 0 && count % 2 === 1 ? 90 : 46
  return `(max-width: 768px) ${phone}vw, (max-width: 1440px) ${Math.round(wide / 14.4)}vw, ${wide}px`
}

import type { CSSProperties } from 'react'
import { otherLayout } from '../parts/layout.ts'
import { Lightbox, Openable, placeOf } from '../parts/lightbox.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { Picture, SectionView, ViewProps } from '../template.ts'
import type { galleryGrid } from './gallery-grid.ts'

type Props = ViewProps<(typeof galleryGrid)['fields']>

export const GalleryGrid: SectionView<typeof galleryGrid> = (props) => {
  const { content, mark, section, site } = props
  return (
    <Shell
      className="gallery-grid veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
      layout={otherLayout(content.layout, 'GRID')}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <ul
          className="gallery-tiles"
          data-shape={content.shape}
          data-columns={columnsFor(content.images.length)}
          {...mark.list('images')}
        >
          {content.images.map((item, index) => (
            <Tile key={item.id} {...props} item={item} index={index} />
          ))}
        </ul>
      </div>
      <Lightbox title={content.title} site={site} />
    </Shell>
  )
}

/** As many beside each other as leave the last row full, or nearly. */
function columnsFor(count: number): number {
  if (count < 4) return count
  return count % 4 === 0 || (count % 4 === 3 && count % 3 !== 0) ? 4 : 3
}

interface TileProps extends Props {
  readonly item: Props['content']['images'][number]
  readonly index: number
}

function Tile({ item, index, content, mark, section, site }: TileProps) {
  const path = `images/${item.id}`
  return (
    <li style={content.layout === 'GRID' ? undefined : shapeOf(item.image)} {...mark.item(path)}>
      <Openable opens picture={item.image} name={item.caption || placeOf(site, index, content.images.length)}>
        <Photo
          className="hovers"
          picture={item.image}
          mark={mark}
          field={`${path}/image`}
          sizes={content.layout === 'GRID' ? SIZES[section.columns ?? columnsFor(content.images.length)]! : UNEQUAL}
        />
      </Openable>
      <Text as="p" className="gallery-caption" mark={mark} field={`${path}/caption`} value={item.caption} />
    </li>
  )
}

const SIZES: { readonly [columns: number]: string } = {
  1: '(max-width: 1440px) 92vw, 1280px',
  2: '(max-width: 1440px) 46vw, 640px',
  3: '(max-width: 600px) 46vw, (max-width: 1440px) 30vw, 420px',
  4: '(max-width: 600px) 46vw, (max-width: 1440px) 23vw, 310px',
}

/** Pictures that stand beside each other in their own shapes. */
const UNEQUAL = '(max-width: 600px) 78vw, 520px'
/** What is wider or narrower than these is cut, or it would leave no room for others. */
const [NARROWEST, WIDEST] = [0.6, 2.2]

function shapeOf(picture: Picture | null): CSSProperties {
  const ratio = picture ? (picture.cut?.ratio ?? picture.width / picture.height) : 1
  const shown = Math.min(WIDEST, Math.max(NARROWEST, ratio))
  return { ['--ratio' as string]: Math.round(shown * 1000) / 1000 }
}

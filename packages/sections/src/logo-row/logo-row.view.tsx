import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import type { Picture, SectionView } from '../template.ts'
import type { logoRow } from './logo-row.ts'

/** In square px: what a mark covers, whatever its proportions. */
const AREA = 4600

export const LogoRow: SectionView<typeof logoRow> = ({ content, mark, section, site }) => (
  <Shell
    className="logo-row veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap">
      <SectionHead mark={mark} section={section} content={content} />
      <ul className="logo-cells" {...mark.list('logos')}>
        {content.logos.map(({ id, image, url }) => {
          const photo = <Photo picture={image} mark={mark} field={`logos/${id}/image`} sizes="180px" />
          return (
            <li
              key={id}
              style={image ? { ['--height' as string]: `${heightOf(image)}px` } : undefined}
              {...mark.item(`logos/${id}`)}
            >
              {url === '' || image === null ? photo : <a {...site.link(url)}>{photo}</a>}
            </li>
          )
        })}
      </ul>
    </div>
  </Shell>
)

/** Wide marks are low and tall ones high, so that none is louder than the others. */
function heightOf({ width, height }: Picture): number {
  return Math.round(Math.min(72, Math.max(24, Math.sqrt((AREA * height) / width))))
}

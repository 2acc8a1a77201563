import type { CSSProperties } from 'react'
import { PickedIcon } from '../parts/picked-icon.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { iconBlocks } from './icon-blocks.ts'

export const IconBlocks: SectionView<typeof iconBlocks> = ({ content, mark, section, site }) => (
  <Shell
    className="icon-blocks veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap icon-blocks-frame">
      <ul className="icon-blocks-list" style={fitOf(content.blocks)} {...mark.list('blocks')}>
        {content.blocks.map((block) => (
          <li key={block.id} {...mark.item(`blocks/${block.id}`)}>
            <PickedIcon
              className="icon-blocks-icon"
              name={block.iconName}
              mark={mark}
              field={`blocks/${block.id}/iconName`}
              site={site}
            />
            <Text
              as="p"
              className="icon-blocks-figure"
              mark={mark}
              field={`blocks/${block.id}/title`}
              value={block.title}
            />
            <Text as="p" mark={mark} field={`blocks/${block.id}/paragraph`} value={block.paragraph} />
          </li>
        ))}
      </ul>
    </div>
  </Shell>
)

/** Up to four blocks stand in one row, more in two. The characters of the fullest row and of the longest figure tell how large figures may be. */
function fitOf(blocks: readonly { readonly title: string }[]): CSSProperties {
  const columns = blocks.length <= 4 ? blocks.length : Math.ceil(blocks.length / 2)
  const lengths = blocks.map(({ title }) => Math.max(title.length, 2))
  const rows = [lengths.slice(0, columns), lengths.slice(columns)]
  const fullest = Math.max(...rows.map((row) => row.reduce((sum, length) => sum + length, 0)))
  return { '--columns': columns, '--fullest': fullest, '--longest': Math.max(...lengths, 2) } as CSSProperties
}

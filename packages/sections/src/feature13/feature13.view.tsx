import { Button } from '../parts/buttons.view.tsx'
import { PickedIcon } from '../parts/picked-icon.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { feature13 } from './feature13.ts'

export const Feature13: SectionView<typeof feature13> = ({ content, mark, section, site }) => (
  <Shell
    className="feature13 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap">
      <ul className="arcade" data-count={content.blocks.length} {...mark.list('blocks')}>
        {content.blocks.map((block) => {
          const path = `blocks/${block.id}`
          return (
            <li key={block.id} className="bay" {...mark.item(path)}>
              <PickedIcon className="bay-icon" name={block.icon} mark={mark} field={`${path}/icon`} site={site} />
              <Text
                as="h2"
                className="h3"
                mark={mark}
                field={`${path}/title`}
                value={block.title}
                align={block.blockTitleAlignment}
              />
              <Text
                as="p"
                mark={mark}
                field={`${path}/paragraph`}
                value={block.paragraph}
                align={block.blockParagraphAlignment}
              />
              <Button
                text={block.additionalText}
                address={block.additionalUrl}
                type="tertiary"
                textField={`${path}/additionalText`}
                mark={mark}
                site={site}
              />
            </li>
          )
        })}
      </ul>
    </div>
  </Shell>
)

import { Button } from '../parts/buttons.view.tsx'
import { Divider } from '../parts/divider.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { otherLayout } from '../parts/layout.ts'
import { PickedIcon } from '../parts/picked-icon.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { featureCards } from './feature-cards.ts'

/** Counts that make no full rows of three or four: a narrow list beside the heading (SEC-5). */
const NARROW: readonly number[] = [5, 6, 9]

export const FeatureCards: SectionView<typeof featureCards> = (props) => {
  const { content, mark, section } = props
  const count = content.cards.length
  const layout = otherLayout(content.layout, 'CARDS')
  return (
    <Shell
      className={`feature-cards veiled ${!layout && NARROW.includes(count) ? 'is-narrow' : 'is-wide'}`}
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
      layout={layout}
    >
      <div className="wrap grid">
        <div className="feature-cards-head">
          <Text
            as={headingOf(section)}
            className="h2"
            mark={mark}
            field="title"
            value={content.title}
            align={content.titleAlignment}
          />
          {content.title !== '' && <Divider />}
          <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
        </div>
        <ul className="feature-cards-list" data-count={count} {...mark.list('cards')}>
          {content.cards.map((card) => (
            <Card key={card.id} card={card} {...props} />
          ))}
        </ul>
      </div>
    </Shell>
  )
}

type Props = ViewProps<(typeof featureCards)['fields']>

function Card({ card, content, mark, site }: Props & { readonly card: Props['content']['cards'][number] }) {
  const path = `cards/${card.id}`
  return (
    <li {...mark.item(path)}>
      <PickedIcon className="badge" name={card.icon} mark={mark} field={`${path}/icon`} site={site} />
      <div className="feature-cards-text">
        <Text
          as={content.title === '' ? 'h2' : 'h3'}
          mark={mark}
          field={`${path}/title`}
          value={card.title}
          align={card.titleAlignment}
        />
        <Text as="p" mark={mark} field={`${path}/paragraph`} value={card.paragraph} align={card.paragraphAlignment} />
        <Button
          text={card.additionalText}
          address={card.additionalUrl}
          type="tertiary"
          textField={`${path}/additionalText`}
          mark={mark}
          site={site}
        />
      </div>
    </li>
  )
}

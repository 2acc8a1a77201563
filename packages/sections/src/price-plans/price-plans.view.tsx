import { priceIn } from '@mimar/fields'
import { Button } from '../parts/buttons.view.tsx'
import { formShapes } from '../parts/form-shapes.ts'
import { Icon } from '../parts/icon.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { pricePlans } from './price-plans.ts'

type Props = ViewProps<(typeof pricePlans)['fields']>

const PLACES = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const

export const PricePlans: SectionView<typeof pricePlans> = (props) => {
  const { content, mark, section } = props
  return (
    <Shell
      className="price-plans veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <ul className="plan-list" data-count={content.plans.length} {...mark.list('plans')}>
          {content.plans.map((plan, index) => (
            <Plan key={plan.id} {...props} plan={plan} isLoud={PLACES[index] === content.highlight} />
          ))}
        </ul>
      </div>
    </Shell>
  )
}

interface PlanProps extends Props {
  readonly plan: Props['content']['plans'][number]
  readonly isLoud: boolean
}

function Plan({ plan, isLoud, content, mark, site }: PlanProps) {
  const path = `plans/${plan.id}`
  return (
    <li data-mode={isLoud ? 'STRONG' : undefined} {...mark.item(path)}>
      <div className="plan-head">
        {isLoud && <Text as="p" className="plan-reason" mark={mark} field="reason" value={content.reason} />}
        <Text
          as={content.title === '' ? 'h2' : 'h3'}
          className="minor"
          mark={mark}
          field={`${path}/name`}
          value={plan.name}
        />
        <Text as="p" className="plan-summary" mark={mark} field={`${path}/summary`} value={plan.summary} />
      </div>
      <p className="plan-price">
        <Text
          as="span"
          className="plan-amount"
          mark={mark}
          field={`${path}/price`}
          value={plan.price === null ? '' : priceIn(plan.price, site.language, content.currency)}
        />
        <Text as="span" className="plan-unit" mark={mark} field={`${path}/unit`} value={plan.unit} />
      </p>
      <ul className="plan-points" {...mark.list(`${path}/points`)}>
        {plan.points.map(({ id, point }) => (
          <li key={id} {...mark.item(`${path}/points/${id}`)}>
            <Icon shape={formShapes.check} />
            <Text as="span" mark={mark} field={`${path}/points/${id}/point`} value={point} />
          </li>
        ))}
      </ul>
      <div className="plan-way">
        <Button
          text={plan.buttonText}
          address={plan.buttonUrl}
          type={isLoud ? 'primary' : 'secondary'}
          textField={`${path}/buttonText`}
          mark={mark}
          site={site}
        />
      </div>
    </li>
  )
}

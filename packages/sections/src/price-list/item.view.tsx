import { priceIn } from '@mimar/fields'
import { Text } from '../parts/text.view.tsx'
import type { Mark, ResolvedContent, SiteFacts } from '../template.ts'
import type { priceList } from './price-list.ts'

type Content = ResolvedContent<typeof priceList.fields>
type ItemContent = Content['groups'][number]['items'][number]

interface Props {
  readonly as: 'h3' | 'h4'
  readonly item: ItemContent
  /** By which of its marks visitors may choose it. */
  readonly className: string | undefined
  /** The path of the item. */
  readonly at: string
  readonly mark: Mark
  readonly site: SiteFacts
  readonly currency: string
  /** Which empty places the canvas keeps: not every list has need of all. */
  readonly offers: { readonly portions: boolean; readonly duration: boolean }
}

/** Which word says which flag. */
const MARKS = [
  ['isVegetarian', 'vegetarian'],
  ['isVegan', 'vegan'],
  ['isGlutenFree', 'glutenFree'],
  ['isHalal', 'halal'],
  ['hasNuts', 'nuts'],
  ['isHot', 'hot'],
  ['hasAlcohol', 'alcohol'],
] as const

/** A name, its marks, dots that lead to the price, and the price: one line as long as they fit. */
export function PriceItem({ as, item, className, at, mark, site, currency, offers }: Props) {
  const said = MARKS.filter(([flag]) => item[flag])
  const hasPrice = item.price !== null || item.otherPrice !== null
  const facts = { item, at, mark, site, currency, hasPortions: offers.portions }
  return (
    <li className={className} data-sold={item.isSoldOut ? '' : undefined} {...mark.item(at)}>
      <div className="price-line">
        <Text as={as} className="price-name" mark={mark} field={`${at}/name`} value={item.name} />
        {(said.length > 0 || item.isSoldOut) && (
          <span className="price-marks">
            {said.map(([flag, word]) => (
              <span key={flag}>{site.words[word]}</span>
            ))}
            {item.isSoldOut && <span className="price-sold">{site.words.soldOut}</span>}
          </span>
        )}
        {(offers.duration || item.duration !== '') && (
          <Text as="span" className="price-duration" mark={mark} field={`${at}/duration`} value={item.duration} />
        )}
        {hasPrice && <span className="price-leader" aria-hidden="true" />}
        <span className="price-amounts">
          <Amount {...facts} names={['portion', 'price']} isOffered />
          <Amount {...facts} names={['otherPortion', 'otherPrice']} isOffered={offers.portions} />
        </span>
      </div>
      <Text as="p" mark={mark} field={`${at}/description`} value={item.description} />
    </li>
  )
}

interface AmountProps extends Pick<Props, 'item' | 'at' | 'mark' | 'site' | 'currency'> {
  readonly names: readonly ['portion', 'price'] | readonly ['otherPortion', 'otherPrice']
  readonly hasPortions: boolean
  readonly isOffered: boolean
}

function Amount({ item, at, names, mark, site, currency, hasPortions, isOffered }: AmountProps) {
  const [label, value] = [item[names[0]], item[names[1]]]
  if (value === null && label === '' && !(mark.keepsEmpty && isOffered)) return null
  return (
    <span className="price-portion">
      {(hasPortions || label !== '') && (
        <Text as="span" className="price-label" mark={mark} field={`${at}/${names[0]}`} value={label} />
      )}
      {item.isFrom && value !== null && <span className="price-label">{site.words.priceFrom}</span>}
      <Text
        as="span"
        className="price-amount"
        mark={mark}
        field={`${at}/${names[1]}`}
        value={value === null ? '' : priceIn(value, site.language, currency)}
      />
    </span>
  )
}

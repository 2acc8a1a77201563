import type { ResolvedContent, SiteFacts } from '../template.ts'
import type { priceList } from './price-list.ts'

type Content = ResolvedContent<typeof priceList.fields>
type Item = Content['groups'][number]['items'][number]

/** What somebody eats, by the word for it: what is vegan is vegetarian, too. */
const DIETS = [
  ['vegetarian', (item: Item) => item.isVegetarian || item.isVegan],
  ['vegan', (item: Item) => item.isVegan],
  ['glutenFree', (item: Item) => item.isGlutenFree],
  ['halal', (item: Item) => item.isHalal],
] as const

type Diet = (typeof DIETS)[number][0]

/** The diets by which visitors may choose: those that fit some of the list and not all of it. */
export function dietsIn({ choosesDiet, groups }: Content): readonly Diet[] {
  const items = groups.flatMap((group) => group.items)
  const fitting = (fits: (item: Item) => boolean) => items.filter(fits).length
  const isChoice = (count: number) => count > 0 && count < items.length
  return choosesDiet ? DIETS.flatMap(([diet, fits]) => (isChoice(fitting(fits)) ? [diet] : [])) : []
}

/** The classes by which the styles find what fits: an item, or a link to a group in which at least one does. */
export function dietClasses(items: readonly Item[], diets: readonly Diet[]): string | undefined {
  const fitting = DIETS.flatMap(([diet, fits]) => (diets.includes(diet) && items.some(fits) ? [`is-${diet}`] : []))
  return fitting.length > 0 ? fitting.join(' ') : undefined
}

interface Props {
  readonly diets: readonly Diet[]
  /** Of the section: each list is chosen from by itself. */
  readonly id: string
  readonly site: SiteFacts
}

/** Which of it is shown, as inputs that need no script: the styles read them. */
export function DietChoice({ diets, id, site: { words } }: Props) {
  if (diets.length === 0) return null
  const choices = [['anyDiet', 'for-any'] as const, ...diets.map((diet) => [diet, `for-${diet}`] as const)]
  return (
    <fieldset className="price-diets">
      <legend className="hidden-label">{words.byDiet}</legend>
      {choices.map(([word, name], index) => (
        <label key={name}>
          <input type="radio" className={name} name={`diet-${id}`} defaultChecked={index === 0} />
          <span>{words[word]}</span>
        </label>
      ))}
    </fieldset>
  )
}

import type { Section } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { answersTo, isOrdered } from '@mimar/render/entries'
import { useCatalog, useEditing } from '../desk/editing.ts'
import { fieldName } from '../words/fields.ts'
import type { ControlProps } from './control.ts'
import { Select } from './select.view.tsx'
import { detailName, useShownList } from './shown-list.ts'
import type { SayOptions } from './words.ts'

type Shown = NonNullable<ReturnType<typeof useShownList>>
type Detail = Shown['details'][number]

interface Props extends Pick<ControlProps<'choice'>, 'field' | 'value' | 'label' | 'choices' | 'say'> {
  readonly section: Section
  readonly path: string
  readonly store: (values: { readonly [path: string]: Json }) => void
}

/** Before the id of a detail among the orders. */
const BY = 'by '

/** In which order entries stand: one of those that all lists have, or by what they answer to a detail of this one. */
export function Order({ section, field, path, value, label, choices, say, store }: Props) {
  const { say: main } = useEditing()
  const byDetail = useCatalog().fieldFor(section.template, 'order-detail')
  const shown = useShownList(section)
  const isHome = shown?.list.isHome ?? true
  const all = field.options.map((option) => ({ value: option as string, name: choices[option] ?? option }))
  // A list that shows some of another has them as that has them, unless it has an order of its own.
  const options = isHome ? all : [{ value: '', name: say('asItsList') }]
  const details = byDetail === undefined ? [] : (shown?.details.filter(isOrdered) ?? [])
  const more = shown ? details.flatMap((detail) => bothWays(detail, shown, say)) : []
  if (!isHome && more.length === 0) return null
  const by = BY + String(section.content[byDetail ?? ''] ?? '')
  const usual = isHome ? String(value ?? field.usual ?? '') : ''
  const choose = (option: string) => {
    if (byDetail === undefined) return store({ [path]: plain(option) })
    if (option.startsWith(BY)) return store({ [byDetail]: option.slice(BY.length) })
    store({ [byDetail]: '', ...(isHome && { [path]: plain(option) }) })
  }
  const plain = (option: string) => (option === field.usual ? null : option)
  return (
    <Select
      label={label}
      chosen={more.some((one) => one.value === by) ? by : usual}
      options={options}
      more={{ name: fieldName(main, section.template, byDetail ?? ''), options: more }}
      choose={choose}
    />
  )
}

/** What is ordered: days, amounts (also what begins with figures, the same in all languages), or words. */
function wayOf({ kind }: Detail, areFigures: boolean): keyof typeof WAYS {
  if (kind === 'DAY') return 'DAY'
  return kind === 'PRICE' || kind === 'NUMBER' || areFigures ? 'AMOUNT' : 'WORDS'
}

/** The two orders of a detail, in words of its kind. */
function bothWays(detail: Detail, { entries, site, language }: Shown, say: SayOptions) {
  const name = detailName(detail, language)
  const answers = detail.kind === 'SAME' ? answersTo(entries, detail, site, language) : []
  const areFigures = answers.length > 0 && answers.every(({ answer }) => /^\p{Nd}/u.test(answer))
  const [rising, falling] = WAYS[wayOf(detail, areFigures)]
  return [
    { value: `${BY}${detail.id}`, name: say(rising, { name }) },
    { value: `${BY}${detail.id} down`, name: say(falling, { name }) },
  ]
}

const WAYS = {
  WORDS: ['fromAToZ', 'fromZToA'],
  AMOUNT: ['lowestFirst', 'highestFirst'],
  DAY: ['earliestFirst', 'latestFirst'],
} as const

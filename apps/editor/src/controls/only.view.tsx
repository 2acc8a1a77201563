import type { Section } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { answersTo, isShared } from '@mimar/render/entries'
import { topicKey } from '@mimar/sections'
import { isolated } from '../words/isolated.ts'
import type { ControlProps } from './control.ts'
import { Select } from './select.view.tsx'
import { detailName, useShownList } from './shown-list.ts'
import type { SayOptions } from './words.ts'

type Shown = NonNullable<ReturnType<typeof useShownList>>
type Detail = Shown['details'][number]

interface Props extends Pick<ControlProps<'code'>, 'field' | 'label'> {
  readonly section: Section
  readonly value: Json
  readonly say: SayOptions
  readonly store: (only: string) => void
}

/** The answer that entries have which a list shows, among those of the list whose entries it shows; its own all stand there. */
export function Only({ section, field, label, value, say, store }: Props) {
  const shown = useShownList(section)
  if (!shown || shown.list.isHome) return null
  const answers = shown.details.filter(isShared).flatMap((detail) => optionsOf(detail, shown, say))
  // What cannot be stored, as it stands in no other text either, is not offered.
  const known = answers.filter((one) => field.check(one.value).ok)
  const stored = String(value)
  if (known.length === 0 && stored === '') return null
  const chosen = known.find((one) => topicKey(one.value) === topicKey(stored))
  const options = [
    { value: '', name: say('allEntries') },
    // One that nobody answers any more stays what it was until another is chosen.
    ...(stored !== '' && !chosen ? [{ value: stored, name: stored.slice(stored.indexOf('=') + 1) }] : []),
    ...known,
  ]
  return <Select label={label} chosen={chosen?.value ?? stored} options={options} choose={store} />
}

/** What a detail may be answered: yes and no, or the words of those who have. */
function optionsOf(detail: Detail, { entries, site, language }: Shown, say: SayOptions) {
  const name = detailName(detail, language)
  if (detail.kind === 'YES_NO')
    return YES_OR_NO.map(([so, word]) => ({ value: `${detail.id}=${so}`, name: `${name}: ${say(word)}` }))
  return answersTo(entries, detail, site, language).map((one) => ({
    value: `${detail.id}=${one.answer}`,
    name: `${name}: ${isolated(one.name)}`,
  }))
}

const YES_OR_NO = [
  ['YES', 'yes'],
  ['NO', 'no'],
] as const

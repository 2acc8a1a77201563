import type { Section } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { topicIn, topicsOf } from '@mimar/render/entries'
import { Select } from './select.view.tsx'
import { useShownList } from './shown-list.ts'
import type { SayOptions } from './words.ts'

interface Props {
  readonly section: Section
  readonly label: string
  readonly value: Json
  readonly say: SayOptions
  readonly store: (topic: string) => void
}

/** The topic that a list tells of, among those of the list whose entries it shows; its own entries all stand there. */
export function Topic({ section, label, value, say, store }: Props) {
  const shown = useShownList(section)
  if (!shown || shown.list.isHome) return null
  const { site, language, list, entries } = shown
  const known = [...topicsOf(entries, site)]
  const topics = known.flatMap(([key, [first]]) =>
    first ? [{ key, value: topicIn(first, site).trim(), name: first.topic[language] ?? topicIn(first, site) }] : [],
  )
  const chosen = topics.find(({ key }) => key === list.topic)
  const options = [
    { value: '', name: say('allTopics') },
    // One that no entry has any more stays what it was until another is chosen.
    ...(list.topic !== '' && !chosen ? [{ value: String(value), name: String(value) }] : []),
    ...topics,
  ]
  return <Select label={label} chosen={chosen?.value ?? String(value)} options={options} choose={store} />
}

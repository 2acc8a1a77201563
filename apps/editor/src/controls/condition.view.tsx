import { primaryLanguage, type Section } from '@mimar/document'
import { resolveContent } from '@mimar/sections'
import { conditionOf } from '@mimar/sections/questions'
import { useCatalog, useEditorState } from '../desk/editing.ts'
import { Select } from './select.view.tsx'
import type { SayOptions } from './words.ts'

interface Props {
  readonly section: Section
  /** The path of the item that is asked only with an option. */
  readonly item: string
  readonly label: string
  readonly say: SayOptions
  readonly store: (option: string) => void
}

/** Which option of the choices above has to be chosen for something to be asked: by its words, and kept by its id. */
export function Condition({ section, item, label, say, store }: Props) {
  const opened = useEditorState((state) => state.opened)
  const fields = useCatalog().find(section.template)?.fields
  if (!opened || !fields) return null
  const spoken = { language: opened.language, primary: primaryLanguage(opened.site).code, picture: () => null }
  const found = conditionOf(fields, resolveContent(fields, section.content, spoken), item.split('/').at(-1) ?? '')
  if (!found) return null
  const options = found.options.map(({ id, text }) => ({ value: id, name: say('onlyWith', { option: text }) }))
  return (
    <Select
      label={label}
      chosen={found.chosen}
      options={[{ value: '', name: say('always') }, ...options]}
      choose={store}
      refusal={options.length === 0 ? say('noChoiceAbove') : undefined}
    />
  )
}

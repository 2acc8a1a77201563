import type { Section } from '@mimar/document'
import { useCatalog, useEditing } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import { sayEntries } from './entry-words.ts'

/** What lists entries is loaded once somebody is at a list. */
const Entries = lazyAside(() => import('./entries.view.tsx').then((part) => ({ default: part.Entries })))

interface Props {
  readonly section: Section
}

/** The button of the bar of a list that opens its entries; nothing at other sections. */
export function EntriesTool({ section }: Props) {
  const isList = useCatalog().hasRole(section.template, 'entries')
  const say = sayEntries(useEditing().say.language)
  if (!isList) return null
  return (
    <ToolMenu icon="file" kind="dialog" label={say('list')} words={say('entries')}>
      {(close) => (
        <>
          <Entries section={section.id} close={close} takesFocus />
        </>
      )}
    </ToolMenu>
  )
}

/** The same in the sheet that a section has on a phone. */
export function EntryRows({ section }: Props) {
  const isList = useCatalog().hasRole(section.template, 'entries')
  return isList ? <Entries section={section.id} /> : null
}

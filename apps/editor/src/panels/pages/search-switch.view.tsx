import type { Site } from '@mimar/document'
import { useEditing } from '../../desk/editing.ts'
import { sayPart } from '../../words/words.ts'
import { siteMenuWords } from './site-menu-words.ts'
import { SwitchRow } from './switch-row.view.tsx'

/** So many pages are looked over without a search; where one is on it can be switched off, however few are left. */
const PAGES_TO_SEARCH = 10

/** Whether the bar has a search field: its button comes and goes on the canvas at once. */
export function SearchSwitch({ site }: { readonly site: Site }) {
  const { editor, say: main } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const isOn = site.settings.hasSearch === true
  if (!isOn && site.pages.length < PAGES_TO_SEARCH) return null
  return (
    <SwitchRow
      name={say('search')}
      hint={say('searchHint')}
      isOn={isOn}
      mark="search"
      set={(value) =>
        editor.do({
          name: { kind: 'Setting', template: '' },
          operations: [{ do: 'set-setting', field: 'hasSearch', value }],
        })
      }
    />
  )
}

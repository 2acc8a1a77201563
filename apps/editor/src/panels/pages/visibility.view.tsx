import type { Page, PageFlag } from '@mimar/document'
import { useEditing } from '../../desk/editing.ts'
import type { PartSay } from '../../words/words.ts'
import { SwitchRow } from './switch-row.view.tsx'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  readonly say: PartSay<PageWords>
}

/** Who finds the page: search engines (robots noindex), visitors, or only who edits. */
export function Visibility({ page, say }: Props) {
  const { editor } = useEditing()
  const set = (flag: PageFlag, value: boolean) =>
    editor.do({
      name: { kind: 'Page', template: '' },
      operations: [{ do: 'set-page-flag', page: page.id, flag, value }],
    })
  const isHome = page.path === '/'
  return (
    <>
      <SwitchRow
        mark="search"
        name={say('inSearch')}
        hint={say('inSearchHint')}
        isOn={!page.noIndex}
        set={(isOn) => set('noIndex', !isOn)}
      />
      <SwitchRow
        mark="hidden"
        name={say('hidePage')}
        hint={say('hidePageHint')}
        isOn={!isHome && page.isHidden === true}
        whyNot={isHome ? say('homeShown') : undefined}
        set={(isOn) => set('isHidden', isOn)}
      />
    </>
  )
}

import { primaryLanguage, type Site } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { useId } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { Segments } from '../../kit/segments.view.tsx'
import { isolated } from '../../words/isolated.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import { bringFlags } from './flags.ts'
import styles from './languages.module.css'
import type { LanguageWords } from './words.ts'

interface Props {
  readonly site: Site
  readonly say: PartSay<LanguageWords>
}

/** How languages stand in addresses and in the visitors' menu. */
export function MenuSettings({ site, say }: Props) {
  const editing = useEditing()
  const id = useId()
  const { primaryHasNoPrefix, languageMenuLayout, languageSwitch } = site.settings
  const { code, localizedName } = primaryLanguage(site)
  const set = (field: string, value: Json) =>
    editing.editor.do({
      name: { kind: 'Setting', template: '' },
      operations: [{ do: 'set-setting', field, value }],
    })
  const chooseLayout = (layout: 'full' | 'text' | 'flag') => {
    set('languageMenuLayout', layout)
    if (layout !== 'text') void bringFlags(editing)
  }
  return (
    <>
      <div className={styles.prefix}>
        <span id={`${id}-name`}>{say('prefix', { language: isolated(localizedName || code) })}</span>
        <button
          type="button"
          role="switch"
          className={lists.switch}
          data-prefix=""
          aria-checked={!primaryHasNoPrefix}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          onClick={() => set('primaryHasNoPrefix', !primaryHasNoPrefix)}
        />
        <p className={lists.hint} id={`${id}-hint`}>
          {say('prefixHint', { path: `\u2066${primaryHasNoPrefix ? '' : `/${code}`}/\u2069` })}
        </p>
      </div>
      <Segments
        title={say('menuLayout')}
        chosen={languageMenuLayout ?? 'full'}
        options={[
          { value: 'full', name: say('layoutFull') },
          { value: 'text', name: say('layoutText') },
          { value: 'flag', name: say('layoutFlag') },
        ]}
        choose={chooseLayout}
      />
      <Segments
        title={say('menuLeads')}
        chosen={languageSwitch ?? 'same-page'}
        options={[
          { value: 'same-page', name: say('leadsSame') },
          { value: 'root', name: say('leadsRoot') },
        ]}
        choose={(to) => set('languageSwitch', to)}
      />
    </>
  )
}

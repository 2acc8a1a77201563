import { useEditing, useEditorState } from '../../desk/editing.ts'
import { SwitchSetting } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { PictureSetting } from '../picture-setting.view.tsx'
import styles from '../settings.module.css'
import { TextSetting } from '../text-setting.view.tsx'
import topics from './topic.module.css'

export function SiteTopic() {
  const { say } = useSettingsContext()
  return (
    <>
      <TextSetting path="name" label={say('name')} />
      <AddressSetting />
      <PictureSetting path="favicon" label={say('favicon')} />
      <TextSetting path="extraLinksLabel" label={say('extraLinksLabel')} />
      <SwitchSetting path="hasScrollTop" label={say('hasScrollTop')} help={say('hasScrollTopHelp')} />
      <SwitchSetting path="hasSearch" label={say('hasSearch')} help={say('hasSearchHelp')} />
      <TextSetting path="disclaimer" label={say('disclaimer')} help={say('disclaimerHelp')} />
    </>
  )
}

/** Where the site stands; the dialog shares it and changes it. */
function AddressSetting() {
  const { say } = useSettingsContext()
  const { editor } = useEditing()
  const address = useEditorState(({ opened }) => opened?.facts.siteAddress ?? '')
  return (
    <div className={topics.address}>
      <span className={styles.name}>{say('siteAddress')}</span>
      <bdi dir="ltr">{address.replace(/^https?:\/\/|\/$/g, '')}</bdi>
      <button
        type="button"
        className={styles.button}
        data-opens="address"
        onClick={() => editor.show({ dialog: { kind: 'address' } })}
      >
        {say('openAddress')}
      </button>
    </div>
  )
}

import { settingsFields } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { useEditing } from '../../desk/editing.ts'
import { SwitchSetting } from '../choice-setting.view.tsx'
import { CodeSetting } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import styles from '../settings.module.css'
import { TextSetting } from '../text-setting.view.tsx'
import own from '../topics.module.css'
import { useSettings } from '../use-setting.ts'

const BUTTONS = ['acceptBtn', 'declineBtn', 'settingsBtn', 'privacyPolicyBtn'] as const
const TYPES = ['essential', 'analytics', 'marketing', 'functional'] as const

/** Every word of the banner and of its choices (COOKIE-2). */
export function BannerTexts({ at }: { readonly at: 'gdprConsent' | 'simpleConsent' }) {
  const { say } = useSettingsContext()
  return (
    <>
      <h4 className={own.heading}>{say('bannerTexts')}</h4>
      <p className={styles.help}>{say('ownWords')}</p>
      <TextSetting path={`${at}/consentText`} label={say('consentText')} />
      {BUTTONS.map((button) => (
        <div key={button} className={own.buttonRow}>
          <TextSetting path={`${at}/${button}/name`} label={say(button)} />
          <SwitchSetting path={`${at}/${button}/isVisible`} label={say('isShown', { name: say(button) })} />
        </div>
      ))}
      <CodeSetting
        path={`${at}/privacyPolicyBtn/link`}
        label={`${say('privacyPolicyBtn')}: ${say('privacyLink')}`}
        kind="link"
        placeholder="/Privacy"
      />
      <ChoiceTexts at={at} />
    </>
  )
}

const list = settingsFields.gdprConsent.fields.settings.fields.categories

function ChoiceTexts({ at: consent }: { readonly at: 'gdprConsent' | 'simpleConsent' }) {
  const { say } = useSettingsContext()
  const { editor } = useEditing()
  const settings = useSettings()
  const categories = settings?.[consent].settings.categories ?? []
  const missing = TYPES.filter((type) => !categories.some((category) => category.type === type))
  const at = `${consent}/settings`
  const write = () => {
    const added = missing.map((type) => ({ ...initialContent(list.fields), id: type, type }))
    const value = [...categories, ...added].slice(0, list.max)
    editor.do({
      name: { kind: 'Setting', template: '' },
      operations: [{ do: 'set-setting', field: `${at}/categories`, value }],
    })
  }
  return (
    <>
      <h4 className={own.heading}>{say('popup')}</h4>
      <TextSetting path={`${at}/title`} label={say('popupTitle')} />
      <TextSetting path={`${at}/description`} label={say('popupDescription')} />
      <TextSetting path={`${at}/confirmBtnName`} label={say('confirmBtnName')} />
      {categories.map(({ id, type }) =>
        type === null ? null : (
          <div key={id} className={own.pair}>
            <TextSetting path={`${at}/categories/${id}/title`} label={say('categoryTitle', { name: say(type) })} />
            <TextSetting path={`${at}/categories/${id}/description`} label={say('categoryText', { name: say(type) })} />
          </div>
        ),
      )}
      {missing.length > 0 && (
        <button type="button" className={styles.button} onClick={write}>
          {say('ownCategories')}
        </button>
      )}
    </>
  )
}

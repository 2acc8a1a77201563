import { keysIn } from '@mimar/document/integrations'
import { useId } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { SwitchLine, SwitchSetting } from '../choice-setting.view.tsx'
import { CodeSetting } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { SettingGlyph } from '../setting-icon.view.tsx'
import styles from '../settings.module.css'
import { TextSetting } from '../text-setting.view.tsx'
import own from '../topics.module.css'
import { useSet, useSettings } from '../use-setting.ts'
import { BannerTexts } from './banner-texts.view.tsx'

type Mode = 'gdpr' | 'simple' | 'none'

const MODES = [
  ['gdpr', 'modeGdpr', 'modeGdprHelp'],
  ['simple', 'modeSimple', 'modeSimpleHelp'],
  ['none', 'modeNone', 'modeNoneHelp'],
] as const

/** What visitors are asked, in which words, and how the choices start (COOKIE-1 to 3). */
export function CookiesTopic() {
  const { say } = useSettingsContext()
  const { editor } = useEditing()
  const settings = useSettings()
  const name = useId()
  if (!settings) return null
  const mode: Mode = settings.gdprConsent.isVisible ? 'gdpr' : settings.simpleConsent.isVisible ? 'simple' : 'none'
  const choose = (to: Mode) => {
    const visible = (field: string, value: boolean) => ({ do: 'set-setting' as const, field, value })
    const operations = [
      visible('gdprConsent/isVisible', to === 'gdpr'),
      visible('simpleConsent/isVisible', to === 'simple'),
    ]
    editor.do({ name: { kind: 'Setting', template: '' }, operations: [{ do: 'together', operations }] })
  }
  return (
    <>
      <fieldset className={own.modes}>
        <legend className="only-heard">{say('mode')}</legend>
        {MODES.map(([value, word, help]) => (
          <label key={value}>
            <input type="radio" name={name} checked={mode === value} onChange={() => choose(value)} />
            <span>
              <b>{say(word)}</b>
              <span className={styles.help}>{say(help)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {mode === 'none' && keysIn(settings).length > 0 && (
        <Warning text={say('noBannerTracks')} way={say('askWithChoices')} go={() => choose('gdpr')} />
      )}
      {mode === 'gdpr' && <Choices startsOff={settings.gdprConsent.settings.startsOff} />}
      {mode !== 'none' && <BannerTexts at={mode === 'gdpr' ? 'gdprConsent' : 'simpleConsent'} />}
      <h4 className={own.heading}>{say('privacyPolicy')}</h4>
      <div className={own.pair}>
        <TextSetting path="privacyPolicy/name" label={say('privacyName')} />
        <CodeSetting path="privacyPolicy/link" label={say('privacyLink')} kind="link" placeholder="/Privacy" />
      </div>
      <SwitchSetting path="privacyPolicy/showInFooter" label={say('showInFooter')} />
    </>
  )
}

const KINDS = ['analytics', 'marketing', 'functional'] as const

/** How the choices stand when a visitor opens them: all on as long as the owner has not decided otherwise (COOKIE-3). */
function Choices({ startsOff }: { readonly startsOff: boolean }) {
  const { say } = useSettingsContext()
  const set = useSet()
  const start = (isOff: boolean) => set('gdprConsent/settings/startsOff', isOff)
  return (
    <div className={own.choices}>
      <p className={styles.line}>
        <span className={styles.lineName}>
          {say('essential')}
          <span className={styles.help}>{say('alwaysOn')}</span>
        </span>
        <SettingGlyph name="lock" />
      </p>
      <SwitchLine
        label={say('startsOn')}
        help={KINDS.map((kind) => say(kind)).join(' · ')}
        isOn={!startsOff}
        set={(isOn) => start(!isOn)}
      />
      {startsOff ? (
        <p className={styles.help}>{say('startsOff')}</p>
      ) : (
        <Warning text={say('preTicked')} way={say('startAllOff')} go={() => start(true)} />
      )}
    </div>
  )
}

interface WarningProps {
  readonly text: string
  readonly way: string
  readonly go: () => void
}

function Warning({ text, way, go }: WarningProps) {
  return (
    <p className={own.warning}>
      <SettingGlyph name="warning" />
      <span>
        {text}{' '}
        <button type="button" onClick={go}>
          {way}
        </button>
      </span>
    </p>
  )
}

import { useId } from 'react'
import { SettingGlyph } from './setting-icon.view.tsx'
import type { SettingIcon } from './setting-icons.ts'
import styles from './settings.module.css'
import { useSetting } from './use-setting.ts'

interface SwitchProps {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly isLabelHidden?: boolean
  readonly set: (isOn: boolean) => void
}

/** On or off. */
export function SwitchLine({ label, help, isOn, isLabelHidden = false, set }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.line} data-bare={isLabelHidden ? '' : undefined}>
      <span className={isLabelHidden ? 'only-heard' : styles.lineName}>
        {label}
        {help && (
          <span id={id} className={styles.help}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        aria-describedby={help ? id : undefined}
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
    </label>
  )
}

export function SwitchSetting({ path, label, help }: Pick<SwitchProps, 'label' | 'help'> & { readonly path: string }) {
  const setting = useSetting(path)
  if (!setting) return null
  return (
    <SwitchLine
      label={label}
      {...(help !== undefined && { help })}
      isOn={setting.value === true}
      set={(isOn) => setting.set(isOn)}
    />
  )
}

interface ChoiceProps {
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly options: readonly (readonly [value: string, name: string])[]
  /** What stands where nothing is chosen. */
  readonly natural: string
  /** They are the left and the right, which stand where they are in every language. */
  readonly areSides?: boolean
}

/** One of a few, side by side. */
export function SegmentsSetting({ path, label, help, options, natural, areSides = false }: ChoiceProps) {
  const setting = useSetting(path)
  const name = useId()
  if (!setting) return null
  return (
    <fieldset className={styles.line}>
      <legend className={styles.lineName}>
        {label}
        {help && <span className={styles.help}>{help}</span>}
      </legend>
      <span className={styles.segments} dir={areSides ? 'ltr' : undefined}>
        {options.map(([value, word]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(setting.value ?? natural) === value}
              onChange={() => setting.set(value)}
            />
            <span>{word}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** One of several, in a list. */
export function SelectSetting({ path, label, options, natural }: ChoiceProps) {
  const setting = useSetting(path)
  const id = useId()
  if (!setting) return null
  return (
    <div className={styles.field}>
      <span className={styles.name}>
        <label htmlFor={id}>{label}</label>
      </span>
      <select
        id={id}
        className={styles.input}
        value={String(setting.value ?? natural)}
        onChange={({ target }) =>
          setting.set(target.value !== natural ? target.value : setting.field.kind === 'code' ? '' : null)
        }
      >
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  )
}

interface IconButtonProps {
  readonly icon: SettingIcon
  readonly label: string
  readonly isOff?: boolean
  readonly run: () => void
}

export function IconButton({ icon, label, isOff = false, run }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      data-tip={label}
      aria-disabled={isOff}
      onClick={() => !isOff && run()}
    >
      <SettingGlyph name={icon} />
    </button>
  )
}

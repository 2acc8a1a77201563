import { countGraphemes, type Localized, type TextField, valueFor } from '@mimar/fields'
import { directionOf } from '@mimar/sections'
import { useEditorState } from '../desk/editing.ts'
import { useDraft } from '../kit/use-draft.ts'
import { useSettingsContext } from './context.ts'
import { Field } from './field.view.tsx'
import styles from './settings.module.css'
import { useSetting } from './use-setting.ts'
import type { SettingsWords } from './words-en.ts'

interface Props {
  readonly label: string
  readonly help?: string
}

/** A text of the settings, in the language that is shown. */
export function TextSetting({ path, ...props }: Props & { readonly path: string }) {
  const { language } = useSettingsContext()
  const setting = useSetting(path)
  if (setting?.field.kind !== 'text') return null
  const { field, value, set } = setting
  return (
    <LocalizedField
      key={`${path} ${language}`}
      {...props}
      field={field}
      texts={valueFor(field, value)}
      store={(text, visit) => set(text, visit, language)}
    />
  )
}

interface LocalizedProps extends Props {
  readonly field: TextField
  readonly texts: Localized
  /** null clears the text. */
  readonly store: (text: string | null, visit: string) => void
}

type Fault = { readonly key: keyof SettingsWords; readonly params: { readonly [name: string]: string | number } }

/** A text by language, wherever it is kept. */
export function LocalizedField({ label, help, field, texts, store }: LocalizedProps) {
  const { say, language } = useSettingsContext()
  const primary = useEditorState(({ opened }) => opened?.site.languages.find(({ isPrimary }) => isPrimary)?.code ?? '')
  const draft = useDraft<Fault>({
    stored: texts[language] ?? '',
    faultOf: (typed) => faultOf(field, typed),
    store: (typed, visit) => store(typed.trim() === '' ? null : typed, visit),
  })
  const { fault } = draft
  const standIn = language === primary ? '' : (texts[primary] ?? '')
  const shared = {
    className: styles.input,
    value: draft.value,
    lang: draft.value === '' && standIn ? primary : language,
    dir: directionOf(draft.value === '' && standIn ? primary : language),
    placeholder: standIn,
    'aria-invalid': fault !== null,
    onFocus: draft.entered,
    onBlur: draft.left,
  }
  const length = countGraphemes(draft.value)
  return (
    <Field
      label={label}
      {...(help !== undefined && { help })}
      fault={fault && say(fault.key, fault.params)}
      beside={
        <span className={styles.counter} dir="ltr" data-level={level(length, field.limit)}>
          {length}/{field.limit ?? '∞'}
        </span>
      }
    >
      {({ id, described }) =>
        field.hasLines ? (
          <textarea
            {...shared}
            id={id}
            aria-describedby={described}
            rows={2}
            onChange={({ target }) => draft.typed(target.value)}
          />
        ) : (
          <input
            {...shared}
            id={id}
            aria-describedby={described}
            onChange={({ target }) => draft.typed(target.value)}
          />
        )
      }
    </Field>
  )
}

function faultOf(field: TextField, typed: string): Fault | null {
  const checked = field.checkText(typed)
  if (checked.ok) return null
  const [refusal] = checked.refusals
  if (refusal?.code === 'too-long') return { key: 'faultTooLong', params: refusal.params }
  return { key: 'faultCharacters', params: {} }
}

function level(length: number, limit: number | null): 'over' | 'warn' | undefined {
  if (limit === null || limit - length >= 5) return undefined
  return length > limit ? 'over' : 'warn'
}

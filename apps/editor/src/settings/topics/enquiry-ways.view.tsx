import { type EnquirySettings, KEPT_DAYS, type KeptDays } from '@mimar/contract'
import { useId } from 'react'
import { useEditorState } from '../../desk/editing.ts'
import { SwitchLine } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { Field } from '../field.view.tsx'
import styles from '../settings.module.css'
import { useEnquirySettings } from '../use-enquiry-settings.ts'
import { sayEnquiries } from './enquiry-words.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MORNING = 8

/** How messages come to the owner, are confirmed and are kept. For owners alone: nothing stands here for others. */
export function EnquiryWays() {
  const { say } = useSettingsContext()
  const sayIt = sayEnquiries(say.language)
  const { settings, older, state, change, save } = useEnquirySettings()
  if (!settings || !older) return null
  const keep = (kind: 'contact' | 'reply') => ({
    days: settings.keepDays[kind],
    older: older[kind],
    set: (days: KeptDays | null) => change({ keepDays: { ...settings.keepDays, [kind]: days } }),
  })
  return (
    <>
      <MailTimes settings={settings} change={change} />
      <SwitchLine
        label={sayIt('receipt')}
        help={sayIt('receiptHelp')}
        isOn={settings.sendsReceipt}
        set={(sendsReceipt) => change({ sendsReceipt })}
      />
      {settings.sendsReceipt && <Sentences settings={settings} change={change} />}
      <Keeping label={sayIt('keepContact')} {...keep('contact')} />
      <Keeping label={sayIt('keepReply')} {...keep('reply')} />
      <div>
        <button type="button" className={styles.button} disabled={state === 'still'} onClick={save}>
          {sayIt('save')}
        </button>
        <p className={styles.help} role="status">
          {state === 'saved' && sayIt('saved')}
          {state === 'failed' && sayIt('notSaved')}
        </p>
      </div>
    </>
  )
}

interface PartProps {
  readonly settings: EnquirySettings
  readonly change: (change: Partial<EnquirySettings>) => void
}

/** At once, or in one mail a day at an hour of where the owner is. */
function MailTimes({ settings: { digestHour, timeZone }, change }: PartProps) {
  const { say } = useSettingsContext()
  const sayIt = sayEnquiries(say.language)
  const name = useId()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = digestHour === null ? here : timeZone
  const set = (hour: number | null) => change({ digestHour: hour, timeZone: here })
  const clock = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { timeStyle: 'short', timeZone: 'UTC' })
  return (
    <>
      <fieldset className={styles.line}>
        <legend className={styles.lineName}>{sayIt('ways')}</legend>
        <span className={styles.segments}>
          <label>
            <input type="radio" name={name} checked={digestHour === null} onChange={() => set(null)} />
            <span>{sayIt('atOnce')}</span>
          </label>
          <label>
            <input type="radio" name={name} checked={digestHour !== null} onChange={() => set(MORNING)} />
            <span>{sayIt('daily')}</span>
          </label>
        </span>
      </fieldset>
      {digestHour !== null && (
        <Field label={sayIt('hour')} help={sayIt('zone', { zone: `\u2068${zone.replaceAll('_', ' ')}\u2069` })}>
          {({ id, described }) => (
            <select
              id={id}
              aria-describedby={described}
              className={styles.input}
              value={digestHour}
              onChange={({ target }) => set(Number(target.value))}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {clock.format(hour * 60 * 60_000)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}

/** The owner's own sentence in each language of the site. */
function Sentences({ settings: { receiptWords }, change }: PartProps) {
  const { say } = useSettingsContext()
  const sayIt = sayEnquiries(say.language)
  const languages = useEditorState(({ opened }) => opened?.site.languages) ?? []
  const names = new Intl.DisplayNames(say.language, { type: 'language' })
  return languages.map(({ code }) => (
    <Field key={code} label={sayIt('sentence', { language: names.of(code) ?? code })} help={sayIt('sentenceHelp')}>
      {({ id, described }) => (
        <input
          id={id}
          aria-describedby={described}
          className={styles.input}
          lang={code}
          dir="auto"
          maxLength={300}
          value={receiptWords[code] ?? ''}
          onChange={({ target }) => change({ receiptWords: { ...receiptWords, [code]: target.value } })}
        />
      )}
    </Field>
  ))
}

interface KeepingProps {
  readonly label: string
  readonly days: KeptDays | null
  readonly older: { readonly [days: string]: number }
  readonly set: (days: KeptDays | null) => void
}

/** How long messages are kept, and how many of them that would be too long for. */
function Keeping({ label, days, older, set }: KeepingProps) {
  const { say } = useSettingsContext()
  const sayIt = sayEnquiries(say.language)
  const gone = days === null ? 0 : (older[days] ?? 0)
  return (
    <Field label={label} help={gone > 0 ? sayIt('older', { n: gone }) : undefined}>
      {({ id, described }) => (
        <select
          id={id}
          aria-describedby={described}
          className={styles.input}
          value={days ?? ''}
          onChange={({ target }) => set(KEPT_DAYS.find((one) => String(one) === target.value) ?? null)}
        >
          <option value="">{sayIt('forEver')}</option>
          {KEPT_DAYS.map((one) => (
            <option key={one} value={one}>
              {one === 365 ? sayIt('year') : sayIt('days', { n: one })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

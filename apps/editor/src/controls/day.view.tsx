import { dayIn } from '@mimar/fields'
import { useId, useRef } from 'react'
import { useDraft } from '../kit/use-draft.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

/** A day of the calendar (date picker): the browser's own, and beneath it how the day is read. */
export function Day({ field, value, label, say, store }: ControlProps<'date'>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft({
    stored: value,
    // While a part is missing a picker says '', which would take the day away.
    faultOf: (typed) => (input.current?.validity.badInput || !field.check(typed).ok ? say('notADate') : null),
    store,
  })
  const remove = () => {
    store('')
    // The button goes; the focus stays.
    input.current?.focus()
  }
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="date"
        className={styles.field}
        value={draft.value}
        min="1000-01-01"
        max="9999-12-31"
        aria-invalid={draft.fault !== null}
        aria-describedby={`${id}-read ${id}-why`}
        onFocus={draft.entered}
        onChange={(event) => draft.typed(event.target.value)}
        onBlur={draft.left}
        onKeyDown={(event) => event.key === 'Enter' && draft.left()}
      />
      {value !== '' && <output id={`${id}-read`}>{dayIn(value, say.language, 'full')}</output>}
      <p id={`${id}-why`} role="status" className={styles.why}>
        {draft.fault}
      </p>
      {value !== '' && (
        <button type="button" className={styles.reset} onClick={remove}>
          {say('removeDate')}
        </button>
      )}
    </div>
  )
}

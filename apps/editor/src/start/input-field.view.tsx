import type { ReactNode } from 'react'
import styles from './business.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly help?: ReactNode
  /** What is wrong with it and what to do; '' where nothing is. */
  readonly fault?: string
  readonly type?: 'text' | 'email'
  readonly maxLength?: number
  readonly autoComplete?: string
}

/** A field of the first questions: its name above, what it does or what is wrong with it below. */
export function InputField({ id, label, value, change, help, fault = '', type = 'text', ...input }: Props) {
  const under = fault || help ? `${id}-under` : undefined
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={type}
        value={value}
        // Letters of an address run one way in every language.
        dir={type === 'email' ? 'ltr' : 'auto'}
        aria-invalid={fault !== ''}
        aria-describedby={under}
        onChange={(event) => change(event.target.value)}
      />
      {under && (
        <span id={under} className={fault ? styles.fault : styles.help} role={fault ? 'alert' : undefined}>
          {fault || help}
        </span>
      )}
    </p>
  )
}

import { type ReactNode, useId } from 'react'
import { SettingGlyph } from './setting-icon.view.tsx'
import styles from './settings.module.css'

interface FieldProps {
  readonly label: string
  readonly help?: string | undefined
  readonly children: (ids: { readonly id: string; readonly described: string | undefined }) => ReactNode
  readonly fault?: ReactNode
  /** Stands at the end of the label's line: a counter, the language. */
  readonly beside?: ReactNode
  /** The label is only heard: what stands before says it already. */
  readonly isLabelHidden?: boolean
}

/** A field with its name above and what is wrong with it below. */
export function Field({ label, help, children, fault, beside, isLabelHidden = false }: FieldProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : ''
  const faultId = fault ? `${id}-fault` : ''
  return (
    <div className={styles.field} data-fault={fault ? '' : undefined}>
      <span className={isLabelHidden ? 'only-heard' : styles.name}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </span>
      {children({ id, described: `${helpId} ${faultId}`.trim() || undefined })}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {fault && (
        <p id={faultId} className={styles.fault} role="alert">
          <SettingGlyph name="fault" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  )
}

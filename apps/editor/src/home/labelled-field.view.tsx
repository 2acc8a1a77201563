import { type ComponentProps, useId } from 'react'
import styles from './labelled-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & { readonly label: string }

/** One line that is typed, under what it is called. */
export function LabelledField({ label, ...input }: Props) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={styles.field} />
    </>
  )
}

/** The e-mail address of somebody else, which the browser does not know. */
export function EmailField(props: Props) {
  return <LabelledField type="email" required dir="ltr" maxLength={254} autoComplete="off" {...props} />
}

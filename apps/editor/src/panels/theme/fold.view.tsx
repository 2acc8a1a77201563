import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../kit/icon.view.tsx'
import styles from './ready.module.css'

interface Props {
  readonly name: string
  readonly title: string
  readonly isOpenAtFirst: boolean
  /** Colours that tell of what is folded. */
  readonly swatches?: readonly string[]
  readonly children: ReactNode
}

/** What few need, behind its name; open at once where something in it wants to be seen. */
export function Fold({ name, title, isOpenAtFirst, swatches = [], children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <section className={styles.fold} data-fold={name} aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevronDown" />
          <span>{title}</span>
          <span className={styles.dots} aria-hidden="true">
            {swatches.slice(0, MOST_DOTS).map((hex, at) => (
              <span key={at} style={{ background: hex }} />
            ))}
          </span>
        </button>
      </h3>
      {isOpen && <div className={styles.folded}>{children}</div>}
    </section>
  )
}

const MOST_DOTS = 6

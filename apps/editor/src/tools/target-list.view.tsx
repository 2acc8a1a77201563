import { Icon } from '../chrome/icon.view.tsx'
import { type LinkTarget, shorten } from './link-targets.ts'
import styles from './tools.module.css'

const ICONS = { page: 'file', section: 'layoutGrid', typed: 'external' } as const

interface Props {
  readonly id: string
  readonly targets: readonly LinkTarget[]
  readonly at: number
  readonly choose: (target: LinkTarget) => void
}

/** What a link can lead to; the focus stays in the field, which says which row Enter takes. */
export function TargetList({ id, targets, at, choose }: Props) {
  return (
    <div id={`${id}-list`} role="listbox" aria-labelledby={id} className={styles.list}>
      {targets.map((target, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field that owns this list
        <div
          key={target.address}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.row}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(target)}
          ref={(row) => {
            if (row && index === at) row.scrollIntoView({ block: 'nearest' })
          }}
        >
          <Icon name={ICONS[target.kind]} />
          <span className={styles.words}>
            <bdi>{target.kind === 'typed' ? shorten(target.name) : target.name}</bdi>
            <bdi className={styles.where}>{target.where}</bdi>
          </span>
        </div>
      ))}
    </div>
  )
}

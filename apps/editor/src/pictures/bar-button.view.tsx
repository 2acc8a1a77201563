import { PictureIcon } from '../kit/picture-icon.view.tsx'
import styles from '../kit/pictures.module.css'
import type { BarAct } from './bar-act.ts'

interface Props {
  readonly act: BarAct
  /** The first of its bar is where Tab arrives. */
  readonly isFirst?: boolean
  readonly hasWords: boolean
}

/** One button of a bar at a picture; what cannot be done stays in reach and says why. */
export function BarButton({ act: { id, icon, label, run, isOpen, reason }, isFirst = false, hasWords }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={hasWords ? undefined : label}
      aria-expanded={isOpen}
      data-tip={reason ?? (hasWords ? undefined : label)}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      data-picture-act={id}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => reason === undefined && run()}
    >
      <PictureIcon name={icon} />
      {hasWords && label}
    </button>
  )
}

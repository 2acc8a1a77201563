import { type ToolIcon, toolIcons } from '../kit/tool-icons.ts'
import styles from '../kit/tools.module.css'

interface Props {
  readonly icon?: ToolIcon
  readonly label: string
  /** Shown instead of an icon. */
  readonly words?: string
  readonly isOn?: boolean
  /** The first of its bar is where Tab arrives. */
  readonly isFirst?: boolean
  /** Why it cannot be done now; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly expands?: boolean
  readonly run: () => void
}

/** One button of a bar. */
export function Tool({ icon, label, words, isOn, isFirst = false, reason, expands, run }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tip={reason ?? (words ? undefined : label)}
      data-words={words ? '' : undefined}
      aria-label={words ? undefined : label}
      aria-pressed={isOn}
      aria-expanded={expands}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => reason === undefined && run()}
    >
      {icon && <ToolShape name={icon} />}
      {words}
    </button>
  )
}

/** One of the tools' own icons. */
export function ToolShape({ name }: { readonly name: ToolIcon }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons[name] }} />
}

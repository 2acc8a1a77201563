import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { MenuButton } from '../kit/menu-button.view.tsx'
import { useKept } from '../kit/popover.ts'
import type { ToolIcon } from '../kit/tool-icons.ts'
import styles from '../kit/tools.module.css'
import { ToolShape } from './tool.view.tsx'

interface Props {
  readonly icon: ToolIcon
  readonly label: string
  /** Shown beside the icon. */
  readonly words?: string
  /** Why it cannot be opened; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly kind?: 'menu' | 'dialog'
  /** The first of its bar is where Tab arrives. */
  readonly isFirst?: boolean
  readonly opensFor?: object | null
  readonly children: (close: () => void) => ReactNode
}

/** A button of a bar that opens choices. */
export function ToolMenu({ icon, label, words, reason, kind, isFirst = false, opensFor, children }: Props) {
  return (
    <MenuButton
      label={label}
      value={words}
      kind={kind}
      opensFor={opensFor}
      className={styles.tool}
      list={kind === 'dialog' ? (close) => <Kept>{children(close)}</Kept> : children}
      own={{ ...toolMarks(label, words, reason), tabIndex: isFirst ? 0 : -1 }}
      around={ONLY_HERE}
      // In a landmark, for who walks by them.
      within={document.querySelector('main') ?? document.body}
    >
      <ToolShape name={icon} />
      {words}
      {words && <ToolShape name="chevronDown" />}
    </MenuButton>
  )
}

function Kept({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useKept(content)
  return <div ref={content}>{children}</div>
}

/** The bar walks its buttons and hears keys, presses and where the focus goes, which are not to come from the choices. */
const keepIn = (event: SyntheticEvent) => event.stopPropagation()
const ONLY_HERE = { onKeyDown: keepIn, onPointerDown: keepIn, onMouseDown: keepIn, onBlur: keepIn }

function toolMarks(label: string, words: string | undefined, reason: string | undefined) {
  return {
    'data-words': words ? '' : undefined,
    'data-tip': reason ?? (words ? undefined : label),
    'aria-disabled': reason !== undefined,
    'aria-description': reason,
    ...(reason === undefined ? {} : { popoverTarget: undefined }),
  }
}

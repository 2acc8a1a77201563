import type { ReactNode } from 'react'
import { MenuButton } from '../kit/menu-button.view.tsx'
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
  readonly children: (close: () => void) => ReactNode
}

/** A button of a bar that opens choices. */
export function ToolMenu({ icon, label, words, reason, kind, children }: Props) {
  return (
    <MenuButton
      label={label}
      value={words}
      kind={kind}
      className={styles.tool}
      list={children}
      tool={{ tip: words ? undefined : label, isWide: words !== undefined, reason }}
    >
      <ToolShape name={icon} />
      {words}
      {words && <ToolShape name="chevronDown" />}
    </MenuButton>
  )
}

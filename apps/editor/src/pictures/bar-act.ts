import type { PictureIconName } from '../kit/picture-icons.ts'

export type OwnAct = 'replace' | 'upload' | 'library' | 'crop' | 'alt' | 'remove' | 'more'

type ItemAct = 'earlier' | 'later' | 'add' | 'removeItem'
type RowAct = 'rowUp' | 'rowDown' | 'addRow' | 'removeRow'

/** One thing that can be done with the selected picture. */
export interface BarAct {
  readonly id: OwnAct | ItemAct | RowAct
  readonly icon: PictureIconName
  readonly label: string
  /** Whether what it opens is open; undefined for what opens nothing. */
  readonly isOpen?: boolean
  /** Why it cannot be done now; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly run: () => void
}

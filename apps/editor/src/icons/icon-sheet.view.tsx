import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { SheetAbout } from '../desk/sheet-about.view.tsx'
import type { IconPlace } from '../places/icon.ts'
import styles from './icons.module.css'

interface Props {
  readonly stage: Stage
  readonly place: IconPlace
  readonly name: string
  readonly bar: ReactNode
  readonly missing: ReactNode
  readonly picker: ReactNode
  readonly link: ReactNode
}

/** On a phone an icon is chosen in a sheet below the page; the icon stays in sight above it. */
export function IconSheet({ stage, place, name, bar, missing, picker, link }: Props) {
  const { editor } = useEditing()
  const leave = () => {
    editor.select(null)
    stage.focus()
  }
  return createPortal(
    <SheetAbout stage={stage} about={place.caret} title={name} beside="icon" done={leave}>
      <div className={styles.sheetBody}>
        {bar}
        {missing}
        {picker}
        {link}
      </div>
    </SheetAbout>,
    document.body,
  )
}

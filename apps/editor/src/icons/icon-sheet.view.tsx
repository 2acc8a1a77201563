import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import floating from '../kit/floating.module.css'
import sheet from '../kit/picture-sheet.module.css'
import { elementAt } from '../places/editable.ts'
import type { IconPlace } from '../places/icon.ts'
import styles from './icons.module.css'
import { useIconSay } from './use-icons.ts'

interface Props {
  readonly stage: Stage
  readonly place: IconPlace
  readonly name: string
  readonly bar: ReactNode
  readonly missing: ReactNode
  readonly picker: ReactNode
  readonly link: ReactNode
}

const MARGIN = 72

/** On a phone an icon is chosen in a sheet below the page; the icon stays in sight above it. */
export function IconSheet({ stage, place: { caret }, name, bar, missing, picker, link }: Props) {
  const { editor, say: main } = useEditing()
  const say = useIconSay()
  const own = useRef<HTMLElement>(null)
  const { section, path } = caret
  useEffect(() => {
    const icon = elementAt(stage.page, { section, path })
    const view = stage.page.defaultView
    if (!own.current || !icon || !view) return
    own.current.focus({ preventScroll: true })
    const { top, bottom } = icon.getBoundingClientRect()
    const free = view.innerHeight - own.current.offsetHeight
    if (top < MARGIN || bottom > free) view.scrollBy({ top: top - MARGIN, behavior: 'instant' })
  }, [stage, section, path])
  const leave = () => {
    editor.select(null)
    stage.focus()
  }
  return createPortal(
    <section
      ref={own}
      className={sheet.sheet}
      data-icon-sheet=""
      aria-label={name}
      tabIndex={-1}
      dir={main.dir}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && leave()}
    >
      <header className={`${floating.pull} ${sheet.sheetHead}`} data-pull="">
        <h2>{name}</h2>
        <button type="button" className={sheet.sheetDone} data-closes="" onClick={leave}>
          {say('done')}
        </button>
      </header>
      <div className={styles.sheetBody}>
        {bar}
        {missing}
        {picker}
        {link}
      </div>
    </section>,
    document.body,
  )
}

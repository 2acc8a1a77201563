import { type ReactNode, useId } from 'react'
import { useEditing } from '../desk/editing.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import { useModal } from '../kit/use-modal.ts'
import styles from './full-window.module.css'
import { usePublishWords } from './say.ts'

interface Props {
  readonly title: string
  /** What stands in the middle of the bar, and at its end before the way back. */
  readonly middle?: ReactNode
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** Takes the place of the editor for a while: nothing can be typed or published here. Escape goes back to editing. */
export function FullWindow({ title, middle, end, children }: Props) {
  const { editor } = useEditing()
  const say = usePublishWords()
  const dialog = useModal()
  const id = useId()
  const back = () => editor.show({ dialog: null })
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-labelledby={id}
      onClose={back}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        <div className={styles.middle}>{middle}</div>
        <div className={styles.end}>
          {end}
          <button type="button" className={styles.back} data-back="" onClick={back}>
            <span dangerouslySetInnerHTML={{ __html: publishIcons.back }} />
            <span className={styles.word}>{say('backToEditing')}</span>
          </button>
        </div>
      </div>
      {children}
    </dialog>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import frame from '../kit/frame.module.css'
import { panelIcons } from '../kit/panel-icons.ts'
import { panelWords } from '../words/panels.ts'
import { sayPart } from '../words/words.ts'
import styles from './panels.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Stands still below what scrolls. */
  readonly foot?: ReactNode
}

/** The frame every panel stands in: it takes the focus when it opens and gives it back when it closes. On a phone it is a sheet from below. */
export function Panel({ title, children, foot }: Props) {
  const { editor, say: main } = useEditing()
  const name = useEditorState(({ panel }) => panel)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const say = sayPart(panelWords, main.language)
  // Before it is seen: the next key is meant for it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => (opener instanceof HTMLElement && opener.isConnected ? opener.focus() : undefined)
  }, [])
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      tabIndex={-1}
      data-panel={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        editor.show({ panel: null })
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={frame.iconButton}
          aria-label={say('close')}
          onClick={() => editor.show({ panel: null })}
          dangerouslySetInnerHTML={{ __html: panelIcons.close }}
        />
      </header>
      <div className={frame.content}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  )
}

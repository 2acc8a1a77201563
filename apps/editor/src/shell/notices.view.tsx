// Toast messages (snackbar).
import { useEffect, useLayoutEffect, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import type { Notice } from '../state/state.ts'
import styles from './notices.module.css'

const STAYS = 8_000
/** As far up as a notice reaches in a low window. */
const FOOT = 160

/** Short words about what just happened, at the foot of the window; they go by themselves, and wait while one reads them. */
export function Notices() {
  const { stageRef } = useEditing()
  const notices = useEditorState((state) => state.notices)
  const caret = useEditorState((state) => state.caret)
  const last = notices.at(-1)?.id
  const [isAbove, setAbove] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the caret stands is read from the page
  useLayoutEffect(() => setAbove(coversWork(stageRef.current?.page)), [last, caret])
  return (
    <div className={styles.notices} data-above={isAbove || undefined}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** Whether the foot of a low window is where one writes. */
function coversWork(page: Document | undefined): boolean {
  const written = page?.activeElement
  if (!written?.hasAttribute('contenteditable') || !matchMedia('(max-height: 600px)').matches) return false
  return written.getBoundingClientRect().bottom > (page?.defaultView?.innerHeight ?? 0) - FOOT
}

function Toast({ notice }: { readonly notice: Notice }) {
  const { editor, say, stageRef } = useEditing()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (isRead) return
    const timer = setTimeout(() => editor.dismiss(notice.id), STAYS)
    return () => clearTimeout(timer)
  }, [editor, notice.id, isRead])
  const undo = () => {
    editor.undo()
    editor.dismiss(notice.id)
    stageRef.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it only stops the clock
    <div
      className={styles.toast}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {notice.kind === 'warning' && <Icon name="alertCircle" />}
      <span>{notice.text}</span>
      {notice.hasUndo && (
        <button type="button" className={styles.undo} onClick={undo}>
          {say('undo')}
        </button>
      )}
      {notice.offer && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            notice.offer?.run()
            editor.dismiss(notice.id)
            stageRef.current?.focus()
          }}
        >
          {notice.offer.label}
        </button>
      )}
      <button type="button" aria-label={say('dismiss')} onClick={() => editor.dismiss(notice.id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

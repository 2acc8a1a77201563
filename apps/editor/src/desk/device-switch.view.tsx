import styles from '../kit/bar.module.css'
import { lucide } from '../kit/icons.ts'
import type { Device } from '../state/state.ts'
import type { PlainKey } from '../words/catalogue.ts'
import { useEditing, useEditorState } from './editing.ts'

/** How wide the page can be drawn. */
export const DEVICES: readonly { readonly id: Device; readonly shape: string; readonly word: PlainKey }[] = [
  {
    id: 'desktop',
    shape: lucide('<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8m-4-4v4"/>'),
    word: 'desktop',
  },
  {
    id: 'tablet',
    shape: lucide('<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>'),
    word: 'tablet',
  },
  {
    id: 'phone',
    shape: lucide('<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>'),
    word: 'phone',
  },
]

/** How wide the page is drawn. The order stays, whatever the language. */
export function DeviceSwitch() {
  const { editor, say } = useEditing()
  const shown = useEditorState((state) => state.device)
  const step = (by: number) => {
    const next = DEVICES[DEVICES.findIndex(({ id }) => id === shown) + by]
    if (!next) return
    editor.showDevice(next.id)
    document.querySelector<HTMLElement>(`[data-device="${next.id}"]`)?.focus()
  }
  return (
    <div
      className={styles.devices}
      role="radiogroup"
      aria-label={say('device')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'ArrowDown') step(1)
        if (key === 'ArrowLeft' || key === 'ArrowUp') step(-1)
      }}
    >
      {DEVICES.map(({ id, shape, word }) => (
        <button
          key={id}
          type="button"
          role="radio"
          data-device={id}
          data-tip={say(word)}
          className={styles.device}
          aria-label={say(word)}
          aria-checked={id === shown}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => editor.showDevice(id)}
        >
          <span className="icon" dangerouslySetInnerHTML={{ __html: shape }} />
        </button>
      ))}
    </div>
  )
}

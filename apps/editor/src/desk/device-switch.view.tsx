import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'
import type { IconName } from '../kit/icons.ts'
import type { Device } from '../state/state.ts'
import type { PlainKey } from '../words/catalogue.ts'
import { useEditing, useEditorState } from './editing.ts'

const DEVICES: readonly { readonly id: Device; readonly icon: IconName; readonly word: PlainKey }[] = [
  { id: 'desktop', icon: 'monitor', word: 'desktop' },
  { id: 'tablet', icon: 'tablet', word: 'tablet' },
  { id: 'phone', icon: 'smartphone', word: 'phone' },
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
      {DEVICES.map(({ id, icon, word }) => (
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
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

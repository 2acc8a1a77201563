import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { gridStep } from '../kit/grid-walking.ts'
import styles from './icons.module.css'
import { type Choice, useIconSay } from './use-icons.ts'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly icons: readonly Choice[]
  readonly value: string
  readonly label: string
  readonly isLoading: boolean
  /** Up from the first line: back to the words. */
  readonly back: () => void
  readonly choose: (choice: Choice) => void
  /** Told what the pointer or the focus is on. */
  readonly point: (called: string | null) => void
  readonly more: (() => void) | null
}

const WAITING = Array.from({ length: 16 }, (_, index) => index)

/** Icons in lines: one stop for Tab, arrows inside, mirrored in right-to-left. */
export function IconGrid({ ref, icons, value, label, isLoading, back, choose, point, more }: Props) {
  const say = useIconSay()
  const [stop, setStop] = useState<string>()
  const grid = useRef<HTMLDivElement>(null)
  const first = [stop, value].find((name) => icons.some((icon) => icon.name === name)) ?? icons[0]?.name
  const keyed = (event: KeyboardEvent) => {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const step = gridStep(event.key, at, all)
    if (at < 0 || step === undefined) return
    event.preventDefault()
    if (event.key === 'ArrowUp' && at + step < 0) back()
    else all[Math.max(0, Math.min(at + step, all.length - 1))]?.focus()
  }
  if (isLoading) {
    return (
      <div className={styles.grid} data-icons="" aria-hidden="true">
        {WAITING.map((index) => (
          <span key={index} className={styles.waiting} />
        ))}
      </div>
    )
  }
  return (
    <div ref={ref} className={styles.scroll}>
      <div ref={grid} className={styles.grid} role="listbox" aria-label={label} data-icons="" onKeyDown={keyed}>
        {icons.map((icon) => (
          <button
            key={icon.name}
            type="button"
            role="option"
            className={styles.option}
            aria-selected={icon.name === value}
            aria-label={icon.called}
            data-icon={icon.name}
            tabIndex={icon.name === first ? 0 : -1}
            onClick={() => choose(icon)}
            onFocus={() => {
              setStop(icon.name)
              point(icon.called)
            }}
            onPointerEnter={() => point(icon.called)}
            onPointerLeave={() => point(null)}
          >
            <svg
              viewBox={`0 0 ${icon.shape.width} ${icon.shape.height}`}
              aria-hidden="true"
              // Shapes come from the sets that Mimar ships.
              dangerouslySetInnerHTML={{ __html: icon.shape.body }}
            />
          </button>
        ))}
      </div>
      {more && (
        <button type="button" className={styles.more} onClick={more}>
          {say('more')}
        </button>
      )}
    </div>
  )
}

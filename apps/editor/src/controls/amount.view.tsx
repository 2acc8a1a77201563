import { useEffect, useId, useRef, useState } from 'react'
import { newId } from '../state/new-id.ts'
import { amountIn, isSlider, stepOf } from './amounts.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { Typed } from './typed.view.tsx'

type Props = ControlProps<'number'>

/** A number between two bounds: a slider, or typed where there are too many. */
export function Amount(props: Props) {
  return isSlider(props.field) ? <Slider {...props} /> : <TypedNumber {...props} />
}

/** Shows each value on the page while it is dragged, and chooses one when it is let go. */
function Slider({ field, value, label, say, preview, store }: Props) {
  const id = useId()
  const range = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const acts = useRef({ preview, store })
  acts.current = { preview, store }
  useEffect(() => {
    const slider = range.current
    if (!slider) return
    const ending = new AbortController()
    const on = (type: string, heard: () => void) => slider.addEventListener(type, heard, { signal: ending.signal })
    let visit = ''
    const visited = () => {
      visit = newId()
    }
    // Keys pressed one after another are one step; so is each drag.
    on('focus', visited)
    on('pointerdown', visited)
    on('input', () => {
      setDragged(slider.valueAsNumber)
      acts.current.preview(slider.valueAsNumber)
    })
    on('change', () => {
      setDragged(null)
      acts.current.store(slider.valueAsNumber, visit)
    })
    return () => ending.abort()
  }, [])
  const stored = value ?? field.min
  useEffect(() => {
    if (range.current && dragged === null) range.current.valueAsNumber = stored
  }, [stored, dragged])
  const shown = dragged ?? value
  const words = shown === null ? say('asDesigned') : amountIn(say.language, field, shown)
  return (
    <div className={styles.stack}>
      <span className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{words}</output>
      </span>
      <input
        ref={range}
        id={id}
        type="range"
        className={styles.range}
        data-unset={shown === null ? '' : undefined}
        min={field.min}
        max={field.max}
        step={stepOf(field)}
        defaultValue={stored}
        aria-valuetext={words}
      />
      {value !== null && (
        <button type="button" className={styles.reset} onClick={() => store(null)}>
          {say('asDesigned')}
        </button>
      )}
    </div>
  )
}

function TypedNumber({ field, value, label, say, store }: Props) {
  const { min, max, unit } = field
  const [from, to] = [amountIn(say.language, field, min), amountIn(say.language, field, max)]
  return (
    <Typed
      label={unit === 'px' ? `${label} (px)` : label}
      mode="decimal"
      stored={value === null ? '' : String(value)}
      hint={say('asDesigned')}
      faultOf={(typed) => (field.check(typed.trim()).ok ? null : say('between', { from, to }))}
      store={(typed, visit) => {
        const checked = field.check(typed.trim())
        if (checked.ok) store(checked.value, visit)
      }}
    />
  )
}

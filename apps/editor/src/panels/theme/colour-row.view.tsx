import type { PaletteToken } from '@mimar/document'
import { color } from '@mimar/fields'
import type { ContrastFault } from '@mimar/render'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../kit/icon.view.tsx'
import type { PartProps } from './part.ts'
import styles from './theme.module.css'

interface Props extends PartProps {
  readonly token: PaletteToken
  readonly hex: string
  readonly fault: ContrastFault | undefined
  readonly keepAnyway: () => void
}

const hexField = color('#000000')

/** One colour: by picking, by its digits, and by the way out where it is hard to read. */
export function ColourRow({ token, hex, fault, draft, say, keepAnyway }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isBad = typed !== null && !hexField.check(typed).ok
  const property = `palette/${token}`
  const type = (text: string) => {
    setTyped(text)
    const checked = hexField.check(text)
    if (checked.ok) draft.attempt(property, checked.value)
    else draft.drop()
  }
  const done = () => {
    draft.keep()
    if (!isBad) setTyped(null)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') done()
    if (event.key !== 'Escape' || typed === null) return
    event.preventDefault()
    draft.drop()
    setTyped(null)
  }
  return (
    <li className={styles.row} data-token={token} data-warned={fault !== undefined}>
      <div className={styles.colour}>
        <Swatch
          name={say('pick', { name: say(token) })}
          hex={hex}
          pick={(to) => draft.attempt(property, to)}
          done={draft.keep}
        />
        <span className={styles.name} id={id}>
          {say(token)}
        </span>
        <input
          className={styles.hex}
          data-hex=""
          dir="ltr"
          value={typed ?? hex}
          spellCheck={false}
          autoComplete="off"
          aria-labelledby={id}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-bad` : fault ? `${id}-fault` : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={done}
          onKeyDown={pressed}
        />
      </div>
      {isBad && (
        <p className={styles.bad} id={`${id}-bad`} role="alert">
          <Icon name="alertCircle" />
          <span>
            <strong>{say('badHex')}</strong> {say('badHexHint')}
          </span>
        </p>
      )}
      {fault && !isBad && (
        <Warning
          id={`${id}-fault`}
          fault={fault}
          say={say}
          keep={keepAnyway}
          fix={(to) => draft.choose(property, to)}
        />
      )}
    </li>
  )
}

interface SwatchProps {
  readonly name: string
  readonly hex: string
  readonly pick: (hex: string) => void
  readonly done: () => void
}

/** The system's own colour picker; React hears each colour, `change` says that the choice is made. */
function Swatch({ name, hex, pick, done }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null)
  // Before anybody can choose: a choice that nobody hears is lost.
  useLayoutEffect(() => {
    const element = input.current
    element?.addEventListener('change', done)
    return () => element?.removeEventListener('change', done)
  }, [done])
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={name}
      // The input itself writes small letters; with others React would take its own value for a change.
      value={hex.toLowerCase()}
      onChange={({ currentTarget }) => pick(currentTarget.value.toUpperCase())}
    />
  )
}

interface WarningProps extends Pick<PartProps, 'say'> {
  readonly id: string
  readonly fault: ContrastFault
  readonly keep: () => void
  readonly fix: (hex: string) => void
}

function Warning({ id, fault, say, keep, fix }: WarningProps) {
  const r = (Math.floor(fault.ratio * 10) / 10).toFixed(1)
  return (
    <div className={styles.warning}>
      <p id={id}>
        <Icon name="alertTriangle" />
        <span>{say(fault.trouble, { r, needed: fault.needed })}</span>
      </p>
      <div className={styles.fixes}>
        {fault.fix && (
          <button type="button" className={styles.fix} data-fix="" onClick={() => fault.fix && fix(fault.fix.hex)}>
            <span className={styles.dot} style={{ background: fault.fix.hex }} />
            {say(fault.fix.isDarker ? 'darken' : 'lighten', { hex: `\u2066${fault.fix.hex}\u2069` })}
          </button>
        )}
        <button type="button" className={styles.plain} onClick={keep}>
          {say('keep')}
        </button>
      </div>
    </div>
  )
}

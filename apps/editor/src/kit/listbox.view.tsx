import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from './icon.view.tsx'
import { Option } from './option.view.tsx'
import { keepAt } from './popover.ts'
import { stepAt, TypeAhead } from './walking.ts'

interface Choice {
  readonly name: string
}

interface Props<Kind extends Choice> {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly Kind[]
  /** What letters are typed to reach it. */
  readonly wordsOf: (choice: Kind) => string
  readonly draw: (choice: Kind) => ReactNode
  readonly choose: (name: string) => void
  readonly styles: { readonly [part in 'button' | 'list' | 'option']: string | undefined }
}

/** A button that opens a listbox as wide as itself (WAI-ARIA APG): arrows and letters walk, Enter chooses, Escape goes back. */
export function Listbox<Kind extends Choice>({ label, chosen, choices, wordsOf, draw, choose, styles }: Props<Kind>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    choices.findIndex(({ name }) => name === chosen),
  )
  const [active, setActive] = useState(current)
  const [isOpen, setOpen] = useState(false)
  const take = (choice: Kind | undefined) => {
    list.current?.hidePopover()
    button.current?.focus()
    if (choice && choice.name !== chosen) choose(choice.name)
  }
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState !== 'open' || !button.current || !list.current) return
    list.current.style.inlineSize = `${button.current.offsetWidth}px`
    keepAt(list.current, button.current)
    setActive(current)
    list.current.focus()
  }
  const keyed = useKeys({ active, labels: choices.map(wordsOf), setActive, take: () => take(choices[active]) })
  const opened = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
  }
  const shown = choices[current]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onKeyDown={opened}
      >
        <span className="only-heard">{label}: </span>
        {shown && draw(shown)}
        <Icon name="chevronDown" />
      </button>
      <div
        ref={list}
        id={id}
        className={`menu ${styles.list}`}
        popover="auto"
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-activedescendant={`${id}-${active}`}
        onToggle={toggled}
        onKeyDown={(event) => {
          // Tab goes on from the button.
          if (event.key === 'Tab') list.current?.hidePopover()
          keyed(event)
        }}
      >
        {choices.map((choice, index) => (
          <Option
            key={choice.name}
            id={`${id}-${index}`}
            className={styles.option}
            isSelected={index === current}
            isActive={isOpen && index === active}
            point={() => setActive(index)}
            take={() => take(choice)}
          >
            {draw(choice)}
            {index === current && <Icon name="check" />}
          </Option>
        ))}
      </div>
    </>
  )
}

interface Keys {
  readonly active: number
  readonly labels: readonly string[]
  readonly setActive: (index: number) => void
  readonly take: () => void
}

function useKeys({ active, labels, setActive, take }: Keys) {
  const [typeAhead] = useState(() => new TypeAhead())
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation()
    const isTaken = event.key === 'Enter' || (event.key === ' ' && !typeAhead.isTyping(event.nativeEvent))
    const to = stepAt(event.key, active, labels.length, 'stay') ?? typeAhead.find(event.nativeEvent, labels, active)
    if (isTaken) take()
    else if (to !== undefined) setActive(to)
    if (isTaken || to !== undefined) event.preventDefault()
  }
}

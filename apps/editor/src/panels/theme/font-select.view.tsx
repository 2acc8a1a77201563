import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../kit/icon.view.tsx'
import { closeOnLeave, placeUnder } from '../../kit/menu.ts'
import type { PartSay } from '../../words/words.ts'
import styles from './fonts.module.css'
import type { FontChoice } from './part.ts'
import { ARABIC_FONT_NAMES, type ThemeWords } from './words.ts'

interface Props {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly FontChoice[]
  readonly choose: (name: string) => void
  readonly say: PartSay<ThemeWords>
}

/** A list of fonts under a button; arrows walk, Enter chooses, Escape goes back. */
export function FontSelect({ label, chosen, choices, choose, say }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    choices.findIndex(({ name }) => name === chosen),
  )
  const [active, setActive] = useState(current)
  const take = (index: number) => {
    const choice = choices[index]
    list.current?.hidePopover()
    button.current?.focus()
    if (choice && choice.name !== chosen) choose(choice.name)
  }
  const toggled = ({ newState }: { readonly newState?: string }) => {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'))
    if (newState !== 'open' || !button.current || !list.current) return
    list.current.style.inlineSize = `${button.current.offsetWidth}px`
    placeUnder(list.current, button.current)
    keepInside(list.current)
    closeOnLeave(list.current)
    setActive(current)
    list.current.focus()
    list.current.children[current]?.scrollIntoView({ block: 'nearest' })
  }
  const pressed = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, active, choices.length)
    if (event.key === 'Escape') event.stopPropagation()
    if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (to === undefined) return take(active)
    setActive(to)
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }
  const shown = choices[current]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.font}
        popoverTarget={id}
        aria-haspopup="listbox"
        aria-expanded="false"
      >
        <span className="only-heard">{label}: </span>
        {shown && <FontName choice={shown} say={say} />}
        <Icon name="chevronDown" />
      </button>
      <div
        ref={list}
        id={id}
        className={`menu ${styles.fontList}`}
        popover="auto"
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-activedescendant={`${id}-${active}`}
        onToggle={toggled}
        onKeyDown={pressed}
      >
        {choices.map((choice, index) => (
          <FontOption
            key={choice.name}
            id={`${id}-${index}`}
            choice={choice}
            say={say}
            isChosen={index === current}
            isActive={index === active}
            point={() => setActive(index)}
            take={() => take(index)}
          />
        ))}
      </div>
    </>
  )
}

interface OptionProps extends Pick<Props, 'say'> {
  readonly id: string
  readonly choice: FontChoice
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly point: () => void
  readonly take: () => void
}

function FontOption({ id, choice, say, isChosen, isActive, point, take }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list, which has the focus
    <div
      id={id}
      className={styles.fontOption}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive}
      onPointerMove={point}
      onClick={take}
    >
      <FontName choice={choice} say={say} />
      {isChosen && <Icon name="check" />}
    </div>
  )
}

/** The font of the reader's own script first, then the one that draws the other. */
function FontName({ choice: { latin, arabic }, say }: Pick<Props, 'say'> & { readonly choice: FontChoice }) {
  const isArabic = say.dir === 'rtl'
  const [first, second] = isArabic ? [arabic, latin] : [latin, arabic]
  const named = (name: string) => (isArabic ? (ARABIC_FONT_NAMES[name] ?? name) : name)
  return (
    <span className={styles.fontName}>
      <span className={styles.face} style={{ fontFamily: `"${first} preview", var(--font)` }}>
        {named(first)}
      </span>
      {first !== second && (
        <span className={styles.with}>
          {say('with')} <span style={{ fontFamily: `"${second} preview", var(--font)` }}>{named(second)}</span>
        </span>
      )}
    </span>
  )
}

/** Where there is no room below its button, the list rises over it. */
function keepInside(list: HTMLElement): void {
  const most = innerHeight - list.offsetHeight - EDGE
  if (list.offsetTop > most) list.style.insetBlockStart = `${Math.max(EDGE, most)}px`
}

const EDGE = 8

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1)
  if (key === 'ArrowUp') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

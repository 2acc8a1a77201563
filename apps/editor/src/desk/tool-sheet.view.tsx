import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import floating from '../kit/floating.module.css'
import styles from '../kit/tool-sheet.module.css'
import { elementAt } from '../places/editable.ts'
import type { Caret } from '../state/state.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { useEditing } from './editing.ts'
import { ToolShape } from './tool.view.tsx'

interface Props {
  readonly stage: Stage
  /** What the sheet is about; it stays in sight above it. */
  readonly about: Caret
  readonly title: string
  readonly done: () => void
  /** Goes without a change; where there is none, Done does. */
  readonly back?: () => void
  readonly children: ReactNode
}

/** On a phone tools come from below, over a veil: a title, Done, and what can be done (editor-look 11b). */
export function Sheet({ stage, about: { section, path }, title, done, back, children }: Props) {
  const { say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const own = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    if (!own.current?.contains(document.activeElement)) own.current?.focus({ preventScroll: true })
    showAbove(own.current, elementAt(stage.page, { section, path }))
  }, [stage, section, path])
  const leave = back ?? done
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') stayIn(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  return (
    <div className={styles.layer} dir={main.dir}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what it does, Escape does too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what it does, Escape does too */}
      <div className={styles.veil} onMouseDown={(event) => event.preventDefault()} onClick={leave} />
      <section
        ref={own}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.sheet}
        data-tool-sheet=""
        onKeyDown={keyed}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive */}
        <header className={`${floating.pull} ${styles.head}`} role="none" data-pull="">
          {back && (
            <button type="button" className={styles.back} aria-label={say('back')} data-closes="" onClick={back}>
              <ToolShape name="back" />
            </button>
          )}
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.done} data-closes={back ? undefined : ''} onClick={done}>
            {say('done')}
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </section>
    </div>
  )
}

/** The focus goes round inside: what lies under the veil waits. */
function stayIn(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, a[href]')]
  const stops = all.filter((one) => one.tabIndex >= 0 && one.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  const { activeElement } = document
  const isOver = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last
  if (!isOver) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

const MARGIN = 72
const GAP = 24

function showAbove(sheet: HTMLElement | null, thing: HTMLElement | null): void {
  const view = thing?.ownerDocument.defaultView
  if (!sheet || !thing || !view) return
  const { top, bottom } = thing.getBoundingClientRect()
  const free = innerHeight - sheet.offsetHeight - (view.frameElement?.getBoundingClientRect().top ?? 0)
  if (top < MARGIN || bottom > free - GAP) view.scrollBy({ top: bottom - free + GAP, behavior: 'instant' })
}

import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing, useEditorState } from '../chrome/editing.ts'
import floating from '../chrome/floating.module.css'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { LinkSummary } from './link-summary.view.tsx'
import { type LinkTarget, targetsFor, typedTarget } from './link-targets.ts'
import { TargetList } from './target-list.view.tsx'
import styles from './tools.module.css'
import { toolWords } from './words.ts'

interface Props {
  readonly stage: Stage
  readonly address: string
  /** The address that was chosen, '' for none; null goes back and changes nothing. */
  readonly done: (address: string | null) => void
  readonly onBlur?: (event: FocusEvent) => void
}

/** Where something leads: search for a page or section, or type an address; Enter applies, Escape goes back (U28). */
export function LinkPopover({ stage, address, done, onBlur }: Props) {
  const { say } = useEditing()
  const sayTool = sayPart(toolWords, say.language)
  const opened = useEditorState((state) => state.opened)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => stage.place())
  if (!opened) return null
  const { target: typed, isForbidden } = typedTarget(query, say)
  const targets = [...(typed ? [typed] : []), ...(isForbidden ? [] : targetsFor(opened, query, say))]
  const edit = () => {
    setQuery(address)
    setAt(0)
    field.current?.focus()
    requestAnimationFrame(() => field.current?.select())
  }
  const keyed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + targets.length) % Math.max(1, targets.length))
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) targets[at] && done(targets[at].address)
    else if (event.key === 'Escape') done(null)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="dialog"
      aria-label={say('link')}
      dir={say.dir}
      className={`${floating.look} ${styles.popover}`}
      onKeyDown={keyed}
      onBlur={onBlur}
    >
      {address !== '' && <LinkSummary opened={opened} address={address} edit={edit} remove={() => done('')} />}
      <label className={styles.label} htmlFor={id}>
        {sayTool('search')}
      </label>
      <input
        ref={field}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the popover was asked for by a key or a press
        autoFocus
        className={styles.field}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={targets[at] ? `${id}-${at}` : undefined}
        aria-invalid={isForbidden}
        aria-describedby={`${id}-why`}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      <p id={`${id}-why`} role="status" className={styles.why} data-bad={isForbidden || undefined}>
        {whyEmpty(targets, query, isForbidden, say.language)}
      </p>
      <TargetList id={id} targets={targets} at={at} choose={(target) => done(target.address)} />
    </div>
  )
}

function whyEmpty(targets: readonly LinkTarget[], query: string, isForbidden: boolean, language: UiLanguage): string {
  const say = sayPart(toolWords, language)
  if (isForbidden) return say('forbidden')
  return targets.length === 0 ? say('nothing', { q: query.trim() }) : ''
}

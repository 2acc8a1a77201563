import { type Page, primaryLanguage } from '@mimar/document'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { newId } from '../../state/new-id.ts'
import { isolated } from '../../words/isolated.ts'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import styles from './pages.module.css'
import { endOfCut, IN_RESULTS, widthIn } from './text-width.ts'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  readonly property: 'title' | 'description' | 'keywords'
  readonly language: string
  /** What search engines show of it, in characters; how much that is of these letters is measured. */
  readonly best?: number
  /** Hears what is being typed, and null once it is kept. */
  readonly live?: (text: string | null) => void
  readonly say: PartSay<PageWords>
}

const PAUSE = 1_000

/** A text about the page in the language shown; it is kept as one types, and one visit of the field is one step. */
export function MetaField({ page, property, language, best, live, say }: Props) {
  const { editor } = useEditing()
  const id = useId()
  const primary = useEditorState(({ opened }) => (opened ? primaryLanguage(opened.site).code : ''))
  const stored = page.meta[property][language] ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef<{ readonly value: string; readonly language: string } | null>(null)
  const visit = useRef('')
  const timer = useRef(0)
  const keep = () => {
    clearTimeout(timer.current)
    const last = latest.current
    latest.current = null
    if (!last) return
    const at = { do: 'set-page-meta', page: page.id, property, language: last.language } as const
    const operation = { ...at, value: last.value.trim() || null }
    editor.do({ name: { kind: 'Page', template: '' }, operations: [operation], visit: visit.current })
  }
  const heard = useRef(live)
  heard.current = live
  const ending = useRef(keep)
  ending.current = keep
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is kept when its language is left
  useEffect(() => {
    return () => {
      ending.current()
      setTyped(null)
      heard.current?.(null)
    }
  }, [language])
  const value = typed ?? stored
  const type = (text: string) => {
    setTyped(text)
    live?.(text)
    latest.current = { value: text, language }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => ending.current(), PAUSE)
  }
  const field = {
    id,
    value,
    className: lists.field,
    dir: 'auto',
    lang: language,
    placeholder: language === primary ? undefined : page.meta[property][primary],
    'aria-describedby': best ? `${id}-hint` : undefined,
    onFocus: () => {
      visit.current = newId()
    },
    onBlur: () => {
      keep()
      setTyped(null)
      live?.(null)
    },
  }
  return (
    <div className={styles.field} data-meta={property}>
      <label htmlFor={id}>{say(property)}</label>
      {property === 'description' ? (
        <textarea
          {...field}
          rows={3}
          maxLength={1000}
          onChange={({ currentTarget }) => type(currentTarget.value.replaceAll('\n', ' '))}
        />
      ) : (
        <input
          {...field}
          maxLength={property === 'title' ? 200 : 1000}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      {best !== undefined && <Length id={`${id}-hint`} {...{ property, value, best, say }} />}
    </div>
  )
}

interface LengthProps extends Pick<Props, 'property' | 'say'> {
  readonly id: string
  readonly value: string
  readonly best: number
}

/** How long the text is, or where search engines cut it. */
function Length({ id, property, value, best, say }: LengthProps) {
  const end = endIn(property, value)
  return (
    <p className={`${lists.hint} ${end ? styles.long : ''}`} id={id}>
      {end ? say('cutAfter', { words: isolated(end) }) : say('length', { n: value.length, best })}
    </p>
  )
}

/** The last words that search engines show of a text that is too wide for them. */
function endIn(property: Props['property'], text: string): string | undefined {
  return property === 'keywords' ? undefined : endOfCut(text, IN_RESULTS[property].width, widthIn(property))
}

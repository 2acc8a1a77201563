import type { LanguageCode } from '@mimar/document'
import { countGraphemes } from '@mimar/fields'
import { directionOf } from '@mimar/sections'
import { type KeyboardEvent, useId } from 'react'
import type { PartSay } from '../words/words.ts'
import { Glyph } from './glyph.view.tsx'
import parts from './parts.module.css'
import styles from './texts.module.css'
import { type Translation, useTranslation } from './use-translation.ts'
import type { TranslateWords } from './words.ts'
import type { Entry } from './worklist.ts'

interface Props {
  readonly entry: Entry
  readonly language: LanguageCode
  readonly label: string
  readonly original: string
  readonly say: PartSay<TranslateWords>
  readonly entered: () => void
  readonly goOn: () => boolean
  readonly isFirst: boolean
}

const STATES = { done: 'isDone', stale: 'isStale', empty: 'isEmptyVisitorsSee' } as const

/** Where a translation is typed, with how it stands and what may be done about it. */
export function TranslationField({ entry, language, label, original, say, entered, goOn, isFirst }: Props) {
  const id = useId()
  const { text, status } = entry
  const translation = useTranslation(text, language)
  const { value, fault } = translation
  const { limit, hasLines } = text.field
  const keyed = (event: KeyboardEvent) => {
    const isWithControl = event.ctrlKey || event.metaKey
    if (event.key === 'Tab' && !event.shiftKey && !isWithControl && goOn()) event.preventDefault()
    if (event.key !== 'Enter') return
    if (!hasLines || isWithControl) event.preventDefault()
    if (isWithControl && status === 'stale') translation.confirm()
  }
  return (
    <div className={styles.side} data-fault={fault ? '' : undefined}>
      <span className={styles.state} data-level={status}>
        <Glyph name={status} />
        <span>{say(STATES[status])}</span>
        <Counter length={countGraphemes(value)} limit={limit} />
      </span>
      <textarea
        ref={(field) => (isFirst ? field?.setAttribute('autofocus', '') : undefined)}
        className={styles.field}
        aria-label={say('translation', { field: label })}
        aria-describedby={fault ? id : undefined}
        aria-invalid={fault !== null}
        lang={language}
        dir={directionOf(language)}
        rows={1}
        placeholder={say('typeHere')}
        value={value}
        onFocus={() => {
          translation.entered()
          entered()
        }}
        onChange={({ target }) => translation.typed(target.value)}
        onBlur={translation.left}
        onKeyDown={keyed}
      />
      {fault && (
        <p id={id} className={styles.fault} role="alert">
          <Glyph name="fault" />
          {say(fault.key, fault.key === 'tooLong' ? { n: fault.n } : {})}
        </p>
      )}
      <Acts {...{ translation, status, original, say }} />
    </div>
  )
}

interface ActsProps {
  readonly translation: Translation
  readonly status: Entry['status']
  readonly original: string
  readonly say: PartSay<TranslateWords>
}

function Acts({ translation, status, original, say }: ActsProps) {
  if (status === 'stale') {
    return (
      <p className={styles.acts}>
        <button type="button" className={parts.button} onClick={translation.confirm}>
          <Glyph name="done" />
          {say('stillCorrect')}
        </button>
        <span>{say('orEdit')}</span>
      </p>
    )
  }
  if (status !== 'empty' || translation.value !== '') return null
  const useOriginal = () => {
    translation.entered()
    translation.typed(original)
    translation.left()
  }
  return (
    <p className={styles.acts}>
      <button type="button" className={parts.quiet} onClick={useOriginal}>
        {say('useOriginal')}
      </button>
    </p>
  )
}

function Counter({ length, limit }: { readonly length: number; readonly limit: number | null }) {
  const left = limit === null ? Number.POSITIVE_INFINITY : limit - length
  return (
    <span className={styles.counter} dir="ltr" data-level={left < 0 ? 'over' : left < 5 ? 'warn' : undefined}>
      {length}/{limit ?? '∞'}
    </span>
  )
}

import { type LanguageCode, primaryLanguage, type Site } from '@mimar/document'
import { sourceOf } from '@mimar/document/translation'
import { directionOf } from '@mimar/sections'
import { useEditing } from '../desk/editing.ts'
import { fieldName } from '../words/fields.ts'
import type { PartSay } from '../words/words.ts'
import { Original } from './original.view.tsx'
import styles from './texts.module.css'
import { TranslationField } from './translation-field.view.tsx'
import type { TranslateWords } from './words.ts'
import { type Entry, originalOf } from './worklist.ts'

interface Props {
  readonly site: Site
  readonly language: LanguageCode
  readonly entry: Entry
  readonly say: PartSay<TranslateWords>
  /** The text is the one that is worked on. */
  readonly entered: () => void
  /** To the next empty text; false where there is none. */
  readonly goOn: () => boolean
  /** Whether the focus begins here. */
  readonly isFirst: boolean
}

/** A text and its translation, side by side, each in its own direction. */
export function TranslationRow({ site, language, entry, say, entered, goOn, isFirst }: Props) {
  const { text, status } = entry
  const primary = primaryLanguage(site).code
  const original = originalOf(site, text)
  const { say: main } = useEditing()
  const label = fieldName(main, text.group.template, text.path)
  return (
    <div className={styles.row} data-text={text.id} data-status={status}>
      <div className={styles.side}>
        <span className={styles.label}>{label}</span>
        <Original
          text={original}
          source={status === 'stale' ? sourceOf(site, text.id, language) : undefined}
          language={primary}
          dir={directionOf(primary)}
        />
      </div>
      <TranslationField {...{ entry, language, label, original, say, entered, goOn, isFirst }} />
    </div>
  )
}

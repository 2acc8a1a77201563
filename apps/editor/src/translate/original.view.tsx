import { diffWords } from '@mimar/document/translation'
import styles from './texts.module.css'

interface Props {
  readonly text: string
  /** What it said when the translation was written, where it says something else now. */
  readonly source: string | undefined
  readonly language: string
  readonly dir: 'rtl' | 'ltr'
}

/** The text that is translated, with what changed in it since. */
export function Original({ text, source, language, dir }: Props) {
  const runs = source === undefined ? [{ kind: 'same' as const, text }] : diffWords(source, text)
  return (
    <p className={styles.original} lang={language} dir={dir}>
      {runs.map(({ kind, text: words }, at) => {
        if (kind === 'same') return words
        const Change = kind === 'removed' ? 'del' : 'ins'
        const edge = /^\s*/.exec(words)?.[0] ?? ''
        return (
          <span key={at}>
            {edge}
            <Change>{words.slice(edge.length)}</Change>
          </span>
        )
      })}
    </p>
  )
}

import type { Media } from '@mimar/document'
import { useEffect, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Thumb } from '../desk/thumb.view.tsx'
import styles from '../kit/library.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import type { Opened } from '../state/state.ts'
import { pageName, templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'
import type { LibraryEntry } from './library.ts'
import { mediumDescribed, mediumRemoved } from './picture-acts.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly entry: LibraryEntry
  /** Puts it where the library was opened from; null where that was no place. */
  readonly place: ((id: string) => void) | null
  readonly close: () => void
}

/** One picture of the library: what shows it, and what it is called in every language. */
export function MediumDetails({ entry: { medium, name, uses }, place, close }: Props) {
  const { editor, say: main } = useEditing()
  const say = usePictureSay()
  const opened = useEditorState((state) => state.opened)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  if (!opened) return null
  const remove = () => {
    close()
    editor.do(mediumRemoved(medium))
    editor.notify(say('removed'), 'plain', true)
  }
  return (
    <section className={styles.details} aria-label={name}>
      <header className={styles.detailsHead}>
        <h3 ref={head} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
        <button type="button" className={styles.edit} aria-label={say('close')} onClick={close}>
          <PictureIcon name="close" />
        </button>
      </header>
      <Thumb medium={medium} />
      <p className={styles.uses}>
        <bdi>{say('size', { w: medium.width, h: medium.height })}</bdi>
      </p>
      {opened.site.languages.map(({ code, localizedName }) => (
        <AltOfMedium key={code} medium={medium} language={code} label={say('altIn', { language: localizedName })} />
      ))}
      <p className={styles.uses}>{say('used', { n: uses.length })}</p>
      {uses.length > 0 && (
        <ul className={styles.where}>
          {[...new Set(uses.map((use) => whereOf(use, opened, main, say('inSettings'))))].map((where) => (
            <li key={where}>{where}</li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {uses.length === 0 && (
          <button type="button" className={styles.upload} onClick={remove}>
            {say('remove')}
          </button>
        )}
        {place && (
          <button type="button" className={styles.main} onClick={() => place(medium.id)}>
            {say('place')}
          </button>
        )}
      </div>
    </section>
  )
}

function whereOf(
  { page, template }: LibraryEntry['uses'][number],
  opened: Opened,
  main: Say,
  settings: string,
): string {
  if (template === null) return settings
  const found = opened.site.pages.find(({ id }) => id === page)
  const name = templateName(main, template)
  return found ? `${pageName(main, found, opened.language)} · ${name}` : name
}

interface AltProps {
  readonly medium: Media
  readonly language: string
  readonly label: string
}

function AltOfMedium({ medium, language, label }: AltProps) {
  const { editor } = useEditing()
  const stored = medium.alt[language] ?? ''
  const [text, setText] = useState(stored)
  useEffect(() => setText(stored), [stored])
  const commit = () => text.trim() !== stored && editor.do(mediumDescribed(medium, language, text.trim()))
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => () => void latest.current(), [])
  return (
    <label className={styles.alt}>
      <span>{label}</span>
      <input
        lang={language}
        dir="auto"
        maxLength={250}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && commit()}
      />
    </label>
  )
}

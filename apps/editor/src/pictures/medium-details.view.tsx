import type { Media } from '@mimar/document'
import { useEffect, useRef, useState } from 'react'
import { revealWhenDrawn } from '../canvas/reveal.ts'
import { type Editing, useEditing, useEditorState } from '../desk/editing.ts'
import { Thumb } from '../desk/thumb.view.tsx'
import styles from '../kit/library.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import type { Opened } from '../state/state.ts'
import { pageName, templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'
import type { LibraryEntry, Use } from './library.ts'
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
  const { editor } = useEditing()
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
        <>
          <p className={styles.uses}>{say('staysWhileUsed')}</p>
          <Places uses={uses} opened={opened} />
        </>
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

interface PlacesProps {
  readonly uses: readonly Use[]
  readonly opened: Opened
}

/** Where it stands; a press leads there. */
function Places({ uses, opened }: PlacesProps) {
  const editing = useEditing()
  const say = usePictureSay()
  const places = new Map(uses.map((use) => [`${use.page} ${use.section}`, use]))
  return (
    <ul className={styles.where}>
      {[...places].map(([key, use]) => (
        <li key={key}>
          <button type="button" className={styles.shown} onClick={() => showUse(editing, use)}>
            {whereOf(use, opened, editing.say, say('inSettings'))}
          </button>
        </li>
      ))}
    </ul>
  )
}

function showUse({ editor, stageRef }: Editing, { page, section }: Use): void {
  editor.show({ dialog: null })
  if (page !== null) editor.goTo(page)
  if (section !== null) {
    editor.select(section)
    if (stageRef.current) revealWhenDrawn(stageRef.current, section)
  } else if (page !== null) editor.show({ panel: 'pages' })
  else editor.show({ dialog: { kind: 'settings' } })
}

function whereOf({ page, template }: Use, opened: Opened, main: Say, settings: string): string {
  const found = opened.site.pages.find(({ id }) => id === page)
  if (template === null) return found ? pageName(main, found, opened.language) : settings
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

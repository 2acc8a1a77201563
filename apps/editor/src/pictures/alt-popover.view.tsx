import { useEffect, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Float } from '../kit/float.view.tsx'
import styles from '../kit/pictures.module.css'
import { altOf, type PicturePlace } from '../places/picture.ts'
import { decorative, described } from './picture-acts.ts'
import { usePictureSay, usePictureWork } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
  /** A sheet is its frame, and has the button. */
  readonly isInSheet?: boolean
}

/** The alternative text of a picture, in every language of the site, the one on the canvas first; or that it is decoration. */
export function AltPopover({ stage, place, isInSheet = false }: Props) {
  const { editor } = useEditing()
  const say = usePictureSay()
  const work = usePictureWork()
  const languages = useEditorState((state) => state.opened?.site.languages)
  const shown = useEditorState((state) => state.opened?.language)
  const close = () => {
    work.open(null)
    stage.focus()
  }
  const isDecorative = place.image.isDecorative
  const ordered = languages?.toSorted((one, two) => Number(two.code === shown) - Number(one.code === shown)) ?? []
  return (
    <Float aria-label={say('altText')} className={styles.popover} data-flat={isInSheet || undefined} leave={close}>
      <p className={styles.question}>{say('altQuestion')}</p>
      {ordered.map(({ code, localizedName }, index) => (
        <AltField
          key={code}
          place={place}
          language={code}
          label={say('altIn', { language: localizedName })}
          isFirst={index === 0}
          isOff={isDecorative}
          done={close}
        />
      ))}
      <p className={styles.help}>{say(isDecorative ? 'decorationWhy' : 'altHelp')}</p>
      <div className={styles.foot}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={(event) => editor.do(decorative(place, event.target.checked))}
          />
          {say('decoration')}
        </label>
        {!isInSheet && (
          <button type="button" className={styles.main} onClick={close}>
            {say('done')}
          </button>
        )}
      </div>
    </Float>
  )
}

interface FieldProps {
  readonly place: PicturePlace
  readonly language: string
  readonly label: string
  readonly isFirst: boolean
  readonly isOff: boolean
  readonly done: () => void
}

const MOST = 250

function AltField({ place, language, label, isFirst, isOff, done }: FieldProps) {
  const { editor } = useEditing()
  const stored = altOf(place, language)
  const [text, setText] = useState(stored)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(stored), [stored])
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true })
  }, [isFirst])
  const commit = () => text.trim() !== stored && editor.do(described(place, language, text.trim()))
  // A popover that closes by a press elsewhere keeps what was typed.
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => () => void latest.current(), [])
  return (
    <label className={styles.altField}>
      <span className={styles.code} aria-hidden="true">
        {language}
      </span>
      <input
        ref={input}
        className={styles.field}
        aria-label={label}
        lang={language}
        dir="auto"
        maxLength={MOST}
        value={isOff ? '' : text}
        disabled={isOff}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          done()
        }}
      />
    </label>
  )
}

import type { Section } from '@mimar/document'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { toolIcons } from '../kit/tool-icons.ts'
import { saySections } from '../words/sections.ts'
import { sayPart } from '../words/words.ts'
import styles from './item-lists.module.css'
import type { SlideActs } from './slide-acts.ts'
import { dragSlide } from './slide-drag.ts'
import { coloursOf } from './slide-shown.ts'
import { stripWords } from './strip-words.ts'

interface Props {
  readonly stage: Stage
  readonly section: Section
  readonly acts: SlideActs
  /** Its first words; empty where nothing is written. */
  readonly written: string
  readonly index: number
  readonly isShown: boolean
}

/** One slide in the strip: pressed it comes to the front; dragged, or with Alt and an arrow, it takes another place. */
export function SlideThumb({ stage, section, acts, written, index, isShown }: Props) {
  const { say: main, announce } = useEditing()
  const say = sayPart(stripWords, main.language)
  const sections = saySections(main.language)
  const language = useEditorState(({ opened }) => opened?.language)
  const own = useRef<HTMLButtonElement>(null)
  const words = written || say('emptySlide')
  const count = acts.ids.length
  const id = acts.ids[index] as string
  useEffect(() => {
    if (isShown) own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  const position = (place: number) => sections('position', { n: place + 1, m: count })
  const moveTo = (place: number) => {
    if (place === index || place < 0 || place >= count) return
    acts.move(index, place)
    announce(position(place))
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && acts.few === undefined) acts.remove()
    const right = document.documentElement.dir === 'rtl' ? -1 : 1
    const step = { ArrowRight: right, ArrowLeft: -right }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    moveTo(index + step)
  }
  const pressed = (event: PointerEvent) => {
    // A finger on the strip scrolls it; it drags by the handle.
    if (event.pointerType === 'touch' && !(event.target as Element).closest('[data-handle]')) return
    const thumbs = [...(own.current?.parentElement?.children ?? [])] as HTMLElement[]
    const drop = (place: number | null) => (place === null ? announce(sections('dragCancelled')) : moveTo(place))
    dragSlide({ stage, thumbs, index, name: words, hint: sections('escCancels'), position, drop }, event)
  }
  return (
    <button
      ref={own}
      type="button"
      className={styles.thumb}
      style={coloursOf(stage.page, section.id)}
      aria-label={say('slideAt', { n: index + 1, m: count, words })}
      aria-current={isShown}
      aria-description={count > 1 ? say('moveByKeys') : undefined}
      tabIndex={isShown ? 0 : -1}
      onClick={({ currentTarget }) => {
        currentTarget.focus()
        acts.show(id)
      }}
      onFocus={() => acts.show(id)}
      onKeyDown={keyed}
      onPointerDown={({ nativeEvent }) => pressed(nativeEvent)}
    >
      <span className={styles.number}>{index + 1}</span>
      <span lang={language} dir="auto" className={styles.words}>
        {words}
      </span>
      {isShown && count > 1 && (
        <span className={styles.grip} data-handle="" dangerouslySetInnerHTML={{ __html: toolIcons.handle }} />
      )}
    </button>
  )
}

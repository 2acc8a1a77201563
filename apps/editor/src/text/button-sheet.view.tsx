import type { Json } from '@mimar/fields'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { SheetAbout } from '../desk/sheet-about.view.tsx'
import { ToolShape } from '../desk/tool.view.tsx'
import { BUTTON_TYPES, type TextPlace, typeOfButton } from '../places/text.ts'
import type { Caret, StepName } from '../state/state.ts'
import { textBarWords } from '../words/text-bar.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { ButtonRow, ItemRows } from './button-rows.view.tsx'
import styles from './button-sheet.module.css'
import { LinkSheet } from './link-popover.view.tsx'
import { NewTab } from './link-summary.view.tsx'
import { isOutside, resolveLink, shorten } from './link-targets.ts'

interface Props {
  readonly stage: Stage
  readonly place: TextPlace
  readonly caret: Caret
}

/** On a phone a button opens as a sheet: its type, where it leads, its words, its place among others (editor-look 11b). */
export function ButtonSheet({ stage, place, caret }: Props) {
  const { editor, say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const mayDesign = useMay('design-site')
  const [isLeading, setLeading] = useState(false)
  const [hasLed, setLed] = useState(false)
  const { section, type, link, item } = place
  const set = (kind: StepName['kind'], field: string, value: Json) =>
    editor.do({
      name: { kind, template: section.template },
      operations: [{ do: 'set-field', section: section.id, field, value }],
    })
  const leave = () => {
    editor.select(null)
    stage.focus()
  }
  const write = () => {
    editor.placeCaret(caret)
    stage.resume()
  }
  const lead = (address: string | null) => {
    if (link && address !== null) set('Link', link.path, address)
    setLed(true)
    setLeading(false)
  }
  const part = { stage, about: caret }
  if (isLeading && link) {
    const sheet = <LinkSheet {...part} address={link.value} done={lead} title={say('goesTo')} />
    return createPortal(sheet, document.body)
  }
  return createPortal(
    <SheetAbout {...part} title={say('button')} done={leave}>
      {type && mayDesign && <Types now={typeOfButton(place)} choose={(value) => set('Button', type.path, value)} />}
      {link && <GoesTo address={link.value} isBack={hasLed} open={() => setLeading(true)} />}
      <ButtonRow icon="pencil" label={say('editLabel')} run={write} />
      {item && <ItemRows stage={stage} section={section} item={item} selected={nameOf(caret)} />}
    </SheetAbout>,
    document.body,
  )
}

const nameOf = ({ path }: Caret) => path.split('/').at(-1) ?? ''

const WORDS = { primary: 'typePrimary', secondary: 'typeSecondary', tertiary: 'typeTertiary' } as const

interface TypesProps {
  readonly now: string
  readonly choose: (type: string) => void
}

function Types({ now, choose }: TypesProps) {
  const { say: main } = useEditing()
  const say = sayPart(textBarWords, main.language)
  return (
    <div className={styles.types}>
      {BUTTON_TYPES.map((type) => (
        <button key={type} type="button" aria-pressed={type === now} onClick={() => choose(type)}>
          {say(WORDS[type])}
        </button>
      ))}
    </div>
  )
}

interface GoesToProps {
  readonly address: string
  /** Somebody comes back from choosing: the focus does too. */
  readonly isBack: boolean
  readonly open: () => void
}

function GoesTo({ address, isBack, open }: GoesToProps) {
  const { say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const opened = useEditorState((state) => state.opened)
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) row.current?.focus({ preventScroll: true })
  }, [isBack])
  if (!opened) return null
  const { name, isBroken } = resolveLink(opened, address, main)
  return (
    <>
      <span className={styles.label}>{say('goesTo')}</span>
      <button ref={row} type="button" className={styles.goes} aria-description={say('goesTo')} onClick={open}>
        <ToolShape name={address === '' ? 'link' : isOutside(address) ? 'external' : 'file'} />
        <bdi>{address === '' ? say('nowhere') : shorten(name)}</bdi>
        {name !== address && <small dir="ltr">{shorten(address)}</small>}
        <ToolShape name="on" />
      </button>
      {isBroken && <span className={styles.broken}>{say('broken')}</span>}
      {isOutside(address) && <NewTab label={say('newTab')} why={say('newTabWhy')} />}
    </>
  )
}

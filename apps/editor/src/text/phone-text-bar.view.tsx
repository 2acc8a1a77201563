import type { Json } from '@mimar/fields'
import { useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { useTranslating } from '../desk/use-translating.ts'
import { ALIGNMENTS, type Alignment, type TextPlace } from '../places/text.ts'
import type { Caret } from '../state/state.ts'
import { textBarWords } from '../words/text-bar.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { alignmentShown } from './alignment.ts'
import { ItemTools } from './item-tools.view.tsx'
import { MarkTools } from './mark-tools.view.tsx'
import styles from './phone-bar.module.css'
import { useStanding } from './use-standing.ts'

interface Props {
  readonly stage: Stage
  readonly place: TextPlace
  readonly caret: Caret
}

/** On a phone the tools of a text stand on the keyboard, with its counter and the way out (editor-look 11a). */
export function PhoneTextBar({ stage, place, caret }: Props) {
  const { editor, say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const isLinking = useEditorState((state) => state.isLinking)
  const [isAligning, setAligning] = useState(false)
  const translating = useTranslating()
  const mayDesign = useMay('design-site')
  const { section, link, item, marks } = place
  const alignment = mayDesign ? place.alignment : null
  const isOfButton = place.isButton
  useStanding(stage, true)
  const align = (value: Json) => {
    setAligning(false)
    if (!alignment) return
    const operation = { do: 'set-field', section: section.id, field: alignment.path, value } as const
    stage.act({ name: { kind: 'Alignment', template: section.template }, operations: [operation] })
  }
  const leave = () => {
    stage.focus()
    editor.select(null)
  }
  const lead = () => {
    if (!isOfButton) return stage.chooseLink()
    stage.focus()
    editor.choose(caret)
  }
  return (
    <Toolbar
      label={sayPart(textBarWords, main.language)('textBar')}
      isOnKeyboard
      leave={() => (isAligning ? setAligning(false) : stage.resume())}
      onBlur={(event) => stage.left(event.relatedTarget)}
    >
      {isAligning && alignment && <Alignments now={alignment.value} choose={align} />}
      <div className={styles.tools}>
        {marks && <MarkTools stage={stage} place={place} />}
        {alignment && (
          <Tool
            isFirst
            icon={iconOf(alignmentShown(stage.page, caret, alignment.value))}
            label={say('align')}
            expands={isAligning}
            run={() => setAligning(!isAligning)}
          />
        )}
        {link && (
          <Tool
            isFirst={!alignment}
            icon="link"
            label={isOfButton ? say('button') : main('link')}
            expands={isLinking}
            isOn={link.value !== ''}
            run={lead}
          />
        )}
        {translating && <Tool {...translating} isFirst={!alignment && !link && !marks} />}
        {item && !isOfButton && (
          <ItemTools
            stage={stage}
            section={section}
            item={item}
            isFirst={!alignment && !link && !translating && !marks}
          />
        )}
      </div>
      <Counter stage={stage} />
      <button type="button" className={styles.done} tabIndex={-1} onClick={leave}>
        {say('done')}
      </button>
    </Toolbar>
  )
}

const iconOf = (now: Alignment) => ALIGNMENTS.find(([value]) => value === now)?.[1] ?? 'alignLeft'

interface AlignmentsProps {
  readonly now: Alignment | null
  readonly choose: (value: Alignment | null) => void
}

/** The three sides, above the one that was pressed: the caret stays where it is. */
function Alignments({ now, choose }: AlignmentsProps) {
  const { say: main } = useEditing()
  const say = sayPart(textBarWords, main.language)
  return (
    <div className={styles.alignments}>
      {ALIGNMENTS.map(([value, key]) => (
        <Tool
          key={value}
          icon={key}
          label={say(key)}
          isOn={now === value}
          run={() => choose(now === value ? null : value)}
        />
      ))}
    </div>
  )
}

/** The counter that follows a text on the page stands in the bar instead. */
function Counter({ stage }: { readonly stage: Stage }) {
  return (
    <span
      className={styles.counter}
      ref={(slot) => {
        const layer = stage.hosts.text.parentElement
        const counter = layer?.querySelector('[data-counter]')
        if (!slot || !layer || !counter) return
        slot.append(counter)
        return () => layer.prepend(counter)
      }}
    />
  )
}

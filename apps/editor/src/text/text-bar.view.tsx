import type { Json } from '@mimar/fields'
import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { useTranslating } from '../desk/use-translating.ts'
import styles from '../kit/tools.module.css'
import { ALIGNMENTS, BUTTON_TYPES, type TextPlace, typeOfButton } from '../places/text.ts'
import type { StepName } from '../state/state.ts'
import { textBarWords } from '../words/text-bar.ts'
import { sayPart } from '../words/words.ts'
import { alignmentShown } from './alignment.ts'

/** What an entry of a list has beside its words loads once the caret is in one. */
const ItemTools = lazyAside(() => import('./item-tools.view.tsx').then((part) => ({ default: part.ItemTools })))

/** So does what is said of a part of a text. */
const MarkTools = lazyAside(() => import('./mark-tools.view.tsx').then((part) => ({ default: part.MarkTools })))

const WORDS = { primary: 'typePrimary', secondary: 'typeSecondary', tertiary: 'typeTertiary' } as const

/** Who edits content only has the words, their link and their place in a list. */
const PLAIN = { alignment: null, type: null }

interface Props {
  readonly stage: Stage
  readonly place: TextPlace
}

/** What can be changed about a text beside its words: alignment, the button it stands on, its link, its place in a list. */
export function TextBar({ stage, place }: Props) {
  const { say } = useEditing()
  const sayTool = sayPart(textBarWords, say.language)
  const isLinking = useEditorState((state) => state.isLinking)
  const translating = useTranslating()
  const mayDesign = useMay('design-site')
  const { section, link, item, marks } = place
  const { alignment, type } = mayDesign ? place : PLAIN
  const caret = useEditorState((state) => state.caret)
  const shown = alignment && alignmentShown(stage.page, caret, alignment.value)
  const isAlone = !alignment && !type && !link && !translating && !marks
  // The bar stays when the caret goes to another text, and is wider or narrower there.
  const parts = [alignment, type, link, translating, item, marks].map(Boolean).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the bar makes it as wide as it is
  useEffect(() => stage.place(), [stage, parts])
  if (isAlone && !item) return null
  const itemTools = item && <ItemTools stage={stage} section={section} item={item} isFirst={isAlone} />
  const set = (kind: StepName['kind'], field: string, value: Json) => () =>
    stage.act({
      name: { kind, template: section.template },
      operations: [{ do: 'set-field', section: section.id, field, value }],
    })
  return (
    <Toolbar
      label={sayTool('textBar')}
      leave={() => stage.resume()}
      onBlur={(event) => stage.left(event.relatedTarget)}
    >
      {marks && <MarkTools stage={stage} place={place} />}
      {alignment &&
        ALIGNMENTS.map(([value, key], at) => (
          <Tool
            key={value}
            isFirst={at === 0}
            icon={key}
            label={sayTool(key)}
            isOn={shown === value}
            run={set('Alignment', alignment.path, alignment.value === value ? null : value)}
          />
        ))}
      {type &&
        BUTTON_TYPES.map((value, at) => (
          <Tool
            key={value}
            isFirst={!alignment && at === 0}
            words={sayTool(WORDS[value])}
            label={sayTool(WORDS[value])}
            isOn={typeOfButton(place) === value}
            run={set('Button', type.path, value)}
          />
        ))}
      {link && (alignment || type) && <span className={styles.line} />}
      {link && (
        <Tool
          isFirst={!alignment && !type}
          icon="link"
          label={say('link')}
          expands={isLinking}
          isOn={link.value !== ''}
          run={() => (isLinking ? stage.resume() : stage.chooseLink())}
        />
      )}
      {translating && (alignment || type || link) && <span className={styles.line} />}
      {translating && <Tool {...translating} isFirst={!alignment && !type && !link} />}
      {/* Alone in the bar, the bar comes with them. */}
      {isAlone ? itemTools : itemTools}
    </Toolbar>
  )
}

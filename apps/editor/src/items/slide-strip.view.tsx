import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { centred, type Spot } from '../desk/spots.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { EDGE } from '../kit/shift.ts'
import tools from '../kit/tools.module.css'
import { sayPart } from '../words/words.ts'
import { useAddItems } from './add-items.ts'
import styles from './item-lists.module.css'
import { useSlideActs, useSlideWords } from './slide-acts.ts'
import { useSlideShown } from './slide-shown.ts'
import { SlideThumb } from './slide-thumb.view.tsx'
import { stripWords } from './strip-words.ts'

interface Props {
  readonly stage: Stage
  readonly section: Section
  readonly list: string
}

/** Clear of the plus on the boundary. */
const GAP = 26

const under: Spot = (box, own, room) => ({
  x: centred(box, own, room),
  y: box.y + box.height + GAP,
})

/** The same, and at the lower edge of the window while the section goes on below it. */
const inSight: Spot = (box, own, room) => {
  const { x, y } = under(box, own, room)
  return { x, y: Math.min(y, Math.max(box.y, room.height - own.height - EDGE)) }
}

/** Under a slider: its slides by number and first words, to go to, add, copy, move and remove. */
export function SlideStrip({ stage, section, list }: Props) {
  const { say: main } = useEditing()
  const say = sayPart(stripWords, main.language)
  const isWriting = useEditorState(({ caret }) => caret !== null)
  const shown = useSlideShown(stage, section.id, list)
  const add = useAddItems(stage, section).items.find(({ id }) => id === `add-${list}`)
  const acts = useSlideActs(stage, section, list, shown)
  const words = useSlideWords(section, list)
  const addOne = () => {
    // From the strip into the new text.
    stage.focus()
    add?.run()
  }
  return (
    <Placed stage={stage} at={{ section: section.id, path: list }} spot={isWriting ? under : inSight}>
      <div className={styles.strip} data-slide-strip="">
        <Toolbar label={say('slides')} leave={() => stage.focus()}>
          <span className={styles.thumbs}>
            {acts.ids.map((id, index) => (
              <SlideThumb
                key={id}
                {...{ stage, section, acts, index }}
                written={words[index] ?? ''}
                isShown={id === shown}
              />
            ))}
          </span>
          {add && (
            <span className={styles.add}>
              <Tool icon="plus" label={add.label} words={add.label} reason={add.reason} run={addOne} />
            </span>
          )}
          <span className={tools.line} />
          <Tool icon="copy" label={say('duplicate')} reason={acts.full} run={acts.duplicate} />
          <Tool icon="trash" label={say('remove')} reason={acts.few} run={acts.remove} />
          <span className={styles.count}>{add?.hint}</span>
        </Toolbar>
      </div>
    </Placed>
  )
}

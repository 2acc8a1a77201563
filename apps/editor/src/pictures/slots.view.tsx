import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { middle } from '../desk/spots.ts'
import { choosePictures, filesIn, hasFiles } from '../kit/choose-file.ts'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import styles from '../kit/pictures.module.css'
import { isSameCaret, placeOfPicture } from '../places/picture.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'
import { findSlots } from './find-slots.ts'
import { PictureToolbar, ROOMY } from './picture-bar.view.tsx'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'
import { whenElementsChange } from './when-elements-change.ts'

interface Props {
  readonly stage: Stage
}

/** What can be put into the empty places of the page: a file, a picture of the library, or whatever is dropped or pasted (U31). */
export function Slots({ stage }: Props) {
  const { editor } = useEditing()
  const slots = useSlots(stage, editor)
  const uploads = useWorkState((state) => state.uploads)
  return slots
    .filter((slot) => !uploads.some(({ caret }) => isSameCaret(caret, slot)))
    .map((slot) => <Slot key={`${slot.section}/${slot.path}`} stage={stage} at={slot} />)
}

interface SlotProps extends Props {
  readonly at: Caret
}

type Room = 'roomy' | 'small'

function Slot({ stage, at }: SlotProps) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const say = usePictureSay()
  const work = usePictureWork()
  const [room, setRoom] = useState<Room>('small')
  const isHere = useEditorState(({ opened }) => opened?.selected === at.section)
  const chosen = useEditorState((state) => (isSameCaret(state.chosen, at) ? state.opened?.site : undefined))
  const place = chosen && placeOfPicture(chosen, at, catalog)
  const isLogo = useEditorState(
    ({ opened }) => opened !== null && placeOfPicture(opened.site, at, catalog)?.logo != null,
  )
  // A logo that is not there takes no room: it shows its place only where somebody is at work (U3).
  if (isLogo && !isHere) return null
  const upload = () => choosePictures((files) => work.uploadAll(at, files))
  const library = () => {
    editor.choose(at)
    editor.show({ dialog: { kind: 'library' } })
  }
  return (
    <Placed
      stage={stage}
      at={at}
      spot={middle}
      className={styles.slot}
      onWidth={(width) => setRoom(width >= ROOMY ? 'roomy' : 'small')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; keys have the buttons */}
      <div
        className={styles.slotCard}
        data-slot={room}
        onDragOver={(event) => {
          if (!hasFiles(event.dataTransfer)) return
          event.preventDefault()
          work.dropOn(at)
        }}
        onDrop={(event) => {
          event.preventDefault()
          work.dropOn(null)
          work.uploadAll(at, filesIn(event.dataTransfer))
        }}
      >
        <PictureIcon name="add" />
        {room === 'roomy' && (
          <>
            {place ? (
              <PictureToolbar stage={stage} place={place} room="wide" />
            ) : (
              <span className={styles.slotButtons}>
                <SlotButton icon="upload" label={say('upload')} run={upload} />
                <SlotButton icon="library" label={say('library')} run={library} />
              </span>
            )}
            <span className={styles.slotHint}>{say('hint')}</span>
          </>
        )}
      </div>
    </Placed>
  )
}

interface ButtonProps {
  readonly icon: 'upload' | 'library'
  readonly label: string
  readonly run: () => void
}

function SlotButton({ icon, label, run }: ButtonProps) {
  return (
    <button type="button" className={styles.act} tabIndex={-1} onClick={run}>
      <PictureIcon name={icon} />
      {label}
    </button>
  )
}

/** The empty places on the canvas; looked for again only when elements have come or gone. */
function useSlots(stage: Stage, editor: Editor): readonly Caret[] {
  const [slots, setSlots] = useState<readonly Caret[]>([])
  useEffect(() => {
    const look = () => {
      const found = findSlots(stage.page, editor)
      setSlots((before) => (isSameList(before, found) ? before : found))
    }
    look()
    return whenElementsChange(stage.page, look)
  }, [stage, editor])
  return slots
}

function isSameList(one: readonly Caret[], other: readonly Caret[]): boolean {
  return one.length === other.length && one.every((caret, index) => isSameCaret(caret, other[index] ?? null))
}

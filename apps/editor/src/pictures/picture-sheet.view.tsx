import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { SheetAbout } from '../desk/sheet-about.view.tsx'
import { choosePictures } from '../kit/choose-file.ts'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import type { PictureIconName } from '../kit/picture-icons.ts'
import styles from '../kit/sheet.module.css'
import { isSameCaret, type PicturePlace } from '../places/picture.ts'
import { AltPopover } from './alt-popover.view.tsx'
import { usePictureActs } from './bar-acts.ts'
import { LogoColors } from './logo-colors.view.tsx'
import { rowActs, rowOf } from './row-acts.ts'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

/** On a phone the acts of a picture stand in a sheet below the page, where the thumb is. */
export function PictureSheet({ stage, place }: Props) {
  const { editor, say: main } = useEditing()
  const say = usePictureSay()
  const work = usePictureWork()
  const mode = useWorkState((state) => state.mode)
  const name = say(place.logo ? 'logo' : 'picture')
  const acts = usePictureActs(stage, place).filter(({ id }) => id !== 'more' && id !== 'replace')
  const row = rowOf(editor, place)
  const rows = row ? rowActs(editor, [main, say], place, row) : []
  const isEmpty = place.image.media === ''
  const leave = () => {
    editor.select(null)
    stage.focus()
  }
  // The picture is seen while it is sent, and what is asked about it.
  const isGoing = useWorkState(({ uploads, batch, asked, refused }) =>
    [...uploads, batch, asked, refused].some((one) => one?.caret && isSameCaret(one.caret, place.caret)),
  )
  useEffect(() => {
    if (isGoing) editor.select(null)
  }, [editor, isGoing])
  return createPortal(
    <SheetAbout
      stage={stage}
      about={place.caret}
      title={name}
      beside="picture"
      done={mode === 'alt' ? () => work.open(null) : leave}
      leave={leave}
    >
      {mode === 'alt' ? (
        <AltPopover stage={stage} place={place} isInSheet />
      ) : (
        <>
          {place.logo && place.medium && <LogoColors place={place} />}
          {!isEmpty && (
            <>
              <Row
                icon="upload"
                label={say('upload')}
                run={() => choosePictures((files) => work.uploadAll(place.caret, files))}
              />
              <Row icon="library" label={say('library')} run={() => editor.show({ dialog: { kind: 'library' } })} />
            </>
          )}
          {[...acts, ...rows].map(({ id, icon, label, run, reason }) => (
            <Row key={id} icon={icon} label={label} run={run} reason={reason} isDanger={id.startsWith('remove')} />
          ))}
        </>
      )}
    </SheetAbout>,
    document.body,
  )
}

interface RowProps {
  readonly icon: PictureIconName
  readonly label: string
  readonly run: () => void
  readonly isDanger?: boolean
  readonly reason?: string | undefined
}

function Row({ icon, label, run, isDanger, reason }: RowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      data-danger={isDanger || undefined}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      data-tip={reason}
      onClick={() => reason === undefined && run()}
    >
      <PictureIcon name={icon} />
      {label}
    </button>
  )
}

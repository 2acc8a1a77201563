import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { choosePictures } from '../kit/choose-file.ts'
import floating from '../kit/floating.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import type { IconName } from '../kit/picture-icons.ts'
import styles from '../kit/picture-sheet.module.css'
import { elementAt } from '../places/editable.ts'
import { isSameCaret, type PicturePlace } from '../places/picture.ts'
import { AltPopover } from './alt-popover.view.tsx'
import { usePictureActs } from './bar-acts.ts'
import { LogoColors } from './logo-colors.view.tsx'
import { rowActs, rowOf } from './row-acts.ts'
import { usePictureSay, useWork, useWorkState } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

/** On a phone the acts of a picture stand in a sheet below the page, where the thumb is. */
export function PictureSheet({ stage, place }: Props) {
  const { editor, say: main } = useEditing()
  const say = usePictureSay()
  const work = useWork()
  const mode = useWorkState((state) => state.mode)
  const sheet = useRef<HTMLElement>(null)
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
  const { section, path } = place.caret
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true })
    showAbove(sheet.current, elementAt(stage.page, { section, path }))
  }, [stage, section, path])
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  return createPortal(
    <section ref={sheet} className={styles.sheet} aria-label={name} tabIndex={-1} dir={say.dir} onKeyDown={keyed}>
      <header className={`${floating.pull} ${styles.sheetHead}`} data-pull="">
        <h2>{name}</h2>
        <button
          type="button"
          className={styles.sheetDone}
          data-closes=""
          onClick={mode === 'alt' ? () => work.open(null) : leave}
        >
          {say('done')}
        </button>
      </header>
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
    </section>,
    document.body,
  )
}

const MARGIN = 72

/** The picture comes into the part of the page that the sheet leaves free. */
function showAbove(sheet: HTMLElement | null, picture: HTMLElement | null): void {
  const view = picture?.ownerDocument.defaultView
  if (!sheet || !picture || !view) return
  const { top, bottom } = picture.getBoundingClientRect()
  const free = view.innerHeight - sheet.offsetHeight
  if (top < MARGIN || bottom > free) view.scrollBy({ top: Math.min(top - MARGIN, bottom), behavior: 'instant' })
}

interface RowProps {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
  readonly isDanger?: boolean
  readonly reason?: string | undefined
}

function Row({ icon, label, run, isDanger, reason }: RowProps) {
  return (
    <button
      type="button"
      className={styles.sheetRow}
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

import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { choosePictures } from '../kit/choose-file.ts'
import floating from '../kit/floating.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import type { IconName } from '../kit/picture-icons.ts'
import styles from '../kit/pictures.module.css'
import type { PicturePlace } from '../places/picture.ts'
import { usePictureActs } from './bar-acts.ts'
import { usePictureSay, useWork } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
  readonly mode: 'replace' | 'more'
}

/** Where another picture comes from; on a tiny picture, everything that can be done with it. */
export function BarMenu({ stage, place, mode }: Props) {
  const say = usePictureSay()
  const work = useWork()
  const { editor } = useEditing()
  const list = useRef<HTMLDivElement>(null)
  const all = usePictureActs(stage, place).filter(({ id }) => id !== 'more')
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const back = () => {
    work.open(null)
    stage.focus()
  }
  const keyed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') back()
    else if (step) moveFocus(list.current, step)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="menu"
      aria-label={say(mode === 'replace' ? 'replace' : 'picture')}
      className={`${floating.look} ${styles.menu}`}
      onKeyDown={keyed}
    >
      {mode === 'replace' ? (
        <>
          <Item
            icon="upload"
            label={say('upload')}
            run={() => choosePictures((files) => work.uploadAll(place.caret, files))}
          />
          <Item icon="library" label={say('library')} run={() => editor.show({ dialog: { kind: 'library' } })} />
          <p className={styles.hint}>{say('hint')}</p>
        </>
      ) : (
        all.map(({ id, icon, label, run, reason }) => (
          <Item key={id} icon={icon} label={label} run={run} reason={reason} />
        ))
      )}
    </div>
  )
}

interface ItemProps {
  readonly icon: IconName
  readonly label: string
  readonly reason?: string | undefined
  readonly run: () => void
}

function Item({ icon, label, reason, run }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      className={styles.item}
      tabIndex={-1}
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

function moveFocus(list: HTMLElement | null, step: number): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}

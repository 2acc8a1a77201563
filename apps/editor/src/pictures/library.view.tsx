import { type DragEvent, useEffect, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Thumb } from '../desk/thumb.view.tsx'
import { chooseFile, filesIn, hasFiles } from '../kit/choose-file.ts'
import frame from '../kit/frame.module.css'
import styles from '../kit/library.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { type LibraryEntry, libraryOf, matching } from './library.ts'
import { MediumDetails } from './medium-details.view.tsx'
import { RefusedCard, UploadStrip } from './strips.view.tsx'
import { type Picks, usePicks } from './use-picks.ts'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'

/** All pictures of the site: one is chosen for the place it was opened from, or looked after. */
export function LibraryDialog() {
  const catalog = useCatalog()
  const { editor, stageRef } = useEditing()
  const say = usePictureSay()
  const work = usePictureWork()
  const site = useEditorState((state) => state.opened?.site)
  const chosen = useEditorState((state) => state.chosen)
  const picks = usePicks(site, chosen)
  const [query, setQuery] = useState('')
  useEffect(
    () => () => void setTimeout(() => document.activeElement === document.body && stageRef.current?.focus()),
    [stageRef],
  )
  const [edited, setEdited] = useState<string | null>(null)
  if (!site) return null
  const all = libraryOf(site, catalog)
  const entries = matching(all, query)
  const entry = all.find(({ medium }) => medium.id === edited)
  const take = (file: File) => {
    work.upload(chosen, file)
    if (chosen) editor.show({ dialog: null })
  }
  const place = (id: string) => {
    if (!chosen) return setEdited(id)
    editor.show({ dialog: null })
    work.place(chosen, id)
  }
  const placeAll = () => {
    editor.show({ dialog: null })
    if (chosen) work.placeAll(chosen, picks.all)
  }
  const dropped = (event: DragEvent) => {
    const [file] = filesIn(event.dataTransfer)
    event.preventDefault()
    if (file) take(file)
  }
  return (
    <DialogFrame
      title={say('library')}
      width={920}
      height={640}
      foot={<Foot n={all.length} picks={picks} place={placeAll} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; keys have the button */}
      <div
        className={styles.dialog}
        onDragOver={(event) => hasFiles(event.dataTransfer) && event.preventDefault()}
        onDrop={dropped}
      >
        <Head query={query} search={setQuery} take={take} />
        <Going />
        <div className={styles.body} data-edits={entry !== undefined}>
          {entries.length > 0 ? (
            <ul className={styles.grid}>
              {entries.map((one) => (
                <Tile key={one.medium.id} entry={one} {...{ picks, place }} edit={setEdited} isEdited={one === entry} />
              ))}
            </ul>
          ) : (
            <p className={styles.nothing}>{say(all.length > 0 ? 'nothingFound' : 'noPictures', { q: query.trim() })}</p>
          )}
          {entry && (
            <MediumDetails
              key={entry.medium.id}
              entry={entry}
              place={chosen ? place : null}
              close={() => setEdited(null)}
            />
          )}
        </div>
      </div>
    </DialogFrame>
  )
}

interface HeadProps {
  readonly query: string
  readonly search: (query: string) => void
  readonly take: (file: File) => void
}

function Head({ query, search, take }: HeadProps) {
  const say = usePictureSay()
  const isPhone = useIsPhone()
  return (
    <div className={styles.head}>
      <input
        // What a dialog gives the focus when it opens; on a phone its keyboard would hide the pictures.
        ref={(field) => void field?.toggleAttribute('autofocus', !isPhone)}
        type="search"
        className={styles.search}
        aria-label={say('search')}
        placeholder={say('search')}
        dir="auto"
        value={query}
        onChange={(event) => search(event.target.value)}
        onPaste={(event) => {
          const [file] = filesIn(event.clipboardData)
          if (file) take(file)
        }}
      />
      <button type="button" className={styles.upload} onClick={() => chooseFile(take)}>
        <PictureIcon name="upload" />
        {say('upload')}
      </button>
    </div>
  )
}

/** What is on its way to the library, and what was refused. */
function Going() {
  const uploads = useWorkState((state) => state.uploads).filter(({ caret }) => caret === null)
  const refused = useWorkState((state) => state.refused)
  const isOurs = refused !== null && refused.caret === null
  if (uploads.length === 0 && !isOurs) return null
  return (
    <div className={styles.going}>
      {uploads.map((upload) => (
        <UploadStrip key={upload.url} upload={upload} />
      ))}
      {isOurs && <RefusedCard refused={refused} />}
    </div>
  )
}

interface TileProps {
  readonly entry: LibraryEntry
  readonly isEdited: boolean
  readonly picks: Picks
  readonly place: (id: string) => void
  readonly edit: (id: string) => void
}

function Tile({ entry: { medium, name, uses }, isEdited, picks, place, edit }: TileProps) {
  const say = usePictureSay()
  const order = picks.all.findIndex(({ id }) => id === medium.id) + 1
  // Once one is picked, the picture itself picks too: the large target is for what one is doing.
  const press = () => (picks.all.length > 0 ? picks.toggle(medium) : place(medium.id))
  return (
    <li className={styles.tile} data-edited={isEdited || undefined} data-picked={order > 0 || undefined}>
      <button type="button" className={styles.pick} onClick={press}>
        <Thumb medium={medium} />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.uses}>{say('used', { n: uses.length })}</span>
      </button>
      {picks.room > 1 && <Check name={name} order={order} picks={picks} toggle={() => picks.toggle(medium)} />}
      <button
        type="button"
        className={`${frame.iconButton} ${styles.edit}`}
        aria-label={`${say('edit')}: ${name}`}
        data-tip={say('edit')}
        aria-expanded={isEdited}
        onClick={() => edit(medium.id)}
      >
        <PictureIcon name="alt" />
      </button>
    </li>
  )
}

interface CheckProps {
  readonly name: string
  /** At which place it was picked; 0: it was not. */
  readonly order: number
  readonly picks: Picks
  readonly toggle: () => void
}

function Check({ name, order, picks, toggle }: CheckProps) {
  const say = usePictureSay()
  const isFull = order === 0 && picks.all.length === picks.room
  return (
    <button
      type="button"
      className={styles.check}
      aria-pressed={order > 0}
      aria-disabled={isFull}
      aria-label={order > 0 ? `${say('select')}: ${name}, ${order}` : `${say('select')}: ${name}`}
      aria-description={isFull ? say('roomFor', { n: picks.room }) : undefined}
      data-check=""
      onClick={toggle}
    >
      {order > 0 && <bdi>{order}</bdi>}
    </button>
  )
}

interface FootProps {
  readonly n: number
  readonly picks: Picks
  readonly place: () => void
}

/** How many pictures there are, or what becomes of those that are picked. */
function Foot({ n, picks: { all, room }, place }: FootProps) {
  const say = usePictureSay()
  return (
    <>
      <span className={styles.count} role="status">
        {all.length === 0 ? say('pictures', { n }) : say('roomFor', { n: room })}
      </span>
      {all.length > 0 && (
        <button type="button" className={styles.main} onClick={place} data-place-all="">
          {say('placeMany', { n: all.length })}
        </button>
      )}
    </>
  )
}

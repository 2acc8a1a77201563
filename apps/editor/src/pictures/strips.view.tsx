import { MAX_PICTURE } from '@mimar/contract/upload'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { below, over } from '../desk/spots.ts'
import { chooseFile } from '../kit/choose-file.ts'
import floating from '../kit/floating.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import styles from '../kit/pictures.module.css'
import { isSameCaret, placeOfPicture } from '../places/picture.ts'
import { BatchCard } from './batch.view.tsx'
import { described } from './picture-acts.ts'
import type { Refused } from './refusals.ts'
import own from './strips.module.css'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'
import type { Asked, Upload } from './work.ts'

const MB = 1_000_000

/** What is said at the pictures it is about: uploads, refusals, and what is asked once. */
export function Strips({ stage }: { readonly stage: Stage }) {
  const uploads = useWorkState((state) => state.uploads)
  const refused = useWorkState((state) => state.refused)
  const asked = useWorkState((state) => state.asked)
  const batch = useWorkState((state) => state.batch)
  return (
    <>
      {batch && (
        <Placed stage={stage} at={batch.caret} spot={below}>
          <BatchCard batch={batch} />
        </Placed>
      )}
      {uploads.map((upload) => upload.caret && <UploadAtPlace key={upload.url} stage={stage} upload={upload} />)}
      {refused?.caret && (
        <Placed stage={stage} at={refused.caret} spot={below}>
          <RefusedCard refused={refused} />
        </Placed>
      )}
      {asked && (
        <Placed stage={stage} at={asked.caret} spot={below} key={`${asked.caret.section}${asked.caret.path}`}>
          <AskedCard asked={asked} stage={stage} />
        </Placed>
      )}
    </>
  )
}

/** The picture stands in its place at once, while it is being sent. */
function UploadAtPlace({ stage, upload }: { readonly stage: Stage; readonly upload: Upload }) {
  if (!upload.caret) return null
  return (
    <>
      <Placed stage={stage} at={upload.caret} spot={over} fills className={styles.preview}>
        <Preview upload={upload} />
      </Placed>
      <Placed stage={stage} at={upload.caret} spot={below}>
        <UploadStrip upload={upload} />
      </Placed>
    </>
  )
}

/** A telephone's photograph that this browser cannot draw stands there by its name until the server has drawn it. */
function Preview({ upload: { url, file } }: { readonly upload: Upload }) {
  const [isUnreadable, setUnreadable] = useState(false)
  if (!isUnreadable) return <img src={url} alt="" data-preview="" onError={() => setUnreadable(true)} />
  return (
    <div className={own.unreadable} data-preview="">
      <PictureIcon name="picture" />
      <bdi>{file.name}</bdi>
    </div>
  )
}

/** How far an upload is; failed or waiting, it keeps its file for another try (U32). */
export function UploadStrip({ upload }: { readonly upload: Upload }) {
  const say = usePictureSay()
  const work = usePictureWork()
  const { share, failure, waits, file } = upload
  const percent = Math.min(99, Math.round(share * 100))
  const why = failure ?? waits
  if (why) {
    return (
      <Strip icon="alert" title={say(failure ? 'uploadFailed' : 'waits')} why={say(why)} isBad={failure !== null}>
        <button type="button" className={failure ? styles.main : styles.act} onClick={() => work.retry(upload)}>
          {say(failure ? 'retry' : 'sendNow')}
        </button>
        <Dismiss label={say('cancelUpload')} run={() => work.cancel(upload.caret)} />
      </Strip>
    )
  }
  return (
    <div className={`${floating.look} ${own.strip}`} role="group" aria-label={file.name} data-strip="">
      <div className={own.stripWords}>
        <span className={own.stripTitle}>
          {say('uploading')} <bdi className={own.percent}>{`${percent}%`}</bdi>
        </span>
        <progress max={100} value={percent} aria-label={say('uploadingAt', { n: percent })} />
      </div>
      <Dismiss label={say('cancelUpload')} run={() => work.cancel(upload.caret)} />
    </div>
  )
}

export function RefusedCard({ refused: { caret, file, why } }: { readonly refused: Refused }) {
  const say = usePictureSay()
  const work = usePictureWork()
  const values = { file: isolated(file.name), n: MAX_PICTURE / MB, m: Math.round(file.size / MB) }
  return (
    <div role="alert">
      <Strip icon="wrongFile" title={say(why, values)} why={say(`${why}Why`, values)} isBad>
        <button type="button" className={styles.act} onClick={() => chooseFile((next) => work.upload(caret, next))}>
          {say('choosePicture')}
        </button>
        <Dismiss label={say('dismiss')} run={() => work.forget('refused')} />
      </Strip>
    </div>
  )
}

/** What the picture shows, asked once and without standing in the way (U34); and whether it is large enough. */
function AskedCard({ stage, asked: { caret, wantsAlt, soft } }: { readonly stage: Stage; readonly asked: Asked }) {
  const catalog = useCatalog()
  const say = usePictureSay()
  const work = usePictureWork()
  const { editor } = useEditing()
  const opened = useEditorState((state) => state.opened)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { chosen } = editor.store.getState()
    // Who has gone on to something else is not called back.
    const isWaiting = ['IFRAME', 'BODY'].includes(document.activeElement?.tagName ?? '')
    if (isSameCaret(chosen, caret) && isWaiting) field.current?.focus({ preventScroll: true })
  }, [editor, caret])
  const place = opened ? placeOfPicture(opened.site, caret, catalog) : undefined
  if (!opened || !place) return null
  const done = () => {
    if (text.trim() !== '') editor.do(described(place, opened.language, text.trim()))
    work.forget('asked')
    stage.focus()
  }
  const warning = soft && (
    <Strip icon="alert" title={say('soft')} why={say('softWhy', { n: soft.has, m: soft.needs })}>
      <button type="button" className={styles.act} onClick={() => chooseFile((file) => work.upload(caret, file))}>
        {say('replace')}
      </button>
      {!wantsAlt && <Dismiss label={say('dismiss')} run={done} />}
    </Strip>
  )
  if (!wantsAlt) return warning
  return (
    <div className={own.asks}>
      {warning}
      <form
        className={`${floating.look} ${styles.popover}`}
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
        onKeyDown={(event) => event.key === 'Escape' && done()}
      >
        <label className={styles.question}>
          {say('altQuestion')}
          <span className={styles.askedRow}>
            <input
              ref={field}
              className={styles.field}
              lang={opened.language}
              dir="auto"
              maxLength={250}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className={styles.main}>
              {say('done')}
            </button>
          </span>
        </label>
        <p className={styles.help}>{say('altHelp')}</p>
      </form>
    </div>
  )
}

interface StripProps {
  readonly icon: 'alert' | 'wrongFile'
  readonly title: string
  readonly why: string
  readonly isBad?: boolean
  readonly children: ReactNode
}

function Strip({ icon, title, why, isBad, children }: StripProps) {
  return (
    <div className={`${floating.look} ${own.strip}`} data-bad={isBad || undefined} data-strip="">
      <PictureIcon name={icon} />
      <div className={own.stripWords}>
        <span className={own.stripTitle}>{title}</span>
        <span className={own.stripWhy}>{why}</span>
      </div>
      {children}
    </div>
  )
}

function Dismiss({ label, run }: { readonly label: string; readonly run: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} data-tip={label} onClick={run}>
      <PictureIcon name="close" />
    </button>
  )
}

/** A file's name keeps its own direction inside of any sentence. */
const isolated = (name: string) => `\u2068${name.length > 40 ? `${name.slice(0, 24)}…${name.slice(-14)}` : name}\u2069`

import type { Media } from '@mimar/document'
import { type Image, NO_IMAGE } from '@mimar/fields'
import { useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Thumb } from '../desk/thumb.view.tsx'
import { ShareCrop } from '../pictures/share-crop.view.tsx'
import { useSettingsContext } from './context.ts'
import styles from './settings.module.css'
import own from './topics.module.css'
import { useSetting } from './use-setting.ts'

interface Props {
  readonly path: string
  readonly label: string
  /** Others show it beside links, in a shape of their own. */
  readonly isBesideLinks?: boolean
}

/** A picture of the site's, chosen from what it has or brought from this device. */
export function PictureSetting({ path, label, isBesideLinks }: Props) {
  const { say } = useSettingsContext()
  const setting = useSetting(path)
  const media = useEditorState(({ opened }) => opened?.site.media)
  const [isOpen, setOpen] = useState(false)
  if (!setting || !media) return null
  const chosen = media[(setting.value as Image).media]
  const choose = (id: string) => {
    setting.set({ ...NO_IMAGE, media: id })
    setOpen(false)
  }
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{label}</span>
      <span className={own.picture}>
        {chosen ? <Thumb medium={chosen} /> : <span className={styles.help}>{say('noPicture')}</span>}
      </span>
      <span className={own.acts}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-label={`${label}: ${say('choosePicture')}`}
          onClick={() => setOpen(!isOpen)}
        >
          {say('choosePicture')}
        </button>
        {isBesideLinks && (
          <ShareCrop
            image={setting.value as Image}
            label={label}
            className={styles.button}
            apply={(crop) => setting.set({ ...(setting.value as Image), crop })}
          />
        )}
        {chosen && (
          <button
            type="button"
            className={styles.quiet}
            aria-label={`${label}: ${say('remove')}`}
            onClick={() => choose('')}
          >
            {say('remove')}
          </button>
        )}
      </span>
      {isOpen && <Shelf all={Object.values(media)} label={label} choose={choose} uploadTo={path} />}
    </div>
  )
}

interface ShelfProps {
  readonly all: readonly Media[]
  readonly label: string
  readonly choose: (id: string) => void
  readonly uploadTo: string
}

function Shelf({ all, label, choose, uploadTo }: ShelfProps) {
  const { say } = useSettingsContext()
  const { editor, server } = useEditing()
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const bring = async (file: File) => {
    setState('busy')
    try {
      const { media, imageFiles } = await server.upload(file, file.name)
      editor.addPictures(imageFiles)
      const value = { ...NO_IMAGE, media: media.id }
      const operations = [
        { do: 'set-media' as const, id: media.id, media },
        { do: 'set-setting' as const, field: uploadTo, value },
      ]
      editor.do({ name: { kind: 'Setting', template: '' }, operations: [{ do: 'together', operations }] })
      setState('still')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={own.shelf} role="group" aria-label={label}>
      <label className={styles.button} aria-busy={state === 'busy'}>
        {say(state === 'busy' ? 'uploading' : 'uploadPicture')}
        <input
          type="file"
          className="only-heard"
          accept="image/*,.heic,.heif"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void bring(file)
          }}
        />
      </label>
      {state === 'failed' && (
        <p className={styles.fault} role="alert">
          {say('uploadFailed')}
        </p>
      )}
      <div className={own.pictures}>
        {all.map((medium) => (
          <button
            key={medium.id}
            type="button"
            aria-label={medium.alt[language] || Object.values(medium.alt)[0] || medium.id}
            onClick={() => choose(medium.id)}
          >
            <Thumb medium={medium} />
          </button>
        ))}
      </div>
    </div>
  )
}

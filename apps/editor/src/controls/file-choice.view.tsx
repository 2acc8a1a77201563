import { MAX_FILE } from '@mimar/contract/upload'
import { ALL_LANGUAGES, type FileUse, type KeptFile, sizeIn } from '@mimar/fields'
import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { chooseFile } from '../kit/choose-file.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { sayFiles } from './file-words.ts'
import { type FileOnItsWay, fileWork, forgetFile, refuseFile, sendFile } from './file-work.ts'

type Say = ReturnType<typeof sayFiles>

/** What a device offers to choose from. */
const ACCEPTED: { readonly [Use in FileUse]: string } = {
  video: 'video/mp4,video/webm,.mp4,.webm',
  captions: 'text/vtt,.vtt',
  pdf: 'application/pdf,.pdf',
}

/** Files of the owner's: sent, replaced and taken away, for everybody or for one language. */
export function FileChoice({ field, value, at, label, say: options, store }: ControlProps<'file'>) {
  const id = useId()
  const say = sayFiles(options.language)
  const languages = useEditorState(({ opened }) => opened?.site.languages) ?? []
  const { use } = field
  const kept = useRef({ value, store })
  kept.current = { value, store }
  const set = (place: string, file: KeptFile | null) => {
    const { [place]: _, ...others } = kept.current.value
    kept.current.store(file ? { ...others, [place]: file } : others)
  }
  const row = (place: string, name: string) => (
    <Row
      key={place}
      {...{ use, say }}
      at={`${at}/${place}`}
      name={name}
      file={value[place]}
      set={(file) => set(place, file)}
    />
  )
  const byLanguage = languages.map(({ code, localizedName }) => row(code, localizedName || code))
  const isSeveral =
    use === 'pdf' && (languages.length > 1 || Object.keys(value).some((place) => place !== ALL_LANGUAGES))
  return (
    <fieldset className={styles.files} aria-describedby={`${id}-what`}>
      <legend>{label}</legend>
      <p id={`${id}-what`} className={styles.why} data-hint>
        {say(use)}
      </p>
      {use === 'captions' ? byLanguage : row(ALL_LANGUAGES, isSeveral ? say('everybody') : '')}
      {isSeveral && (
        <details open={languages.some(({ code }) => value[code])}>
          <summary>{say('byLanguage')}</summary>
          {byLanguage}
        </details>
      )}
    </fieldset>
  )
}

interface RowProps {
  readonly at: string
  readonly use: FileUse
  /** Whom it is for; '' where there is nobody else. */
  readonly name: string
  readonly file: KeptFile | undefined
  readonly say: Say
  readonly set: (file: KeptFile | null) => void
}

/** The file at one place, or what is on its way there. */
function Row({ at, use, name, file, say, set }: RowProps) {
  const { server, announce } = useEditing()
  const waiting = useStore(fileWork, (all) => all[at])
  const choose = () => {
    const chosen = (one: File) => {
      if (one.size > MAX_FILE[use]) return refuseFile(at, one.name, say('tooLarge'))
      const keep = (sent: KeptFile) => {
        set(sent)
        announce(say('here', { name: sent.name }))
      }
      void sendFile(one, { place: at, use, upload: server.upload, kept: keep })
    }
    chooseFile(chosen, ACCEPTED[use])
  }
  return (
    <div className={styles.file}>
      {name !== '' && <span className={styles.fileFor}>{name}</span>}
      {waiting && waiting.share !== null ? (
        <Sending at={at} waiting={{ ...waiting, share: waiting.share }} say={say} />
      ) : (
        <>
          {file && (
            <span className={styles.fileName}>
              <bdi>{file.name}</bdi> <small>{sizeIn(file.size, say.language)}</small>
            </span>
          )}
          <Acts {...{ name, file, say, choose }} remove={() => set(null)} />
        </>
      )}
      <p role="status" className={styles.why}>
        {waiting?.share === null ? `${waiting.name}: ${waiting.why || say('brokeOff')}` : ''}
      </p>
    </div>
  )
}

interface ActsProps extends Pick<RowProps, 'name' | 'file' | 'say'> {
  readonly choose: () => void
  readonly remove: () => void
}

function Acts({ name, file, say, choose, remove }: ActsProps) {
  const first = useRef<HTMLButtonElement>(null)
  const chooseFor = name === '' ? undefined : say('chooseFor', { language: name })
  return (
    <span className={styles.fileActs}>
      <button
        ref={first}
        type="button"
        className={styles.reset}
        aria-label={file ? say('replaceFor', { name: file.name }) : chooseFor}
        onClick={choose}
      >
        {say(file ? 'replace' : 'choose')}
      </button>
      {file && (
        <button
          type="button"
          className={styles.reset}
          aria-label={say('removeFor', { name: file.name })}
          onClick={() => {
            remove()
            // The button goes; the focus stays.
            first.current?.focus()
          }}
        >
          {say('remove')}
        </button>
      )}
    </span>
  )
}

interface SendingProps extends Pick<RowProps, 'at' | 'say'> {
  readonly waiting: FileOnItsWay & { readonly share: number }
}

function Sending({ at, waiting: { name, share, waits }, say }: SendingProps) {
  const percent = Math.floor(share * 100)
  return (
    <>
      <span className={styles.fileName}>
        <bdi>{name}</bdi>
      </span>
      <progress max={100} value={percent} aria-label={say('sendingAt', { name, n: percent })} />
      <button type="button" className={styles.reset} onClick={() => forgetFile(at)}>
        {say('cancel')}
      </button>
      {waits && <small role="status">{say(waits)}</small>}
    </>
  )
}

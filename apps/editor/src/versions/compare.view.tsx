import { useEffect, useId, useRef, useState } from 'react'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { Float } from '../kit/float.view.tsx'
import { Icon } from '../kit/icon.view.tsx'
import type { Version } from '../state/state.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { chosen, limitOf, textNow } from './choose.ts'
import { differing } from './differing.ts'
import { useWriter } from './use-writer.ts'
import styles from './versions.module.css'
import { versionWords } from './words.ts'

interface Props {
  readonly version: Version
  readonly isHere: boolean
  readonly close: () => void
}

/** Both versions beside each other, the words that differ marked, and what can be done about it. */
export function Compare({ version, isHere, close }: Props) {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(versionWords, main.language)
  const [isWriting, setWriting] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const title = useId()
  const now = useEditorState(({ opened }) => (opened ? textNow(opened.site, version.write, catalog) : ''))
  useEffect(() => own.current?.focus(), [])
  const writer = useWriter(version)
  const [mine, theirs] = differing(version.mine, version.theirs)
  const keep = (text: string) => {
    if (chosen(editor, version, text)) close()
  }
  const texts = [
    { name: say('mine'), text: version.mine, pieces: mine },
    { name: writer ? say('theirsOf', { name: writer }) : say('theirs'), text: version.theirs, pieces: theirs },
  ]
  return (
    <Float ref={own} className={styles.card} data-size="large" aria-labelledby={title} tabIndex={-1} leave={close}>
      <div className={styles.head}>
        <p id={title} className={card.title}>
          {writer ? say('titleOf', { name: writer }) : say('title')}
        </p>
        <button type="button" className={card.close} aria-label={main('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {!isHere && <p className={card.text}>{say('elsewhere')}</p>}
      {texts.map(({ name, text, pieces }) => (
        <div key={name} className={styles.version} data-now={text === now || undefined}>
          <p className={styles.name}>{text === now ? `${name}, ${say('onPage')}` : name}</p>
          <p dir="auto" className={styles.words}>
            {text === '' ? say('empty') : pieces.map((piece, at) => marked(piece, at))}
          </p>
        </div>
      ))}
      {isWriting ? (
        <NewText version={version} say={say} use={keep} back={() => setWriting(false)} />
      ) : (
        <Choices
          say={say}
          writer={writer}
          mine={() => keep(version.mine)}
          theirs={() => keep(version.theirs)}
          write={() => setWriting(true)}
        />
      )}
      <p className={styles.foot}>{say('stays')}</p>
    </Float>
  )
}

type Words = PartSay<(typeof versionWords)['en']>

function marked({ text, isOther }: { readonly text: string; readonly isOther: boolean }, at: number) {
  return isOther ? <mark key={at}>{text}</mark> : text
}

interface ChoicesProps {
  readonly say: Words
  readonly writer: string
  readonly mine: () => void
  readonly theirs: () => void
  readonly write: () => void
}

function Choices({ say, writer, mine, theirs, write }: ChoicesProps) {
  return (
    <div className={card.acts}>
      <button type="button" className={card.main} onClick={mine}>
        {say('keepMine')}
      </button>
      <button type="button" className={`${card.act} ${styles.framed}`} onClick={theirs}>
        {writer ? say('keepOf', { name: writer }) : say('keepTheirs')}
      </button>
      <button type="button" className={card.act} onClick={write}>
        {say('writeNew')}
      </button>
    </div>
  )
}

interface NewTextProps {
  readonly version: Version
  readonly say: Words
  readonly use: (text: string) => void
  readonly back: () => void
}

/** Both as one text to edit. */
function NewText({ version, say, use, back }: NewTextProps) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const { site } = editor.store.getState().opened ?? {}
  const { limit, hasLines, length } = limitOf(site, version.write, catalog)
  const [text, setText] = useState(() => [version.mine, version.theirs].filter(Boolean).join(hasLines ? '\n' : ' '))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isTooLong = limit !== null && length(text) > limit
  const set = (words: string) => setText(hasLines ? words : words.replaceAll(/\s*\n\s*/g, ' '))
  return (
    <>
      <label className={styles.new}>
        {say('newText')}
        <textarea
          ref={field}
          dir="auto"
          rows={3}
          value={text}
          aria-invalid={isTooLong}
          onChange={(event) => set(event.target.value)}
        />
      </label>
      {limit !== null && (
        <p className={styles.count} role="status" data-over={isTooLong || undefined}>
          {`${length(text)}/${limit}`} {isTooLong && say('tooLong')}
        </p>
      )}
      <div className={card.acts}>
        <button
          type="button"
          className={card.main}
          aria-disabled={isTooLong}
          onClick={() => !isTooLong && use(text.trim())}
        >
          {say('use')}
        </button>
        <button type="button" className={card.act} onClick={back}>
          {say('back')}
        </button>
      </div>
    </>
  )
}

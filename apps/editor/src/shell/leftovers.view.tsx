import { useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import { leftoverWords } from './leftover-words.ts'

const NONE: readonly never[] = []

/** What could not be applied waits here until each piece is copied or discarded; it never goes by itself. */
export function Leftovers() {
  const { editor, say } = useEditing()
  const sayLeft = sayPart(leftoverWords, say.language)
  const leftovers = useEditorState((state) => state.opened?.leftovers ?? NONE)
  if (leftovers.length === 0) return null
  return (
    <section className={card.tray} aria-label={sayLeft('title', { n: leftovers.length })}>
      <p className={card.title}>
        <Icon name="inbox" />
        {sayLeft('title', { n: leftovers.length })}
      </p>
      <p className={card.text}>{sayLeft('why')}</p>
      {leftovers.map(({ change, text }) => (
        <div key={change.id} className={card.left}>
          <p dir="auto">{text}</p>
          <div className={card.acts}>
            <button
              type="button"
              className={card.act}
              onClick={() => void copyText(text).then((isCopied) => isCopied && editor.notify(say('copied')))}
            >
              <Icon name="copy" />
              {sayLeft('copy')}
            </button>
            <button type="button" className={card.act} onClick={() => editor.discardLeftover(change.id)}>
              {say('discard')}
            </button>
          </div>
        </div>
      ))}
    </section>
  )
}

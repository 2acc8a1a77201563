import type { MovedTo } from '@mimar/contract'
import { useMemo } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { textsIn } from '../state/texts-in.ts'
import { sayPart } from '../words/words.ts'
import { movedWords } from './moved-words.ts'

const NONE: readonly never[] = []

/** Another server has the site: where it is edited now, and what was typed here and is not there. It stays until the site is left. */
export function MovedCard({ movedTo }: { readonly movedTo: MovedTo }) {
  const { say } = useEditing()
  const sayMoved = sayPart(movedWords, say.language)
  const count = useEditorState(({ opened }) => opened?.unsent.length ?? 0)
  return (
    <section className={card.hanging} aria-label={sayMoved('title')} data-away="moved">
      <div className={card.icon} data-kind="warn">
        <Icon name="alertTriangle" />
      </div>
      <div className={card.body}>
        <div role="status">
          <p className={card.title}>{sayMoved('title')}</p>
          <p className={card.text}>{sayMoved('where', { host: new URL(movedTo.editor).host })}</p>
          {count > 0 && <p className={card.text}>{sayMoved('waits', { n: count })}</p>}
        </div>
        {count > 0 && <Waiting />}
        <div className={card.acts}>
          <a className={card.main} href={movedTo.editor}>
            {sayMoved('go')}
          </a>
        </div>
      </div>
    </section>
  )
}

/** The texts among what waits, to be read and taken along. */
function Waiting() {
  const { editor, say } = useEditing()
  const sayMoved = sayPart(movedWords, say.language)
  const unsent = useEditorState(({ opened }) => opened?.unsent ?? NONE)
  const texts = useMemo(() => textsIn(unsent.map(({ operation }) => operation)), [unsent])
  if (texts.length === 0) return null
  const copy = async () => {
    if (await copyText(texts.join('\n\n'))) editor.notify(say('copied'))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys. */}
      <ul className={card.kept} aria-label={sayMoved('texts')} tabIndex={0}>
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <div className={card.acts}>
        <button type="button" className={card.act} onClick={() => void copy()}>
          <Icon name="copy" />
          {sayMoved('copy')}
        </button>
      </div>
    </>
  )
}

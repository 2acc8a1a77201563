import { useId, useRef } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import card from '../kit/card.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { keepAt } from '../kit/popover.ts'
import { sayPart } from '../words/words.ts'
import { failedWords } from './failed-words.ts'

/** Nothing was published: why, that nothing is lost, and the way to try again. */
export function PublishFailed() {
  const { editor, say } = useEditing()
  const sayFailed = sayPart(failedWords, say.language)
  const publishing = useEditorState((state) => state.publishing)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const { message, code, part } = publishing.kind === 'failed' ? publishing : { message: '', code: '' }
  const place = ({ newState }: { readonly newState?: string }) => {
    if (newState === 'open' && popover.current && button.current) keepAt(popover.current, button.current)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.publish}
        data-look="failed"
        data-publish="failed"
        popoverTarget={id}
      >
        <Icon name="alertTriangle" />
        <span>
          {sayFailed('title')}
          <span className={styles.rest}>
            {' '}
            · <em>{say('why')}</em>
          </span>
        </span>
      </button>
      <div ref={popover} id={id} popover="auto" className={card.popover} onToggle={place}>
        <div className={card.icon} data-kind="danger">
          <Icon name="alertTriangle" />
        </div>
        <div>
          <p className={card.title}>{sayFailed('nothing')}</p>
          <p className={card.text}>
            <bdi>{message}</bdi> {sayFailed('kept')}
          </p>
          <div className={card.acts}>
            <button type="button" className={card.main} onClick={() => void editor.publish(part)}>
              {say('tryAgain')}
            </button>
            <button
              type="button"
              className={card.act}
              onClick={() =>
                void copyText(`${code}: ${message}`).then((isCopied) => isCopied && editor.notify(say('copied')))
              }
            >
              {sayFailed('copy')}
            </button>
          </div>
        </div>
      </div>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { sayPart, type UiLanguage } from '../words/words.ts'
import styles from './copy-by-hand.module.css'
import { type CopyWords, copyWords } from './copy-words.ts'
import { Dialog } from './dialog.view.tsx'
import { isMac } from './is-mac.ts'

const WIDTH = 440
const MOST_ROWS = 10

/** Shows a text that the browser does not copy, selected, above whatever is open. */
export function showToCopy(text: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const say = sayPart(copyWords, document.documentElement.lang as UiLanguage)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<ToCopy text={text} say={say} close={close} />)
}

interface Props {
  readonly text: string
  readonly say: CopyWords
  readonly close: () => void
}

function ToCopy({ text, say, close }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <Dialog title={say('notCopied')} close={close} closeName={say('close')} width={WIDTH} contentClass={styles.sheet}>
      <p>{say('byHand', { keys: isMac() ? '⌘C' : 'Ctrl+C' })}</p>
      <textarea
        ref={field}
        className={styles.text}
        dir="auto"
        readOnly
        rows={Math.min(MOST_ROWS, text.split('\n').length + 1)}
        aria-label={say('text')}
        value={text}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  )
}

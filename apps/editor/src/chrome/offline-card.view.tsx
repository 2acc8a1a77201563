import { useState } from 'react'
import { sayPart } from '../words/words.ts'
import { awayWords } from './away-words.ts'
import card from './card.module.css'
import { useEditing, useEditorState } from './editing.ts'
import { Icon } from './icon.view.tsx'

/** Told once when the connection goes: the work goes on, and where it is kept. */
export function OfflineCard() {
  const { say } = useEditing()
  const sayAway = sayPart(awayWords, say.language)
  const count = useEditorState((state) => state.opened?.unsent.length ?? 0)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className={card.hanging} role="status">
      <div className={card.icon} data-kind="warn">
        <Icon name="cloudOff" />
      </div>
      <div>
        <p className={card.title}>{sayAway('offlineTitle')}</p>
        <p className={card.text}>{sayAway('offlineText', { n: count })}</p>
        <p className={card.note}>
          <Icon name="lock" />
          {say('publishWaits')}
        </p>
      </div>
      <button type="button" className={card.close} aria-label={say('close')} onClick={() => setClosed(true)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

import { useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { saveStateOf } from '../state/save-state.ts'
import type { Unkept } from '../state/state.ts'
import { sayPart } from '../words/words.ts'
import { unkeptWords } from './unkept-words.ts'

interface Props {
  readonly unkept: Unkept
  readonly close: () => void
}

/** This device keeps no copy of changes: what that means, what to do, and trying again. Goes away once it keeps them. */
export function UnkeptCard({ unkept, close }: Props) {
  const { editor, say } = useEditing()
  const sayUnkept = sayPart(unkeptWords, say.language)
  const isHere = useEditorState((state) => saveStateOf(state) === 'unkept')
  return (
    <div className={card.hanging} role="status" data-away="unkept" data-unkept={unkept}>
      <div className={card.icon} data-kind="warn">
        <Icon name="alertTriangle" />
      </div>
      <div>
        <p className={card.title}>{sayUnkept(unkept)}</p>
        <p className={card.text}>{`${sayUnkept(isHere ? 'here' : 'sent')} ${sayUnkept(`${unkept}Text`)}`}</p>
        <div className={card.acts}>
          <button type="button" className={card.act} onClick={() => editor.retry()}>
            {say('retry')}
          </button>
        </div>
      </div>
      <button type="button" className={card.close} aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

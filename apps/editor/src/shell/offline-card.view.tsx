import { useEffect, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import card from '../kit/card.module.css'
import { Icon } from '../kit/icon.view.tsx'
import type { IconName } from '../kit/icons.ts'
import { saveStateOf, unkeptNow } from '../state/save-state.ts'
import { sayPart } from '../words/words.ts'
import { awayWords } from './away-words.ts'
import { UnkeptCard } from './unkept-card.view.tsx'

/** Few sites ever move: it comes when one has. */
const MovedCard = lazyAside(() => import('./moved-card.view.tsx').then((part) => ({ default: part.MovedCard })))

const AWAY = ['offline', 'unreachable', 'failing', 'busy', 'moving'] as const
type Away = (typeof AWAY)[number]

/** Told once when saving stops: what happened, that the work goes on, and where it is kept. */
export function OfflineCard() {
  const state = useEditorState(saveStateOf)
  const [closed, setClosed] = useState<string | null>(null)
  const unkept = useEditorState(unkeptNow)
  const movedTo = useEditorState(({ opened }) => opened?.facts.movedTo)
  if (movedTo) return <MovedCard movedTo={movedTo} />
  if (unkept) return closed === unkept ? null : <UnkeptCard unkept={unkept} close={() => setClosed(unkept)} />
  const away = AWAY.find((one) => one === state)
  if (!away || closed === away) return null
  return <AwayCard away={away} close={() => setClosed(away)} />
}

function AwayCard({ away, close }: { readonly away: Away; readonly close: () => void }) {
  const { say } = useEditing()
  const sayAway = sayPart(awayWords, say.language)
  const count = useEditorState((state) => state.opened?.unsent.length ?? 0)
  const retryAt = useEditorState((state) => state.retryAt)
  const words = {
    offline: [sayAway('offlineTitle'), sayAway('offlineText', { n: count })],
    unreachable: [sayAway('serverTitle'), sayAway('serverText')],
    failing: [sayAway('failingTitle'), sayAway('failingText')],
    busy: [sayAway('busyTitle'), sayAway('busyText')],
    moving: [sayAway('movingTitle'), sayAway('movingText')],
  }
  const [title, text] = words[away]
  return (
    <div className={card.hanging} role="status" data-away={away}>
      <div className={card.icon} data-kind="warn">
        <Icon name={ICONS[away] ?? 'cloudOff'} />
      </div>
      <div>
        <p className={card.title}>{title}</p>
        <p className={card.text}>{text}</p>
        {away !== 'offline' && retryAt !== null && <Again at={retryAt} />}
        {away === 'offline' && (
          <p className={card.note}>
            <Icon name="lock" />
            {say('publishWaits')}
          </p>
        )}
      </div>
      <button type="button" className={card.close} aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

const ICONS: { readonly [A in Away]?: IconName } = { failing: 'alertTriangle', busy: 'busy', moving: 'busy' }

/** Counts down to the next try; not read aloud each second. */
function Again({ at }: { readonly at: number }) {
  const { say } = useEditing()
  const sayAway = sayPart(awayWords, say.language)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={card.note} aria-hidden="true">
      {sayAway('again', { n: Math.max(0, Math.ceil((at - now) / 1_000)) })}
    </p>
  )
}
